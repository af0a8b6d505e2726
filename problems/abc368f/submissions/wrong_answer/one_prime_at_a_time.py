# Wrong: looks at the parity of the number of prime factors, as if a move left out a single one.
def number_of_primes(a):
    count = 0
    divisor = 2
    while divisor * divisor <= a:
        while a % divisor == 0:
            a //= divisor
            count += 1
        divisor += 1
    if a > 1:
        count += 1
    return count


n = int(input())
total = 0
for a in map(int, input().split()):
    total += number_of_primes(a)
print("Anna" if total % 2 != 0 else "Bruno")
