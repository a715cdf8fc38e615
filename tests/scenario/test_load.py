"""What a good file says, and that no input escapes the reader."""

from collections.abc import Callable
from pathlib import Path

import pytest

from watten_tutor.core.cards import Rank, Suit, card
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.errors import RuleSetError
from watten_tutor.core.fault import Fault
from watten_tutor.core.position import Hand
from watten_tutor.core.ranking import CardClass
from watten_tutor.core.seats import TEAMS, Seat
from watten_tutor.core.signals import Sign, Signalled
from watten_tutor.core.trick import Play, Trick
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.load import default_id, load_file, load_json, load_mapping, load_scenario
from watten_tutor.scenario.scenario import Scenario, ScenarioSet, Text

ANNA, BEN, CARLA, DAN = map(Seat, range(4))

FIRST = """\
rules: tyrolean              # the ten lines of the contract
schlag: 10
trump: spades
hands:
  Ben: J♠ 10♥
trick:
  - Anna: 8♠
question: legal-cards
player: Ben
"""


def told(**keys: object) -> Scenario:
    """A scenario of the usual declaration with these keys besides; `_` in a key stands for `-`."""
    usual = {"rules": "tyrolean", "schlag": 10, "trump": "♠", "question": "rechter"}
    return load_mapping({**usual, **{key.replace("_", "-"): value for key, value in keys.items()}})


def codes(read: Callable[[], object]) -> list[str]:
    with pytest.raises(ScenarioError) as error:
        read()
    return [each.code for each in error.value.diagnostics]


def test_the_first_scenario_of_the_contract() -> None:
    scenario = load_scenario(FIRST)
    position = scenario.position
    assert scenario.names == ("Anna", "Ben", "Carla", "Dan")
    assert position.ruleset.name == "tyrolean"
    assert position.declaration == Declaration(Rank.TEN, Suit.LEAVES)
    assert position.hands == {BEN: Hand((card("J♠"), card("10♥")))}
    assert position.trick == Trick((Play(ANNA, card("8♠")),))
    assert (position.tricks, position.dealer, position.leader) == (None, DAN, None)
    assert (scenario.question.kind, scenario.question.player) == ("legal-cards", BEN)
    assert scenario.answer is None


def test_yaml_json_and_plain_data_say_the_same() -> None:
    data = {
        "rules": "tyrolean",
        "schlag": "10",
        "trump": "Laub",
        "hands": {"Ben": ["Laub-Unter", "TH"]},
        "trick": [{"Anna": "8S"}],
        "question": "legal-cards",
        "player": "Ben",
    }
    line = (
        '{"rules":"tyrolean","schlag":10,"trump":"♠","hands":{"Ben":"J♠ 10♥"},'
        '"trick":[{"Anna":"8♠"}],"question":"legal-cards","player":"Ben"}'
    )
    hashes = {each.content_hash for each in (load_scenario(FIRST), load_mapping(data), load_json(line))}
    assert len(hashes) == 1


def test_the_id_is_the_path_from_the_checked_folder_or_as_stated(tmp_path: Path) -> None:
    path = tmp_path / "order" / "first.yaml"
    path.parent.mkdir()
    path.write_text(FIRST, "utf-8")
    assert load_scenario(path).id == "first"
    assert load_scenario(path, root=tmp_path).id == "order/first"
    assert load_scenario(str(path)).path == str(path)
    path.write_text(f"id: my/own\n{FIRST}", "utf-8")
    assert load_scenario(path, root=tmp_path).id == "my/own"
    assert default_id(Path("elsewhere/x.yaml"), Path("scenarios")) == "x"
    assert load_json('{"rules":"tyrolean","schlag":10,"trump":"♠","question":"linke"}', line=7).id == "-:7"


def test_another_rule_set_takes_the_place_of_the_files_own() -> None:
    assert load_scenario(FIRST, rules="bavarian").position.ruleset.name == "bavarian"
    weli = FIRST.replace("J♠ 10♥", "J♠ 6♦")
    assert load_scenario(weli).position.hands[BEN].cards == (card("J♠"), card("6♦"))
    assert codes(lambda: load_scenario(weli, rules="bavarian")) == ["card-not-in-deck"]
    with pytest.raises(RuleSetError):
        load_scenario(FIRST, rules="martian")


