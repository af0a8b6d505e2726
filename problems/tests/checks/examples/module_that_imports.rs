//! Modules that use the library, one in another.

// input: 2 9 2 7 7

use common::judge::{self, Input};
use game::wins;

mod game {
    use common::subtraction::bachet_grundy;

    pub fn wins(n: u64, m: u64) -> bool {
        deeper::grundy(n, m) != 0
    }

    mod deeper {
        use super::bachet_grundy;
        use common::nim::{misere_nim_wins, nim_sum as xor};

        pub fn grundy(n: u64, m: u64) -> u64 {
            xor([bachet_grundy(n, m), u64::from(misere_nim_wins([n, n]))])
        }
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, m) = (input.number(), input.number() % 100);
    Ok(if wins(n, m) { "first" } else { "second" })
}

fn main() {
    judge::counted(solve)
}
