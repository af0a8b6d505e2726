# Wrong: takes for granted that the black piece stands on the right.
import sys

for line in sys.stdin:
    if line.strip() == "":
        continue  # between two cases
    n, m = map(int, line.split())
    nim_sum = 0
    for _ in range(n):
        black, white = map(int, input().split())
        nim_sum ^= black - white - 1
    print("I WIN!" if nim_sum != 0 else "BAD LUCK!")
