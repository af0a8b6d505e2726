# Wrong: the target is lost, but its arrows still count: one of them can make it won.
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
        if left[v] == 0 or v == y:
            state[v] = -1
            queue.append(v)
    while queue and state[x] == 0:
        v = queue.popleft()
        for u in sources[v]:
            if state[u] == 1:
                continue
            if state[v] == 1:
                left[u] -= 1
            if state[v] == -1 or left[u] == 0:
                state[u] = -state[v]
                queue.append(u)
    print(state[x])
