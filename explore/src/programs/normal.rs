/// The Grundy value of a position: the least number that none of its options has.
fn value(options: &[u64]) -> u64 {
    common::grundy::mex(options.iter().copied())
}

fn show(value: u64) -> String {
    value.to_string()
}
