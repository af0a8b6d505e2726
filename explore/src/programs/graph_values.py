{{constants}}{{value}}

options = [[] for _ in NAMES]
for start, end in EDGES:
    options[start].append(end)
# Each round finds the value of a vertex more, until all have one: it follows from those of its options.
values = [None] * len(NAMES)
while None in values:
    for vertex in range(len(NAMES)):
        reached = [values[end] for end in options[vertex]]
        if None not in reached:
            values[vertex] = value(reached)
for name, found in zip(NAMES, values):
    print(name, show(found))
