# Wrong: takes a branch for a heap of as many stones as it has edges.
n = int(input())
neighbours = [[] for _ in range(n + 1)]
for _ in range(n - 1):
    x, y = map(int, input().split())
    neighbours[x].append(y)
    neighbours[y].append(x)
parent = [0] * (n + 1)
order = [1]
for vertex in order:
    for child in neighbours[vertex]:
        if child != parent[vertex]:
            parent[child] = vertex
            order.append(child)
edges = [0] * (n + 1)  # below each vertex
for vertex in reversed(order):
    edges[parent[vertex]] += edges[vertex] + 1
nim_sum = 0
for child in neighbours[1]:
    nim_sum ^= edges[child] + 1
print("Alice" if nim_sum != 0 else "Bob")
