# Wrong: subtracts the numbers of the basis, which are Nim sums of heaps, and not the heaps that are kept.
k = int(input())
heaps = sorted(map(int, input().split()), reverse=True)
basis = []
for rest in heaps:
    for number in basis:
        rest = min(rest, rest ^ number)
    if rest:
        basis.append(rest)
print(sum(heaps) - sum(basis))
