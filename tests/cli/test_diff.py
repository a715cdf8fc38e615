"""`watten-tutor diff`: two rule sets side by side."""

import re

import pytest
from click.testing import CliRunner

from watten_tutor.cli.main import main
from watten_tutor.i18n import LANGUAGES
from watten_tutor.rulebook.compare import differences, rules_apart
from watten_tutor.rulebook.flags import flag_name
from watten_tutor.rulebook.load import load_ruleset, ruleset_names


def run(*arguments):
    return CliRunner().invoke(main, ["diff", *arguments])


def flat(text):
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [each for each in ruleset_names() if each != "tyrolean"])
def test_every_flag_and_rule_that_differs_is_told(name, language):
    result = run("tyrolean", name, "--lang", language)
    assert result.exit_code == 0
    told = flat(result.output)
    one, other = load_ruleset("tyrolean"), load_ruleset(name)
    for each in differences(one, other):
        assert f" {flag_name(each.flag, language)} ".casefold() in told.casefold()
    apart = rules_apart(one, other, language)
    for rule in (*apart.one, *apart.other):
        assert f"{rule.heading} {rule.text} (" in told
    for pair in apart.both:
        assert all(f": {rule.text} (" in told for rule in pair)
    assert not re.search(r"\b[a-z]+_[a-z_]+\b", told)  # no flag by its identifier
    assert max(map(len, result.output.splitlines())) <= 80


def test_a_flag_is_told_for_each_side_with_who_says_so():
    told = run("italian", "italian-21", "--lang", "en").output.split("\n\n")
    assert told[0] == "Italian and Italian to 21\n========================="
    assert told[2] == (
        "The score above which a raise must be held\n"
        "  Italian: none\n"
        '    (S0 §8 Betting: "Gehen?"; S1 §8 Bieten: „Gehst?“)\n'
        "  Italian to 21: 21\n"
        "    (S3 Punteggio; house reading 1)"
    )
    assert told[3].startswith("Points to win the game\n  Italian: 11\n")


def test_what_does_not_arise_on_one_side_is_said_and_has_no_source():
    assert (
        "What the caller's partner owes\n"
        "  Tyrolean: does not arise\n"
        "  Italian: a trump; a Kritischer is not enough\n"
    ) in run("tyrolean", "italian", "--lang", "en").output


def test_a_value_chosen_in_the_name_says_so():
    told = flat(run("tyrolean", "tyrolean+{target: 18}", "--lang", "de").output)
    assert "Tirolerisch + target: 18: 18 (im Namen des Regelwerks gewählt)" in told


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "are played alike: no rule differs."),
        ("de", "werden gleich gespielt: Keine Regel ist anders."),
        ("it", "nessuna regola è diversa."),
    ],
)
def test_equal_sets_are_told_so_in_one_sentence(language, words):
    output = run("tyrolean+target-18", "tyrolean+{target: 18}", "--lang", language).output
    assert flat(output).endswith(words)
    assert len(output.splitlines()) <= 2


def test_a_set_only_one_side_of_which_has_a_rule_names_that_side():
    output = run("tyrolean", "tyrolean+guate", "--lang", "en").output
    only = output.partition("Only here: Tyrolean + guate\n")[2]
    assert only.partition("Rules that say something else")[0].split("\n")[2] == "The Guate"
    assert "Only here: Tyrolean\n" not in output


def test_an_unknown_set_on_either_side_is_refused():
    for pair in (("tirolean", "bavarian"), ("bavarian", "tirolean")):
        result = run(*pair, "--lang", "it")
        assert result.exit_code == 2
        assert "Intendevi tyrolean?" in flat(result.output)


def test_two_names_are_needed():
    assert run("tyrolean").exit_code == 2


def test_help_shows_examples():
    assert "watten-tutor diff tyrolean bavarian" in run("--help").output
