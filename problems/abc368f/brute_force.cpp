// Who wins with two numbers and with three: L where Anna loses, a dot where she wins.
#include <cstdio>
#include <map>
#include <vector>
using namespace std;

bool brute_force(const vector<int>& numbers, map<vector<int>, bool>& known) {
    if (known.count(numbers))
        return known[numbers];
    bool wins = false;
    for (size_t i = 0; i < numbers.size(); i++) {
        for (int divisor = 1; divisor < numbers[i]; divisor++) {
            if (numbers[i] % divisor == 0) {
                vector<int> next = numbers;
                next[i] = divisor;
                if (!brute_force(next, known))
                    wins = true;
            }
        }
    }
    return known[numbers] = wins;
}

int main() {
    map<vector<int>, bool> known;
    for (int a = 1; a <= 30; a++) {
        for (int b = 1; b <= 30; b++)
            putchar(brute_force({a, b}, known) ? '.' : 'L');
        putchar('\n');
    }
    for (int a = 1; a <= 12; a++) {
        for (int b = 1; b <= 12; b++) {
            for (int c = 1; c <= 12; c++)
                putchar(brute_force({a, b, c}, known) ? '.' : 'L');
            putchar('\n');
        }
    }
}
