    long long sum = 0;
    for (int first = place; first > {{end}}; first--) {
        left.push_back(sum);
        sum ^= values[first - 1];
    }