def test_rules_may_be_a_map_of_flags() -> None:
    flags = {"base": "tyrolean", "guate": True, "target": 18}
    assert told(rules=flags).position.ruleset.name == "tyrolean+{guate: yes, target: 18}"
    text = "rules: {base: tyrolean, guate: yes, target: 18}\nschlag: K\ntrump: Herz\nquestion: rechter\n"
    assert load_scenario(text).position.ruleset.name == "tyrolean+{guate: yes, target: 18}"


def test_texts_are_said_in_the_language_asked_else_in_english_else_in_the_first() -> None:
    assert Text({"de": "Wer?", "it": "Chi?"}).in_language("it") == "Chi?"
    assert Text({"de": "Wer?", "en": "Who?"}).in_language("it") == "Who?"
    assert Text({"de": "Wer?", "it": "Chi?"}).in_language("en") == "Wer?"
    scenario = told(title={"it": "Chi?"}, story="Einfach so", hints=["a", {"en": "b"}], themes="linke")
    assert scenario.title == Text({"it": "Chi?"})
    assert scenario.story is not None
    assert scenario.story.in_language("it") == "Einfach so"
    assert [hint.in_language("de") for hint in scenario.hints] == ["a", "b"]
    assert scenario.themes == ("linke",)


def test_unknown_cards_are_counted_and_an_empty_hand_is_told() -> None:
    hands = told(hands={"Ben": "_ J♠ _", "Dan": [], "Carla": ["_", "10♥"]}).position.hands
    assert hands == {BEN: Hand((card("J♠"),), 2), CARLA: Hand((card("10♥"),), 1), DAN: Hand()}


def test_belli_is_read_by_the_rule_set_in_hand() -> None:
    assert told(question="class", card="Belli").question.card == card("6♦")
    assert told(rules="bavarian", question="class", card="Belli").question.card == card("7♦")


def test_earlier_tricks_are_untold_unless_the_key_is_there() -> None:
    trick = [{"Carla": "8♥"}]
    assert told(trick=trick).position.tricks is None
    assert told(tricks=[]).position.tricks == ()
    assert codes(lambda: told(tricks=[], trick=trick)) == ["forehand-leads"]
    assert told(tricks=[], trick=trick, dealer="Ben").position.dealer == BEN


def test_a_finished_trick_is_followed_by_its_winner() -> None:
    done = [{"Anna": "7♥"}, {"Ben": "8♥"}, {"Carla": "10♥"}, {"Dan": "9♥"}]
    scenario = told(tricks=[done], trick=[{"Carla": "7♦"}], hands={"Dan": "A♦ K♦ Q♦ J♦"}, leader="Carla")
    assert scenario.position.on_turn() == (DAN,)
    assert codes(lambda: told(tricks=[done], leader="Dan")) == ["leader-denied"]
    assert codes(lambda: told(tricks=[done], hands={"Dan": "A♦"})) == ["hand-too-small"]
    assert codes(lambda: told(tricks=[done] * 6))[0] == "card-twice"


def test_without_earlier_tricks_a_hand_may_have_any_size_up_to_the_cards_left() -> None:
    assert len(told(hands={"Ben": "A♦ K♦ Q♦ J♦ 9♦"}).position.hands[BEN]) == 5
    assert codes(lambda: told(hands={"Anna": "A♦ K♦ Q♦ J♦ 9♦"}, trick=[{"Anna": "7♥"}])) == ["hand-too-big"]
    won = {"Anna": 2, "Ben": 2}
    assert len(told(hands={"Ben": "A♦ K♦ Q♦ J♦ 9♦"}, won=won).position.hands[BEN]) == 5
    assert codes(lambda: told(hands={"Anna": "A♦ K♦ Q♦ J♦ 9♦ 8♦"}, won=won)) == ["hand-too-big"]
    assert codes(lambda: told(won={"Anna": 3, "Ben": 3})) == ["too-many-tricks"]


