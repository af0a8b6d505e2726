/* Wrong: says that Adam wins if the goal is the first date. */
#include <stdio.h>

int main(void)
{
    int cases, year, month, day;

    if (scanf("%d", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%d %d %d", &year, &month, &day) == 3) {
        int is_even = (month + day) % 2 == 0;
        int is_goal = year == 2001 && month == 11 && day == 4;
        int is_exception = day == 30 && (month == 9 || month == 11);

        puts(is_goal || is_even || is_exception ? "YES" : "NO");
    }
    return 0;
}
