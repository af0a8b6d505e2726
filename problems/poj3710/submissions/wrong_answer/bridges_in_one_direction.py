# Wrong: marks a bridge in the direction in which it was found only. A fill that comes from its other end
# crosses it.
import sys


def find_bridges(u, way):  # way is the edge by which u is reached
    number[u] = low[u] = max(number) + 1
    for v, e in edges[u]:
        if e == way:
            continue
        if number[v] == 0:
            find_bridges(v, e)
            low[u] = min(low[u], low[v])
            if low[v] > number[u]:
                bridges.add((u, v))
        else:
            low[u] = min(low[u], number[v])


def fill(u, p):
    part[u] = p
    for v, _ in edges[u]:
        if (u, v) not in bridges and part[v] == 0:
            fill(v, p)


def value(p, way):
    result = 0
    for u in range(1, m + 1):
        if part[u] != p:
            continue
        for v, e in edges[u]:
            if e == way:
                continue
            if part[v] != p:
                result ^= value(part[v], e) + 1
            elif u < v:
                result ^= 1  # a loop, where its nodes are contracted to one
    return result


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
        low = [0] * (m + 1)
        bridges = set()
        find_bridges(1, -1)
        part = [0] * (m + 1)
        for u in range(1, m + 1):
            if part[u] == 0:
                fill(u, u)
        nim_sum ^= value(part[1], -1)
    print("Sally" if nim_sum != 0 else "Harry")
