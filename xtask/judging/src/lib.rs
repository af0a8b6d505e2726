//! What judges do: programs are compiled, run within limits, timed, and their output is compared; inputs are checked and
//! made by the validators. It knows nothing of the pack.

// The pages of the site run these as well: rustc of Debian 12 compiles them to WebAssembly.
#[cfg(feature = "run")]
#[clippy::msrv = "1.63"]
pub mod checktestdata;
#[clippy::msrv = "1.63"]
pub mod compare;
#[clippy::msrv = "1.63"]
pub mod framing;

pub mod compile;
pub mod progress;
#[cfg(feature = "run")]
pub mod run;

use siphasher::sip::SipHasher13;
use std::hash::Hasher;

/// Any error, with what was being done; `{error:#}` tells all of it.
pub type Result<T> = anyhow::Result<T>;

/// A short fingerprint of texts or bytes, the same on every system.
pub fn fingerprint(parts: impl IntoIterator<Item = impl AsRef<[u8]>>) -> String {
    let mut hash = SipHasher13::new();
    for part in parts {
        hash.write(part.as_ref());
        hash.write(&[0]);
    }
    format!("{:016x}", hash.finish())
}
