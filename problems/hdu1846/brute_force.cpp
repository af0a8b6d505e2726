// Who wins each heap: W if the first player wins, L if the second does.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

vector<bool> brute_force(int n, int m) {
    vector<bool> wins(n + 1, false); // no stones: no move
    for (int heap = 1; heap <= n; heap++)
        for (int take = 1; take <= min(m, heap); take++)
            if (!wins[heap - take])
                wins[heap] = true;
    return wins;
}

int main() {
    for (int m = 1; m <= 10; m++) {
        for (bool wins : brute_force(40, m))
            putchar(wins ? 'W' : 'L');
        putchar('\n');
    }
}
