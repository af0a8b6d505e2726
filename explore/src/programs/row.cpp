#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

{{constants}}// The values of what moves leave, by the values of what is smaller.
vector<long long> options(int {{heap}}, const vector<long long>& values) {
    vector<long long> left;
{{options}}    return left;
}

{{value}}
int main() {
    int n;
    cin >> n;
    vector<long long> values;
    for (int {{heap}} = 0; {{heap}} <= n; {{heap}}++) {
        values.push_back(value(options({{heap}}, values)));
        cout << ({{heap}} > 0 ? " " : "") << show(values.back());
    }
    cout << "\n";
}
