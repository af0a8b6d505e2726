/* Wrong: does not ask whether the index of the smallest part is even. */
#include <stdio.h>
#include <string.h>

enum { WORDS = 13, BASE = 100000000, COUNT = 482 }; /* F(480) > 10^100 */
static int fibonacci[COUNT][WORDS]; /* the lowest word comes first */

static int add(int *a, const int *b, int sign) /* whether it is negative */
{
    int i, carry = 0;

    for (i = 0; i < WORDS; i++) {
        a[i] += sign * b[i] + carry;
        carry = a[i] < 0 ? -1 : a[i] >= BASE;
        a[i] -= carry * BASE;
    }
    return carry < 0;
}

static void parse(int *a, const char *digits)
{
    int i, carry;

    for (; *digits != '\0'; digits++)
        for (carry = *digits - '0', i = 0; i < WORDS; i++) {
            carry += 10 * a[i];
            a[i] = carry % BASE;
            carry /= BASE;
        }
}

int main(void)
{
    char digits[2][103];
    int *a, *b, i, j;

    fibonacci[0][0] = 1;
    for (i = 1; i < COUNT; i++)
        for (j = 1; j <= 2; j++)
            add(fibonacci[i], fibonacci[i > j ? i - j : 0], 1);
    while (scanf("%102s %102s", digits[0], digits[1]) == 2) {
        int x[WORDS] = { 0 }, y[WORDS] = { 0 };
        parse(x, digits[0]);
        parse(y, digits[1]);
        a = add(x, y, -1) ? x : y; /* the smaller one */
        b = a == x ? y : x;
        add(x, y, 1);
        for (i = COUNT - 2; i >= 0; i--)
            if (!add(a, fibonacci[i], -1))
                add(b, fibonacci[i + 1], -1); /* modulo 10^104 */
            else
                add(a, fibonacci[i], 1);
        puts(memcmp(a, b, sizeof x) != 0 ? "1" : "0");
    }
    return 0;
}
