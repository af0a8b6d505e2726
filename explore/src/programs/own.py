import sys

sys.setrecursionlimit(100_000)


# The options of a position, which is a tuple of numbers; a heap of n stones is (n,). Each option is a list of
# positions: their sum, mostly of one alone.
def moves(position):
    options = []
    # The place for your rule. What stands here is an example: a move takes 1 to 3 from one of the numbers.
{{source}}    for i, number in enumerate(position):
        for take in range(1, min(number, 3) + 1):
            options.append([position[:i] + (number - take,) + position[i + 1 :]])
    return options


{{value}}

known = {}


# The value of a position.
def value_of(position):
    if position not in known:
        left = []
        for option in moves(position):
            total = 0
            for part in option:
                total ^= value_of(part)
            left.append(total)
        known[position] = value(left)
    return known[position]


numbers = map(int, sys.stdin.read().split())
for k in numbers:
    print(show(value_of(tuple(next(numbers) for _ in range(k)))))
