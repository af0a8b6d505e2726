/* Wrong: says that kiki wins if n and m are both even, not if one of them is. */
#include <stdio.h>

int main(void)
{
    int n, m;

    while (scanf("%d %d", &n, &m) == 2 && n != 0)
        puts(n % 2 == 0 && m % 2 == 0 ? "Wonderful!" : "What a pity!");
    return 0;
}
