"""Every text for people comes from the catalogues, and every style stays inside our own boxes."""

import ast
import re
from pathlib import Path

import pytest

from watten_tutor import ui
from watten_tutor.core.cards import deck
from watten_tutor.i18n import catalogue
from watten_tutor.picture.palette import DARK, LIGHT
from watten_tutor.ui.style import card_class, card_faces, style_sheet

SOURCES = sorted(Path(ui.__file__).parent.glob("*.py"))


def literals(source):
    """The text literals of a module that are no docstrings."""
    tree = ast.parse(source.read_text("utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    ]


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_no_sentence_stands_in_the_code(source):
    in_tags = re.compile(r"<[^>]*>?|\{[^}]*\}")
    words = [
        text
        for text in literals(source)
        if re.search(r"[a-z]{2,} [a-z]{2,} [a-z]{2,}", in_tags.sub("", text))
    ]
    allowed = [" is none of ", " is not offered"]  # errors of programmers
    assert [text for text in words if not any(part in text for part in allowed)] == []


def test_every_message_of_the_interface_is_used():
    code = "\n".join(source.read_text("utf-8") for source in SOURCES)
    whole = set(re.findall(r"[\"']((?:ui|ask)\.[\w.-]+)[\"']", code))
    parts = [
        re.sub(r"\\\{[^}]*\\\}", "[a-z-]+", re.escape(each))
        for each in re.findall(r'f[\'"]((?:ui|ask)\.[^\'"]*)', code)
    ]
    every = catalogue("en").keys()
    keys = [key for key in every if key.startswith(("ui.", "ask."))]
    unused = [key for key in keys if key not in whole and not any(re.fullmatch(part, key) for part in parts)]
    assert unused == []
    assert [key for key in whole if key not in keys] == []


def test_every_rule_of_the_style_sheet_is_ours():
    sheet = re.sub(r"/\*.*?\*/", "", style_sheet(), flags=re.DOTALL)
    selectors = re.findall(r"(?:^|[{}])\s*([^{}@]+?)\s*\{", sheet)
    one_by_one = [each.strip() for selector in selectors for each in re.split(r",(?![^(]*\))", selector)]
    assert [each for each in one_by_one if ".wt-" not in each] == []
    assert len(one_by_one) > 100


def test_the_colours_are_those_of_the_pictures():
    sheet = style_sheet()
    assert f"--wt-paper: {LIGHT['paper']};" in sheet
    assert f"--wt-card-ink: {DARK['card_ink']};" in sheet
    assert "http" not in sheet.replace("http://www.w3.org", "")


def test_every_card_has_a_class_and_a_face_of_its_own():
    assert len({card_class(each) for each in deck(33)}) == 33
    faces = card_faces("wt-x", deck(33), "german", "de")
    assert len(set(re.findall(r"url\(([^)]*)\)", faces))) == 33
