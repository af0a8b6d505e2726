/* HDU 1524, A Chess Game: C, and C++ at once. */
enum { POSITIONS = 1000, ARROWS = 500000 };

static int first[POSITIONS + 1], option[ARROWS], value[POSITIONS], occurs[POSITIONS];

static int grundy(int p)
{
    int i;
    if (value[p] >= 0)
        return value[p];
    for (i = first[p]; i < first[p + 1]; i++)
        if (value[option[i]] < 0)
            grundy(option[i]);
    for (i = first[p]; i < first[p + 1]; i++)
        occurs[value[option[i]]] = p + 1;
    for (value[p] = 0; occurs[value[p]] == p + 1;)
        value[p]++;
    return value[p];
}

int main(void)
{
    uint64_t n, m, x, v;
    while (number(&n)) {
        int p, arrows = 0;
        for (p = 0; p < (int)n && number(&x); first[++p] = arrows)
            for (value[p] = -1, occurs[p] = 0; x > 0 && number(&v); x--)
                option[arrows++] = (int)v;
        while (number(&m) && m) {
            int sum = 0;
            for (; m > 0 && number(&v); m--)
                sum ^= grundy((int)v);
            say_either(sum, "WIN\n", "LOSE\n");
        }
    }
    return 0;
}
