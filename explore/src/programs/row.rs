use common::judge::{self, input, Input};

{{constants}}/// The values of what moves leave, by the values of what is smaller.
fn options({{heap}}: usize, values: &[u64]) -> Vec<u64> {
    let mut left = Vec::new();
{{options}}    left
}

{{value}}
fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize }
    let mut values = Vec::new();
    for {{heap}} in 0..=n {
        let value = value(&options({{heap}}, &values));
        values.push(value);
    }
    Ok(values.into_iter().map(show).collect::<Vec<_>>().join(" "))
}

fn main() {
    judge::single(solve)
}
