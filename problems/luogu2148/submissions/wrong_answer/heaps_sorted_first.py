# Wrong: sorts the heaps, and so makes other pairs.
for _ in range(int(input())):
    n = int(input())
    s = sorted(map(int, input().split()))
    nim_sum = 0
    for i in range(0, n, 2):
        ones = (s[i] - 1) | (s[i + 1] - 1)
        value = 0
        while ones % 2 == 1:
            value += 1
            ones //= 2
        nim_sum ^= value
    print("YES" if nim_sum != 0 else "NO")
