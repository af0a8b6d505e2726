/* Codeforces 1704F, Colouring Game: C, and C++ at once. */
enum { START = 53, PERIOD = 34, VALUES = START + PERIOD };

static unsigned char value[VALUES]; /* Dawson's Kayles, periodic from START on */
static char row[500000 + 1];

int main(void)
{
    uint64_t t = 0, n;
    for (unsigned length = 2; length < VALUES; length++) {
        uint64_t seen = 0;
        for (unsigned left = 0; left <= (length - 2) / 2; left++)
            seen |= (uint64_t)1 << (value[left] ^ value[length - 2 - left]);
        value[length] = (unsigned char)__builtin_ctzll(~seen);
    }
    number(&t);
    while (t-- > 0 && number(&n) && next_word(row) == n) {
        unsigned red = 0, sum = 0, length = 0;
        for (uint64_t i = 0; i < n; i++)
            red += row[i] == 'R';
        if (2 * red != n) {
            say_either(2 * red > n, "Alice\n", "Bob\n");
            continue;
        }
        row[n] = row[n - 1];
        for (uint64_t i = 0; i < n; i++) {
            unsigned cut = 0u - (row[i] == row[i + 1]); /* all bits or none: no branch */
            length = length == VALUES - 1 ? (unsigned)START : length + 1;
            sum ^= value[length] & cut;
            length &= ~cut;
        }
        say_either(sum, "Alice\n", "Bob\n");
    }
    return 0;
}
