# Wrong: takes the longest path from a vertex for its level.
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
    for w in successors[v]:
        level[v] = max(level[v], level[w] + 1)
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
    for w in successors[v]:
        h[w] ^= nim_sum[level[w]]
        nim_sum[level[w]] = 0
    print("WIN")
    print(*h)
