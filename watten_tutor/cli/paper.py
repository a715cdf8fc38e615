"""Plain text as wide as the terminal: titles, paragraphs, tables, and the notes at the end.

Titles are bold on a terminal; click leaves that out where the text is piped.
"""

import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

import click

from watten_tutor.i18n import Speech
from watten_tutor.picture.text import COLUMNS
from watten_tutor.rulebook.cite import SourceRef

_NARROWEST = 40  # below this nothing is read with pleasure; let the terminal break the lines
_TIED = "\N{NO-BREAK SPACE}"  # no line is broken here


def columns() -> int:
    """How wide to write: the terminal's width up to that of all text, which is also a pipe's."""
    if not sys.stdout.isatty():
        return COLUMNS
    return max(_NARROWEST, min(COLUMNS, shutil.get_terminal_size().columns))


def paragraph(text: str, width: int, indent: str = "", hanging: str = "") -> str:
    """A text broken into lines; all of them indented, all but the first a little more.

    Example:
        >>> print(paragraph("one two three four", 12, "  ", "- "))
          one two
          - three
          - four
    """
    return textwrap.fill(
        text,
        width,
        initial_indent=indent,
        subsequent_indent=indent + hanging,
        break_on_hyphens=False,
        break_long_words=False,
    ).replace(_TIED, " ")


def title(text: str, width: int) -> str:
    """The title of a page, with a double line below it."""
    return _underlined(text, "=", width)


def heading(text: str, width: int) -> str:
    """The heading of a part, with a line below it."""
    return _underlined(text, "-", width)


def _underlined(text: str, sign: str, width: int) -> str:
    lines = paragraph(text, width).splitlines()
    bold = [click.style(line, bold=True) for line in lines]
    return "\n".join([*bold, sign * max(map(len, lines))])


def capital(text: str) -> str:
    """The text with a capital to begin with, where it stands alone.

    Example:
        >>> capital("der Ruf")
        'Der Ruf'
    """
    return text[:1].upper() + text[1:]


def table(rows: Iterable[Sequence[str]], widths: Sequence[int]) -> str:
    """Cells broken into their columns, which two blanks part; the first row is told from the others.

    Example:
        >>> print(table([("", "here"), ("a long flag", "yes")], (6, 4)))
                here
        ------  ----
        a long  yes
        flag
    """
    first, *others = rows
    lines = [*_row(first, widths), "  ".join("-" * width for width in widths)]
    for each in others:
        lines += _row(each, widths)
    return "\n".join(lines)


def _row(cells: Sequence[str], widths: Sequence[int]) -> list[str]:
    columns = [
        textwrap.wrap(cell, width, break_on_hyphens=False) for cell, width in zip(cells, widths, strict=True)
    ]
    return [
        "  ".join(part.ljust(width) for part, width in zip(line, widths, strict=True)).rstrip()
        for line in zip_longest(*columns, fillvalue="")
    ]


@dataclass(slots=True)
class Notes:
    """The sources a page has named so far; house readings are numbered and told once, at the end."""

    speech: Speech
    _house: list[str] = field(default_factory=list)
    _named: dict[str, SourceRef] = field(default_factory=dict)

    def refer(self, sources: Iterable[SourceRef], width: int, indent: str, rule: str = "") -> str:
        """Who says so, in brackets and paler: "(S0 §3 The Kritische; house reading 2)"; `rule` before."""
        told = "; ".join(self._refer(each).replace(" ", _TIED) for each in sources)
        return click.style(paragraph(f"{rule} ({told})".lstrip(), width, indent, " "), dim=True)

    def _refer(self, source: SourceRef) -> str:
        if not source.house:
            self._named.setdefault(source.id, source)
            return f"{source.id} {source.section}"
        if source.section not in self._house:
            self._house.append(source.section)
        return self.speech.text("rules.house-ref", n=self._house.index(source.section) + 1)

    def blocks(self, width: int) -> list[str]:
        """The house readings and the sources, each under its heading."""
        house = [paragraph(f"{n}. {text}", width, "", "   ") for n, text in enumerate(self._house, 1)]
        named = [
            paragraph(
                f"{source}  {self.speech.text('rules.source', title=ref.title, licence=ref.licence)}",
                width,
                "",
                "    ",
            )
            for source, ref in sorted(self._named.items())
        ]
        parts = (("rules.house", house), ("rules.sources", named))
        return ["\n".join([heading(self.speech.text(key), width), *lines]) for key, lines in parts if lines]
