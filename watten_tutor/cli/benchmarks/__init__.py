"""How fast it is: each row times our work and a peer's in turn, in one run, and gives the ratio.

Seconds say more of the machine than of the program, so nothing is judged by them and no test asks for
any. `measure` takes the times, `rows` says what is compared with what; the work itself stands in
`loading`, `answering` and `peers`.
"""
