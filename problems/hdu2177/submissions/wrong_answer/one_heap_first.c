/* Wrong: prints the result of taking from both heaps last. */
#include <stdio.h>

enum { MAX = 1000000 };

static int lower[MAX + 1];   /* of the pair with this difference */
static int partner[MAX + 1]; /* the other number of the pair */

static void fill(void)
{
    int k, least = 1; /* not yet in a pair; MAX + 1 if there is none */

    for (k = 1; k <= MAX; k++) {
        while (least <= MAX && partner[least] != 0)
            least++;
        lower[k] = least;
        if (least <= MAX)
            partner[least] = least + k;
        if (least + k <= MAX)
            partner[least + k] = least;
    }
}

int main(void)
{
    int a, b, k;

    fill();
    while (scanf("%d %d", &a, &b) == 2 && (a != 0 || b != 0)) {
        k = b - a;
        if (lower[k] == a) {
            puts("0");
            continue;
        }
        puts("1");
        if (partner[b] < a)
            printf("%d %d\n", partner[b], b);
        if (a != b && partner[a] < a)
            printf("%d %d\n", partner[a], a);
        else if (a != b && partner[a] < b)
            printf("%d %d\n", a, partner[a]);
        if (lower[k] < a)
            printf("%d %d\n", lower[k], lower[k] + k);
    }
    return 0;
}
