"""The commonest mistakes: each a wrong rule in code that answers questions as its believers would.

A wrong answer is held against them (`fitting`). Where one fits, the tutor can say what would have to hold
for it to be right, and which rule says otherwise; where two fit, the next question can tell them apart
(`separating`).

A mistake is a table of beliefs, ways in which people hold it:

- `printed`: Kritische taken for ordinary cards;
- `order`: cards that beat what they do not;
- `duty`: the lead asks for something else;
- `calls`: "Trumpf oder Kritisch" outside its occasion;
- `points`: what giving up costs.

`table` puts the twelve together. Most are `worlds` as those of `without`, seen from the other side: there a
rule is missing, here somebody believes in another one, and is asked about the deal as he takes it to be.
"""
