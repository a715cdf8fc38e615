"""`watten-tutor explain`: the whole puzzle told, its answer first."""

import re

import pytest
from click.testing import CliRunner

from watten_tutor.cli.main import main
from watten_tutor.course.prose import plain_text
from watten_tutor.i18n import DECKS, LANGUAGES, Speech, catalogue
from watten_tutor.quiz.explain import explain, headline
from watten_tutor.quiz.questions import solve
from watten_tutor.scenario.library import find, library

NAMES = list(library())
TURNS = [(name, LANGUAGES[place % 3], DECKS[place % 2]) for place, name in enumerate(NAMES)]
WRONG = """\
rules: tyrolean
schlag: 10
trump: ♠
trick:
  - Anna: 8♠
  - Ben: 10♥
  - Carla: A♦
  - Dan: 7♣
question: trick-winner
"""


def run(*arguments):
    return CliRunner().invoke(main, ["explain", *arguments])


@pytest.fixture
def saved(tmp_path):
    def save(text):
        path = tmp_path / "mine.yaml"
        path.write_text(text, "utf-8")
        return str(path)

    return save


@pytest.mark.parametrize(("name", "lang", "deck"), TURNS)
def test_every_shipped_scenario_is_told_whole(name, lang, deck):
    result = run(name, "--lang", lang, "--deck", deck)
    assert (result.exit_code, result.exception) == (0, None)
    scenario = find(name)
    told, speech = " ".join(result.output.split()), Speech(lang, deck, scenario.names)
    texts = [scenario.title, scenario.story, scenario.after, *(each.text for each in scenario.readings)]
    wanted = [plain_text(text, speech) for text in texts if text is not None]
    position, question = scenario.position, scenario.question
    wanted.append(headline(position, question, solve(position, question).value).text(speech))
    for each in explain(scenario):
        steps = [(step.sentence.text(speech), step.citation(lang)) for step in each.steps]
        wanted += [each.headline.text(speech), *(text for text, _ in steps)]
        wanted += [f"{rule.heading} (" for _, rule in steps]
    wanted.append(catalogue(lang).text("rules.sources"))
    for each in wanted:
        assert " ".join(each.split()) in told
    assert re.search(catalogue(lang).text("explain.tempting", given=".*"), told) or question.kind == "compare"
    assert not re.search(r"[{}]|None|Seat\(|card\(", told)
    assert max(map(len, result.output.splitlines())) <= 80


def test_question_then_verdict_then_steps_then_the_tempting_answer_then_the_sources():
    output = run("who-wins/spitz-over-linker", "--lang", "en").output
    parts = [
        "Four cards at the regulars' table",
        "1. Anna leads 8♠.",
        "Who wins this trick?",
        "Dan wins the trick with 7♣.\n1. Anna leads 8♠: a trump.\n   Trumps beat plain cards (S0 §5",
        "5. Nothing on the table beats 7♣: Dan wins the trick.",
        "What would change it\n--------------------\n- If Dan had played 8♣ instead of 7♣, Ben would",
        "Tempting, but wrong: Ben\n------------------------\n1. Dan plays 7♣, the Spitz:",
        "2. That would be right if 7♣ were no more than it looks, but it is a Kritischer\n   and",
        "Sources\n-------\nS0  ",
    ]
    places = [output.index(part) for part in parts]
    assert places == sorted(places)


def test_five_reasons_are_told_and_all_of_them_if_asked_for():
    puzzle = "scoring/not-a-single-point"
    assert "\n6. " not in run(puzzle, "--lang", "en").output
    whole = run(puzzle, "--lang", "en", "--all").output
    assert "\n8. Ben and Dan have 0 points, so they are Schneider: that counts 2 Bummerl." in whole


def test_the_author_has_the_last_word_and_other_readings_their_source():
    output = run("bets/one-finger", "--lang", "en").output
    after, readings = output.index("A word afterwards"), output.index("It can be read otherwise")
    assert after < readings < output.index("(S2 Challenges)\n")


def test_cards_in_what_the_author_adds_are_said_like_all_others(saved):
    added = "after: J♠ it was.\nreadings: [{text: 'Or Q♦.', source: grandma}]\n"
    asked = "rules: tyrolean\nschlag: 10\ntrump: ♠\nquestion: rechter\n"
    result = run(saved(asked + added), "--lang", "de", "--deck", "german")
    assert "\nLaub-Unter it was.\n" in result.output
    assert "\nOr Schellen-Ober.\n" in result.output


def test_what_the_cards_do_not_decide_is_told_without_their_order():
    assert "Rechter: " not in run("bets/one-finger", "--lang", "en").output
    assert "Rechter: " in run("who-wins/spitz-over-linker", "--lang", "en").output


