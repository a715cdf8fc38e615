"""Orders, incomplete lists and comparisons as widgets."""

from tests.ui.tables import button, choices, html_of, plain, view_of, with_class


def test_an_order_shows_places_and_what_is_laid_so_far():
    view = view_of("order")
    button(view.widget, "King of hearts").click()
    button(view.widget, "10 of spades").click()
    button(view.widget, "Next one is equal").click()
    button(view.widget, "10 of hearts").click()
    places = {each.description: [c for c in each._dom_classes if "place" in c] for each in choices(view)}
    assert places == {
        "King of hearts": ["wt-place-1"],
        "10 of spades": ["wt-place-2"],
        "10 of hearts": ["wt-place-2"],
        "10 of clubs": [],
    }
    [placed] = with_class(view.widget, "wt-placed")
    assert (placed.value.count("&gt;"), placed.value.count("<b>=")) == (1, 1)
    button(view.widget, "Undo").click()
    assert placed.value.count("<b>=") == 0


def test_after_a_wrong_order_only_cards_in_their_place_stay_green():
    view = view_of("order")
    for each in ("King of hearts", "10 of clubs", "10 of spades", "10 of hearts"):
        button(view.widget, each).click()
    button(view.widget, "Check").click()
    wrong = {each.description: each for each in with_class(view.widget, "wt-wrong")}
    assert set(wrong) == {"10 of clubs", "10 of spades", "10 of hearts"}
    assert "wt-place-3" in wrong["10 of spades"]._dom_classes  # the number the learner gave it
    button(view.widget, "Try again").click()
    assert with_class(view.widget, "wt-wrong") == []


def test_comparing_names_the_rule_sets_still_to_be_answered():
    view = view_of("compare")
    check = button(view.widget, "Check")
    check.click()
    assert "Choose first, then check." in html_of(view.widget)
    with_class(view.widget, "wt-choices")[0].children[3].click()
    check.click()
    assert with_class(view.widget, "wt-note")[0].value == "<p>Still to be answered: Unkritisch.</p>"


def test_comparing_shows_the_ladder_of_each_rule_set_and_offers_no_steps():
    view = view_of("compare")
    for group in with_class(view.widget, "wt-choices"):
        group.children[3].click()
    button(view.widget, "Check").click()
    ladder = plain(with_class(view.widget, "wt-ladder")[0].value)
    tyrolean, unkritisch = ladder.removeprefix("Tyrolean").split("Unkritisch")
    assert "Kritische" in tyrolean
    assert "Kritische" not in unkritisch
    assert ("7 of clubs (D)" in tyrolean, "10 of hearts (B)" in unkritisch) == (True, True)
    assert "wt-hidden" in button(view.widget, "Show step 1 on the table")._dom_classes


def test_an_incomplete_list_is_not_called_wrong():
    view = view_of("legal-cards")
    button(view.widget, "Jack of spades").click()
    button(view.widget, "Check").click()
    text = plain(with_class(view.widget, "wt-verdict")[0].value)
    assert text.startswith("…Not complete: Your answer, J, is not complete yet.")
    assert view._a11y.verdict.startswith("Your answer, J♠, is not complete yet.")


def test_comparing_has_one_group_of_buttons_for_each_rule_set():
    view = view_of("compare")
    groups = with_class(view.widget, "wt-choices")
    assert [[each.description for each in group.children] for group in groups] == [
        ["Anna", "Ben", "Carla", "Dan"]
    ] * 2
    groups[0].children[3].click()
    groups[1].children[3].click()
    button(view.widget, "Check").click()
    text = plain(with_class(view.widget, "wt-verdict")[0].value)
    assert "Not all of your answers hold." in text
    assert "Unkritisch" in text
    assert "Ben wins the trick with 10." in text
