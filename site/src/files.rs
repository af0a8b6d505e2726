//! Files of the site, and the folders that they are in.

use anyhow::Context;
use pack::Result;
use std::fs;
use std::path::Path;

/// Writes a file.
pub fn write(path: &Path, text: &str) -> Result<()> {
    fs::create_dir_all(path.parent().expect("it is in a folder"))?;
    fs::write(path, text).with_context(|| pack::shown(path))
}

/// Copies a file. One that cannot be read is added to the errors.
pub fn copy(from: &Path, to: &Path, errors: &mut Vec<String>) -> Result<()> {
    fs::create_dir_all(to.parent().expect("it is in a folder"))?;
    if let Err(error) = fs::copy(from, to) {
        errors.push(format!("{}: {error}", pack::shown(from)));
    }
    Ok(())
}
