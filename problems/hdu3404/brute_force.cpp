// Who wins on a board of 3 rows and 4 columns: W or L for all sets of lights; and values of single lights.
#include <cstdio>
#include <map>
#include <set>
#include <vector>
using namespace std;

int light(int x, int y, int columns) {
    return 1 << ((x - 1) * columns + y - 1);
}

vector<int> moves(int lights, int rows, int columns) {
    vector<int> options;
    for (int x = 1; x <= rows; x++)
        for (int y = 1; y <= columns; y++) {
            if (!(lights & light(x, y, columns)))
                continue;
            for (int a = 1; a <= x; a++)
                for (int b = 1; b <= y; b++) {
                    int switched = light(x, y, columns) | light(a, y, columns);
                    switched |= light(x, b, columns) | light(a, b, columns);
                    options.push_back(lights ^ switched);
                }
        }
    return options;
}

bool brute_force(int lights, int rows, int columns, map<int, bool>& known) {
    auto found = known.find(lights);
    if (found != known.end())
        return found->second;
    bool wins = false;
    for (int next : moves(lights, rows, columns))
        wins = wins || !brute_force(next, rows, columns, known);
    return known[lights] = wins;
}

vector<vector<int>> values(int rows, int columns) {
    vector<vector<int>> g(rows + 1, vector<int>(columns + 1));  // 0 in row 0 and in column 0
    for (int x = 1; x <= rows; x++)
        for (int y = 1; y <= columns; y++) {
            set<int> options;
            for (int a = 0; a < x; a++)
                for (int b = 0; b < y; b++)
                    options.insert(g[a][y] ^ g[x][b] ^ g[a][b]);
            while (options.count(g[x][y]))
                g[x][y]++;
        }
    return g;
}

int main() {
    map<int, bool> known;
    for (int lights = 0; lights < 1 << 12; lights++)
        putchar(brute_force(lights, 3, 4, known) ? 'W' : 'L');
    putchar('\n');
    for (const vector<int>& row : values(20, 30)) {
        for (int value : row)
            printf("%d ", value);
        putchar('\n');
    }
}
