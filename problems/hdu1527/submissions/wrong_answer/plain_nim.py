# Wrong: forgets that the same number may be taken from both heaps.
import sys

for line in sys.stdin:
    a, b = map(int, line.split())
    print("1" if a != b else "0")
