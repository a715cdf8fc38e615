"""A scenario under other rules than its own: the same cards on the same table."""

from dataclasses import replace

from watten_tutor.core.ruleset import RuleSet
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.dump import plain_scenario
from watten_tutor.scenario.load import load_mapping
from watten_tutor.scenario.scenario import Scenario


def under_rules(scenario: Scenario, ruleset: RuleSet) -> Scenario:
    """The scenario under another rule set, read anew with all checks of the reader, without its answers.

    A call counts only where the set has one (SCENARIOS, `compare`); where there is none it is left out.

    Raises:
        ScenarioError: if the position cannot stand under these rules, or cannot be asked about.

    Example:
        >>> from watten_tutor.rulebook.load import load_ruleset
        >>> told = {"rules": "tyrolean", "schlag": "7", "trump": "♣", "question": "rechter"}
        >>> under_rules(load_mapping(told), load_ruleset("unkritisch")).position.ruleset.name
        'unkritisch'
    """
    asked = replace(scenario, answer=None, tempting=None, title=None, story=None, after=None)
    plain = plain_scenario(replace(asked, hints=(), readings=()))
    plain["players"] = list(scenario.names)  # the usual names are as many as the rules have players
    try:
        return load_mapping(plain, rules=ruleset)
    except ScenarioError as error:
        if {each.code for each in error.diagnostics} != {"call-impossible"}:
            raise
    del plain["call"]
    return load_mapping(plain, rules=ruleset)
