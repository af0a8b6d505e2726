// The code of the page grundy; main prints what the test of the page computes too.
#include <iostream>
#include <vector>
using namespace std;

// As on the page mex.
int mex(const vector<int>& values) {
    int n = values.size();
    vector<bool> seen(n + 1);
    for (int value : values) {
        if (value <= n) {
            seen[value] = true;
        }
    }
    int least = 0;
    while (seen[least]) {
        least++;
    }
    return least;
}

vector<int> grundy_table(int largest, const vector<int>& takes) {
    vector<int> grundy;
    for (int heap = 0; heap <= largest; heap++) {
        vector<int> values;
        for (int take : takes) {
            if (take <= heap) {
                values.push_back(grundy[heap - take]);
            }
        }
        grundy.push_back(mex(values));
    }
    return grundy;
}

int grundy_value(int p, const vector<vector<int>>& options, vector<int>& known) {
    if (known[p] >= 0) { // -1 stands for unknown
        return known[p];
    }
    vector<int> values;
    for (int q : options[p]) {
        values.push_back(grundy_value(q, options, known));
    }
    return known[p] = mex(values);
}

void print(const vector<int>& values) {
    for (int value : values) {
        cout << value << ' ';
    }
    cout << '\n';
}

int main() {
    vector<vector<int>> sets = {{}, {1}, {2, 5}, {1, 3, 4}, {2, 4, 7}, {5, 6, 7, 8, 9}};
    for (const vector<int>& takes : sets) {
        print(grundy_table(99, takes));
    }

    // Two graphs: from p to its proper divisors, and from p to the two positions before it, which takes
    // for ever without memory.
    vector<vector<int>> divisors(100), two_before(100);
    for (int p = 1; p < 100; p++) {
        for (int q = 1; q < p; q++) {
            if (p % q == 0) {
                divisors[p].push_back(q);
            }
            if (p - q <= 2) {
                two_before[p].push_back(q);
            }
        }
    }
    for (const vector<vector<int>>& options : {divisors, two_before}) {
        vector<int> known(100, -1), values;
        for (int p = 99; p >= 0; p--) {
            values.push_back(grundy_value(p, options, known));
        }
        print(values);
    }
}
