/* HDU 4315, Climbing the Hill: pair the persons from the bottom; each pair is
   a heap of as many stones as there are cells between them. A first person
   who is left over is a heap of all cells above, the hilltop included, but
   not if the king is the second. Alice wins if and only if the Nim sum of the
   heaps is not 0, or the king is the first. */
#include <stdio.h>

int main(void)
{
    static int cell[1001];
    int n, king, i, sum;

    while (scanf("%d %d", &n, &king) == 2) {
        for (i = 1; i <= n; i++)
            if (scanf("%d", &cell[i]) != 1)
                return 0;
        sum = 0;
        for (i = n; i >= 2; i -= 2)
            sum ^= cell[i] - cell[i - 1] - 1;
        if (i == 1)
            sum ^= king == 2 ? cell[1] - 1 : cell[1];
        puts(sum != 0 || king == 1 ? "Alice" : "Bob");
    }
    return 0;
}
