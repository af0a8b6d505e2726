# Wrong: goes by the Nim sum only if all rows are above one, not if any is.
import sys

numbers = map(int, sys.stdin.read().split())
for n in numbers:
    nim_sum = 0
    shortest = 100
    for _ in range(n):
        row = next(numbers)
        nim_sum ^= row
        shortest = min(shortest, row)
    if shortest > 1:
        print("Yes" if nim_sum != 0 else "No")
    else:
        print("Yes" if nim_sum == 0 else "No")
