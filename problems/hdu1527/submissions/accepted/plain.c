/* HDU 1527 and POJ 1067, Wythoff's game: heaps a <= b with b - a = k are lost
   if and only if a = floor(k * 1.618...). */
#include <stdio.h>

/* 1 if x <= k * 1.618..., otherwise 0: x <= k is enough, x >= 2 * k too much,
   and between them the answer is the opposite of that for k and x - k. */
static int is_up_to(long x, long k)
{
    int answer = 1;

    while (k < x && x - k < k) {
        long rest = x - k;
        x = k;
        k = rest;
        answer = !answer;
    }
    return x <= k ? answer : !answer;
}

int main(void)
{
    long a, b;

    while (scanf("%ld %ld", &a, &b) == 2) {
        long smaller = a < b ? a : b, k = a < b ? b - a : a - b;
        puts(is_up_to(smaller, k) && !is_up_to(smaller + 1, k) ? "0" : "1");
    }
    return 0;
}
