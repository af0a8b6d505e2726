# Wrong: goes from the smallest heap up, and so keeps an independent set that is not the largest.
k = int(input())
basis, removed = [], 0
for heap in sorted(map(int, input().split())):
    rest = heap
    for number in basis:
        rest = min(rest, rest ^ number)
    if rest:
        basis.append(rest)
    else:
        removed += heap
print(removed)
