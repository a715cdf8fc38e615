from watten_tutor.core.errors import Unanswerable, WattenError


def test_an_error_says_its_code_and_what_it_found() -> None:
    assert str(WattenError("flag-value")) == "flag-value"
    assert str(Unanswerable("score-at-target", found=16)) == "score-at-target: {'found': 16}"
