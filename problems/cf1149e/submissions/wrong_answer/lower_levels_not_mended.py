# Wrong: makes the Nim sum of the highest level 0, and changes no successor.
n, m = map(int, input().split())
h = list(map(int, input().split()))
successors = [[] for _ in range(n)]
in_degree = [0] * n
for _ in range(m):
    u, v = map(int, input().split())
    successors[u - 1].append(v - 1)
    in_degree[v - 1] += 1

order = []  # each vertex before its successors
for v in range(n):
    if in_degree[v] == 0:
        order.append(v)
for v in order:
    for w in successors[v]:
        in_degree[w] -= 1
        if in_degree[w] == 0:
            order.append(w)

level = [0] * n
nim_sum = [0] * n  # of each level
for v in reversed(order):
    levels = set()
    for w in successors[v]:
        levels.add(level[w])
    while level[v] in levels:
        level[v] += 1
    nim_sum[level[v]] ^= h[v]

top = n - 1
while top >= 0 and nim_sum[top] == 0:
    top -= 1
if top < 0:
    print("LOSE")
else:
    v = 0
    while level[v] != top or h[v] ^ nim_sum[top] >= h[v]:
        v += 1
    h[v] ^= nim_sum[top]
    print("WIN")
    print(*h)
