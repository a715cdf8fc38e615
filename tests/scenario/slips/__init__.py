"""Ways to break a sound scenario file by one slip, each with what must be said about it, and where.

A slip is an edit of the text at a place found by the marks of `yaml.compose`; the line that must be told
follows from the edit alone, never from our own reader.
"""

from collections.abc import Callable, Iterator

from tests.scenario.slips import answers, cards, damage, keys
from tests.scenario.slips.file import File, Slip

SLIPS: dict[Callable[[File], Iterator[Slip]], int] = {
    cards.finished_trick_lacks_its_last_card: 10,
    cards.finished_trick_lacks_a_card_in_the_middle: 8,
    cards.trick_asked_about_lacks_its_last_card: 30,
    cards.hand_lacks_a_card: 6,
    cards.card_stands_twice_in_a_hand: 60,
    cards.card_is_held_and_played: 50,
    cards.card_stands_twice_in_the_question: 10,
    cards.wrong_player_leads_a_trick: 5,
    cards.leader_told_is_not_he_who_led: 15,
    cards.two_players_are_swapped: 40,
    cards.player_has_two_turns: 50,
    keys.key_is_misspelt: 300,
    keys.key_is_made_up: 300,
    keys.language_is_unknown: 300,
    keys.player_in_hands_is_misspelt: 60,
    keys.key_stands_twice: 300,
    keys.value_has_the_wrong_type: 300,
    keys.value_is_missing: 300,
    keys.level_is_too_high: 300,
    keys.card_is_none: 90,
    answers.answer_is_the_tempting_one: 300,
    answers.answer_for_one_rule_set_is_the_tempting_one: 25,
    answers.tempting_answer_is_the_right_one: 300,
    answers.rule_set_is_unknown: 300,
    answers.rule_set_compared_is_unknown: 25,
    answers.rule_set_has_no_weli: 8,
    answers.rule_set_forbids_signals: 10,
    damage.quote_is_not_closed: 300,
    damage.second_colon: 300,
    damage.colon_is_missing: 300,
    damage.bracket_is_not_closed: 80,
    damage.tab_for_indent: 300,
    damage.indent_is_wrong: 300,
}
"""Every slip, and how many shipped scenarios it must apply to at least."""
