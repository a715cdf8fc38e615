"""The signs of partners as drawings."""

from xml.etree import ElementTree

import pytest

from watten_tutor.core.signals import Sign
from watten_tutor.picture.gestures import GESTURES, gesture_svg


def test_every_sign_is_drawn_and_no_two_alike():
    assert set(GESTURES) == set(Sign)
    assert len({gesture_svg(sign) for sign in Sign}) == len(Sign)


@pytest.mark.parametrize("sign", Sign)
def test_paths_are_absolute_and_inside_the_box(sign):
    for shape in GESTURES[sign]:
        assert {letter for letter in shape.path if letter.isalpha()} <= set("MLCQAZ"), shape
        numbers = shape.path.translate(str.maketrans("MLCQAZ", "      ")).split()
        assert all(-5 <= float(each) <= 105 for each in numbers), shape


@pytest.mark.parametrize("sign", Sign)
def test_a_drawing_is_hidden_from_readers(sign):
    root = ElementTree.fromstring(gesture_svg(sign, 40))
    assert (root.get("aria-hidden"), root.get("width")) == ("true", "40")
    assert len(root) == 2 * len(GESTURES[sign])  # each shape and its pale edge


@pytest.mark.parametrize(
    ("right", "left"),
    [
        (Sign.RIGHT_EYE, Sign.LEFT_EYE),
        (Sign.LIPS_RIGHT, Sign.LIPS_LEFT),
        (Sign.RIGHT_SHOULDER, Sign.LEFT_SHOULDER),
    ],
)
def test_right_is_that_of_the_one_who_signals_and_so_on_the_left(right, left):
    """What one drawing has and the other has not is on the left for right, on the right for left."""
    ours, theirs = (
        [shape for shape in GESTURES[one] if shape not in GESTURES[other] and "A" not in shape.path]
        for one, other in ((right, left), (left, right))
    )
    assert _middle(ours[-1]) < 50 < _middle(theirs[-1])


def _middle(shape):
    numbers = shape.path.translate(str.maketrans("MLCQZ", "     ")).split()
    across = [float(each) for each in numbers[::2]]
    return (min(across) + max(across)) / 2
