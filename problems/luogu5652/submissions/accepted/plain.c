/* Luogu P5652, Basic Game Exercise: the parent of cell i is the last odd cell
   up to i - m - 1. The first player loses on l to r if l is the last odd cell
   up to r or an ancestor of it, so its range of numbers contains that cell. */
#include <inttypes.h>
#include <stdio.h>

enum { MOST = 1000001 };

static int last_odd[MOST], size[MOST], first[MOST], next_free[MOST];
static char four[] = "%" SCNu64 " %" SCNu64 " %" SCNu64 " %" SCNu64;
static uint64_t a, b, c, p;

static int random_cell(int n)
{
    a = (a * b + c) % p;
    return (int)(a % n) + 1;
}

int main(void)
{
    int n, m, q, type, i, number, parent, x, y;
    unsigned long sum = 0;

    if (scanf("%d %d %d %d", &n, &m, &q, &type) != 4)
        return 0;
    for (i = 1; i <= n && scanf("%d", &number) == 1; i++)
        last_odd[i] = number % 2 == 1 ? i : last_odd[i - 1];
    for (i = n; i >= 1; i--) {
        size[i]++; /* itself */
        size[i > m ? last_odd[i - m - 1] : 0] += size[i];
    }
    for (i = 1; i <= n; i++) {
        parent = i > m ? last_odd[i - m - 1] : 0;
        first[i] = next_free[parent] + 1;
        next_free[parent] += size[i];
        next_free[i] = first[i];
    }
    if (type == 1 && scanf(four, &a, &b, &c, &p) != 4)
        return 0;
    for (i = 1; i <= q; i++) {
        if (type == 1) {
            x = random_cell(n);
            y = random_cell(n);
        } else if (scanf("%d %d", &x, &y) != 2)
            break;
        number = first[last_odd[x < y ? y : x]];
        if (x > y)
            x = y;
        if (number < first[x] || number >= first[x] + size[x])
            sum += (unsigned long)i * i;
    }
    printf("%lu\n", sum & 0xfffffffful);
    return 0;
}
