# Wrong: takes the number of proper divisors, that is of moves, for the Grundy value.
def number_of_proper_divisors(a):
    divisors = 1
    divisor = 2
    while divisor * divisor <= a:
        exponent = 0
        while a % divisor == 0:
            a //= divisor
            exponent += 1
        divisors *= exponent + 1
        divisor += 1
    if a > 1:
        divisors *= 2
    return divisors - 1


n = int(input())
nim_sum = 0
for a in map(int, input().split()):
    nim_sum ^= number_of_proper_divisors(a)
print("Anna" if nim_sum != 0 else "Bruno")
