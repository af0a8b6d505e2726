/* HDU 2149, Public Sale: C, and C++ at once. */
enum { LARGEST = 1100 };

/* All bids, separated by blanks: an answer is a part of that. A bid starts at its offset. */
static char bids[5 * LARGEST];
static size_t offset[LARGEST + 2];

static void list_bids(void)
{
    size_t length = 0, bid;
    for (bid = 1; bid <= LARGEST; bid++) {
        size_t divisor = bid < 10 ? 1 : bid < 100 ? 10 : bid < 1000 ? 100 : 1000;
        offset[bid] = length;
        for (; divisor; divisor /= 10)
            bids[length++] = (char)('0' + bid / divisor % 10);
        bids[length++] = ' ';
    }
    offset[bid] = length;
}

static void say_bids(size_t first, size_t last)
{
    say_bytes(bids + offset[first], offset[last + 1] - 1 - offset[first]);
}

int main(void)
{
    uint64_t m, n;
    list_bids();
    while (number(&m) && number(&n)) {
        if (m <= n)
            say_bids(m, n);
        else if (m % (n + 1))
            say_bids(m % (n + 1), m % (n + 1));
        else
            say("none");
        say("\n");
    }
    return 0;
}
