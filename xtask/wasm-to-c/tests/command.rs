//! The command does what the library does, and says what is wrong.

use std::fs;
use std::process::Command;
use wasm_to_c::{translate, Options};

#[test]
fn the_command_does_what_the_library_does_or_says_why_not() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_string();
    let (good, text) = (file("good.wasm"), file("text.wasm"));
    let wasm = wat::parse_str("(module (memory 9) (func (export \"run\")))").unwrap();
    fs::write(&good, &wasm).unwrap();
    fs::write(&text, "int main(void){return 0;}").unwrap();
    let c = translate(&wasm, &Options { header: "Empty.", memory_pages: 7 }).unwrap();
    assert!(c.contains("#define MAX_PAGES 9u\n"), "the memory starts with more than the limit");
    for (arguments, stdout, stderr) in [
        (vec![&*good, "7", "Empty."], &*c, ""),
        (vec![&text, "7", ""], "", "text.wasm: invalid module: "),
        (vec![&file("missing.wasm"), "7", ""], "", "missing.wasm: "),
        (vec![&good, "many", ""], "", "many: not a number of pages"),
        (vec![&good, "40000", ""], "", "memory of 40000 pages"),
        (vec![&good], "", "Usage: "),
    ] {
        let output =
            Command::new(env!("CARGO_BIN_EXE_wasm-to-c")).args(&arguments).output().unwrap();
        assert_eq!(output.status.success(), stderr.is_empty(), "{arguments:?}");
        assert_eq!(String::from_utf8(output.stdout).unwrap(), stdout);
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains(stderr) && error.is_empty() == stderr.is_empty(), "{error}");
    }
}
