/* Wrong: lets the players take any number from the least take to the largest. */
#include <stdio.h>

int main(void)
{
    int n, k, take, least, i;

    if (scanf("%d %d %d", &n, &k, &least) != 3)
        return 0;
    for (take = least, i = 1; i < n; i++)
        if (scanf("%d", &take) != 1)
            return 0;
    puts(k % (least + take) >= least ? "First" : "Second");
    return 0;
}
