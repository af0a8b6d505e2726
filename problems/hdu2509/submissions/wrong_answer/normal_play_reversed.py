# Wrong: takes the winner of normal play for the loser, also with longer rows.
import sys

numbers = map(int, sys.stdin.read().split())
for n in numbers:
    nim_sum = 0
    for _ in range(n):
        nim_sum ^= next(numbers)
    print("Yes" if nim_sum == 0 else "No")
