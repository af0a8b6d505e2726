// Who wins with each pair of numbers: W if the player to move wins, L if the other one does.
#include <cstdio>
#include <vector>
using namespace std;

vector<vector<bool>> brute_force(int max) {
    vector<vector<bool>> won(max + 1, vector<bool>(max + 1));
    for (int a = 1; a <= max; a++)
        for (int b = 1; b <= max; b++) {
            bool win = false;
            for (int rest = a - b; rest >= 0; rest -= b)
                win |= !won[rest][b];
            for (int rest = b - a; rest >= 0; rest -= a)
                win |= !won[a][rest];
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
