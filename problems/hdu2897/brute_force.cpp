// Who wins each heap: W if the player to move wins, L if the other one does.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

vector<bool> brute_force(int n, int p, int q) {
    vector<bool> won(n + 1, false);
    won[0] = true; // no coins: the other player has taken the last one
    for (int heap = 1; heap <= n; heap++) {
        int least = min(p, heap); // with fewer than p coins: all of them
        for (int take = least; take <= min(q, heap); take++)
            if (!won[heap - take])
                won[heap] = true;
    }
    return won;
}

int main() {
    for (int q = 1; q <= 6; q++)
        for (int p = 1; p <= q; p++) {
            for (bool won : brute_force(40, p, q))
                putchar(won ? 'W' : 'L');
            putchar('\n');
        }
}
