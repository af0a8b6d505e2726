//! What can go wrong.

use std::fmt;
use wasmparser::WasmFeatures;

/// Why a module could not be translated.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The bytes are no valid module; the validator's message.
    Invalid(String),
    /// A construct outside of the subset; the kind of thing and its name, such as
    /// `instruction: f64.add`.
    Unsupported(String),
    /// There is no exported function `run`.
    NoRun,
    /// The exported function `run` is an import, so that there is nothing to translate.
    RunIsImported,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Invalid(message) => write!(f, "invalid module: {message}"),
            Error::Unsupported(what) => write!(f, "unsupported {what}"),
            Error::NoRun => f.write_str("no exported function `run`"),
            Error::RunIsImported => {
                f.write_str("the exported function `run` is an import, without a body to translate")
            }
        }
    }
}

impl std::error::Error for Error {}

impl From<wasmparser::Error> for Error {
    fn from(error: wasmparser::Error) -> Self {
        let feature = error.missing_wasm_feature().or_else(|| match error.message() {
            // These two come without their feature.
            message if message.starts_with("unexpected SIMD opcode") => Some(WasmFeatures::SIMD),
            "multiple memories" => Some(WasmFeatures::MULTI_MEMORY),
            _ => None,
        });
        match feature {
            Some(feature) => unsupported(format!("feature: {}", feature_name(feature))),
            None => Error::Invalid(error.to_string()),
        }
    }
}

/// What a feature is called outside of the validator.
fn feature_name(feature: WasmFeatures) -> String {
    for (known, name) in [
        (WasmFeatures::CUSTOM_PAGE_SIZES, "custom page sizes"),
        (WasmFeatures::EXCEPTIONS, "exceptions"),
        (WasmFeatures::EXTENDED_CONST, "extended constant expressions"),
        (WasmFeatures::FUNCTION_REFERENCES, "typed function references"),
        (WasmFeatures::GC, "garbage collection"),
        (WasmFeatures::LEGACY_EXCEPTIONS, "exceptions"),
        (WasmFeatures::MEMORY64, "memory64, 64-bit addresses"),
        (WasmFeatures::MULTI_MEMORY, "several memories"),
        (WasmFeatures::MULTI_VALUE, "multi-value, several results"),
        (WasmFeatures::RELAXED_SIMD, "relaxed SIMD"),
        (WasmFeatures::SATURATING_FLOAT_TO_INT, "saturating conversions of floats"),
        (WasmFeatures::SIMD, "SIMD"),
        (WasmFeatures::TAIL_CALL, "tail calls"),
        (WasmFeatures::THREADS, "threads and atomics"),
        (WasmFeatures::WIDE_ARITHMETIC, "wide arithmetic"),
    ] {
        if feature == known {
            return name.into();
        }
    }
    // The others are rare; the names of their constants will do.
    let names: Vec<&str> = feature.iter_names().map(|(name, _)| name).collect();
    names.join(", ").to_lowercase().replace('_', " ")
}

/// Shorthand for [`Error::Unsupported`].
pub(crate) fn unsupported(what: impl Into<String>) -> Error {
    Error::Unsupported(what.into())
}
