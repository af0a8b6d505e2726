/* Wrong: plain Nim, as if any number of stones might be taken. */
#include <stdio.h>

int main(void)
{
    int m, n, p;

    while (scanf("%d %d %d", &m, &n, &p) == 3 && m != 0)
        puts((m ^ n ^ p) != 0 ? "Fibo" : "Nacci");
    return 0;
}
