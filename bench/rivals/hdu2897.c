/* HDU 2897, Meeting Mingxia: C, and C++ at once. */

int main(void)
{
    uint64_t n, p, q, rest;
    while (number(&n) && number(&p) && number(&q))
        rest = n % (p + q), say(rest == 0 || rest > p ? "WIN\n" : "LOST\n");
    return 0;
}
