// Who wins each board: W if the player to move wins, L if the other one does.
#include <cstdio>
#include <vector>
using namespace std;

vector<vector<bool>> brute_force(int rows, int columns) {
    vector<vector<bool>> won(rows + 1, vector<bool>(columns + 1)); // row 0 and column 0 stay unused
    for (int n = 1; n <= rows; n++)
        for (int m = 1; m <= columns; m++) {
            bool left = m > 1 && !won[n][m - 1];
            bool down = n > 1 && !won[n - 1][m];
            bool both = n > 1 && m > 1 && !won[n - 1][m - 1];
            won[n][m] = left || down || both;
        }
    return won;
}

int main() {
    vector<vector<bool>> won = brute_force(20, 30);
    for (int n = 1; n <= 20; n++) {
        for (int m = 1; m <= 30; m++)
            putchar(won[n][m] ? 'W' : 'L');
        putchar('\n');
    }
}
