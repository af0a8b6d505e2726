# Wrong: solves normal play, where whoever takes the last apple wins.
import sys

numbers = map(int, sys.stdin.read().split())
for n in numbers:
    nim_sum = 0
    for _ in range(n):
        nim_sum ^= next(numbers)
    print("Yes" if nim_sum != 0 else "No")
