"""What a file tells of the deal: read, written again, put in form, offered by the schema."""

import jsonschema
import pytest

from tests.quiz.deals import told_deals
from watten_tutor.core.cards import Rank, Suit, card
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.deed import WORDS, Deed, Takes
from watten_tutor.core.seats import Seat
from watten_tutor.core.signals import Sign
from watten_tutor.scenario.canonical import format_text
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.dump import dump_scenario, plain_scenario
from watten_tutor.scenario.json_schema import json_schema
from watten_tutor.scenario.load import load_scenario

ANNA, BEN, CARLA, DAN = (Seat(each) for each in range(4))
DEALS = [found for found, _, _ in told_deals()]


def read(text: str, question: str = "on-turn"):
    return load_scenario(f"rules: tyrolean+schlecken\n{text}\nquestion: {question}")


def codes(text: str) -> list[tuple[str, int]]:
    with pytest.raises(ScenarioError) as error:
        load_scenario(text)
    return [(each.code, each.line) for each in error.value.diagnostics]


def test_words_with_what_belongs_to_them():
    told = read("deal: [{Carla: cut Herz-König}, {Carla: take}, {Anna: schlag Zehner}, {Dan: trump Laub}]")
    assert told.position.deal == (
        Deed(CARLA, "cut", card("K♥")),
        Deed(CARLA, "take"),
        Deed(ANNA, "schlag", Rank.TEN),
        Deed(DAN, "trump", Suit.LEAVES),
    )


@pytest.mark.parametrize(
    ("asked", "what"),
    [
        ("exchange 8♣, Gras-Neun", (card("8♣"), card("9♠"))),
        ("exchange", ()),
        ("sign kiss", Sign.KISS),
        ("look-back 2", 2),
        ("give-up", None),
    ],
)
def test_what_would_be_done(asked, what):
    told = f"rules: blind\nschlag: 9\ntrump: ♠\ndeal: []\nquestion: may-do\nplayer: Ben\ndo: {asked}"
    assert load_scenario(told).question.do == Deed(BEN, asked.split()[0], what)


def test_schlag_and_trump_are_known_once_they_are_named():
    assert read("deal: [{Anna: schlag 9}]").position.declaration is None
    named = read("deal: [{Anna: schlag 9}, {Dan: trump ♠}]")
    assert named.position.declaration == Declaration(Rank.NINE, Suit.LEAVES)
    shown = (
        "rules: ladinisch\nhands: {Anna: 8♦ 9♥}\ndeal: [{Anna: show 8♦}, {Dan: show 9♠}]\nquestion: on-turn"
    )
    assert load_scenario(shown).position.declaration == Declaration(Rank.EIGHT, Suit.LEAVES)


def test_the_draw_tells_who_deals():
    drawn = "deal: [{Anna: draw 9♠}, {Ben: draw A♥}]"
    assert read(drawn).position.dealer == BEN
    assert read(f"{drawn}\ndealer: Ben").position.dealer == BEN
    assert read("deal: [{Anna: draw 9♠}]").position.dealer == DAN


def test_who_has_stayed_out_plays_no_card():
    told = "rules: bohemian\nturned: 9♠\ndeal: [{Anna: stay-in}, {Ben: stay-out}]\nquestion: on-turn"
    assert load_scenario(told).position.out == (BEN,)


def test_one_card_cannot_be_in_two_places():
    kept = "deal: [{Carla: cut K♥}, {Carla: take}]"
    told = f"rules: tyrolean+schlecken\n{kept}\nhands: {{%s: K♥ 8♠}}\nquestion: on-turn"
    assert codes(told % "Ben") == [("card-in-two-places", 2)]
    assert load_scenario(told % "Carla").position.hands[CARLA].cards == (card("8♠"), card("K♥"))


def test_what_was_not_allowed_is_refused_where_it_stands():
    late = "rules: tyrolean\ndeal:\n  - Anna: schlag 9\n  - Anna: ask-schoeneres\nquestion: on-turn"
    assert codes(late) == [("deed-refused", 4)]
    assert codes(late.replace("Anna: schlag 9", "Anna: trump ♠")) == [("deed-refused", 3)]


def test_each_set_compared_must_allow_what_was_done():
    told = (
        "rules: tyrolean+schlecken\ndeal: [{Carla: cut K♥}, {Carla: take}]\nquestion: compare\n"
        "between: [tyrolean+schlecken, tyrolean]\nask: may-do\nplayer: Dan\ndo: take 7♣"
    )
    assert codes(told) == [("set-cannot-stand", 4)]
    assert load_scenario(told.replace("tyrolean]", "bavarian-classic]")).question.ask == "may-do"


@pytest.mark.parametrize("found", DEALS, ids=lambda each: each.id)
def test_it_can_be_written_and_read_again(found):
    assert load_scenario(dump_scenario(found)) == found


@pytest.mark.parametrize("found", DEALS, ids=lambda each: each.id)
def test_its_form_keeps_its_meaning(found):
    written = format_text(dump_scenario(found))
    assert load_scenario(written) == found
    assert format_text(written) == written


def test_a_line_for_each_deed_cards_as_signs_comments_beside_them():
    told = (
        "question: may-do\nplayer: Dan\ndo:  take   Spitz # which?\n"
        "deal: [{Carla:  cut Herz-König}, {Carla: take}] # so far\nrules: tyrolean+schlecken\n"
    )
    assert format_text(told) == (
        "rules: tyrolean+schlecken\ndeal:\n  - Carla: cut K♥\n  - Carla: take  # so far\n"
        "question: may-do\nplayer: Dan\ndo: take 7♣  # which?\n"
    )


@pytest.mark.parametrize("found", DEALS, ids=lambda each: each.id)
def test_the_schema_takes_it(found):
    jsonschema.validate(plain_scenario(found), json_schema())


@pytest.mark.parametrize(("word", "kind"), WORDS.items())
def test_the_schema_knows_what_belongs_to_a_word(word, kind):
    def fits(text):
        schema = {**json_schema()["$defs"]["deed"], "$defs": json_schema()["$defs"]}
        return jsonschema.Draft202012Validator(schema).is_valid(text)

    assert fits(word) == (kind.takes in (Takes.NOTHING, Takes.MAYBE_CARD, Takes.CARDS))
    assert fits(f"{word} 8♠") == (kind.takes is not Takes.NOTHING)
    assert not fits(f"{word}er")
