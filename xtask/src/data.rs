//! `cargo xtask data`: writes or checks the test cases of problems.

use crate::Result;

/// Write the test cases of testdata/ID/secret/ and their answers, or check them.
#[derive(clap::Args)]
pub struct Arguments {
    /// The problems, such as hdu1846 or 1846; without any, all of them.
    ids: Vec<String>,
    /// Write nothing; fail if a file is missing, out of date or stale.
    #[arg(long)]
    check: bool,
}

/// Runs the command. Fails on an unknown id, on a read or write error and, with `--check`, if a file
/// differs from what is generated.
pub fn command(arguments: &Arguments) -> Result<()> {
    let problems = pack::chosen(&arguments.ids)?;
    if arguments.check {
        data::check(&problems)
    } else {
        data::write(&problems)
    }
}
