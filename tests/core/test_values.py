"""What the game is made of are values: nobody changes one behind another's back."""

import dataclasses
import importlib
import inspect
import pkgutil

import pytest

from watten_tutor import core

CLASSES = [
    each
    for module in pkgutil.iter_modules(core.__path__)
    for _, each in inspect.getmembers(
        importlib.import_module(f"{core.__name__}.{module.name}"), inspect.isclass
    )
    if dataclasses.is_dataclass(each) and each.__module__ == f"{core.__name__}.{module.name}"
]


@pytest.mark.parametrize("each", CLASSES, ids=lambda each: each.__name__)
def test_a_value_cannot_be_changed(each: type) -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        object.__new__(each).__setattr__(dataclasses.fields(each)[0].name, None)
