"""Questions about a position: answered with proof, judged, explained with citations."""
