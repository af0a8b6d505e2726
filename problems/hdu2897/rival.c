/* HDU 2897, Meeting Mingxia: C, and C++ at once. */

int main(void)
{
    uint64_t n, p, q;
    while (number(&n) && number(&p) && number(&q))
        say_either(n % (p + q) - 1 >= p, "WIN\n", "LOST\n"); /* 0 - 1 is the largest number */
    return 0;
}
