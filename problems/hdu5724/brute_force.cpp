// The Grundy values of all rows of up to eight cells.
#include <cstdio>
#include <set>
#include <vector>
using namespace std;

vector<int> brute_force(int cells) {
    vector<int> grundy(1 << cells);
    for (int row = 0; row < 1 << cells; row++) {
        set<int> options;
        int hole = 0; // the nearest one on the right, 0 if there is none
        for (int cell = 1; cell < 1 << cells; cell *= 2) {
            if (!(row & cell))
                hole = cell;
            else if (hole)
                options.insert(grundy[row - cell + hole]);
        }
        while (options.count(grundy[row]))
            grundy[row]++;
    }
    return grundy;
}

int main() {
    for (int cells = 0; cells <= 8; cells++) {
        for (int value : brute_force(cells))
            printf("%d", value);
        printf("\n");
    }
}
