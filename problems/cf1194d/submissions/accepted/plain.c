/* Codeforces 1194D, 1-2-K Game: if k is no multiple of 3, Alice loses if and
   only if n is one. Otherwise let r = n mod (k + 1): she loses if and only if
   r is a multiple of 3 and not k. */
#include <stdio.h>

int main(void)
{
    int cases, n, k, r;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &k) == 2) {
        r = k % 3 == 0 ? n % (k + 1) : n;
        puts(r % 3 != 0 || (k % 3 == 0 && r == k) ? "Alice" : "Bob");
    }
    return 0;
}
