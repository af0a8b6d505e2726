# Wrong: counts how many heaps there are of each number, as if the order did not matter.
P = 998244353
n, k = map(int, input().split())
numbers = list(map(int, input().split()))
ways = [[0] * 2 ** max(numbers).bit_length() for _ in range(n + 1)]
ways[0][0] = 1
for number in numbers:
    for heaps in range(1, n + 1):
        before = ways[heaps - 1]
        ways[heaps] = [(a + before[s ^ number]) % P for s, a in enumerate(ways[heaps])]
print(sum(sum(row[1:]) for row in ways[1:]) % P)
