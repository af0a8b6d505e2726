// Who wins on each strip of ten cells: W if the first player wins, L if the second does.
#include <cstdio>
#include <map>
#include <vector>
using namespace std;

bool brute_force(const vector<int>& cells, map<vector<int>, bool>& known) {
    if (known.count(cells))
        return known[cells];
    bool wins = false;
    for (size_t i = 0; i < cells.size(); i++) {
        int free = i == 0 ? 1 : cells[i - 1] + 1;
        for (int cell = free; cell < cells[i]; cell++) {
            vector<int> shifted = cells;
            shifted[i] = cell;
            wins = wins || !brute_force(shifted, known);
        }
    }
    known[cells] = wins;
    return wins;
}

int main() {
    map<vector<int>, bool> known;
    for (int strip = 0; strip < 1 << 10; strip++) {
        vector<int> cells;
        for (int cell = 1; cell <= 10; cell++)
            if (strip >> (cell - 1) & 1)
                cells.push_back(cell);
        printf("%c%s", brute_force(cells, known) ? 'W' : 'L', strip % 32 == 31 ? "\n" : "");
    }
}
