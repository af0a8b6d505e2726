// A path 1 -> 2 -> 3, with numbers below 4: L if the player to move loses, W otherwise.
#include <cstdio>
#include <map>
#include <vector>
using namespace std;

vector<vector<int>> moves(const vector<vector<int>>& ends, const vector<int>& numbers, int bound) {
    vector<vector<int>> all;
    for (size_t chosen = 0; chosen < numbers.size(); chosen++) {
        for (int smaller = 0; smaller < numbers[chosen]; smaller++) {
            vector<int> left = numbers;
            left[chosen] = smaller;
            vector<vector<int>> lists = {left};
            for (int end : ends[chosen]) {
                vector<vector<int>> longer;
                for (vector<int>& list : lists) {
                    for (int number = 0; number < bound; number++) {
                        list[end] = number;
                        longer.push_back(list);
                    }
                }
                lists = longer;
            }
            all.insert(all.end(), lists.begin(), lists.end());
        }
    }
    return all;
}

bool brute_force(const vector<vector<int>>& ends, const vector<int>& numbers, int bound,
                 map<vector<int>, bool>& known) {
    auto found = known.find(numbers);
    if (found != known.end()) {
        return found->second;
    }
    bool wins = false;
    for (const vector<int>& left : moves(ends, numbers, bound)) {
        wins = wins || !brute_force(ends, left, bound, known);
    }
    return known[numbers] = wins;
}

int main() {
    map<vector<int>, bool> known;
    for (int a = 0; a < 4; a++) {
        for (int b = 0; b < 4; b++) {
            for (int c = 0; c < 4; c++) {
                putchar(brute_force({{1}, {2}, {}}, {a, b, c}, 4, known) ? 'W' : 'L');
            }
        }
        putchar('\n');
    }
}
