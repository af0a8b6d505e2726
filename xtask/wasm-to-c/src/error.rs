//! What can go wrong.

use std::fmt;

/// Why a module could not be translated.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The bytes are no valid module of the accepted WebAssembly features; the validator's message.
    Invalid(String),
    /// A construct outside of the subset; the kind of thing and its name, such as
    /// `instruction: f64.add`.
    Unsupported(String),
    /// There is no exported function `run`.
    NoRun,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Invalid(message) => write!(f, "invalid module: {message}"),
            Error::Unsupported(what) => write!(f, "unsupported {what}"),
            Error::NoRun => f.write_str("no exported function `run`"),
        }
    }
}

impl std::error::Error for Error {}

impl From<wasmparser::Error> for Error {
    fn from(error: wasmparser::Error) -> Self {
        Error::Invalid(error.to_string())
    }
}

/// Shorthand for [`Error::Unsupported`].
pub(crate) fn unsupported(what: impl Into<String>) -> Error {
    Error::Unsupported(what.into())
}
