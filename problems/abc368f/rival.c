/* AtCoder ABC 368 F, Dividing Game: C, and C++ at once. */
enum { NUMBERS = 100001 };

static unsigned char factors[NUMBERS];

int main(void)
{
    uint64_t n, a, sum, prime, multiple;
    for (prime = 2; prime < NUMBERS; prime++)
        if (!factors[prime])
            for (multiple = prime; multiple < NUMBERS; multiple += prime)
                factors[multiple] = (unsigned char)(factors[multiple / prime] + 1);
    while (number(&n)) {
        for (sum = 0; n > 0 && number(&a); n--)
            sum ^= factors[a];
        say_either(sum, "Anna\n", "Bruno\n");
    }
    return 0;
}
