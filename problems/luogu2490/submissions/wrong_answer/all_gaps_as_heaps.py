# Wrong: takes the gaps between the pairs for heaps, too.
from math import comb

n, k, d = map(int, input().split())
m = k - 1
free = n - k
lost = [0] * (free + 1)  # how many ways to put so many free cells into the m gaps are lost
lost[0] = 1
digit = 1
while digit <= free:
    for s in range(free, 0, -1):
        for ones in range(d + 1, min(m, s // digit) + 1, d + 1):
            lost[s] += comb(m, ones) * lost[s - ones * digit]
    digit *= 2

won = comb(n, k)
for s in range(free + 1):
    won -= lost[s] * (free - s + 1)  # the others go to the left and to the right of all pieces
print(won % 1000000007)
