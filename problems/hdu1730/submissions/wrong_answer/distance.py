# Wrong: the Nim sum of the distances, not of the free cells between the pieces.
import sys

for line in sys.stdin:
    if line.strip() == "":
        continue  # between two cases
    n, m = map(int, line.split())
    nim_sum = 0
    for _ in range(n):
        black, white = map(int, input().split())
        nim_sum ^= abs(black - white)
    print("I WIN!" if nim_sum != 0 else "BAD LUCK!")
