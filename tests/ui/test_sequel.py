"""After a wrong answer: the mistake, what would change the answer, and the puzzle that tells which it was."""

from ipywidgets.widgets import widget as registry

from tests.ui.tables import all_widgets, button, html_of, plain, session_of, view_of, visible, with_class
from watten_tutor.i18n import LANGUAGES
from watten_tutor.quiz.sequel import sequel
from watten_tutor.scenario.library import find
from watten_tutor.ui.puzzle import PuzzleView
from watten_tutor.ui.session import PuzzleSession
from watten_tutor.ui.settings import Settings

TWO = "rechter-linke/three-eights"
"""Its tempting answer is that of two mistakes: a fixed order of the Linke, and the later one beating."""


def tempted(name=TWO, recorder=None):
    """A view of a shipped puzzle, answered as it tempts one to."""
    scenario = find(name)
    view = PuzzleView(PuzzleSession(scenario, Settings("en", "french"), recorder), "wt-test")
    view.session.press(scenario.tempting.value)
    view.session.check()
    return view


def verdict_of(view):
    [page] = with_class(view.widget, "wt-verdict")
    return page.value


def live():
    """All widgets there are."""
    return len(registry._instances)


# -- the verdict ------------------------------------------------------------------------------------------


def test_the_mistake_comes_first_with_its_rule_and_is_heard():
    told = verdict_of(tempted())
    refusal, mistaken = told.index("does not hold"), told.index("wt-mistaken")
    why_not, right = told.index("wt-why-not"), told.index("wins the trick with")
    assert refusal < mistaken < why_not
    assert mistaken < right
    first = plain(told[mistaken:why_not])
    assert "That would be right if" in first
    assert "§" in first
    heard = tempted()._a11y.verdict
    assert heard.index("does not hold") < heard.index("That would be right if")


def test_a_right_answer_knows_no_mistake_but_what_would_change_it():
    view = view_of("trick-winner")
    button(view.widget, "Dan").click()
    button(view.widget, "Check").click()
    told = verdict_of(view)
    assert "wt-mistaken" not in told
    changes = plain(told[told.index("What would change it") :])
    assert "If Dan had played" in changes
    assert 1 <= told[told.index("What would change it") :].count("<li>") <= 3


def test_the_whole_chain_can_be_opened_where_only_the_best_five_steps_are_told():
    view = view_of("trick-winner")
    view.session.press(view.session.parts[0].form.choices[0])
    view.session.check()
    assert "wt-chain" not in verdict_of(view)  # five facts are not too many
    scenario = find("tables/six-cards-on-the-table")
    session = PuzzleSession(scenario, Settings("en", "french"))
    shown = PuzzleView(session, "wt-test")
    session.press(scenario.answer.value)
    session.check()
    [explanation] = session.explanations
    told = verdict_of(shown)
    steps, chain = told.split('class="wt-chain"')
    assert steps.count('<li class="wt-step"') == len(explanation.steps) == 5
    assert chain.count('<li class="wt-step"') == len(explanation.all_steps) > 5
    assert "data-step" not in chain  # the numbers on the table are those of the five


# -- the puzzle after it ----------------------------------------------------------------------------------


def test_where_two_mistakes_fit_the_puzzle_that_tells_which_is_proposed_by_its_title():
    view = tempted()
    [box] = visible(view.widget, "wt-sequel")
    proposed = sequel(view.session.mistakes, view.session.scenario)
    assert "2 mistakes lead to this answer." in plain(html_of(box))
    assert button(box, f"{proposed.title.in_language('en')} ▸")
    assert view._a11y.status.startswith("2 mistakes lead to this answer.")
    for language in LANGUAGES:
        view.session.settings.change(language=language)
        assert button(box, f"{proposed.title.in_language(language)} ▸")


def test_nothing_is_proposed_for_a_right_answer_or_one_mistake():
    assert visible(view_of("trick-winner").widget, "wt-sequel") == []
    view = tempted("who-wins/spitz-over-linker")
    assert len(view.session.mistakes) == 1
    assert visible(view.widget, "wt-sequel") == []


def test_it_opens_in_the_same_view_and_one_can_go_back():
    view = tempted()
    title = find(TWO).title.in_language("en")
    proposed = sequel(view.session.mistakes, view.session.scenario)
    [box] = visible(view.widget, "wt-sequel")
    before = [each for each in all_widgets(view.widget) if "wt-choice" not in each._dom_classes]
    box.children[1].click()
    assert view.session.scenario == proposed
    assert (view.session.verdict, view.session.drafts) == (None, ((),) * len(view.session.parts))
    assert proposed.title.in_language("en") in view._a11y.status
    assert visible(view.widget, "wt-sequel") == []
    kept = list(all_widgets(view.widget))
    assert len([each for each in before if each in kept]) > len(before) - 8  # all but the group of choices
    button(view.widget, f"◂ Back to “{title}”").click()
    assert view.session.scenario.id == TWO
    assert view.session.verdict is None
    assert [each.description for each in visible(view.widget, "wt-next-puzzle")] == [
        box.children[1].description
    ]
    assert visible(view.widget, "wt-sequel") == []


def test_going_there_and_back_leaves_nothing_behind():
    view = tempted()
    counts = []
    for _ in range(4):
        [box] = visible(view.widget, "wt-sequel")
        box.children[1].click()
        view.session.go_back()
        view.session.press(find(TWO).tempting.value)
        view.session.check()
        counts.append(live())
    assert len(set(counts)) == 1


def test_each_answer_is_recorded_for_its_own_puzzle():
    told = []
    view = tempted(recorder=lambda scenario, verdict: told.append((scenario.id, verdict.right)))
    [box] = visible(view.widget, "wt-sequel")
    box.children[1].click()
    view.session.press(view.session.scenario.answer.value)
    view.session.check()
    assert told == [(TWO, False), (view.session.scenario.id, True)]
    assert [each.scenario.id for each in view.session.tries] == [TWO, view.session.scenario.id]


def test_a_session_goes_back_only_where_it_came_from():
    session = session_of("trick-winner")
    scenario = session.scenario
    session.go_back()
    assert session.scenario is scenario
    assert session.left_for_this is None
