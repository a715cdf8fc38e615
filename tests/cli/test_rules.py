"""`watten-tutor rules`: a rule set as a rulebook, or the list of all."""

import re

import pytest
from click.testing import CliRunner

from watten_tutor.cli import paper
from watten_tutor.cli.main import main
from watten_tutor.i18n import LANGUAGES
from watten_tutor.rulebook.cite import areas, cite
from watten_tutor.rulebook.load import load_ruleset, option_names, ruleset_names


def run(*arguments, color=False):
    return CliRunner().invoke(main, ["rules", *arguments], color=color)


def flat(text):
    """The text with its lines joined, to look for sentences in it."""
    return " ".join(text.split())


# -- the list ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_name_all_sets_and_options_are_listed_each_with_its_sentence(language):
    result = run("--lang", language)
    assert result.exit_code == 0
    listed = re.findall(r"^([a-z0-9-]+)  +\S", result.output, re.MULTILINE)
    assert listed == [*ruleset_names(), *option_names()]
    assert max(map(len, result.output.splitlines())) <= 80


# -- a rulebook --------------------------------------------------------------------------------------

BOOKS = [*ruleset_names(), "tyrolean+guate+target-18", "bavarian+unkritisch", "tyrolean+{guate: yes}"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOOKS)
def test_every_rule_in_force_is_told_with_heading_and_text(name, language):
    result = run(name, "--lang", language)
    assert result.exit_code == 0
    ruleset = load_ruleset(name)
    told = flat(result.output)
    for area in areas(ruleset, language):
        assert f"\n\n{area.heading}\n{'-' * len(area.heading)}\n" in result.output
        for rule in area.rules:
            cited = cite(rule, language, ruleset)
            assert f"{cited.heading} {cited.text} (" in told
    assert max(map(len, result.output.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOOKS)
def test_no_note_of_the_end_is_told_twice_or_not_referred_to(name, language):
    body, *notes = re.split(r"^1\. ", run(name, "--lang", language).output, maxsplit=1, flags=re.MULTILINE)
    numbers = re.findall(r"^(\d+)\. ", "1. " + notes[0], re.MULTILINE)
    assert numbers == [str(n) for n in range(1, len(numbers) + 1)]
    for number in numbers:
        assert re.search(rf"(reading|Lesart|lettura)\s+{number}[;)]", body)


def test_the_beginning_of_a_rulebook():
    told = run("tyrolean+guate+target-18", "--lang", "en").output.split("\n\n")
    assert told[0] == "Tyrolean + guate + target-18\n============================"
    assert told[1].splitlines() == [
        "33 cards with the Weli, three Kritische, a duty when trump is led, game to 15.",
        "Played in Tyrol, Salzburg and Upper Austria.",
        "Added to it, or changed in it:",
        "+ With the Guate: the trump one rank above the Schlag beats the Rechter.",
        "+ Game to 18.",
    ]
    assert told[2].splitlines() == [
        "What differs from the base game",
        "-------------------------------",
        "                            here                       base game",
        "--------------------------  -------------------------  -------------------------",
        "The Guate                   beats the Rechter          not played",
        "Points to win the game      18                         15",
    ]


def test_the_base_game_differs_from_nothing():
    told = flat(run("tyrolean", "--lang", "en").output)
    assert "This is the base game" in told
    assert "What differs" not in told


def test_the_order_of_the_cards_is_drawn():
    output = run("south-tyrolean", "--lang", "de").output
    assert (
        "Mit Schlag 10 und Trumpf ♠, von hoch nach niedrig:\n"
        "  Kritische: K♥, 6♦, 7♣\n"
        "  Guate: B♠\n"
        "  Rechter: 10♠\n"
        "  Linke (gleich hoch: der zuerst gespielte sticht): 10♣, 10♥, 10♦\n"
        "  Trümpfe: A♠, K♠, D♠, 9♠, 8♠, 7♠\n"
    ) in output
    assert "Mit Schlag K und Trumpf ♥" in output
    assert (
        "With Schlag 6 and trump ♠, from high to low:\n  Linke: 6♦\n"
        in run("unkritisch", "--lang", "en").output
    )
    assert "Schlag K" not in run("unkritisch", "--lang", "en").output


def test_sources_and_house_readings_are_told_apart():
    output = run("wurftwatten", "--lang", "en").output
    assert "  (S3 Varianti comuni: Wurftwatten)\n" in output
    assert re.search(r"\(S3 Varianti comuni: Wurftwatten; house reading (\d)\)", output)
    assert "How many tricks win with three cards each, the source does not say." in flat(output)
    assert "\nS3  Watten: Come si gioca" in output
    assert "\nhouse" not in output


def test_a_german_reader_is_shown_the_german_source_first():
    assert "(S1 §3 Die Kritischen; S0 §3 The Kritische)" in run("tyrolean", "--lang", "de").output


# -- names that are none -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "language", "words"),
    [
        ("tirolean", "en", "Did you mean tyrolean?"),
        ("tirolean", "de", "Meinst du tyrolean?"),
        ("tyrolean+gaute", "it", "Intendevi guate?"),
        ("tyrolean+{targets: 18}", "en", "Did you mean target?"),
        ("tyrolean+target-11+target-18", "en", "A game has one target"),
        ("tyrolean+beasn", "de", "Den Beasn gibt es nur zusammen mit dem Guaten."),
        ("three-handed+blind", "it", "il primiero annuncia sia lo Schlag sia la briscola"),
    ],
)
def test_what_is_no_rule_set_is_refused_with_the_reason_in_the_readers_language(name, language, words):
    for arguments in ([name, "--lang", language], ["--lang", language, name]):
        result = run(*arguments)
        assert result.exit_code == 2
        assert words in flat(result.output)
        assert "Traceback" not in result.output


# -- the page ----------------------------------------------------------------------------------------


def test_it_is_plain_when_piped_and_has_bold_headings_on_a_terminal():
    assert "\x1b" not in run("bavarian", "--lang", "en").output
    assert "\x1b[1mBavarian\x1b[0m\n========" in run("bavarian", "--lang", "en", color=True).output


@pytest.mark.parametrize(("terminal", "width"), [(200, 80), (60, 60), (10, 40)])
def test_a_terminal_decides_the_width_within_bounds(terminal, width, monkeypatch):
    monkeypatch.setattr(paper.sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", str(terminal))
    assert paper.columns() == width


def test_a_narrow_page_keeps_its_width(monkeypatch):
    monkeypatch.setattr("watten_tutor.cli.rules.columns", lambda: 60)
    lines = run("italian-21", "--lang", "en").output.splitlines()
    assert 50 < max(map(len, lines)) <= 60


def test_help_shows_examples():
    assert "watten-tutor rules tyrolean+guate+target-18" in run("--help").output
