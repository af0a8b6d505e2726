/* HDU 1079, Calendar Game: Adam wins if and only if month + day is even, or
   the date is 30 September or 30 November. */
#include <stdio.h>

int main(void)
{
    int cases, year, month, day;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d %d", &year, &month, &day) == 3) {
        int is_even = (month + day) % 2 == 0;
        int is_exception = day == 30 && (month == 9 || month == 11);

        puts(is_even || is_exception ? "YES" : "NO");
    }
    return 0;
}
