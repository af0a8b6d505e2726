/* Wrong: takes the chain for a row, not for a ring. */
#include <stdio.h>

static int value[1001];

static void make_table(int m)
{
    int seen[2048], row, left, mex;

    for (row = 0; row <= 1000; row++) {
        for (mex = 0; mex < 2048; mex++)
            seen[mex] = 0;
        for (left = 0; left + m <= row; left++)
            seen[value[left] ^ value[row - m - left]] = 1;
        for (mex = 0; seen[mex]; mex++)
            ;
        value[row] = mex;
    }
}

int main(void)
{
    int cases, number, n, m;

    if (scanf("%d", &cases) != 1)
        return 0;
    for (number = 1; number <= cases && scanf("%d %d", &n, &m) == 2; number++) {
        make_table(m);
        printf("Case #%d: %s\n", number,
            value[n] != 0 ? "aekdycoin" : "abcdxyzk");
    }
    return 0;
}
