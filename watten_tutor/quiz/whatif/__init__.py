"""What would change the answer: the nearest single changes of a puzzle, found by search.

- `change`: one thing changed, not tried yet;
- `cards`, `deal`, `bets`: the changes there are of each kind, the nearest first. What is nearest is said
  there, once for each kind;
- `differs`: whether the answer is then really another one;
- `possible`: whether the deal can then have come about;
- `search`: tries them, has the reader check what is left, and says the best.
"""

from watten_tutor.quiz.whatif.search import Counterfactual, counterfactuals

__all__ = ["Counterfactual", "counterfactuals"]
