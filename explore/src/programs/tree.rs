{{constants}}fn main() {
    let mut values = vec![0u64; NAMES.len()];
    // From the leaves down: an edge adds one, and branches form a Nim sum.
    for [below, above] in EDGES.into_iter().rev() {
        values[below] ^= values[above] + 1;
    }
    for (name, value) in NAMES.iter().zip(values) {
        println!("{name} {value}");
    }
}
