# Wrong: thinks that with fewer than p coins there is no move, and that whoever cannot move loses.
import sys

for line in sys.stdin:
    n, p, q = map(int, line.split())
    r = n % (p + q)
    print("LOST" if r < p else "WIN")
