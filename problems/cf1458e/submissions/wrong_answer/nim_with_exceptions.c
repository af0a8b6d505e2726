/* Wrong: the lost pairs are those of Nim, and the shortcuts. */
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 100000 };

struct pair { int a, b; };
static struct pair shortcut[MAX];

static int compare(const void *left, const void *right)
{
    const struct pair *l = (const struct pair *)left;
    const struct pair *r = (const struct pair *)right;

    return l->a != r->a ? l->a - r->a : l->b - r->b;
}

int main(void)
{
    int n, m, i;
    struct pair heaps;

    if (scanf("%d %d", &n, &m) != 2)
        return 0;
    for (i = 0; i < n; i++)
        if (scanf("%d %d", &shortcut[i].a, &shortcut[i].b) != 2)
            return 0;
    qsort(shortcut, n, sizeof *shortcut, compare);
    while (m-- > 0 && scanf("%d %d", &heaps.a, &heaps.b) == 2)
        puts(heaps.a == heaps.b
             || bsearch(&heaps, shortcut, n, sizeof *shortcut, compare)
             ? "LOSE" : "WIN");
    return 0;
}
