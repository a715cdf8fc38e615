"""What is wrong with a file, where, and how to mend it.

A `Diagnostic` holds facts; the sentences are in the catalogues. `diagnostic.<code>` is the message,
`hint.<name>` an advice. Codes are stable: programs that read `watten-tutor answer` rely on them.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, TypeAlias

from watten_tutor.core.errors import WattenError
from watten_tutor.core.notation import fold
from watten_tutor.i18n import Speech
from watten_tutor.rulebook.values import format_value

MAX_PROBLEMS = 100
"""Nobody mends more at once; a file with more of them is no scenario gone wrong but something else."""

DID_YOU_MEAN = "hint.did-you-mean"
"""The advice that names the nearest word, which is what its reader looks for in a list."""

_SAY_IT = frozenset({DID_YOU_MEAN, "hint.card-behind", "hint.won-by-player"})
"""Advice that needs no list of all that is allowed before it; it would drown there."""

Json: TypeAlias = str | int | list[str] | None


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One problem of one file.

    Attributes:
        code: stable, kebab-case.
        line: counted from 1.
        col: counted from 1.
        path: the way from the top of the file, as `tricks[0][2].Ben`; empty for the whole file.
        found: what stands there, as written.
        allowed: what may stand there, where that can be listed.
        hint: catalogue key of an advice.
        facts: values for the slots of message and advice besides `found`.
        wording: the message by name, where that of the code does not say it well.
    """

    code: str
    line: int = 1
    col: int = 1
    path: str = ""
    found: str | None = None
    allowed: tuple[str, ...] = ()
    hint: str | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    wording: str = ""

    def message(self, lang: str = "en") -> str:
        """What is wrong, as one sentence."""
        return self._say(lang, f"diagnostic.{self.wording or self.code}")

    def advice(self, lang: str = "en") -> str | None:
        """How to mend it, if there is something to say."""
        return None if self.hint is None else self._say(lang, self.hint)

    @property
    def listed(self) -> tuple[str, ...]:
        """What is allowed, as it is typed; nothing where the advice says it better."""
        return () if self.hint in _SAY_IT else tuple(map(as_typed, self.allowed))

    def _say(self, lang: str, key: str) -> str:
        facts: dict[str, object] = {"found": self.found or "", **self.facts}
        if isinstance(near := facts.get("suggestion"), str):
            facts["suggestion"] = as_typed(near)
        return Speech(lang).text(key, **facts)

    def text(self, speech: Speech) -> str:
        """The message, to stand in the slot of another."""
        return self.message(speech.language)

    def sentences(self, lang: str = "en") -> str:
        """All there is to say: what is wrong, what is allowed where nothing is near to it, advice."""
        sentences = [self.message(lang)]
        if self.listed:
            sentences.append(Speech(lang).text("diagnostic-allowed", allowed=", ".join(self.listed)))
        if (advice := self.advice(lang)) is not None:
            sentences.append(advice)
        return " ".join(sentences)

    def format(self, file: str = "-", lang: str = "en") -> str:
        """One line for people: `file:line:col: code:` and all there is to say; the place only in a file."""
        place = f"{file}:{self.line}:{self.col}: " if file else ""
        return f"{place}{self.code}: {self.sentences(lang)}"

    def as_dict(self, lang: str = "en") -> dict[str, Json]:
        """The same for programs, with the keys of the batch contract."""
        return {
            "code": self.code,
            "message": self.message(lang),
            "line": self.line,
            "col": self.col,
            "path": self.path,
            "found": self.found,
            "allowed": list(self.allowed),
            "hint": self.advice(lang),
        }


class ScenarioError(WattenError):
    """A file that is no scenario. Knows every problem in it, in the order of the file."""

    def __init__(self, diagnostics: Iterable[Diagnostic], file: str = "-") -> None:
        """Keep the problems, sorted by place."""
        self.diagnostics = tuple(sorted(diagnostics, key=lambda each: (each.line, each.col)))
        self.file = file
        super().__init__("scenario-broken", count=len(self.diagnostics))

    def __str__(self) -> str:
        """All problems in English, one a line."""
        return self.format()

    def format(self, lang: str = "en") -> str:
        """All problems, one a line."""
        return "\n".join(each.format(self.file, lang) for each in self.diagnostics)


def diagnose(error: WattenError) -> Diagnostic:
    """An error of the rules as a problem: `found`, `allowed` and what it suggests told apart.

    Example:
        >>> diagnose(WattenError("unknown-ruleset", found="tirol", allowed=("tyrolean",))).message("de")
        'Ein Regelwerk „tirol“ gibt es nicht.'
    """
    facts = dict(error.facts)
    found, allowed = facts.pop("found", None), facts.pop("allowed", ())
    assert isinstance(allowed, tuple)
    hint = DID_YOU_MEAN if facts.get("suggestion") else None
    if error.code == "option-clash":
        hint = f"clash.{facts.pop('clash')}"
    shown = None if found is None else format_value(found)
    return Diagnostic(error.code, found=shown, allowed=tuple(map(str, allowed)), hint=hint, facts=facts)


def as_typed(word: str) -> str:
    """A word as it must be typed into a file: in quotes where YAML would read its signs.

    Example:
        >>> as_typed("tyrolean"), as_typed("tyrolean+{guate: yes}")
        ('tyrolean', '"tyrolean+{guate: yes}"')
    """
    return f'"{word}"' if "{" in word or ": " in word else word


def note(problems: list[Diagnostic], problem: Diagnostic) -> None:
    """Add a problem to those noted already.

    Raises:
        ScenarioError: with all of them if there are too many to go on.
    """
    problems.append(problem)
    if len(problems) >= MAX_PROBLEMS:
        more = Diagnostic("too-many-problems", problem.line, problem.col, facts={"limit": MAX_PROBLEMS})
        raise ScenarioError([*problems, more])


def nearest(word: str, names: Iterable[str]) -> str | None:
    """The name most like this word, if one is like it at all; case and accents do not matter.

    Example:
        >>> nearest("Cralа", ["Anna", "Carla"]), nearest("xyz", ["Anna"])
        ('Carla', None)
    """
    by_folded = {fold(name): name for name in names}
    found = get_close_matches(fold(word), by_folded, 1, cutoff=0.6)
    return by_folded[found[0]] if found else None
