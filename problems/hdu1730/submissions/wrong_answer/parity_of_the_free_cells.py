# Wrong: asks whether the free cells between the pieces are an odd number in all.
import sys

for line in sys.stdin:
    if line.strip() == "":
        continue  # between two cases
    n, m = map(int, line.split())
    free = 0
    for _ in range(n):
        black, white = map(int, input().split())
        free += abs(black - white) - 1
    print("I WIN!" if free % 2 != 0 else "BAD LUCK!")
