from itertools import product

{{constants}}# The positions that moves reach, with at most this many stones in a heap.
def options(position, most):
    left = []
    for takes, is_repeated in MOVES:
        for times in range(1, most + 1 if is_repeated else 2):
            reached = tuple(heap - times * take for heap, take in zip(position, takes))
            if all(0 <= heap <= most for heap in reached):
                left.append(reached)
    return left


{{value}}

n = int(input())
# A move takes more than it puts: no heap ever has more.
most = {{most}}
values = {}
# Every move lowers the number of stones.
for position in sorted(product(range(most + 1), repeat={{heaps}}), key=sum):
    values[position] = value([values[left] for left in options(position, most)])
for position in product(range(n + 1), repeat={{heaps}}):
    print(show(values[position]), end="\n" if position[-1] == n else " ")
