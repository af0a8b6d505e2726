//! Texts that look like code: `use common::graph::nothing;`.

// input: 1 2
/* use common::nothing; mod helper; /* input! { from x, y: Chars } */ */

use common::judge::{self, Input};

/// A text that is not to be changed: `::common::nim`.
const TEXT: &str = "mod helper; use ::common::nim; extern crate common; include!(\"a\")";

mod quotes {
    pub const RAW: &str = r##"common::nim "# mod helper; //! "##;
    pub const BYTES: &[u8] = b"common::\x00\"";
    pub const LETTERS: [char; 3] = ['"', '\'', '/'];
}

fn solve<'a>(input: &'a mut Input) -> judge::Result<String> {
    let common: &'a str = "common::judge";
    let proconio = input.number();
    Ok(format!("{TEXT}{}{:?}{:?}{common}{proconio}", quotes::RAW, quotes::BYTES, quotes::LETTERS))
}

fn main() {
    judge::to_end(solve)
}
