/* HDU 2486, at most k times the last take: C, and C++ at once. */

/* The arithmetic progressions of lost heaps: the step and the first of each. */
static uint64_t step[1 << 20], first[1 << 20];

static uint64_t least_part(uint64_t n, uint64_t k)
{
    uint64_t last = 0, next = 0;
    step[0] = first[0] = 1;
    while (k * step[last] < n) {
        uint64_t end = k * step[last];
        first[last + 1] = end - (end - first[last]) % step[last] + step[last];
        step[last + 1] = step[last] + step[next];
        last++;
        next += k * step[next] < step[last];
    }
    for (;;) {
        while (first[last] > n)
            last--;
        uint64_t rest = (n - first[last]) % step[last];
        if (rest == 0)
            return n;
        n = rest;
    }
}

int main(void)
{
    uint64_t cases = 0, n, k;
    number(&cases);
    for (uint64_t i = 1; i <= cases && number(&n) && number(&k); i++) {
        uint64_t least = least_part(n, k);
        say("Case ");
        say_number(i);
        if (least == n) {
            say(": lose\n");
        } else {
            say(": ");
            say_number(least);
            say("\n");
        }
    }
    return 0;
}
