/* AtCoder AGC 017 D, Game on Tree: C, and C++ at once. */
enum { VERTICES = 100001 };

/* The degree of a vertex, and the exclusive or of the neighbours that are left. */
static struct { uint32_t degree, joined, value; } tree[VERTICES];

int main(void)
{
    uint64_t n = 0, x, y, i;
    number(&n);
    for (i = 1; i < n && number(&x) && number(&y); i++) {
        tree[x].degree++, tree[x].joined ^= (uint32_t)y;
        tree[y].degree++, tree[y].joined ^= (uint32_t)x;
    }
    tree[1].degree += 2;
    for (i = 2; i <= n; i++)
        for (x = i; tree[x].degree == 1; x = y) {
            y = tree[x].joined;
            tree[x].degree = 0;
            tree[y].degree--;
            tree[y].joined ^= (uint32_t)x;
            tree[y].value ^= tree[x].value + 1;
        }
    say_either(tree[1].value != 0, "Alice\n", "Bob\n");
    return 0;
}
