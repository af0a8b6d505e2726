// Who wins with pieces on three cells: W if the player to move wins, L if the other one does.
#include <cstdio>
#include <vector>
using namespace std;

vector<vector<vector<bool>>> brute_force(int size) {
    vector<vector<vector<bool>>> wins(size, vector<vector<bool>>(size, vector<bool>(size)));
    for (int a = 0; a < size; a++)
        for (int b = 0; b < size; b++)
            for (int c = 0; c < size; c++) {
                bool win = false;
                for (int cell = 0; cell < a; cell++)
                    win |= !wins[cell][b][c];
                for (int cell = 0; cell < b; cell++)
                    win |= !wins[a][cell][c];
                for (int cell = 0; cell < c; cell++)
                    win |= !wins[a][b][cell];
                wins[a][b][c] = win;
            }
    return wins;
}

int main() {
    for (const auto &plane : brute_force(12))
        for (const auto &row : plane) {
            for (bool wins : row)
                putchar(wins ? 'W' : 'L');
            putchar('\n');
        }
}
