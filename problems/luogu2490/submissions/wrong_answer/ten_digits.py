# Wrong: looks at ten binary digits of the gaps only.
from math import comb

n, k, d = map(int, input().split())
m = k // 2
free = n - k
lost = [0] * (free + 1)  # how many ways to put so many free cells into the m gaps are lost
lost[0] = 1
digit = 1
while digit < 1024:
    for s in range(free, 0, -1):
        for ones in range(d + 1, min(m, s // digit) + 1, d + 1):
            lost[s] += comb(m, ones) * lost[s - ones * digit]
    digit *= 2

won = comb(n, k)
for s in range(free + 1):
    won -= lost[s] * comb(free - s + m, m)  # the others go to the other m + 1 places
print(won % 1000000007)
