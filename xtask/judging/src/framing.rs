//! Inputs of several cases.

/// Where the cases of an input end. The end of the file always ends them, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Framing {
    /// After the first: the whole input is one case.
    Single,
    /// After as many cases as the first number says.
    Counted,
    /// At the end of the file.
    ToEnd,
    /// Before a case that begins with this many zeros.
    Zeros(usize),
}

/// An input of these cases, each one or more lines with their newlines.
pub fn framed<T: AsRef<str>>(framing: Framing, cases: &[T]) -> String {
    let body: String = cases.iter().map(AsRef::as_ref).collect();
    match framing {
        Framing::Counted => format!("{}\n{body}", cases.len()),
        Framing::Single | Framing::ToEnd => body,
        Framing::Zeros(count) => body + &vec!["0"; count].join(" ") + "\n",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cases_are_framed() {
        let cases = ["7 8\n", "9 9\n"];
        assert_eq!(framed(Framing::Counted, &cases), "2\n7 8\n9 9\n");
        assert_eq!(framed(Framing::ToEnd, &cases), "7 8\n9 9\n");
        assert_eq!(framed(Framing::Zeros(2), &cases), "7 8\n9 9\n0 0\n");
    }
}
