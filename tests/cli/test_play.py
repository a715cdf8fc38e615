"""`watten-tutor play`: a whole game as a reader sees it."""

import re

import pytest
from click.testing import CliRunner

from watten_tutor.cli.main import main
from watten_tutor.i18n import LANGUAGES


def run(*arguments):
    result = CliRunner().invoke(main, ["play", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def test_the_head_names_rule_set_and_seed():
    told = run("--rules", "tyrolean+guate", "--seed", "7", "--hands", "1", "--lang", "en")
    assert told.startswith("A random game: Tyrolean + guate\n===")
    assert "watten-tutor play --rules tyrolean+guate --seed 7\n" in told


def test_without_rules_it_is_the_base_game():
    assert run("--seed", "7", "--hands", "1", "--lang", "en").startswith("A random game: Tyrolean\n")


def test_a_name_with_single_flags_is_told_as_one_types_it():
    told = run("--rules", "tyrolean+{target: 18}", "--seed", "7", "--hands", "1", "--lang", "de")
    assert '--rules "tyrolean+{target: 18}" --seed 7' in told.replace("\n  ", " ")


def test_the_same_seed_tells_the_same_game():
    assert run("--seed", "7", "--hands", "2") == run("--seed", "7", "--hands", "2")
    assert run("--seed", "7", "--hands", "2") != run("--seed", "8", "--hands", "2")


def test_a_seed_that_was_chosen_is_told_so_that_the_game_can_be_played_again():
    told = run("--hands", "1", "--lang", "en")
    (seed,) = re.findall(r"--seed (\d+)\n", told)
    assert run("--seed", seed, "--hands", "1", "--lang", "en") == told


def test_it_stops_after_so_many_hands():
    told = run("--seed", "7", "--hands", "2", "--lang", "en")
    assert re.findall(r"^Hand \d+$", told, re.MULTILINE) == ["Hand 1", "Hand 2"]
    assert told.endswith("\nTold so far: 2 hands. The game goes on.\n")


def test_a_whole_game_ends_with_the_bummerl():
    told = run("--rules", "wurftwatten", "--seed", "3", "--lang", "en")
    assert "have won the game. [Who wins the game]" in told.replace("\n    ", " ")
    assert re.fullmatch(r"  Bummerl: .* and .* \d, .* and .* \d\.", told.splitlines()[-1])


def test_a_game_stopped_with_its_last_hand_is_told_as_over():
    whole = run("--rules", "wurftwatten", "--seed", "3", "--lang", "en")
    hands = len(re.findall(r"^Hand \d+$", whole, re.MULTILINE))
    assert run("--rules", "wurftwatten", "--seed", "3", "--hands", str(hands), "--lang", "en") == whole


def test_a_draw_that_came_to_nothing_says_so():
    told = run("--seed", "7", "--hands", "1", "--lang", "en")
    draw = told[told.index("Who deals first\n---") : told.index("Hand 1")]
    assert len(re.findall(r"^  \w+ draws", draw, re.MULTILINE)) == 8
    assert draw.count("are of the same rank: they are drawn again.") == 3


TRICK = """\
Trick 2
  Dan leads 9♠: a trump. [Trumps beat plain cards]
  Anna plays J♠: a higher trump than 9♠. [Trumps among themselves]
    J♠ is a card of the trump suit too: whoever holds one must play a trump, a
      Linker or a Kritischer. [When a trump is led]
"""


def test_a_trick_tells_what_each_card_does_and_what_bound_its_player():
    assert TRICK in run("--seed", "1", "--hands", "2", "--lang", "en")


def test_who_is_free_is_told_after_what_was_led():
    told = run("--seed", "1", "--hands", "2", "--lang", "en")
    lead, free = "Carla leads 7♠, a card of the trump suit.", "But the hand has no card of the trump suit ♠"
    assert re.search(rf"^    {re.escape(lead)} \[[^]]*\]\n    {re.escape(free)}", told, re.MULTILINE)


def test_a_hand_ends_with_what_it_scores():
    told = run("--seed", "1", "--hands", "1", "--lang", "en")
    end = told[told.index("What it scores") :]
    assert "Anna and Carla have 3 tricks: with 3 the hand is won." in end
    assert "  Score: Anna and Carla 2, Ben and Dan 0.\n" in end


def test_in_brief_there_are_moves_and_no_reasons():
    told = run("--seed", "1", "--hands", "2", "--brief", "--lang", "en")
    assert "[" not in told
    assert "  Carla plays 7♣.\n" in told
    assert "  Carla wins the trick.\n" in told
    assert told.endswith("The game goes on.\n")


def test_a_call_is_told_with_the_lead():
    game = ("--rules", "bavarian", "--seed", "6", "--hands", "1", "--lang", "en")
    lead = "Ben leads J♠, the Rechter, to the first trick and calls “Trumpf oder Kritisch”. ["
    assert lead in " ".join(run(*game).split())
    assert "  Ben leads J♠ and calls “Trumpf oder Kritisch”.\n" in run(*game, "--brief")


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ("bavarian-classic", "looks at"),
        ("ladinisch", "the Schlag is"),
        ("italian", "The hands, in the order dealt:"),
        ("three-handed", "names the trump suit"),
        ("two-handed", "Ben is forehand"),
        ("six-handed", "Franz"),
        ("bohemian", "is turned up: the Schlag is"),
    ],
)
def test_every_table_has_its_own(rules, words):
    assert words in run("--rules", rules, "--seed", "5", "--hands", "2", "--lang", "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ["french", "german"])
def test_no_line_is_wider_than_a_terminal(language, deck):
    for rules in ("bavarian-classic", "bohemian", "six-handed"):
        told = run("--rules", rules, "--seed", "5", "--hands", "2", "--lang", language, "--deck", deck)
        assert [line for line in told.splitlines() if len(line) > 80] == []


def test_what_is_wrong_is_told_in_one_line():
    refused = CliRunner().invoke(main, ["play", "--rules", "tirolean"])
    assert refused.exit_code == 2
    assert "Did you mean tyrolean?" in refused.output
    assert CliRunner().invoke(main, ["play", "--hands", "0"]).exit_code == 2
    assert CliRunner().invoke(main, ["play", "--seed", "-1"]).exit_code == 2


def test_help_shows_examples():
    told = CliRunner().invoke(main, ["play", "--help"]).output
    assert "watten-tutor play --rules bavarian-classic --seed 7 --hands 2" in told
