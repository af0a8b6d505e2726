/* Wrong: T wins as soon as a pile has as many stones as all others together. */
#include <stdio.h>

int main(void)
{
    long cases, n, pile, largest, stones;

    if (scanf("%ld", &cases) != 1)
        return 0;
    while (cases-- > 0 && scanf("%ld", &n) == 1) {
        largest = stones = 0;
        while (n-- > 0 && scanf("%ld", &pile) == 1) {
            stones += pile;
            if (pile > largest)
                largest = pile;
        }
        puts(largest >= stones - largest || stones % 2 == 1 ? "T" : "HL");
    }
    return 0;
}
