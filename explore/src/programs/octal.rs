    for take in 0..=heap {
        let (digit, rest) = (DIGITS[take.min(DIGITS.len() - 1)], heap - take);
        if digit & 1 != 0 && rest == 0 {
            left.push(values[0]);
        }
        if digit & 2 != 0 && rest > 0 {
            left.push(values[rest]);
        }
        if digit & 4 != 0 {
            left.extend((1..=rest / 2).map(|a| values[a] ^ values[rest - a]));
        }
        if digit & 8 != 0 {
            for a in 1..=rest / 3 {
                let thirds = (a..=(rest - a) / 2).map(|b| values[b] ^ values[rest - a - b]);
                left.extend(thirds.map(|value| value ^ values[a]));
            }
        }
    }
