// Who wins on three heaps of at most 15 stones: L where Fibo loses, a dot where Fibo wins.
#include <array>
#include <cstdio>
#include <set>
using namespace std;

set<array<int, 3>> brute_force(int most) {
    set<array<int, 3>> lost;
    for (int m = 0; m <= most; m++)
        for (int n = 0; n <= most; n++)
            for (int p = 0; p <= most; p++) {
                bool wins = false;
                for (int take : {1, 2, 3, 5, 8, 13, 21}) { // enough for heaps below 34
                    wins = wins || (take <= m && lost.count({m - take, n, p}));
                    wins = wins || (take <= n && lost.count({m, n - take, p}));
                    wins = wins || (take <= p && lost.count({m, n, p - take}));
                }
                if (!wins)
                    lost.insert({m, n, p});
            }
    return lost;
}

int main() {
    set<array<int, 3>> lost = brute_force(15);
    for (int m = 0; m <= 15; m++)
        for (int n = 0; n <= 15; n++) {
            for (int p = 0; p <= 15; p++)
                putchar(lost.count({m, n, p}) ? 'L' : '.');
            putchar('\n');
        }
}
