# Wrong: takes each block of equal quotients for a single multiple.
from functools import cache

n = int(input())


@cache
def grundy(m):  # of a cell with m multiples
    seen = {0}
    nim_sum = 0
    k = 2
    while k <= m:
        quotient = m // k
        end = m // quotient + 1  # from k to here all m // k are equal
        nim_sum ^= grundy(quotient)
        seen.add(nim_sum)
        k = end
    value = 0
    while value in seen:
        value += 1
    return value


for _ in range(int(input())):
    w = int(input())
    nim_sum = 0
    for x in map(int, input().split()):
        nim_sum ^= grundy(n // x)
    print("Yes" if nim_sum != 0 else "No")
