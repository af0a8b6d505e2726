/* POJ 2311, Cutting Game: C, and C++ at once. */
static const uint64_t ZEROS = 1 << 7 | 1 << 11 | 1 << 23 | 1 << 27 | (uint64_t)1 << 31;

static int is_lost(uint64_t side)
{
    return ZEROS >> side % 34 & 1 || side == 2 || side == 3 || side == 17 || side == 37;
}

int main(void)
{
    uint64_t w, h;
    while (number(&w) && number(&h))
        say_either(!(is_lost(w) && is_lost(h)), "WIN\n", "LOSE\n");
    return 0;
}
