    for (int take = 0; take <= heap; take++) {
        int digit = DIGITS[min(take, (int)DIGITS.size() - 1)], rest = heap - take;
        if ((digit & 1) != 0 && rest == 0) left.push_back(values[0]);
        if ((digit & 2) != 0 && rest > 0) left.push_back(values[rest]);
        if ((digit & 4) != 0)
            for (int a = 1; a <= rest / 2; a++) left.push_back(values[a] ^ values[rest - a]);
        if ((digit & 8) != 0)
            for (int a = 1; a <= rest / 3; a++)
                for (int b = a; b <= (rest - a) / 2; b++)
                    left.push_back(values[a] ^ values[b] ^ values[rest - a - b]);
    }
