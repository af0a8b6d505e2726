# Wrong: solves misère Bachet's game, with 1 to q coins a move.
import sys

for line in sys.stdin:
    n, p, q = map(int, line.split())
    r = n % (1 + q)
    print("LOST" if r == 1 else "WIN")
