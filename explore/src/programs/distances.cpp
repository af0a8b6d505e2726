    if (place > 0) left.push_back(0);
    for (int distance : DISTANCES)
        if (distance < place) left.push_back(values[place - distance]);
