# Wrong: takes the product without carries, that of polynomials modulo 2.


def product(x, y):
    result = 0
    while y > 0:
        if y % 2 == 1:
            result ^= x
        x *= 2
        y //= 2
    return result


for _ in range(int(input())):
    nim_sum = 0
    for _ in range(int(input())):
        x, y = map(int, input().split())
        nim_sum ^= product(x, y)
    print("Have a try, lxhgww." if nim_sum != 0 else "Don't waste your time.")
