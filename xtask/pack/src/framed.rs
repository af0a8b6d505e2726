//! Inputs of several cases.

use crate::Result;
use anyhow::{bail, Context};

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

/// The cases of an input, `times` times one after the other.
pub fn repeated(framing: Framing, input: &str, times: usize) -> Result<String> {
    if framing == Framing::Single {
        bail!("an input that is one case cannot be repeated");
    }
    if framing == Framing::Counted {
        let (count, cases) = input.split_once('\n').context("an input without a line break")?;
        let count: usize = count.trim().parse()?;
        return Ok(format!("{}\n{}", count * times, cases.repeat(times)));
    }
    let end = framed::<&str>(framing, &[]);
    let cases = input.strip_suffix(&end).context("an input without its terminator")?;
    Ok(framed(framing, &vec![cases; times]))
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

    #[test]
    fn cases_are_repeated() {
        for framing in [Framing::Counted, Framing::ToEnd, Framing::Zeros(1)] {
            let input = framed(framing, &["7 8\n", "9 9\n"]);
            let expected = framed(framing, &["7 8\n", "9 9\n", "7 8\n", "9 9\n"]);
            assert_eq!(repeated(framing, &input, 2).unwrap(), expected);
        }
        assert!(repeated(Framing::Zeros(1), "7 8\n", 2).is_err());
    }
}
