# Wrong: counts the rows that have a gap, and asks whether their number is odd.
import sys

for line in sys.stdin:
    if line.strip() == "":
        continue  # between two cases
    n, m = map(int, line.split())
    rows = 0
    for _ in range(n):
        black, white = map(int, input().split())
        if abs(black - white) > 1:
            rows += 1
    print("I WIN!" if rows % 2 != 0 else "BAD LUCK!")
