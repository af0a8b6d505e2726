/* Wrong: forgets that the first move may make a pair with the pile below. */
#include <stdio.h>
#include <stdlib.h>

static long pile[100000];

static int compare(const void *a, const void *b)
{
    long x = *(const long *)a, y = *(const long *)b;

    return (x > y) - (x < y);
}

int main(void)
{
    long n, i, pairs = 0, odd = 0;
    int can_begin = 1;

    if (scanf("%ld", &n) != 1 || n > 100000)
        return 0;
    for (i = 0; i < n; i++)
        if (scanf("%ld", &pile[i]) != 1)
            return 0;
    qsort(pile, n, sizeof pile[0], compare);
    for (i = 0; i < n; i++) {
        odd ^= (pile[i] ^ i) & 1;
        if (i > 0 && pile[i] == pile[i - 1]) {
            pairs++;
            if (pile[i] == 0)
                can_begin = 0;
        }
    }
    puts(can_begin && pairs <= 1 && odd ? "sjfnb" : "cslnb");
    return 0;
}
