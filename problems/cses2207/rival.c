/* CSES 2207, Grundy's Game: C, and C++ at once. */
enum { HEAPS = 1223 };

static int grundy[HEAPS];

int main(void)
{
    uint64_t cases = 0, n;
    int h, a;
    for (h = 3; h < HEAPS; h++) {
        int occurs[64] = {0}, value = 0;
        for (a = 1; 2 * a < h; a++)
            occurs[grundy[a] ^ grundy[h - a]] = 1;
        while (occurs[value])
            value++;
        grundy[h] = value;
    }
    number(&cases);
    while (cases-- > 0 && number(&n))
        say_either(n >= HEAPS || grundy[n], "first\n", "second\n");
    return 0;
}
