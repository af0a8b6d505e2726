# Wrong: takes 1 and 1 for the only lost position.
import sys

for line in sys.stdin:
    m, n = map(int, line.split())
    print("first" if m != 1 or n != 1 else "second")
