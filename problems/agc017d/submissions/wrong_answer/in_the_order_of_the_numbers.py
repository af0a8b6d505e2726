# Wrong: takes the smaller end of each edge for the parent, and goes through the vertices from the last to the
# first.
n = int(input())
children = [[] for _ in range(n + 1)]
for _ in range(n - 1):
    x, y = map(int, input().split())
    children[min(x, y)].append(max(x, y))
value = [0] * (n + 1)
for vertex in range(n, 0, -1):
    for child in children[vertex]:
        value[vertex] ^= value[child] + 1
print("Alice" if value[1] != 0 else "Bob")
