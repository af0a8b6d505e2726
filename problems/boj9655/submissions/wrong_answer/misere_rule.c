/* Wrong: thinks that whoever takes the last stone loses. */
#include <stdio.h>

int main(void)
{
    int n;

    if (scanf("%d", &n) != 1)
        return 0;
    puts(n % 2 == 0 ? "SK" : "CY");
    return 0;
}
