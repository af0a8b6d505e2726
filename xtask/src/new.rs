//! `cargo xtask new ID`: the folders of a new problem, with a small game in them that works.
//!
//! The files are those of `xtask/template/`. What has to be written says TODO, and a test names each file
//! that still does.

use anyhow::{bail, Context};
use pack::Result;
use std::fs;
use std::path::Path;

/// Make the folders of a new problem, with a small game in place of its own.
#[derive(clap::Args)]
pub struct Arguments {
    /// The judge and the number, such as hdu1846, in [a-z0-9].
    id: String,
}

/// Runs the command. Fails if the id is not one, if the problem is there already, or on a write error.
pub fn command(arguments: &Arguments) -> Result<()> {
    let id = &arguments.id;
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    if !id.starts_with(|c: char| c.is_ascii_lowercase()) || !id.chars().all(is_plain) {
        bail!("{id}: an id is a judge and a number, in [a-z0-9]");
    }
    let root = pack::root();
    let folders =
        [("problem", root.join("problems").join(id)), ("testdata", root.join("testdata").join(id))];
    if let Some((_, folder)) = folders.iter().find(|(_, folder)| folder.exists()) {
        bail!("{} is there already", pack::shown(folder));
    }
    let digits = id.find(|c: char| c.is_ascii_digit()).unwrap_or(id.len());
    let judge = format!("{} {}", id[..digits].to_uppercase(), &id[digits..]);
    let uuid = uuid::Builder::from_random_bytes(fastrand::u128(..).to_ne_bytes()).into_uuid();
    for (name, folder) in &folders {
        copy(&root.join("xtask/template").join(name), folder, &|text| {
            text.replace("{{ID}}", id)
                .replace("{{JUDGE}}", judge.trim_end())
                .replace("{{UUID}}", &uuid.to_string())
        })?;
    }
    println!(
        "problems/{id} and testdata/{id} are there, with a small game in place of its own.\n\
         Write what says TODO, the official sample, and a row in both pages of the course; then\n\
         \n  cargo xtask sync    # lists, test data, picture and single files follow\n  \
         cargo test          # names what is still missing"
    );
    Ok(())
}

/// Copies a folder; its texts are changed by `fill`, and `ID` in the name of a file becomes that of `to`.
fn copy(from: &Path, to: &Path, fill: &impl Fn(&str) -> String) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| pack::shown(from))? {
        let entry = entry?;
        let name = fill(&entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            copy(&entry.path(), &to.join(name), fill)?;
        } else {
            fs::write(to.join(name), fill(&pack::read(&entry.path())?))?;
        }
    }
    Ok(())
}
