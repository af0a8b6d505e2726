# Wrong: Kayles, where at most two neighbouring apples may be taken.
import sys

grundy = []
for row in range(101):
    options = set()
    for take in (1, 2):
        for left in range(row - take + 1):
            options.add(grundy[left] ^ grundy[row - take - left])
    mex = 0
    while mex in options:
        mex += 1
    grundy.append(mex)

numbers = map(int, sys.stdin.read().split())
for n in numbers:
    nim_sum = 0
    longest = 0
    for _ in range(n):
        row = next(numbers)
        nim_sum ^= grundy[row]
        longest = max(longest, row)
    print("Yes" if (nim_sum != 0) == (longest > 1) else "No")
