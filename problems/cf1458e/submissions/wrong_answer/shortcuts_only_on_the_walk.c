/* Wrong: sees a shortcut only where the walk comes to it. */
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 100000, FAR = 2000000000 };

static struct pair { int a, b; } column[MAX + 1], row[MAX + 1]; /* line, cell */
static struct pair run[4 * MAX + 2]; /* from column a on, a diagonal from b */

static int compare(const void *left, const void *right)
{
    const struct pair *l = (const struct pair *)left;
    const struct pair *r = (const struct pair *)right;

    return l->a != r->a ? l->a - r->a : l->b - r->b;
}

int main(void)
{
    int n, m, i, j, k, x = 0, y = 0, dx, dy, end, past_x, past_y;
    struct pair heaps;

    if (scanf("%d %d", &n, &m) != 2)
        return 0;
    for (i = 0; i < n && scanf("%d %d", &heaps.a, &heaps.b) == 2; i++) {
        column[i] = heaps;
        row[i].a = heaps.b;
        row[i].b = heaps.a;
    }
    column[n].a = row[n].a = FAR; /* behind the last */
    qsort(column, n, sizeof *column, compare);
    qsort(row, n, sizeof *row, compare);
    for (i = j = k = 0; x < FAR && y < FAR; x += past_x, y += past_y) {
        while (column[i].a < x)
            i++;
        while (row[j].a < y)
            j++;
        dx = column[i].a - x;
        dy = row[j].a - y;
        past_x = dx == 0 && column[i].b < y;
        past_y = dy == 0 && row[j].b < x;
        run[k].a = x;
        run[k].b = past_x ? FAR : y; /* none, if the column is passed */
        k += past_x || !past_y;
        if (!past_x && !past_y)
            past_x = past_y = dx == 0 || dy == 0 ? 1 : dx < dy ? dx : dy;
    }
    while (m-- > 0 && scanf("%d %d", &heaps.a, &heaps.b) == 2) {
        for (i = 0, end = k; end - i > 1;) /* the last run up to column a */
            if (run[(i + end) / 2].a <= heaps.a)
                i = (i + end) / 2;
            else
                end = (i + end) / 2;
        puts(heaps.b - run[i].b == heaps.a - run[i].a
             ? "LOSE" : "WIN");
    }
    return 0;
}
