// Whether a number from 2 on is prime.
bool is_prime(int number) {
    int divisor = 2;
    while (number % divisor != 0) divisor++;
    return divisor == number;
}

