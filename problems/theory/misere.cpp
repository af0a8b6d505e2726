// The code of the page misere; main prints what the test of the page computes too.
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

bool sj_wins(const vector<int>& values) {
    int sum = 0, largest = 0;
    for (int value : values) {
        sum ^= value;
        largest = max(largest, value);
    }
    return (sum != 0) == (largest > 1);
}

int main() {
    for (int a = 0; a < 5; a++) {
        for (int b = 0; b < 5; b++) {
            for (int c = 0; c < 5; c++) {
                cout << sj_wins({a, b, c});
            }
        }
    }
    cout << '\n';
}
