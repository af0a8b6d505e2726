{{constants}}options = [[] for _ in NAMES]
for start, end in EDGES:
    options[start].append(end)
# Each round decides a vertex more, if any; what is not decided in the end is a draw.
outcomes = ["draw"] * len(NAMES)
for _ in NAMES:
    for vertex in range(len(NAMES)):
        reached = [outcomes[end] for end in options[vertex]]
        if not reached:
            outcomes[vertex] = "{{end}}"
        elif "lose" in reached:
            outcomes[vertex] = "win"
        elif "draw" not in reached:
            outcomes[vertex] = "lose"
for name, outcome in zip(NAMES, outcomes):
    print(name, outcome)
