# Wrong: a depth-first search that takes a vertex on its own path for a draw, and remembers what follows from
# that, although the vertex may turn out to be won or lost.
import sys

sys.setrecursionlimit(200000)

n, m, q = map(int, input().split())
targets = [[] for _ in range(n + 1)]  # where the arrows from a vertex lead
for _ in range(m):
    u, v = map(int, input().split())
    targets[u].append(v)


def visit(v):
    if v not in outcome:
        outcome[v] = 0  # while it is on the path
        best = -1
        if v != y:
            for w in targets[v]:
                best = max(best, -visit(w))
        outcome[v] = best
    return outcome[v]


for _ in range(q):
    x, y = map(int, input().split())
    outcome = {}
    print(visit(x))
