# Wrong: works backwards from the target alone. But a vertex without arrows is an end, too.
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
    left = degree[:]  # arrows that do not go to won vertices
    state = [0] * (n + 1)
    queue = deque()
    for v in range(1, n + 1):
        if v == y:
            state[v] = -1
            queue.append(v)
    while queue and state[x] == 0:
        v = queue.popleft()
        for u in sources[v]:
            if state[u] != 0:
                continue
            if state[v] == 1:
                left[u] -= 1
            if state[v] == -1 or left[u] == 0:
                state[u] = -state[v]
                queue.append(u)
    print(state[x])
