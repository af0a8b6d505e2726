/* Wrong: counts modulo k + 1 even if k is no multiple of 3. */
#include <stdio.h>

int main(void)
{
    int cases, n, k, r;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d", &n, &k) == 2) {
        r = n % (k + 1);
        puts(r % 3 != 0 || r == k ? "Alice" : "Bob");
    }
    return 0;
}
