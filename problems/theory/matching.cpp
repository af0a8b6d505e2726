// The functions of the page "Matching games", and what they say of boards.
#include <iostream>
#include <string>
#include <vector>
using namespace std;

bool augment(int start, const vector<vector<int>>& neighbours, vector<int>& partner) {
    vector<int> from(neighbours.size(), -1), stack = {start};
    while (!stack.empty()) {
        int v = stack.back();
        stack.pop_back();
        for (int w : neighbours[v]) {
            if (from[w] >= 0) continue;
            from[w] = v;
            if (partner[w] >= 0) {
                stack.push_back(partner[w]);
                continue;
            }
            for (int end = w; end >= 0;) {
                int u = from[end], next = partner[u];
                partner[u] = end;
                partner[end] = u;
                end = next;
            }
            return true;
        }
    }
    return false;
}

vector<bool> first_wins(const vector<vector<int>>& neighbours) {
    int n = neighbours.size();
    vector<int> partner(n, -1), stack;
    vector<bool> wins(n);
    for (int v = 0; v < n; v++)
        if (partner[v] < 0) augment(v, neighbours, partner);
    for (int v = 0; v < n; v++) {
        wins[v] = partner[v] >= 0;
        if (!wins[v]) stack.push_back(v);
    }
    while (!stack.empty()) {
        int v = stack.back();
        stack.pop_back();
        for (int w : neighbours[v]) {
            int next = partner[w];
            if (wins[next]) {
                wins[next] = false;
                stack.push_back(next);
            }
        }
    }
    return wins;
}

// Numbers that the tests make, too.
unsigned number = 1;

unsigned below(unsigned bound) {
    number = (number * 1103515245u + 12345u) & 0x7fffffff;
    return (number >> 16) % bound;
}

void print_board(const vector<string>& board) {
    int rows = board.size(), columns = board[0].size();
    vector<vector<int>> neighbours(rows * columns);
    auto join = [&](int r, int c, int s, int d) {
        if (s == rows || d == columns || board[r][c] == '#' || board[s][d] == '#') return;
        neighbours[r * columns + c].push_back(s * columns + d);
        neighbours[s * columns + d].push_back(r * columns + c);
    };
    for (int r = 0; r < rows; r++) {
        for (int c = 0; c < columns; c++) {
            join(r, c, r + 1, c);
            join(r, c, r, c + 1);
        }
    }
    vector<bool> wins = first_wins(neighbours);
    for (int r = 0; r < rows; r++) {
        for (int c = 0; c < columns; c++)
            cout << (board[r][c] == '#' ? '#' : wins[r * columns + c] ? 'W' : 'L');
        cout << '\n';
    }
}

int main() {
    for (int i = 0; i < 30; i++) {
        vector<string> board(3 + i % 5);
        for (auto& line : board)
            for (int c = 0; c < 7; c++) line += below(4) == 0 ? '#' : '.';
        print_board(board);
    }
}
