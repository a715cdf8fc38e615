"""The game without one of its rules: the worlds in which `why` asks its question again.

What a world without a rule is, is declared once for each rule and never written per scenario:

- `cards`: a class that the rule lifts falls back to what its cards are otherwise, and every comparison
  the rule decides goes the other way;
- `duty`: the lead asks for what it would ask without the rule;
- `bets`: the bet has not been made or not been answered, or the flag has another value;
- `answers`: the few answers that the missing rule alone would give.

`worlds` puts them together. A rule may have several worlds, or none (`FRAMES`): it puts the question or
sums up, so that without it there would be nothing to ask.
"""
