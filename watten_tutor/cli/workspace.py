"""The folder a person works in: copies of the shipped notebooks that no update ever overwrites."""

import json
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from platformdirs import user_data_path

from watten_tutor.resources import clone, data_folder

_RECORD = ".watten-originals.json"
"""For each notebook the hashes of every shipped version that was copied here."""


@dataclass(frozen=True, slots=True)
class Newer:
    """A shipped notebook that changed after a person had begun to work in the copy `name`."""

    name: str
    copy: str


def default_folder() -> Path:
    """Return `my-notebooks/` (git-ignored) in a clone, else a folder of the user's own data."""
    root = clone()
    return root / "my-notebooks" if root else user_data_path("watten-tutor", appauthor=False) / "notebooks"


def fill(folder: Path, shipped: Path | None = None) -> tuple[Newer, ...]:
    """Copy the shipped notebooks into `folder`, and keep whatever a person changed there.

    A copy that still is as shipped follows the shipped notebook; one that was worked in stays, and
    the new version is laid beside it, once.

    Args:
        folder: where to work; made when missing.
        shipped: where the notebooks come from, the package's own unless told.

    Raises:
        OSError: if the folder cannot be made or written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    record = _read_record(folder / _RECORD)
    newer = []
    for original in sorted((shipped or data_folder("notebooks")).glob("*.ipynb")):
        content = original.read_bytes()
        known = record.setdefault(original.name, [])
        mine = folder / original.name
        if not mine.exists() or _digest(mine.read_bytes()) in known:
            if not mine.exists() or _digest(content) not in known:
                mine.write_bytes(content)
        elif _digest(content) not in known and content != mine.read_bytes():
            beside = _free_name(mine)
            beside.write_bytes(content)
            newer.append(Newer(mine.name, beside.name))
        if _digest(content) not in known:
            known.append(_digest(content))
    (folder / _RECORD).write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    return tuple(newer)


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()


def _read_record(path: Path) -> dict[str, list[str]]:
    """Read the record; a missing or damaged one means that every copy counts as a person's work."""
    try:
        record = json.loads(path.read_text("utf-8"))
        return {name: [str(digest) for digest in digests] for name, digests in record.items()}
    except (OSError, ValueError, AttributeError, TypeError):
        return {}


def _free_name(path: Path) -> Path:
    """Return `start-new.ipynb`, or `start-new-2.ipynb` and so on where that is taken."""
    beside, number = path.with_stem(f"{path.stem}-new"), 1
    while beside.exists():
        number += 1
        beside = path.with_stem(f"{path.stem}-new-{number}")
    return beside
