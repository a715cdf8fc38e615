"""Everything said to people: catalogues in three languages, and how cards and players are named."""

from watten_tutor.i18n.catalogue import LANGUAGES, Catalogue, catalogue
from watten_tutor.i18n.preferred import preferred_language
from watten_tutor.i18n.speech import DECKS, Segment, Speech

__all__ = ["DECKS", "LANGUAGES", "Catalogue", "Segment", "Speech", "catalogue", "preferred_language"]
