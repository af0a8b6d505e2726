/* Wrong: does not ask whether the index of the smallest part is even. */
#include <stdio.h>
#include <string.h>

/* Numbers below 10^108: 12 words of 9 digits, the last ones in front. */
enum { WORDS = 12, BASE = 1000000000, COUNT = 481 }; /* F(479) > 10^100 */
static long fibonacci[COUNT][WORDS] = {{1}, {2}};

static void add(long *sum, const long *a, const long *b)
{
    long i, carry = 0;

    for (i = 0; i < WORDS; i++) {
        sum[i] = a[i] + b[i] + carry;
        carry = sum[i] >= BASE;
        sum[i] -= carry * BASE;
    }
}

static int is_less(const long *a, const long *b)
{
    int i = WORDS - 1;

    while (i > 0 && a[i] == b[i])
        i--;
    return a[i] < b[i];
}

int main(void)
{
    char digits[2][128];
    int i, j, small;

    for (i = 2; i < COUNT; i++)
        add(fibonacci[i], fibonacci[i - 2], fibonacci[i - 1]);
    while (scanf("%107s %107s", digits[0], digits[1]) == 2) {
        long heap[2][WORDS] = {{0}}, parts[WORDS] = {0}, shifted[WORDS] = {0};
        long more[WORDS];
        for (j = 0; j < 2; j++) {
            char *digit = digits[j];
            for (i = (int) strlen(digit); i-- > 0; digit++)
                heap[j][i / 9] = 10 * heap[j][i / 9] + *digit - '0';
        }
        small = is_less(heap[1], heap[0]); /* the smaller heap of the two */
        for (i = COUNT - 2; i >= 0; i--) {
            add(more, parts, fibonacci[i]);
            if (!is_less(heap[small], more)) {
                memcpy(parts, more, sizeof more);
                add(shifted, shifted, fibonacci[i + 1]);
            }
        }
        j = memcmp(heap[1 - small], shifted, sizeof shifted);
        puts(j != 0 ? "1" : "0");
    }
    return 0;
}
