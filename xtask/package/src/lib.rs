//! Single files for judges, and with the feature `formats` problem packages.

pub mod bundle;
#[cfg(feature = "formats")]
mod formats;

#[cfg(feature = "formats")]
pub use formats::*;
