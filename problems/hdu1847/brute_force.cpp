// Who wins each pile: W if the player to move wins, L if the other one does.
#include <cstdio>
#include <vector>
using namespace std;

vector<bool> brute_force(int n) {
    vector<bool> wins(n + 1, false); // no cards: no move
    for (int pile = 1; pile <= n; pile++)
        for (int take = 1; take <= pile; take *= 2)
            if (!wins[pile - take])
                wins[pile] = true;
    return wins;
}

int main() {
    for (bool wins : brute_force(300))
        putchar(wins ? 'W' : 'L');
    putchar('\n');
}
