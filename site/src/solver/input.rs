//! In a program that runs in a page, in place of the same item of `common::judge::input`: a message ends the
//! program at once, as WebAssembly does not unwind.

fn stop(line: usize, problem: &str) -> ! {
    super::host::fail(&format!("line {line}: {problem}"))
}
