//! What is handed to judges: single files, and with the feature `formats` problem packages.

pub mod bundle;
#[cfg(feature = "formats")]
mod formats;

#[cfg(feature = "formats")]
pub use formats::*;
