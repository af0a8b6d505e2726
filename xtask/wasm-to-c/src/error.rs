//! What can go wrong.

use std::fmt;

/// Why a module could not be translated.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The bytes are no valid module; the validator's message.
    Invalid(String),
    /// Something outside of the subset; the kind of thing and its name, such as
    /// `instruction: f64.add`.
    Unsupported(String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Invalid(message) => write!(f, "invalid module: {message}"),
            Error::Unsupported(what) => write!(f, "unsupported {what}"),
        }
    }
}

impl std::error::Error for Error {}

impl From<wasmparser::Error> for Error {
    fn from(error: wasmparser::Error) -> Self {
        match error.missing_wasm_feature() {
            Some(feature) => {
                let names: Vec<&str> = feature.iter_names().map(|(name, _)| name).collect();
                let names = names.join(", ").to_lowercase().replace('_', " ");
                unsupported(format!("feature: {names}"))
            }
            None => Error::Invalid(error.to_string()),
        }
    }
}

/// Shorthand for [`Error::Unsupported`].
pub(crate) fn unsupported(what: impl Into<String>) -> Error {
    Error::Unsupported(what.into())
}
