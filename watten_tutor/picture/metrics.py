"""How wide a text is, without a screen to ask.

The widths are those of DejaVu, the wider of Sans and Serif for each letter. Few fonts are wider, so
what fits here fits elsewhere. An accent adds no width; a letter not in the table counts as a wide one.
"""

import unicodedata
from functools import lru_cache

SANS = "'DejaVu Sans',Verdana,'Segoe UI',system-ui,sans-serif"
SERIF = "'DejaVu Serif',Georgia,'Times New Roman',serif"

_REGULAR = {
    28: "'",
    32: " ,.ijl·‘’‚",
    34: "/:;\\|",
    38: "-f",
    42: "()I[]!Jt",
    48: '"r',
    54: "*_`“”„–°",
    58: "?szcß",
    62: "vxyaeko«»",
    66: "$0123456789{}bdghnpqu",
    70: "LPTYFSZ",
    76: "XABEVKRC",
    82: "GDOQ",
    88: "#+<=>^~×UwHN",
    92: "&★☆♣♠♥♦",
    104: "%m@MW—…æœÆŒ",
}
_BOLD = {
    32: "'",
    38: " ,./\\ijl|·‘’‚",
    44: ":;-f",
    48: "!()IJ[]t",
    54: '_`"*r–°',
    60: "?sz",
    66: "cvxy«»“”„",
    70: "aeko$0123456789ß",
    74: "FLbdgpq{}SYZhnu",
    78: "PTAEVX",
    84: "C#+<=>^~R×",
    90: "BGDKOQU★☆♣♠♥♦",
    96: "&NwH",
    112: "%@mM—…æÆ",
    120: "WœŒ",
}
_WIDTHS = [
    {letter: width / 100 for width, letters in table.items() for letter in letters}
    for table in (_REGULAR, _BOLD)
]


@lru_cache(maxsize=4096)
def text_width(text: str, size: float, bold: bool = False) -> float:
    """The most room the text needs at a font size, in the same unit as the size.

    Example:
        >>> round(text_width("Anna", 10), 1), text_width("", 10)
        (27.0, 0.0)
    """
    widths = _WIDTHS[bold]
    letters = unicodedata.normalize("NFD", text)
    return size * sum((widths.get(each, 1.12) for each in letters if not unicodedata.combining(each)), 0.0)


def fit(text: str, room: float, size: float, smallest: float, bold: bool = False) -> tuple[str, float]:
    """The text and the font size at which it fits the room: smaller first, then cut short with "…".

    Example:
        >>> fit("Anna", 100, 14, 11)
        ('Anna', 14)
        >>> fit("Maximiliane-Theresia", 80, 14, 11)
        ('Maximilian…', 11)
    """
    needed = text_width(text, 1, bold)
    if needed * size <= room:
        return text, size
    if needed * smallest <= room:
        return text, int(room / needed * 10) / 10
    while text and text_width(f"{text}…", smallest, bold) > room:
        text = text[:-1].rstrip()
    return (f"{text}…" if text else ""), smallest
