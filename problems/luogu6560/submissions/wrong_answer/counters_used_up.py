# Wrong: the counters are used up by the first query when the second one comes.
from collections import deque

n, m, q = map(int, input().split())
degree = [0] * (n + 1)
sources = [[] for _ in range(n + 1)]  # where the arrows to a vertex come from
for _ in range(m):
    u, v = map(int, input().split())
    degree[u] += 1
    sources[v].append(u)

for _ in range(q):
    x, y = map(int, input().split())
    state = [0] * (n + 1)
    queue = deque()
    for v in range(1, n + 1):
        if degree[v] == 0 or v == y:
            state[v] = -1
            queue.append(v)
    while queue and state[x] == 0:
        v = queue.popleft()
        for u in sources[v]:
            if state[u] != 0:
                continue
            if state[v] == 1:
                degree[u] -= 1
            if state[v] == -1 or degree[u] == 0:
                state[u] = -state[v]
                queue.append(u)
    print(state[x])
