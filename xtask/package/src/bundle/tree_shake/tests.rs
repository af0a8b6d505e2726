//! Programs of all kinds are in `problems/tests/checks/examples`.

use super::*;

const LIBRARY: &str = "//! What it is.

use std::fmt::{self, Display};
use std::io::{self, BufRead, Write};
use crate::other::used as renamed;

/// Shown.
///
/// Details.
pub fn shown(value: impl Display) -> String {
    helper(value)
}

// A comment that belongs to the helper.
fn helper(value: impl Display) -> String {
    format!(\"{}\", value)
}

pub struct Counter(u64);

impl Counter {
    /// Starts at 0.
    pub fn new() -> Self {
        Counter(0)
    }

    pub fn count(&mut self) -> u64 {
        self.0 += renamed();
        self.0
    }

    pub fn write(&self, output: &mut impl Write) -> io::Result<()> {
        writeln!(output)
    }
}

impl fmt::Debug for Counter {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
}
";

fn bundled(program: &str) -> Option<String> {
    let (_, names) = super::program(program).unwrap();
    let module = Module::parse("library", LIBRARY).unwrap();
    let names = reachable(names, std::slice::from_ref(&module));
    module.text(&names)
}

#[test]
fn of_a_type_come_the_methods_that_are_called_and_all_of_its_traits() {
    let text = "use crate::common::other::used as renamed;
use std::fmt::{self, Display};

pub struct Counter(u64);

impl Counter {
    /// Starts at 0.
    pub fn new() -> Self {
        Counter(0)
    }

    pub fn count(&mut self) -> u64 {
        self.0 += renamed();
        self.0
    }
}

impl fmt::Debug for Counter {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        Ok(())
    }
}
";
    assert_eq!(bundled("fn main() { library::Counter::new().count(); }").unwrap(), text);
}

#[test]
fn what_is_not_in_use_does_not_come() {
    assert_eq!(bundled("fn main() { let shown = 1; shown + shown; }"), None);
    assert_eq!(bundled("fn main() {}\n\n#[cfg(test)]\nmod tests { fn f() { shown(1); } }"), None);
}

#[test]
fn a_program_comes_as_it_stands_without_its_tests() {
    let source = "//! Docs.\n\n// Why.\nfn main() {} // end\n\n#[cfg(test)]\nmod tests {}\n";
    assert_eq!(program(source).unwrap().0, "//! Docs.\n\n// Why.\nfn main() {} // end\n");
}