def test_each_rule_set_compared_is_named_and_refutes_for_itself():
    output = run("variants/one-trick-six-valleys", "--lang", "de").output
    assert "\nBayerisch: Dan macht den Stich mit 7♦.\n" in output
    assert "Verlockend, aber falsch im Regelwerk Bayerisch: Anna" in output
    assert "im Regelwerk Unkritisch" not in output


def test_a_wrong_answer_of_the_author_is_told_below_the_right_one(saved):
    file = saved(f"{WRONG}answer: Ben\n")
    result = run(file, "--lang", "en")
    assert result.exit_code == 1
    assert "Dan wins the trick with 7♣." in result.stdout
    assert result.stderr.startswith(f"{file}:10:9: answer-denied: ")


def test_other_rules_have_other_answers_and_the_file_is_not_blamed(saved):
    file = saved(f"{WRONG}answer: Dan\ntempting: Ben\n")
    result = run(file, "--lang", "en", "--rules", "unkritisch")
    assert (result.exit_code, result.stderr) == (0, "")
    assert "Rules: Unkritisch." in result.output
    assert "Ben wins the trick with 10♥." in result.output
    assert "Tempting" not in result.output


@pytest.mark.parametrize("rules", ["bavarian", "unkritisch", "bohemian", "ladinisch", "italian-21"])
def test_under_other_rules_a_puzzle_is_told_or_refused_in_words(rules):
    for name in NAMES[::7]:
        result = run(name, "--rules", rules, "--lang", "it")
        assert result.exception is None or isinstance(result.exception, SystemExit)
        assert (result.exit_code, bool(result.stderr)) in ((0, False), (1, True))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("rules: tyrolean\nquestion: announce\nplayer: Anna\nrole: schlag\nhands: {Anna: K♥}", "not-yet"),
        ("rules: tyrolean\nquestion: rechter", "missing-key"),
        ("set: 1\ntitle: Monday\nscenarios: [order/linke]", "is-a-set"),
        ("[", "yaml-damage"),
    ],
)
def test_what_cannot_be_explained_is_told_with_its_place(saved, text, code):
    result = run(saved(text), "--lang", "en")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert code in result.stderr


def test_an_unknown_id_suggests_one():
    result = run("who-wins/spitz-over-linkr", "--lang", "en")
    assert result.exit_code == 1
    assert "who-wins/spitz-over-linker" in result.stderr


def test_who_would_answer_otherwise_is_told_on_demand(saved):
    file = saved(WRONG)
    assert "Who would answer otherwise" not in run(file).output
    told = run(file, "--disagree").output
    other = told[told.index("Who would answer otherwise") : told.index("The same answer as here")]
    assert "Ben wins the trick with 10♥." in other
    assert "Played so: Unkritisch; Carinthian, unkritisch" in other
    assert "S0 §12 Variants: Unkritisch" in other
    assert "Another number of players: Two players; Three players; Six players" in told


def test_what_is_not_found_has_no_place():
    result = CliRunner().invoke(main, ["explain", "nosuch.yaml", "--lang", "en"])
    assert result.exit_code == 1
    assert result.stderr == "not-found: “nosuch.yaml” is neither a file nor the name of a shipped scenario.\n"


def one_of_each_kind():
    seen = {}
    for name in library():
        seen.setdefault(find(name).question.kind, name)
    return [(name, LANGUAGES[place % 3]) for place, name in enumerate(sorted(seen.values()))]


@pytest.mark.parametrize(("name", "language"), one_of_each_kind())
def test_every_kind_of_question_can_be_disputed(name, language):
    told = run(name, "--disagree", "--lang", language)
    assert told.exit_code == 0
    assert catalogue(language).text("readings.title") in told.output
    assert "{" not in told.output


def test_sets_left_out_of_a_comparison_stand_with_the_answer_they_give(tmp_path):
    file = tmp_path / "x.yaml"
    file.write_text(
        "rules: tyrolean\nschlag: 10\ntrump: ♠\nhands: {Ben: 7♣ K♠ A♥}\ntrick: [{Anna: 8♠}]\n"
        "question: compare\nbetween: [tyrolean, bavarian]\nask: legal-cards\nplayer: Ben\n",
        "utf-8",
    )
    told = " ".join(run(str(file), "--disagree", "--lang", "en").output.split())
    assert "Ben may play only 7♣ and K♠. The same under: South Tyrolean;" in told
    assert "Ben may play any of these: 7♣, K♠ and A♥. The same under: Bavarian, classic;" in told


def test_the_hints_of_the_author_stand_before_the_answer(saved):
    file = saved(f"{WRONG}answer: Dan\nhints:\n  - en: Is one of them a Kritischer?\n  - Look at ♣.\n")
    output = run(file, "--lang", "en").output
    hints = "Hints\n-----\n- Is one of them a Kritischer?\n- Look at ♣.\n"
    assert output.index(hints) < output.index("The answer\n")
    assert "Hints" not in run("who-wins/spitz-over-linker", "--lang", "en").output
