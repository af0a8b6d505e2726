/* Wrong: takes a position for lost if the largest heap is as large as all
   others together, which for two heaps is right. */
#include <stdio.h>

int main(void)
{
    int m, heap, largest, others;

    while (scanf("%d", &m) == 1) {
        largest = others = 0;
        while (m-- > 0 && scanf("%d", &heap) == 1) {
            if (heap > largest) {
                others += largest;
                largest = heap;
            } else
                others += heap;
        }
        puts(largest != others ? "Yes" : "No");
    }
    return 0;
}
