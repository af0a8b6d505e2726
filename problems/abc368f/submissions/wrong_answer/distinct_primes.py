# Wrong: counts each prime once, however often it divides the number.
def number_of_primes(a):
    count = 0
    divisor = 2
    while divisor * divisor <= a:
        if a % divisor == 0:
            count += 1
        while a % divisor == 0:
            a //= divisor
        divisor += 1
    if a > 1:
        count += 1
    return count


n = int(input())
nim_sum = 0
for a in map(int, input().split()):
    nim_sum ^= number_of_primes(a)
print("Anna" if nim_sum != 0 else "Bruno")
