// The number of winning first moves from three heaps.
#include <cstdio>
#include <vector>
using namespace std;

vector<vector<vector<int>>> brute_force(int size) {
    vector<vector<vector<int>>> winning(size, vector<vector<int>>(size, vector<int>(size)));
    for (int a = 0; a < size; a++)
        for (int b = 0; b < size; b++)
            for (int c = 0; c < size; c++) {
                int count = 0;
                for (int left = 0; left < a; left++)
                    count += winning[left][b][c] == 0;
                for (int left = 0; left < b; left++)
                    count += winning[a][left][c] == 0;
                for (int left = 0; left < c; left++)
                    count += winning[a][b][left] == 0;
                winning[a][b][c] = count;
            }
    return winning;
}

int main() {
    for (const auto &plane : brute_force(12))
        for (const auto &row : plane) {
            for (int count : row)
                printf("%d", count);
            putchar('\n');
        }
}
