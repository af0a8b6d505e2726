//! All of `common::nim`.

// input: 3 4 5 1 1 1

use common::judge::{self, Input};
use common::nim::{misere_nim_wins, nim_product, nim_sum};

fn solve(input: &mut Input) -> judge::Result<String> {
    let heaps = input.numbers(3);
    let product = nim_product(heaps[0], heaps[1], 64);
    Ok(format!("{} {} {product}", nim_sum(heaps.clone()), misere_nim_wins(heaps)))
}

fn main() {
    judge::to_end(solve)
}
