//! Texts that look like code: `use common::graph::nothing;`, some of several lines, with blank ones.

// input: 1 2
/* use common::nothing; mod helper; /* input! { from x, y: Chars } */ */

use common::judge::{self, Input};

/// A text that is not to be changed: `::common::nim`.
const TEXT: &str = "mod helper; use ::common::nim; extern crate common; include!(\"a\")";

const LINES: &str = "one
    two

  three \
    four
mod common {
mod proconio {
#[cfg(test)]
extern crate common;
use common::nim;
";

/*
mod helper;
mod common {
*/

mod quotes {
    pub const RAW: &str = r##"common::nim "# mod helper; //! "##;
    pub const BYTES: &[u8] = b"common::\x00\"";
    pub const LETTERS: [char; 3] = ['"', '\'', '/'];
}

fn solve<'a>(input: &'a mut Input) -> judge::Result<String> {
    let common: &'a str = "common::judge";
    let proconio = input.number();
    let quotes = (quotes::RAW, quotes::BYTES, quotes::LETTERS);
    Ok(format!("{TEXT}{LINES}{quotes:?}{common}{proconio}"))
}

fn main() {
    judge::to_end(solve)
}
