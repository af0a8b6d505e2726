// The code of the page tame; main prints what the test of the page computes too.
#include <algorithm>
#include <iostream>
#include <map>
#include <utility>
#include <vector>
using namespace std;

using Game = vector<vector<vector<int>>>;

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

int value(const vector<int>& parts, int end, const vector<vector<vector<int>>>& game,
          map<vector<int>, int>& known) {
    auto place = known.find(parts);
    if (place != known.end()) {
        return place->second;
    }
    vector<int> values;
    for (size_t i = 0; i < parts.size(); i++) {
        for (const vector<int>& left : game[parts[i]]) {
            vector<int> option = parts;
            option.erase(option.begin() + i);
            option.insert(option.end(), left.begin(), left.end());
            sort(option.begin(), option.end());
            values.push_back(value(option, end, game, known));
        }
    }
    return known[parts] = values.empty() ? end : mex(values);
}

pair<int, int> pair_of_sum(const vector<pair<int, int>>& pairs) {
    int sum = 0;
    bool is_firm = false;
    for (auto [normal, misere] : pairs) {
        sum ^= normal;
        is_firm = is_firm || normal == misere;
    }
    return {sum, is_firm ? sum : sum ^ 1};
}

vector<pair<int, int>> tame_pairs(const vector<vector<vector<int>>>& game) {
    vector<pair<int, int>> pairs;
    for (const vector<vector<int>>& moves : game) {
        vector<int> normal, misere;
        for (const vector<int>& left : moves) {
            vector<pair<int, int>> parts;
            for (int part : left) {
                parts.push_back(pairs[part]);
            }
            auto [g, m] = pair_of_sum(parts);
            normal.push_back(g);
            misere.push_back(m);
        }
        int g = mex(normal), m = moves.empty() ? 1 : mex(misere);
        pairs.push_back({g, m});
        if (g != m && g + m != 1) {
            break;
        }
    }
    return pairs;
}

Game octal(const vector<int>& digits, int largest) {
    Game game(largest + 1);
    for (int heap = 1; heap <= largest; heap++) {
        for (int take = 1; take <= min(heap, int(digits.size())); take++) {
            int digit = digits[take - 1], rest = heap - take;
            if ((digit & 1) && rest == 0) {
                game[heap].push_back({});
            }
            if ((digit & 2) && rest > 0) {
                game[heap].push_back({rest});
            }
            for (int left = 1; (digit & 4) && left <= rest / 2; left++) {
                game[heap].push_back({left, rest - left});
            }
        }
    }
    return game;
}

int main() {
    vector<vector<int>> codes = {{7, 7}, {0, 7}, {1, 3, 7}, {7, 3}, {5, 6}, {0, 3, 0, 0, 3}};
    for (const vector<int>& digits : codes) {
        Game game = octal(digits, 20);
        map<vector<int>, int> normal, misere;
        for (int a = 0; a <= 12; a++) {
            for (int b = a; b <= 12; b++) {
                cout << value({a, b}, 0, game, normal) << value({a, b}, 1, game, misere) << ' ';
            }
        }
        cout << '\n';
        for (auto [g, m] : tame_pairs(game)) {
            cout << g << m << ' ';
        }
        cout << '\n';
    }
}
