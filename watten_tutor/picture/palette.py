"""The colours, one table of truth for the pictures and for the pages around them."""

from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Palette:
    """One theme: a colour for each role. Scenes name roles, the back ends look the colours up.

    Example:
        >>> LIGHT["paper"], DARK["paper"]
        ('#fbf7ef', '#1f1c19')
    """

    paper: str  # behind everything
    ink: str  # text on paper
    soft: str  # lesser text on paper
    line: str  # hairlines on paper
    felt: str  # the table, in its middle
    felt2: str  # the table, near its rim
    rim: str  # the edge of the table
    seam: str  # the stitched line along the rim, empty places
    chalk: str  # text on the felt
    chalk2: str  # lesser text on the felt
    glow: str  # the winner's ring, star and name on the felt
    gold: str  # marks on cards
    ok: str  # right answers
    bad: str  # illegal cards
    badge: str  # the disc behind a number
    badge_ink: str
    card: str
    card_dim: str  # a card that is printed faintly
    card_line: str
    card_ink: str
    card_soft: str
    back: str  # the back of a card
    back2: str  # the pattern on it
    kritische: str  # the bars beside the headings of the ladder
    rechter: str
    linke: str
    trumps: str
    plain: str

    def __getitem__(self, role: str) -> str:
        """The colour of a role.

        Raises:
            KeyError: for a role that is not in the table.
        """
        if role not in ROLES:
            raise KeyError(role)
        colour: str = getattr(self, role)
        return colour


ROLES = tuple(each.name for each in fields(Palette))

LIGHT = Palette(
    paper="#fbf7ef",
    ink="#2b2622",
    soft="#6d645b",
    line="#e2d8c8",
    felt="#356a5b",
    felt2="#274e43",
    rim="#1f3f36",
    seam="#5d8a7b",
    chalk="#f6efe2",
    chalk2="#cfd9cd",
    glow="#ffd98a",
    gold="#d6a44a",
    ok="#2f6b3c",
    bad="#b3372b",
    badge="#2b2622",
    badge_ink="#ffffff",
    card="#fffdf7",
    card_dim="#f8f3e8",
    card_line="#cdbfa9",
    card_ink="#2b2622",
    card_soft="#6d645b",
    back="#7b2d2a",
    back2="#d9a08a",
    kritische="#8a5a12",
    rechter="#7a2e1f",
    linke="#a2553a",
    trumps="#2f5d50",
    plain="#55606b",
)
DARK = Palette(
    paper="#1f1c19",
    ink="#f1e9dd",
    soft="#b3a698",
    line="#3c362f",
    felt="#2a5246",
    felt2="#1c382f",
    rim="#142a23",
    seam="#46705f",
    chalk="#f3ecdf",
    chalk2="#b9c6b9",
    glow="#ffd98a",
    gold="#d6a44a",
    ok="#7fc08c",
    bad="#e0776a",
    badge="#15120f",
    badge_ink="#ffffff",
    card="#fffaf0",
    card_dim="#c4baa9",
    card_line="#a89a84",
    card_ink="#2b2622",
    card_soft="#6d645b",
    back="#6d2a27",
    back2="#c98f7b",
    kritische="#d9a441",
    rechter="#d0705a",
    linke="#d58e6f",
    trumps="#6fae98",
    plain="#9aa7b4",
)
THEMES = {"light": LIGHT, "dark": DARK}
"""The themes by name."""
