/* Wrong: looks at the day alone. */
#include <stdio.h>

int main(void)
{
    int cases, year, month, day;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d %d", &year, &month, &day) == 3)
        puts(day % 2 == 0 ? "YES" : "NO");
    return 0;
}
