# Wrong: forgets that a difference of remainders may be negative.
# Right on small inputs: up to 29 edges there are less than 10^9 graphs.
MOD = 1000000007

n, m = map(int, input().split())
targets = [0] * n  # bit v of a set is for the vertex v + 1
for _ in range(m):
    x, y = map(int, input().split())
    targets[x - 1] |= 1 << (y - 1)


def choices(v, vertices):
    """The number of ways to choose among the edges from v to these vertices."""
    return 2 ** bin(targets[v] & vertices).count("1")


graphs = [1] * (1 << n)  # for each set of vertices
lost = [0] * (1 << n)
for vertices in range(1 << n):
    for v in range(n):
        if vertices >> v & 1:
            graphs[vertices] = graphs[vertices] * choices(v, vertices) % MOD
for vertices in range(3, 1 << n, 4):  # the sets with 1 and 2
    zeros = vertices
    while zeros > 0:
        if zeros & 3 == 0 or zeros & 3 == 3:
            rest = vertices - zeros
            ways = graphs[rest] if zeros & 3 else lost[rest]
            for v in range(n):
                if rest >> v & 1:
                    ways = ways * (choices(v, zeros) - 1) % MOD
                elif zeros >> v & 1:
                    ways = ways * choices(v, rest) % MOD
            lost[vertices] = (lost[vertices] + ways) % MOD
        zeros = (zeros - 1) & vertices
print(graphs[-1] - lost[-1])
