# Wrong: takes the first end of each edge, as it stands in the line, for the parent.
import sys

sys.setrecursionlimit(200000)
n = int(input())
children = [[] for _ in range(n + 1)]
for _ in range(n - 1):
    x, y = map(int, input().split())
    children[x].append(y)


def value(vertex):
    nim_sum = 0
    for child in children[vertex]:
        nim_sum ^= value(child) + 1
    return nim_sum


print("Alice" if value(1) != 0 else "Bob")
