{{constants}}values = [0] * len(NAMES)
# From the leaves down: an edge adds one, and branches form a Nim sum.
for below, above in reversed(EDGES):
    values[below] ^= values[above] + 1
for name, value in zip(NAMES, values):
    print(name, value)
