//! The sessions that README shows are what is printed, where there is a C compiler.

use judging::compile::{compile, compiler, is_there};
use pack::Pack;
use std::process::Command;

#[test]
fn sessions_of_stress() {
    let pack = Pack::here().unwrap();
    let readme = pack.read("README.md").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut count = 0;
    if !is_there(&compiler("CC", "cc", &[])) {
        return;
    }
    for session in readme.split("$ cc -o mine ").skip(1) {
        let (source, session) = session.split_once("\n$ cargo xtask ").unwrap();
        let (arguments, printed) = session.split_once('\n').unwrap();
        let printed = printed.split('`').next().unwrap();
        let mut compiler = compiler("CC", "cc", &["-w", "-o"]);
        compile(compiler.arg(folder.path().join("mine")).arg(pack.path(source))).unwrap();
        let mut xtask = Command::new(env!("CARGO_BIN_EXE_xtask"));
        xtask.args(arguments.split(' ')).current_dir(folder.path());
        let output = xtask.output().unwrap();
        let found = [output.stdout, output.stderr].concat();
        assert_eq!(String::from_utf8(found).unwrap(), printed, "{arguments}");
        count += 1;
    }
    assert!(count > 1, "README shows no sessions");
}
