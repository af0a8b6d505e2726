/* Codeforces 914B, Conan and Agasa play a Card Game: Conan, who moves first,
   wins if and only if some number is on an odd number of cards. */
#include <stdio.h>

static int is_odd[100001];

int main(void)
{
    long n, a, odd_numbers = 0;

    if (scanf("%ld", &n) != 1)
        return 0;
    while (n-- > 0 && scanf("%ld", &a) == 1) {
        is_odd[a] = !is_odd[a];
        odd_numbers += is_odd[a] ? 1 : -1;
    }
    puts(odd_numbers != 0 ? "Conan" : "Agasa");
    return 0;
}
