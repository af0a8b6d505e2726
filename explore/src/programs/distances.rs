    if place > 0 {
        left.push(0);
    }
    for distance in DISTANCES {
        if distance < place {
            left.push(values[place - distance]);
        }
    }
