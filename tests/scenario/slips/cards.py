"""Cards that are missing or told twice, players who lead or play out of turn."""

from zlib import crc32

from tests.scenario.slips.file import Slip, line_of, without_play

# -- cards missing ------------------------------------------------------------------------------------


def finished_trick_lacks_its_last_card(file):
    if file.tricks:
        number = crc32(file.name.encode()) % len(file.tricks)
        node = file.nodes["tricks"].value[number]
        yield Slip(without_play(file, file.tricks[number][-1]), "trick-unfinished", line_of(node))


def finished_trick_lacks_a_card_in_the_middle(file):
    """The next player is then out of turn, where nobody asks about faults."""
    if file.tricks and file.kind != "find-fault":
        trick = file.pick([each for each in file.tricks if len(each) > 2] or [()])
        if trick:
            text = without_play(file, trick[1])
            shift = len(file.lines) - len(text.splitlines())
            yield Slip(text, "not-in-order", line_of(trick[2][0]) - shift)


def trick_asked_about_lacks_its_last_card(file):
    if file.kind == "trick-winner" and "tricks" not in file:
        text = without_play(file, file.trick[-1])
        shift = len(file.lines) - len(text.splitlines())
        yield Slip(text, "trick-not-complete", file.keys["question"] - shift)


def hand_lacks_a_card(file):
    """Where finished tricks are told, the size of every hand is known."""
    if "tricks" in file and file.hands:
        cards = file.pick([*file.hands.values()])
        fewer = " ".join(cards.value.split()[:-1])
        yield Slip(file.with_node(cards, fewer), "hand-too-small", line_of(cards))


# -- cards twice --------------------------------------------------------------------------------------


def card_stands_twice_in_a_hand(file):
    if file.hands:
        cards = file.pick([*file.hands.values()])
        words = cards.value.split()
        twice = " ".join([*words[:-1], words[0]])
        yield Slip(file.with_node(cards, twice), "card-twice", line_of(cards))


def card_is_held_and_played(file):
    """Whatever stands later in the file is the card told twice."""
    lying = [card for trick in (*file.tricks, file.trick) for _, card in trick]
    if lying and file.hands:
        played, cards = file.pick(lying), file.pick([*file.hands.values()])
        held = cards.value.split()[0]
        later = max(line_of(played), line_of(cards))
        yield Slip(file.with_node(played, held), "card-twice", later)


def card_stands_twice_in_the_question(file):
    if "cards" in file:
        words = file.word("cards").split()
        twice = " ".join([*words[:-1], words[0]])
        yield Slip(file.with_node(file.nodes["cards"], twice), "card-twice-in-list", file.keys["cards"])


# -- who leads, whose turn it is ----------------------------------------------------------------------


def wrong_player_leads_a_trick(file):
    """All players of the last trick move on by one seat."""
    trick = file.trick or (file.tricks or [[]])[-1]
    declared = "schlag" in file or "turned" in file
    if "tricks" in file and len(trick) > 1 and declared and file.kind != "find-fault":
        text = file.text
        for who, _ in reversed(trick):
            after = file.players[(file.players.index(who.value) + 1) % len(file.players)]
            text = text[: who.start_mark.index] + after + text[who.end_mark.index :]
        code = "forehand-leads" if trick in file.tricks[:1] or not file.tricks else "winner-leads"
        yield Slip(text, code, line_of(trick[0][0]))


def leader_told_is_not_he_who_led(file):
    unfinished = 1 < len(file.trick) < len(file.players)
    if unfinished and "leader" not in file and file.word("question") != "compare":
        yield Slip(f"{file.text}leader: {file.trick[-1][0].value}\n", "leader-denied", file.end)


def two_players_are_swapped(file):
    tricks = [each for each in (*file.tricks, file.trick) if len(each) > 2]
    if tricks and file.kind != "find-fault":
        (one, _), (other, _) = file.pick(tricks)[1:3]
        text = file.with_node(other, one.value)
        text = text[: one.start_mark.index] + other.value + text[one.end_mark.index :]
        yield Slip(text, "not-in-order", line_of(one))


def player_has_two_turns(file):
    tricks = [each for each in (*file.tricks, file.trick) if len(each) > 1]
    if tricks and "tricks" not in file:
        (one, _), (other, _) = file.pick(tricks)[:2]
        yield Slip(file.with_node(other, one.value), "player-twice", line_of(other))
