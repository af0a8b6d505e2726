# Wrong: takes each part for an option of its own, as if the other one were thrown away.
import sys
from functools import cache


@cache
def grundy(w, h):
    seen = set()
    for a in range(2, w - 1):
        seen.add(grundy(a, h))
    for a in range(2, h - 1):
        seen.add(grundy(w, a))
    value = 0
    while value in seen:
        value += 1
    return value


for line in sys.stdin:
    w, h = map(int, line.split())
    print("WIN" if grundy(w, h) != 0 else "LOSE")
