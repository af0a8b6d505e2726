def is_power(take, base):
    while take % base == 0:
        take //= base
    return take == 1

def is_square(take):
    return round(take**0.5) ** 2 == take

def is_cube(take):
    return round(take ** (1 / 3)) ** 3 == take

def is_triangular(take):
    row = round((2 * take) ** 0.5 - 0.5)
    return row * (row + 1) == 2 * take

def is_prime(take):
    return take > 1 and all(take % i for i in range(2, int(take**0.5) + 1))

def is_fibonacci(take):
    number, following = 1, 2
    while number < take:
        number, following = following, number + following
    return number == take
