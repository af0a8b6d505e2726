# The Fibonacci numbers 1, 2, 3, 5, ... up to the largest.
def fibonacci(largest):
    take, following = 1, 2
    while take <= largest:
        yield take
        take, following = following, take + following


