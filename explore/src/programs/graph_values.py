{{constants}}{{value}}

options = [[] for _ in NAMES]
for start, end in EDGES:
    options[start].append(end)
# None for what is not known yet: the value of a vertex follows from those of its options.
values = [None] * len(NAMES)
is_new = True
while is_new:
    is_new = False
    for vertex in range(len(NAMES)):
        reached = [values[end] for end in options[vertex]]
        if values[vertex] is None and None not in reached:
            values[vertex] = value(reached)
            is_new = True
for name, found in zip(NAMES, values):
    print(name, show(found))
