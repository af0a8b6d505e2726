//! The sessions that README shows are what is printed, where there is Python.

use judging::compile::{is_installed, PYTHON};
use pack::Pack;
use std::process::Command;

#[test]
fn sessions_of_stress() {
    let pack = Pack::here().unwrap();
    let readme = pack.read("README.md").unwrap();
    let mut count = 0;
    // On Windows it has another name.
    if cfg!(windows) || !is_installed(PYTHON) {
        return;
    }
    for session in readme.split("$ cargo xtask stress ").skip(1) {
        let (arguments, printed) = session.split_once('\n').unwrap();
        let printed = printed.split('`').next().unwrap();
        let mut xtask = Command::new(env!("CARGO_BIN_EXE_xtask"));
        xtask.arg("stress").args(arguments.split(' ')).current_dir(pack.path(""));
        let output = xtask.output().unwrap();
        let found = [output.stdout, output.stderr].concat();
        assert_eq!(String::from_utf8(found).unwrap(), printed, "{arguments}");
        count += 1;
    }
    assert!(count > 1, "README shows no sessions");
}
