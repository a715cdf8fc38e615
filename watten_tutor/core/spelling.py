"""How people spell ranks, suits and the names of the Kritische, in three languages and for both decks."""

from watten_tutor.core.cards import WELI, Card, Rank, Suit, card

RANK_NAMES: dict[Rank, str] = {
    Rank.ACE: "a ace sow sau daus ass as asso",
    Rank.KING: "k king könig koenig re",
    Rank.OBER: "q o d queen ober over dame regina donna dama",
    Rank.UNTER: "j u b jack knave unter under bube bauer fante",
    Rank.TEN: "10 t ten zehn zehner 10er dieci",
    Rank.NINE: "9 nine neun neuner 9er nove",
    Rank.EIGHT: "8 eight acht achter 8er otto",
    Rank.SEVEN: "7 seven sieben siebener siebner 7er sette",
    Rank.SIX: "6 six sechs sechser 6er sei",
}
"""Every spelling of a rank: signs of both decks, letters, words in English, German, Italian."""

SUIT_NAMES: dict[Suit, str] = {
    Suit.ACORNS: "♣ ♧ acorns acorn clubs club eichel eicheln kreuz treff ghiande ghianda fiori fiore",
    Suit.LEAVES: "♠ ♤ leaves leaf spades spade laub gras grün gruen pik foglie foglia picche picca",
    Suit.HEARTS: "♥ ♡ hearts heart herz herzen cuori cuore",
    Suit.BELLS: "♦ ♢ bells bell diamonds diamond schellen schelle schell karo campane campana quadri quadro",
}
"""Every spelling of a suit, signs first. The letters C S H D are in `notation`."""

NICKNAMES: dict[str, Card] = {
    "max": card("K♥"),
    "maxi": card("K♥"),
    "mattl": card("K♥"),
    "martl": card("K♥"),
    "weli": WELI,
    "welli": WELI,
    "welle": WELI,
    "spitz": card("7♣"),
    "spitze": card("7♣"),
    "spitzer": card("7♣"),
    "bugl": card("J♦"),
}
"""What the Kritische are called. `Belli` is missing: which card it is depends on the set in hand."""
