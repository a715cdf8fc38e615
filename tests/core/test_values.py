"""What the game is made of are values: nobody changes one behind another's back."""

import dataclasses
import importlib
import inspect
import pkgutil

import pytest

from watten_tutor import core

MODULES = [
    importlib.import_module(each.name) for each in pkgutil.walk_packages(core.__path__, f"{core.__name__}.")
]
CLASSES = [
    each
    for module in MODULES
    for _, each in inspect.getmembers(module, inspect.isclass)
    if dataclasses.is_dataclass(each) and each.__module__ == module.__name__
]


@pytest.mark.parametrize("each", CLASSES, ids=lambda each: each.__name__)
def test_a_value_cannot_be_changed(each: type) -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        object.__new__(each).__setattr__(dataclasses.fields(each)[0].name, None)
