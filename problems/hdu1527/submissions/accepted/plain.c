/* HDU 1527 and POJ 1067, Wythoff's game: heaps a <= b with b - a = k are lost
   if and only if a = floor(k * 1.618...). */
#include <stdio.h>

static long fibonacci[45]; /* 1, 1, 2, 3, 5, ..., 1134903170 */

/* floor(k * 1.618...): the sum of the Fibonacci numbers that come after the
   parts of k, less 1 if the index of the least part is odd. */
static long smaller_heap(long k)
{
    long sum = 0;
    int i, least = 0;

    for (i = 43; i > 0; i--)
        if (fibonacci[i] <= k) {
            k -= fibonacci[i];
            sum += fibonacci[i + 1];
            least = i;
        }
    return least % 2 == 1 ? sum - 1 : sum;
}

int main(void)
{
    long a, b;
    int i;

    fibonacci[0] = fibonacci[1] = 1;
    for (i = 2; i < 45; i++)
        fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
    while (scanf("%ld %ld", &a, &b) == 2) {
        long k = a < b ? b - a : a - b;
        puts((a < b ? a : b) == smaller_heap(k) ? "0" : "1");
    }
    return 0;
}
