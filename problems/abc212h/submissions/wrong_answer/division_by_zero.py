# Wrong: the formula (t^(n+1) - t) / (t - 1) for t + t^2 + ... + t^n, where t is 1.
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


def powers(value):
    return (pow(value, n + 1, P) - value) * pow(value - 1, P - 2, P)


lost = sum(map(powers, t)) * pow(size, P - 2, P)
print((powers(k) - lost) % P)
