"""The public names: few, sorted, found, and none hides a module."""

import pkgutil

import pytest

import watten_tutor


def test_public_names_are_sorted():
    assert watten_tutor.__all__ == sorted(watten_tutor.__all__)


@pytest.mark.parametrize("name", watten_tutor.__all__)
def test_every_public_name_is_found(name):
    assert getattr(watten_tutor, name) is not None


def test_no_public_name_equals_a_module():
    modules = {module.name for module in pkgutil.iter_modules(watten_tutor.__path__)}
    assert modules & set(watten_tutor.__all__) == set()


def test_all_public_names_are_listed():
    assert set(watten_tutor.__all__) <= set(dir(watten_tutor))


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="has no attribute 'tarock'"):
        _ = watten_tutor.tarock
