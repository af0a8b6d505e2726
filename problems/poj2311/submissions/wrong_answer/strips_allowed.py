# Wrong: also cuts off strips of width 1, as if whoever cannot cut lost.
import sys
from functools import cache


@cache
def grundy(w, h):
    seen = set()
    for a in range(1, w):
        seen.add(grundy(a, h) ^ grundy(w - a, h))
    for a in range(1, h):
        seen.add(grundy(w, a) ^ grundy(w, h - a))
    value = 0
    while value in seen:
        value += 1
    return value


for line in sys.stdin:
    w, h = map(int, line.split())
    print("WIN" if grundy(w, h) != 0 else "LOSE")
