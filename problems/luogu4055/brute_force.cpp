// The winning starts of the board of the write-up, and their number on boards without blocked cells.
#include <cstdio>
#include <string>
#include <vector>
using namespace std;

bool brute_force(vector<string> &board, int row, int column) {
    const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    board[row][column] = '#'; // visited
    bool wins = false;
    for (auto [down, right] : steps) {
        int r = row + down, c = column + right;
        bool inside = r >= 0 && r < int(board.size()) && c >= 0 && c < int(board[r].size());
        if (inside && board[r][c] == '.' && !brute_force(board, r, c))
            wins = true;
    }
    board[row][column] = '.';
    return wins;
}

int main() {
    vector<string> board = {"..##.#.", ".......", "#.#...#", "....#.#"};
    for (int row = 0; row < 4; row++) {
        for (int column = 0; column < 7; column++) {
            bool is_free = board[row][column] == '.';
            putchar(!is_free ? '#' : brute_force(board, row, column) ? '.' : 'o');
        }
        putchar('\n');
    }
    for (int n = 1; n <= 4; n++)
        for (int m = 1; m <= 5; m++) {
            vector<string> free(n, string(m, '.'));
            int starts = 0;
            for (int row = 0; row < n; row++)
                for (int column = 0; column < m; column++)
                    starts += !brute_force(free, row, column);
            printf("%d %d: %d\n", n, m, starts);
        }
}
