// The code of the page mex; main prints what the test of the page computes too.
#include <iostream>
#include <vector>
using namespace std;

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

// All lists of up to 5 of the numbers 0, 1, 2, 3 and 1000000000.
int main() {
    for (int length = 0, lists = 1; length <= 5; length++, lists *= 5) {
        for (int list = 0; list < lists; list++) {
            vector<int> values;
            for (int i = 0, rest = list; i < length; i++, rest /= 5) {
                values.push_back(rest % 5 < 4 ? rest % 5 : 1000000000);
            }
            cout << mex(values) << '\n';
        }
    }
}
