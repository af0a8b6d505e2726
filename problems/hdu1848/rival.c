/* HDU 1848, Fibonacci again and again: C, and C++ at once. */
enum { HEAPS = 1001 };

static int grundy[HEAPS];

int main(void)
{
    uint64_t m, n, p;
    int h;
    for (h = 1; h < HEAPS; h++) {
        int seen[32] = {0}, last = 1, take = 1, sum, value = 0;
        while (take <= h)
            seen[grundy[h - take]] = 1, sum = last + take, last = take, take = sum;
        while (seen[value])
            value++;
        grundy[h] = value;
    }
    while (number(&m) && number(&n) && number(&p) && (m || n || p))
        say_either(grundy[m] ^ grundy[n] ^ grundy[p], "Fibo\n", "Nacci\n");
    return 0;
}
