# Wrong: forgets the prime above the square root that may be left.
def number_of_primes(a):
    count = 0
    divisor = 2
    while divisor * divisor <= a:
        while a % divisor == 0:
            a //= divisor
            count += 1
        divisor += 1
    return count


n = int(input())
nim_sum = 0
for a in map(int, input().split()):
    nim_sum ^= number_of_primes(a)
print("Anna" if nim_sum != 0 else "Bruno")
