"""The game of Watten itself: cards, order, duties, tricks.

Everything here is a value or a pure function of values. This package imports the standard library
only: no file, no clock, no chance, no screen and no sentence for people. Whatever it decides comes
as a `Proof`: the value together with the reasons, each naming the rule that forces it.
"""
