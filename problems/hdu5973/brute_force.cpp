// Who wins each pair of heaps: W if the player to move wins, L if the other one does.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

vector<vector<bool>> brute_force(int max) {
    vector<vector<bool>> won(max + 1, vector<bool>(max + 1));
    for (int a = 0; a <= max; a++)
        for (int b = 0; b <= max; b++) {
            bool win = false;
            for (int take = 1; take <= a; take++)
                win |= !won[a - take][b];
            for (int take = 1; take <= b; take++)
                win |= !won[a][b - take];
            for (int take = 1; take <= min(a, b); take++)
                win |= !won[a - take][b - take];
            won[a][b] = win;
        }
    return won;
}

int main() {
    for (const vector<bool> &row : brute_force(40)) {
        for (bool won : row)
            putchar(won ? 'W' : 'L');
        putchar('\n');
    }
}
