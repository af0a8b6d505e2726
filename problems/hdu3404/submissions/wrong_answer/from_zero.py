# Wrong: counts the coordinates from 0.


def product(x, y, bits):  # the nim product of numbers of this many bits, a power of two
    if x < 2 or y < 2:
        return x * y
    half = bits // 2
    a, b = divmod(x, 1 << half)
    c, d = divmod(y, 1 << half)
    ac = product(a, c, half)
    bd = product(b, d, half)
    high = product(a ^ b, c ^ d, half) ^ bd
    low = bd ^ product(1 << (half - 1), ac, half)
    return (high << half) ^ low


for _ in range(int(input())):
    nim_sum = 0
    for _ in range(int(input())):
        x, y = map(int, input().split())
        nim_sum ^= product(x - 1, y - 1, 16)
    print("Have a try, lxhgww." if nim_sum != 0 else "Don't waste your time.")