def test_in_blind_only_dealer_and_forehand_can_break_the_duty() -> None:
    # S2 Blind Watten; Dan has dealt, so Anna is forehand
    held = {"Anna": "7♠", "Ben": "9♠"}
    asked = {"rules": "ladinisch", "hands": held, "question": "winning-so-far"}
    assert told(**asked, trick=[{"Carla": "8♠"}, {"Dan": "A♠"}, {"Anna": "Q♠"}, {"Ben": "A♦"}])
    with pytest.raises(ScenarioError) as error:
        told(**asked, trick=[{"Dan": "8♠"}, {"Anna": "A♦"}, {"Ben": "K♦"}])
    [problem] = error.value.diagnostics
    assert (problem.code, problem.found) == ("illegal-play", "A♦")
    assert problem.hint == "hint.duty-trump-or-win"


def test_the_call_counts_where_it_can_be_made() -> None:
    trick = [{"Anna": "10♠"}]
    assert told(rules="bavarian", trick=trick, call=True).position.trick.called
    assert not told(rules="bavarian", trick=trick, call=False).position.trick.called
    assert told(rules="bavarian", trick=trick, call=[1]).calls == (1,)
    assert codes(lambda: told(trick=trick, call=True)) == ["call-impossible"]
    assert codes(lambda: told(rules="bavarian", trick=trick, call=[2])) == ["out-of-range"]
    assert codes(lambda: told(rules="italian", call=True)) == ["call-impossible"]  # nobody has led


def test_a_call_in_a_finished_trick() -> None:
    done = [{"Anna": "10♠"}, {"Ben": "9♠"}, {"Carla": "8♠"}, {"Dan": "Q♠"}]
    position = told(rules="bavarian", tricks=[done], call=[1]).position
    assert position.tricks is not None
    assert position.tricks[0].called
    assert not position.trick.called


def test_an_illegal_play_is_proved_by_cards_played_later() -> None:
    first = [{"Anna": "8♠"}, {"Ben": "A♦"}, {"Carla": "7♥"}, {"Dan": "9♠"}]
    assert told(tricks=[first], trick=[{"Dan": "Q♥"}]).position.tricks is not None
    later = [{"Dan": "Q♥"}, {"Anna": "9♥"}, {"Ben": "J♠"}]
    assert codes(lambda: told(tricks=[first], trick=later)) == ["illegal-play"]
    assert told(tricks=[first], trick=later, question="find-fault").question.kind == "find-fault"
    assert told(rules="bavarian", tricks=[first], trick=later).position.ruleset.duty == "none"


