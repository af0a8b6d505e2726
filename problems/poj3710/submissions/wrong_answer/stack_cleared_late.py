# Wrong: a node is taken from the stack not when its own visit ends, but when that of the node below it does.
# So a polygon counts as its own what was visited before it on the same node.
import sys


def visit(u, way):  # way is the edge by which u is reached
    place[u] = len(stack)
    stack.append(u)
    for v, e in edges[u]:
        if e == way:
            continue
        if place[v] < 0:
            visit(v, e)
            if v not in in_polygon:
                value[u] ^= value[v] + 1
        elif place[v] < place[u] and u not in in_polygon:
            value[v] ^= (len(stack) - place[v]) % 2
            for w in stack[place[v] + 1 :]:
                in_polygon.add(w)
    while stack[-1] != u:
        stack.pop()


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
        place = [-1] * (m + 1)
        stack = []
        value = [0] * (m + 1)
        in_polygon = set()
        visit(1, -1)
        nim_sum ^= value[1]
    print("Sally" if nim_sum != 0 else "Harry")
