//! All of the library.

// input: 30 2 5 4 3 1 2 2 3 1 4

use common::graph::{breadth_first_order, graph_grundy_values};
use common::grundy::{grundy_table, mex, GrundySearch};
use common::judge::{self, ensure, Input};
use common::nim::{misere_nim_wins, nim_product, nim_sum};
use common::subtraction::{bachet_grundy, fibonacci, range_remainder};
use proconio::{input, marker::Usize1};

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: u64, a: u64, b: u64, count: usize, m: usize, pairs: [(Usize1, Usize1); m] }
    ensure!(n < 100 && 0 < a && a <= b && b <= 50, "too large");
    ensure!(count < 100 && pairs.iter().all(|&(a, b)| a < count && b < count), "not a vertex");
    let edges: Vec<[usize; 2]> = pairs.iter().map(|&(a, b)| [a, b]).collect();
    let graph = (breadth_first_order(count, &edges), graph_grundy_values(count, &edges));
    let mut search = GrundySearch::new(|&n: &u64| (1..=n.min(3)).map(|take| n - take).collect());
    let table = grundy_table(20, |n, values| values[n / 2..n].to_vec());
    let values = (search.grundy(&n), mex([0, n]), table);
    let nim = (nim_sum([n, a, b]), misere_nim_wins([n, a, b]), nim_product(a, b, 64));
    let fibonacci: Vec<u64> = fibonacci().take_while(|&number| number <= n).collect();
    let takes = (fibonacci, bachet_grundy(n, b), range_remainder(n, a, b));
    Ok(format!("{graph:?} {values:?} {nim:?} {takes:?}"))
}

fn main() {
    judge::single(solve)
}
