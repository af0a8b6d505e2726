
// In a program that runs in a page a message ends it at once, as WebAssembly does not unwind.
fn stop(line: usize, problem: &str) -> ! {
    super::host::fail(&format!("line {line}: {problem}"))
}
