/* Wrong: a pile that is larger than all others together decides, but otherwise
   HL always wins. */
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
        puts(largest > stones - largest ? "T" : "HL");
    }
    return 0;
}
