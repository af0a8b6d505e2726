/* AtCoder ABC 206 F, Interval Game 2: C, and C++ at once. */

int main(void)
{
    static uint64_t ends[101][101]; /* how often an interval is in the list */
    static unsigned char g[101][101], left[100], right[100];
    uint64_t cases = 0, n, a, b;
    number(&cases);
    while (cases-- > 0 && number(&n)) {
        unsigned different = 0, first = 100, last = 1;
        for (uint64_t i = 0; i < n && number(&a) && number(&b); i++) {
            if (ends[a][b] == cases + 1)
                continue; /* it is there already */
            ends[a][b] = cases + 1;
            left[different] = (unsigned char)a;
            right[different++] = (unsigned char)b;
            first = a < first ? (unsigned)a : first;
            last = b > last ? (unsigned)b : last;
        }
        for (unsigned l = last - 1; l >= first; l--) {
            for (unsigned r = l + 1; r <= last; r++) {
                uint64_t seen[2] = {0, 0};
                for (unsigned i = 0; i < different; i++)
                    if (l <= left[i] && right[i] <= r) {
                        unsigned value = g[l][left[i]] ^ g[right[i]][r];
                        seen[value >> 6] |= (uint64_t)1 << (value & 63);
                    }
                unsigned mex = 0;
                while (seen[mex >> 6] >> (mex & 63) & 1)
                    mex++;
                g[l][r] = (unsigned char)mex;
            }
        }
        say_either(g[first][last], "Alice\n", "Bob\n");
    }
    return 0;
}
