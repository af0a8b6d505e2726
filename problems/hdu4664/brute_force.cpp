// Who wins on a plane of 1 to 9 points, and on two planes of 1 to 6 each: W if Carol, L if Dave.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>
using namespace std;

typedef pair<int, int> Point;
typedef pair<Point, Point> Segment;

// The points of a plane, no three of them on a line, and the segments drawn between them.
struct Plane {
    vector<Point> points;
    vector<Segment> segments;

    bool operator<(const Plane& other) const {
        return points != other.points ? points < other.points : segments < other.segments;
    }
};

// n points of a parabola, which are the corners of a convex polygon.
Plane plane(int n) {
    Plane plane;
    for (int x = 0; x < n; x++) {
        plane.points.push_back({x, x * x});
    }
    return plane;
}

// Positive if c is on the left of the way from a to b, negative if it is on the right, 0 if it is a or b.
int side(Point a, Point b, Point c) {
    int area = (b.first - a.first) * (c.second - a.second) - (b.second - a.second) * (c.first - a.first);
    return (area > 0) - (area < 0);
}

bool meet(Segment s, Segment t) {
    return side(s.first, s.second, t.first) * side(s.first, s.second, t.second) <= 0
        && side(t.first, t.second, s.first) * side(t.first, t.second, s.second) <= 0;
}

vector<vector<Plane>> moves(const vector<Plane>& planes) {
    vector<vector<Plane>> moves;
    for (size_t i = 0; i < planes.size(); i++) {
        const vector<Point>& points = planes[i].points;
        for (size_t j = 0; j < points.size(); j++) {
            for (size_t k = j + 1; k < points.size(); k++) {
                Segment segment(points[j], points[k]);
                bool is_free = true;
                for (Segment drawn : planes[i].segments) {
                    is_free = is_free && !meet(drawn, segment);
                }
                if (is_free) {
                    vector<Plane> next = planes;
                    next[i].segments.push_back(segment);
                    sort(next[i].segments.begin(), next[i].segments.end());
                    moves.push_back(next);
                }
            }
        }
    }
    return moves;
}

// Whether the player to move wins. known remembers the answers.
bool brute_force(const vector<Plane>& planes, map<vector<Plane>, bool>& known) {
    auto found = known.find(planes);
    if (found != known.end()) {
        return found->second;
    }
    bool wins = false;
    for (const vector<Plane>& next : moves(planes)) {
        wins = wins || !brute_force(next, known);
    }
    return known[planes] = wins;
}

// The start and the length of a period that this table proves, if a move takes this many stones at most; or {0, 0}.
pair<int, int> proved_period(const vector<int>& values, int take) {
    int count = values.size();
    for (int period = 1; period < count; period++) {
        int start = count - period; // the first number from which on all that is known repeats
        while (start > 1 && values[start - 1] == values[start - 1 + period]) {
            start--;
        }
        if (2 * start + 2 * period + take <= count) {
            return {start, period};
        }
    }
    return {0, 0};
}

vector<int> grundy_values(int count) {
    vector<int> grundy;
    for (int n = 0; n < count; n++) {
        vector<bool> seen(64);
        for (int i = 0; i <= n - 2; i++) {
            seen[grundy[i] ^ grundy[n - 2 - i]] = true;
        }
        grundy.push_back(find(seen.begin(), seen.end(), false) - seen.begin());
    }
    return grundy;
}

int main() {
    map<vector<Plane>, bool> known;
    for (int n = 1; n <= 9; n++) {
        cout << (brute_force({plane(n)}, known) ? 'W' : 'L');
    }
    cout << '\n';
    for (int a = 1; a <= 6; a++) {
        for (int b = 1; b <= 6; b++) {
            cout << (brute_force({plane(a), plane(b)}, known) ? 'W' : 'L');
        }
        cout << '\n';
    }
    for (int count : {175, 176}) {
        pair<int, int> found = proved_period(grundy_values(count), 2);
        cout << count << ' ' << found.first << ' ' << found.second << '\n';
    }
}