@pytest.mark.parametrize(
    ("keys", "value"),
    [
        ({"question": "class", "card": "10♥", "answer": "linker"}, CardClass.LINKER),
        ({"question": "rechter", "answer": "laub-zehner"}, card("10♠")),
        ({"question": "rechter", "answer": None}, None),
        ({"question": "linke", "answer": "10♦ 10♣"}, (card("10♣"), card("10♦"))),
        ({"question": "linke", "answer": []}, ()),
        ({"question": "winning-so-far", "trick": [{"Ben": "8♥"}], "answer": "Ben"}, BEN),
        (
            {"question": "order", "cards": "7♣ 10♥ 10♦ 9♠", "answer": [["7♣"], "10♦ 10♥", "9♠"]},
            ((card("7♣"),), (card("10♥"), card("10♦")), (card("9♠"),)),
        ),
        ({"question": "order", "cards": "7♣ 9♠", "answer": "7♣ 9♠"}, ((card("7♣"),), (card("9♠"),))),
        (
            {"question": "may-play", "player": "Ben", "card": "A♦", "hands": {"Ben": "A♦"}, "answer": True},
            True,
        ),
        (
            {"question": "compare", "between": ["tyrolean", "bavarian"], "ask": "linke",
             "answer": {"bavarian": "10♣ 10♥ 10♦", "tyrolean": []}},
            {"tyrolean": (), "bavarian": (card("10♣"), card("10♥"), card("10♦"))},
        ),
        ({"question": "hand-winner", "won": {"Ben": 1}, "answer": "Ben"}, TEAMS[1]),
        ({"question": "hand-winner", "won": {"Ben": 1}, "answer": None}, None),
        ({"question": "may-answer", "answer": ["Dan", "Ben"]}, (BEN, DAN)),
        ({"question": "stake", "answer": 3}, 3),
        ({"question": "score-after", "won": {"Ben": 3}, "answer": {"Dan": 2}}, {TEAMS[0]: 0, TEAMS[1]: 2}),
        ({"question": "gespannt", "score": {"Ben": 13}, "answer": ["Ben+Dan"]}, (TEAMS[1],)),
        ({"question": "signal", "sign": "kiss", "answer": "maxi"}, Signalled.MAXI),
        ({"question": "signal", "card": "K♥", "answer": "kiss"}, Sign.KISS),
        ({"question": "announce", "player": "Anna", "role": "schlag", "answer": "Ober"}, Rank.OBER),
        ({"question": "announce", "player": "Dan", "role": "trump", "answer": [{"trump": "♠"}]}, Suit.LEAVES),
        (
            {"question": "deduce", "rules": "blind", "hands": {"Ben": "8♦"}, "player": "Ben",
             "answer": [["K", "♥"], ["10", "♠"]]},
            ((Rank.TEN, Suit.LEAVES), (Rank.KING, Suit.HEARTS)),
        ),
        ({"question": "find-fault", "trick": [{"Anna": "8♠"}], "answer": None}, None),
        (
            {"question": "find-fault", "trick": [{"Anna": "8♠"}],
             "answer": {"trick": 1, "player": "Ben", "card": "A♦", "rule": "duty.trump-led"}},
            Fault(1, BEN, card("A♦"), "duty.trump-led"),
        ),
        ({"question": "why", "ask": "rechter", "answer": "order.rechter"}, "order.rechter"),
    ],
    ids=lambda value: value["question"] if isinstance(value, dict) and "question" in value else "",
)  # fmt: skip
def test_an_answer_of_every_form_is_read(keys: dict[str, object], value: object) -> None:
    claim = told(**keys).answer
    assert claim is not None
    assert claim.value == value


def test_an_answer_knows_where_it_stands() -> None:
    answer = load_scenario(FIRST + "answer: J♠\n").answer
    assert answer is not None
    assert (answer.line, answer.col) == (10, 9)


def test_a_compared_set_in_which_the_position_cannot_stand_is_named() -> None:
    compared = {"question": "compare", "ask": "winning-so-far", "trick": [{"Anna": "8♠"}, {"Ben": "A♦"}]}
    held = {"hands": {"Ben": "9♠"}}
    with pytest.raises(ScenarioError) as error:
        told(**compared, **held, between=["bavarian", "tyrolean"])
    [problem] = error.value.diagnostics
    assert (problem.code, problem.found, problem.path) == ("set-cannot-stand", "tyrolean", "between[1]")
    assert problem.message() == (
        "Under tyrolean this position cannot stand. Ben may not play A♦ on 8♠, holding 9♠."
    )
    assert told(**compared, **held, between=["bavarian", "bavarian+target-15"]).question.between == (
        "bavarian",
        "bavarian+target-15",
    )


def test_what_the_question_lacks_under_every_set_is_told_of_the_question_and_blames_none() -> None:
    asked = {"question": "compare", "ask": "next-leader", "trick": [{"Anna": "8♠"}]}
    with pytest.raises(ScenarioError) as error:
        told(**asked, between=["tyrolean", "bavarian"])
    [problem] = error.value.diagnostics
    assert (problem.code, problem.path) == ("trick-not-complete", "question")


def test_in_a_comparison_a_call_must_be_possible_under_one_of_the_sets() -> None:
    compared = {"question": "compare", "ask": "winning-so-far", "trick": [{"Anna": "10♠"}], "call": True}
    assert told(**compared, between=["tyrolean", "bavarian"]).position.trick.called
    assert codes(lambda: told(**compared, between=["tyrolean", "unkritisch"])) == ["call-impossible"]


