// Who wins on three heaps of at most 8 sweets, in normal play and under the misere rule: W if John, L if his brother.
#include <array>
#include <cstdio>
#include <set>
using namespace std;

set<array<int, 3>> brute_force(int most, bool misere) {
    set<array<int, 3>> lost;
    for (int a = 0; a <= most; a++)
        for (int b = 0; b <= most; b++)
            for (int c = 0; c <= most; c++) {
                bool wins = misere && a + b + c == 0; // the opponent ate the last sweet
                for (int left = 0; left < a; left++)
                    wins = wins || lost.count({left, b, c});
                for (int left = 0; left < b; left++)
                    wins = wins || lost.count({a, left, c});
                for (int left = 0; left < c; left++)
                    wins = wins || lost.count({a, b, left});
                if (!wins)
                    lost.insert({a, b, c});
            }
    return lost;
}

int main() {
    for (bool misere : {false, true}) {
        set<array<int, 3>> lost = brute_force(8, misere);
        for (int a = 0; a <= 8; a++)
            for (int b = 0; b <= 8; b++) {
                for (int c = 0; c <= 8; c++)
                    putchar(lost.count({a, b, c}) ? 'L' : 'W');
                putchar('\n');
            }
    }
}
