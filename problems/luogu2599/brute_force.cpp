// Who wins on all rows of four heaps of 0 to 4 stones, a line for each pair of heaps at the end: W for the first
// player, L for the second; and the heaps before the rows of two heaps of 1 to 6 stones that make them lost.
#include <cstdio>
#include <map>
#include <vector>
using namespace std;

vector<int> without_empty(const vector<int>& row) {
    vector<int> left;
    for (int heap : row)
        if (heap > 0)
            left.push_back(heap);
    return left;
}

vector<vector<int>> moves(const vector<int>& row) {
    vector<vector<int>> moves;
    if (row.empty())
        return moves;
    for (int left = 0; left < row.front(); left++) {
        vector<int> option = row;
        option.front() = left;
        moves.push_back(without_empty(option));
    }
    for (int left = 0; left < row.back(); left++) {
        vector<int> option = row;
        option.back() = left;
        moves.push_back(without_empty(option));
    }
    return moves;
}

bool brute_force(const vector<int>& row, map<vector<int>, bool>& known) {
    auto found = known.find(row);
    if (found != known.end())
        return found->second;
    bool wins = false;
    for (const vector<int>& option : moves(row))
        wins = wins || !brute_force(option, known);
    return known[row] = wins;
}

int losing_size(const vector<int>& row, map<vector<int>, bool>& known) {
    vector<int> with = row;
    with.insert(with.begin(), 0);
    while (brute_force(without_empty(with), known))
        with[0]++;
    return with[0];
}

int main() {
    map<vector<int>, bool> known;
    for (int d = 0; d <= 4; d++)
        for (int c = 0; c <= 4; c++) {
            for (int b = 0; b <= 4; b++)
                for (int a = 0; a <= 4; a++)
                    putchar(brute_force(without_empty({a, b, c, d}), known) ? 'W' : 'L');
            putchar('\n');
        }
    for (int a = 1; a <= 6; a++) {
        for (int b = 1; b <= 6; b++)
            printf(b == 1 ? "%d" : " %d", losing_size({a, b}, known));
        putchar('\n');
    }
}