def test_a_card_that_a_compared_set_does_not_have_is_told() -> None:
    asked = {"question": "compare", "between": ["tyrolean", "bavarian"], "ask": "class", "card": "Weli"}
    assert codes(lambda: told(**asked)) == ["set-cannot-stand"]


@pytest.mark.parametrize("rules", ["two-handed", "three-handed", "south-tyrolean", "six-handed"])
def test_a_table_has_as_many_players_as_the_rule_set(rules: str) -> None:
    names = ["Anna", "Ben", "Carla", "Dan", "Eva", "Fritz"]
    players = {"two-handed": 2, "three-handed": 3, "six-handed": 6}.get(rules, 4)
    scenario = told(rules=rules, players=names[:players], trick=[{"Anna": "7♥"}], question="winning-so-far")
    assert scenario.position.dealer == players - 1
    assert len(scenario.names) == players


def test_a_bohemian_table_has_as_many_players_as_are_named() -> None:
    trick = [{"Anna": "8♥"}, {"Ben": "9♥"}, {"Carla": "Q♥"}]
    three = told(rules="bohemian", players=["Anna", "Ben", "Carla"], trick=trick, question="trick-winner")
    assert three.names == ("Anna", "Ben", "Carla")
    assert three.position.seats == (ANNA, BEN, CARLA)
    assert three.position.forehand == ANNA
    assert codes(lambda: told(rules="bohemian", trick=trick, question="trick-winner")) == [
        "trick-not-complete"
    ]


def test_names_are_the_authors_own() -> None:
    scenario = told(players=["Zoë", "Max", "1", "O'Neil"], hands={"Zoe\u0308": "7♥", "1": "8♥"}, dealer="Max")
    assert scenario.position.hands.keys() == {Seat(0), Seat(2)}
    assert scenario.position.dealer == Seat(1)


def test_the_turned_card_names_schlag_and_trump_in_bohemian_watten() -> None:
    text = "rules: bohemian\nturned: 10♠\nquestion: rechter\nplayers: [A, B, C]\n"
    assert load_scenario(text).position.declaration == Declaration(Rank.TEN, Suit.LEAVES)
    assert codes(lambda: load_scenario(text.replace("bohemian", "three-handed"))) == ["turned-not-here"]


def test_a_question_that_needs_no_declaration_reads_without_one() -> None:
    text = "rules: blind\nhands: {Ben: 8♦ 9♥ J♠ Q♣ K♣}\nquestion: deduce\nplayer: Ben\n"
    assert load_scenario(text).position.declaration is None


def test_a_file_for_a_class_lists_scenarios(tmp_path: Path) -> None:
    path = tmp_path / "week-1.yaml"
    path.write_text("set: 1\ntitle: {en: Week one}\nscenarios: [order/a, order/b]\n", "utf-8")
    listed = load_file(path)
    assert listed == ScenarioSet("week-1", Text({"en": "Week one"}), ("order/a", "order/b"))
    assert codes(lambda: load_scenario(path)) == ["is-a-set"]
    path.write_text("set: 2\nscenario: [a]\n", "utf-8")
    assert codes(lambda: load_file(path)) == ["missing-key", "not-allowed", "unknown-key"]


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("none.yaml", None, "file-missing"),
        ("big.yaml", b"[" * 10_000_000, "file-too-long"),
        ("latin.yaml", b"title: K\xf6nig", "not-utf8"),
        ("utf16.yaml", "rules: tyrolean".encode("utf-16"), "not-utf8"),
        ("empty.yaml", b"", "file-empty"),
    ],
)
def test_files_that_cannot_be_read(tmp_path: Path, name: str, content: bytes | None, code: str) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    assert codes(lambda: load_scenario(path)) == [code]


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert codes(lambda: load_scenario(tmp_path)) == ["file-unreadable"]


def test_data_that_goes_round_in_circles_is_refused() -> None:
    data: dict[str, object] = {}
    data["hands"] = data
    assert codes(lambda: load_mapping(data)) == ["too-deep"]
