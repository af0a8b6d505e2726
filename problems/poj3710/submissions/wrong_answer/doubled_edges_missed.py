# Wrong: knows the way back by its node, so that a second edge between the same two nodes is not seen.
import sys


def visit(u, way):  # way is the node from which u is reached
    for v in neighbours[u]:
        if v == way:
            continue
        if depth[v] < 0:
            depth[v] = depth[u] + 1
            up[v] = u
            visit(v, u)
            if v not in in_polygon:
                value[u] ^= value[v] + 1
        elif depth[v] < depth[u]:  # down to v: a polygon
            value[v] ^= (depth[u] - depth[v] + 1) % 2
            w = u
            while w != v:
                in_polygon.add(w)
                w = up[w]


numbers = map(int, sys.stdin.read().split())
for n in numbers:
    nim_sum = 0
    for _ in range(n):
        m = next(numbers)
        k = next(numbers)
        neighbours = [[] for _ in range(m + 1)]
        for _ in range(k):
            a = next(numbers)
            b = next(numbers)
            neighbours[a].append(b)
            neighbours[b].append(a)
        depth = [-1] * (m + 1)
        depth[1] = 0
        up = [0] * (m + 1)
        value = [0] * (m + 1)
        in_polygon = set()
        visit(1, 0)
        nim_sum ^= value[1]
    print("Sally" if nim_sum != 0 else "Harry")
