//! Modules that use the library, one in another; and one with all names of the program.

// input: 2 3 1 2 3 9 2 1 1 7 7

use common::judge::{self, Input};
use game::wins;
use proconio::{input, marker::Usize1};

mod game {
    use super::{input, judge, Input, Usize1};
    use common::subtraction::bachet_grundy;

    pub fn wins(n: u64, m: u64) -> bool {
        deeper::grundy(n, m) != 0
    }

    pub fn list(input: &mut Input) -> judge::Result<String> {
        input! { from &mut *input, n: usize }
        input! { from &mut *input, list: [Usize1; n] }
        Ok(format!("{list:?} {}", deeper::last(input)))
    }

    mod deeper {
        use super::super::{input, Input};
        use super::bachet_grundy;
        use common::nim::{misere_nim_wins, nim_sum as xor};

        pub fn grundy(n: u64, m: u64) -> u64 {
            xor([bachet_grundy(n, m), u64::from(misere_nim_wins([n, n]))])
        }

        pub fn last(source: &mut Input) -> u64 {
            input! { from source, last: u64 }
            last % 100
        }
    }
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let list = game::list(input)?;
    Ok(format!("{list} {}", wins(list.len() as u64, 2)))
}

fn main() {
    judge::counted(solve)
}
