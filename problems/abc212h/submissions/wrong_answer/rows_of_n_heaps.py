# Wrong: counts the rows of exactly n heaps, and forgets the shorter ones.
P = 998244353
n, k = map(int, input().split())
numbers = list(map(int, input().split()))
size = 2 ** max(numbers).bit_length()
t = [int(i in numbers) for i in range(size)]
half = 1
while half < size:
    for start in range(0, size, 2 * half):
        for i in range(start, start + half):
            t[i], t[i + half] = t[i] + t[i + half], t[i] - t[i + half]
    half *= 2
lost = sum(pow(value, n, P) for value in t) * pow(size, P - 2, P)
print((pow(k, n, P) - lost) % P)
