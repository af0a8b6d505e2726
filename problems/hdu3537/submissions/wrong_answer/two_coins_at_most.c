/* Wrong: turns over two coins at most, so that a head in place x counts x + 1. */
#include <stdio.h>

int main(void)
{
    int head[100];
    int n, i, j, sum;

    while (scanf("%d", &n) == 1) {
        sum = 0;
        for (i = 0; i < n; i++) {
            if (scanf("%d", &head[i]) != 1)
                return 0;
            for (j = 0; head[j] != head[i]; j++)
                ;
            if (j == i)
                sum ^= head[i] + 1;
        }
        puts(sum == 0 ? "Yes" : "No");
    }
    return 0;
}
