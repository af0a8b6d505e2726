# Wrong: takes the length of a polygon from the numbers that its nodes have in preorder, between which there
# may be those of other branches, and not from their depths.
import sys


def visit(u, way):  # way is the edge by which u is reached
    number[u] = max(number) + 1
    for v, e in edges[u]:
        if e == way:
            continue
        if number[v] == 0:
            up[v] = u
            visit(v, e)
            if v not in in_polygon:
                value[u] ^= value[v] + 1
        elif number[v] < number[u]:  # down to v: a polygon
            value[v] ^= (number[u] - number[v] + 1) % 2
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
        edges = [[] for _ in range(m + 1)]
        for e in range(k):
            a = next(numbers)
            b = next(numbers)
            edges[a].append((b, e))
            edges[b].append((a, e))
        number = [0] * (m + 1)
        up = [0] * (m + 1)
        value = [0] * (m + 1)
        in_polygon = set()
        visit(1, -1)
        nim_sum ^= value[1]
    print("Sally" if nim_sum != 0 else "Harry")
