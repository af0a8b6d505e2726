# Wrong: looks only at the first box.
import sys

for line in sys.stdin:
    m, n = map(int, line.split())
    print("first" if m % 2 == 0 else "second")
