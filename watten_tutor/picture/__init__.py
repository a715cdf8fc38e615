"""Pictures as plain data: scenes of the table and the ladder, drawn as SVG or told as text.

A scene is a display list (`scene`), made from what is to be seen (`view`) by `table` and `ladder`.
`drawing` turns its items into paths and texts; `svg` and the canvas painter of the user interface
set those down and decide nothing. Everything here is a pure function; no Jupyter, no clock.
"""
