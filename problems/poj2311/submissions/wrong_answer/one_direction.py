# Wrong: cuts the sheet in one direction only.
import sys
from functools import cache


@cache
def grundy(w, h):
    seen = set()
    for a in range(2, w - 1):
        seen.add(grundy(a, h) ^ grundy(w - a, h))
    value = 0
    while value in seen:
        value += 1
    return value


for line in sys.stdin:
    w, h = map(int, line.split())
    print("WIN" if grundy(w, h) != 0 else "LOSE")
