"""What is wrong in a line that is no YAML, in plain words."""

import re

from watten_tutor.scenario.diagnostics import Diagnostic

_VALUE = re.compile(r"\s*(?:- +)*(?:[^\s:\"'#]+:(?: +|$))?(?P<value>.*)")
_KEY = re.compile(r"(?:^|[{,])\s*(?P<key>[^\s\"'{}\[\],:#]+\{[^{}]*\})\s*:(?:\s|$)")
"""A key with braces in it, as a rule set with single flags has, and no quotes around it."""
NO_BLANK = re.compile(r"\s*(?:- +)*[^\W\d][\w-]*:[^\s:/]")
"""A key with no blank after its colon; `13:11` and `http://` are none."""
_SIGNS = "@`%*&!?|>-,]}"


def damage(text: str, line: int, col: int) -> Diagnostic:
    """What to tell about a place (counted from 0) where the text is no YAML.

    The parser's own words ("could not find expected ':'") help nobody, so the lines are looked at for
    the usual slips.
    """
    lines = text.splitlines() or [""]
    line = min(line, len(lines) - 1)
    while line and not lines[line].strip():
        line, col = line - 1, len(lines[line - 1])
    hint, sign = _slip(lines[line])
    if hint == "yaml-indent" and line:
        # The parser often notices only on the next line.
        above, above_sign = _slip(lines[line - 1])
        if above not in ("yaml-indent", "yaml-colon") or _lacks_colon(lines[line - 1], lines[line]):
            line, hint, sign = line - 1, above, above_sign
            col = _indent(lines[line])
    found = lines[line].strip()
    return Diagnostic(
        "yaml-damage", line + 1, col + 1, "", found[:60], hint=f"hint.{hint}", facts={"sign": sign}
    )


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _lacks_colon(line: str, following: str) -> bool:
    """Whether a line is meant as a key, which no line further in continues, and has no colon."""
    text = line.split("#")[0].strip()
    meant = bool(text) and not text.startswith("-") and _indent(line) <= _indent(following)
    return meant and ": " not in text and not text.endswith(":")


def _slip(line: str) -> tuple[str, str]:
    """The likeliest slip in a line and the sign that causes it."""
    indent = line[: _indent(line)]
    if "\t" in indent or "\t" in re.split(r"[\"'#]", line)[0]:
        return "yaml-tab", ""
    if key := _KEY.search(line):
        return "yaml-key", key["key"]
    found = _VALUE.match(line)
    value = found["value"] if found else ""
    if value[:1] and value[0] in _SIGNS:
        return "yaml-sign", value[0]
    for quote in "\"'":
        if value.startswith(quote):
            if quote == '"' and "\\" in value:
                return "yaml-backslash", "\\"
            closed = re.match(rf"{quote}(?:[^{quote}\\]|\\.)*{quote}", value)
            if closed is None:
                return "yaml-quote-open", quote
            if value[closed.end() :].strip():
                return "yaml-quotes-inside", quote
    for opening, closing in ("[]", "{}"):
        if value.count(opening) != value.count(closing):
            return "yaml-bracket", opening
    if ": " not in line and NO_BLANK.match(line):
        return "yaml-blank", ":"
    if value[:1] not in ("[", "{", '"', "'") and (": " in value or value.endswith(":")):
        return "yaml-colon", ":"
    return "yaml-indent", ""
