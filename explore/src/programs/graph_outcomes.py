{{constants}}options = [[] for _ in NAMES]
for start, end in EDGES:
    options[start].append(end)
# What is not decided in the end is a draw.
outcomes = ["draw"] * len(NAMES)
is_new = True
while is_new:
    is_new = False
    for vertex in range(len(NAMES)):
        reached = [outcomes[end] for end in options[vertex]]
        if not reached:
            outcome = "{{end}}"
        elif "lose" in reached:
            outcome = "win"
        elif "draw" in reached:
            outcome = "draw"
        else:
            outcome = "lose"
        if outcome != outcomes[vertex]:
            outcomes[vertex] = outcome
            is_new = True
for name, outcome in zip(NAMES, outcomes):
    print(name, outcome)
