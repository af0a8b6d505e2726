from itertools import product

{{constants}}# The positions that moves reach, with at most n stones in a heap.
def options(position, n):
    left = []
    for takes, is_repeated in MOVES:
        for times in range(1, n + 1 if is_repeated else 2):
            reached = tuple(heap - times * take for heap, take in zip(position, takes))
            if all(0 <= heap <= n for heap in reached):
                left.append(reached)
    return left


{{value}}

n = int(input())
positions = list(product(range(n + 1), repeat={{heaps}}))
values = {}
# Every move lowers the number of stones.
for position in sorted(positions, key=sum):
    values[position] = value([values[left] for left in options(position, n)])
for position in positions:
    print(show(values[position]), end="\n" if position[-1] == n else " ")
