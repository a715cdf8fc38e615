"""The rulebook: which rule sets exist, what each rule says, and which source says so.

All of it is data in this folder. `load` makes a `RuleSet` of a name such as `tyrolean+guate`, `cite`
gives the text and the sources of a rule in the reader's language.
"""
