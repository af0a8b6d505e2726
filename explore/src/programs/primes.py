# Whether a number from 2 on is prime.
def is_prime(number):
    return all(number % divisor != 0 for divisor in range(2, number))


