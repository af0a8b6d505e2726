//! The pack on disk: its problems, what their `problem.yaml` says of them, and where their inputs end.

#[cfg(feature = "problems")]
pub mod data;
#[cfg(feature = "problems")]
pub mod judges;
mod language;
#[cfg(feature = "problems")]
pub mod lists;
pub mod markdown;
#[cfg(feature = "problems")]
pub mod parts;
#[cfg(feature = "problems")]
pub mod practice;
#[cfg(feature = "problems")]
mod problem;
#[cfg(feature = "problems")]
pub mod programs;
#[cfg(feature = "problems")]
pub mod progress;
pub mod questions;
#[cfg(feature = "problems")]
mod sections;
mod stored;
#[cfg(feature = "problems")]
pub mod template;
#[cfg(feature = "problems")]
pub mod terms;
#[cfg(feature = "problems")]
pub mod which;

use anyhow::Context;
pub use judging::framing::{framed, repeated, Framing};
pub use judging::{fingerprint, Result};
pub use language::{Language, Texts};
#[cfg(feature = "problems")]
pub use problem::*;
#[cfg(feature = "problems")]
pub use sections::Section;
use std::path::{Path, PathBuf};
use std::{env, fs};
pub use stored::{Edge, TestFile};

/// A pack on disk: the real one, or a small one that a tool is tested on.
#[derive(Clone, Debug, PartialEq)]
pub struct Pack {
    root: PathBuf,
}

/// Whether this is the top folder of a pack.
fn is_root(folder: &Path) -> bool {
    folder.join("problems").is_dir() && folder.join("testdata").is_dir()
}

impl Pack {
    /// The pack with this top folder.
    pub fn at(root: impl Into<PathBuf>) -> Self {
        Pack { root: root.into() }
    }

    /// The pack that Cargo or the user is in when the program runs, not the one in which it was compiled.
    /// Fails outside of a pack.
    pub fn here() -> Result<Self> {
        let start = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
        let start = start.map_or_else(env::current_dir, Ok)?;
        let root = start.ancestors().find(|folder| is_root(folder));
        root.map(Self::at)
            .with_context(|| {
                let folder = start.display();
                format!("{folder} is not in the pack: run this in a folder of it, which has problems/ and testdata/ at its top")
            })
    }

    /// Its top folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// A file or folder, by its path from the top folder.
    pub fn path(&self, path: impl AsRef<Path>) -> PathBuf {
        self.root.join(path)
    }

    /// The text of a file, by its path from the top folder. The error names it.
    pub fn read(&self, path: impl AsRef<Path>) -> Result<String> {
        read(&self.path(path))
    }

    /// The ids of all problems, sorted.
    pub fn ids(&self) -> Result<Vec<String>> {
        let mut ids = Vec::new();
        for folder in fs::read_dir(self.path("problems"))? {
            let folder = folder?;
            if folder.path().join("problem.yaml").exists() {
                ids.push(folder.file_name().to_string_lossy().into_owned());
            }
        }
        ids.sort();
        Ok(ids)
    }
}

/// The text of a file. The error names it.
pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| shown(path))
}

/// Writes a file that has not this content, and the folders above it. Returns whether there was something to write.
pub fn write(path: &Path, content: impl AsRef<[u8]>) -> Result<bool> {
    if fs::read(path).is_ok_and(|found| found == content.as_ref()) {
        return Ok(false);
    }
    fs::create_dir_all(path.parent().unwrap_or(path)).with_context(|| shown(path))?;
    fs::write(path, content).with_context(|| shown(path))?;
    Ok(true)
}

/// A path as seen from the top folder of the pack that it is in.
pub fn shown(path: &Path) -> String {
    let root = path.ancestors().skip(1).find(|folder| is_root(folder));
    root.and_then(|root| path.strip_prefix(root).ok()).unwrap_or(path).display().to_string()
}

/// A text with a capital at its beginning.
pub fn capitalized(text: &str) -> String {
    let mut text = text.to_string();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

/// The files of a folder with this extension, or with any if it is empty, in the order of their names.
pub fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| shown(folder))? {
        let path = entry?.path();
        let has_extension = path.extension().is_some_and(|found| found == extension);
        if path.is_file() && (extension.is_empty() || has_extension) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// The same, and those of the folders in it, but for hidden ones and those that tools write.
pub fn files_below(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut found = files(folder, extension)?;
    for entry in fs::read_dir(folder).with_context(|| shown(folder))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_ours = !name.starts_with('.') && !["target", "node_modules"].contains(&&*name);
        if entry.path().is_dir() && is_ours {
            found.extend(files_below(&entry.path(), extension)?);
        }
    }
    Ok(found)
}

/// The files of a folder; none if there is no such folder.
pub fn files_if_any(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    if folder.is_dir() {
        files(folder, extension)
    } else {
        Ok(Vec::new())
    }
}
