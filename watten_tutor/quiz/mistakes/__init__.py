"""The commonest mistakes: each a wrong rule in code that answers questions as its believers would.

A wrong answer is held against them (`fitting`). Where one fits, the tutor can say what would have to hold
for it to be right, and which rule says otherwise; where two fit, the next question can tell them apart
(`separating`).

A mistake is a table of beliefs, ways in which people hold it:

- `cards`: cards taken for what they are not, or standing in another order; the deal is asked again under
  a `Ranking` of its own, as in `without`;
- `duty`: the lead asks for something else;
- `calls`: "Trumpf oder Kritisch" outside its occasion;
- `points`: what giving up costs.

`table` puts the twelve together. Most are worlds of `without`, seen from the other side: there a rule is
missing, here somebody believes in another one.
"""
