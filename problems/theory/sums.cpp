// The code of the page sums; main prints what the test of the page computes too.
#include <cstdint>
#include <iostream>
#include <vector>
using namespace std;

uint64_t nim_sum(const vector<uint64_t>& heaps) {
    uint64_t sum = 0;
    for (uint64_t heap : heaps) {
        sum ^= heap;
    }
    return sum;
}

int main() {
    cout << nim_sum({}) << '\n' << nim_sum({3, 5, 6, 4}) << '\n' << nim_sum({UINT64_MAX, 1}) << '\n';
    for (uint64_t a = 0; a < 16; a++) {
        for (uint64_t b = 0; b < 16; b++) {
            cout << nim_sum({a, b}) << ' ' << nim_sum({a, b, 7}) << '\n';
        }
    }
}
