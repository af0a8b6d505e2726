/* Luogu P3185, Splitting Game: C, and C++ at once. */
enum { BOTTLES = 21, VALUES = 64, NONE = BOTTLES };

static unsigned value[BOTTLES]; /* by the distance to the last bottle */
static unsigned distance[VALUES]; /* by the value, which no other distance has */

int main(void)
{
    uint64_t cases = 0, n, beans[BOTTLES];
    for (unsigned v = 0; v < VALUES; v++)
        distance[v] = NONE;
    distance[0] = 0;
    for (unsigned d = 1; d < BOTTLES; d++) {
        value[d] = 2 * (d - 1) + !__builtin_parity(d - 1);
        distance[value[d]] = d;
    }
    number(&cases);
    while (cases-- > 0 && number(&n)) {
        unsigned sum = 0, count = 0;
        for (unsigned i = (unsigned)n; i-- > 0;) {
            number(&beans[i]);
            sum ^= value[i] & (0u - (unsigned)(beans[i] % 2));
        }
        /* By distances, from the first bottle on, so that the first triple found is the least. */
        for (unsigned i = (unsigned)n; i-- > 1;) {
            if (beans[i] == 0)
                continue;
            for (unsigned j = i; j-- > 0;) {
                unsigned k = distance[sum ^ value[i] ^ value[j]];
                if (k > j)
                    continue;
                if (count++ == 0) {
                    say_number(n - 1 - i);
                    say(" ");
                    say_number(n - 1 - j);
                    say(" ");
                    say_number(n - 1 - k);
                    say("\n");
                }
            }
        }
        if (count == 0)
            say("-1 -1 -1\n");
        say_number(count);
        say("\n");
    }
    return 0;
}
