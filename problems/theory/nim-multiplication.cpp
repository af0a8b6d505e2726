// The C++ of the page `nim-multiplication`.

#include <cstdint>
#include <iostream>
using namespace std;

uint64_t nim_product(uint64_t x, uint64_t y, int bits) {
    if (x < 2 || y < 2) return x * y;
    int half = bits / 2;
    uint64_t low = (uint64_t(1) << half) - 1;
    if ((x | y) <= low) return nim_product(x, y, half);
    uint64_t a = x >> half, b = x & low, c = y >> half, d = y & low;
    uint64_t ac = nim_product(a, c, half);
    uint64_t bd = nim_product(b, d, half);
    uint64_t high = nim_product(a ^ b, c ^ d, half) ^ bd;
    return (high << half) ^ bd ^ nim_product(uint64_t(1) << (half - 1), ac, half);
}

int main() {
    for (int x = 0; x < 70; x++) {
        for (int y = 0; y < 70; y++) cout << nim_product(x, y, 64) << "\n";
    }
    uint64_t x = 1, y = 1;
    for (int i = 0; i < 1000; i++) {
        x = x * 6364136223846793005u + 1442695040888963407u;
        y = y * 2862933555777941757u + 3037000493u;
        cout << nim_product(x, y, 64) << "\n";
    }
}
