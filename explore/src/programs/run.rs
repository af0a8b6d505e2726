    let mut sum = 0;
    for first in ({{end}}..place).rev() {
        left.push(sum);
        sum ^= values[first];
    }
