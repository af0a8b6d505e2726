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

/// The cases of an input, `times` times one after the other; `None` if the input is one case, or not framed so.
pub fn repeated(framing: Framing, input: &str, times: usize) -> Option<String> {
    match framing {
        Framing::Single => None,
        Framing::Counted => {
            let (count, cases) = input.split_once('\n')?;
            let count: usize = count.trim().parse().ok()?;
            Some(format!("{}\n{}", count * times, cases.repeat(times)))
        }
        _ => {
            let cases = input.strip_suffix(&framed::<&str>(framing, &[]))?;
            Some(framed(framing, &vec![cases; times]))
        }
    }
}

#[cfg(test)]
mod tests;
