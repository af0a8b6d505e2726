//! `cargo xtask new ID --judge "HDU 1846"`: the folders of a new problem, with a small game in them that works.
//!
//! The files are those of `xtask/template/`: `practice` for every problem, and `lesson` for what a lesson has
//! besides. What has to be written says TODO, and a test names each file that still does.

use crate::sync;
use anyhow::bail;
use pack::template::New;
use pack::{tell, Pack, Result};
use uuid::Uuid;

/// Make the folders of a new problem, with a small game in place of its own; or make a lesson of a practice
/// problem.
#[derive(clap::Args)]
pub struct Arguments {
    /// The judge and the number, such as hdu1846, in [a-z0-9].
    id: String,
    /// The problem as its judge calls it, such as "Codeforces 15C".
    #[arg(long)]
    judge: Option<String>,
    /// With all that a lesson has; of a practice problem that is there, what it lacks.
    #[arg(long)]
    lesson: bool,
}

/// Runs the command. Fails if the id is not one, if the problem is there already, if nobody knows the judge, or
/// on a write error.
pub fn command(pack: &Pack, arguments: &Arguments) -> Result<()> {
    let id = &arguments.id;
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    if !id.starts_with(|c: char| c.is_ascii_lowercase()) || !id.chars().all(is_plain) {
        bail!("{id}: an id is a judge and a number, in [a-z0-9]");
    }
    let (folder, data) = (pack.path("problems").join(id), pack.path("testdata").join(id));
    let is_there = folder.join("problem.yaml").is_file();
    if (is_there && (!arguments.lesson || folder.join("solution").exists()))
        || data.exists() != is_there
    {
        bail!("problems/{id} or testdata/{id} is there already");
    }
    let judge = arguments.judge.as_deref();
    let new = New { id, judge, is_lesson: arguments.lesson, uuid: Uuid::new_v4().to_string() };
    new.make(&pack.path("xtask/template"), pack)?;
    tell!(
        "problems/{id} and testdata/{id} are there, with a small game in place of its own.\n\
         Write what says TODO, and the official sample; CONTRIBUTING.md tells how. Then\n\n  \
         cargo xtask sync             # lists, data, picture and single file follow\n  \
         cargo xtask check {id:10} # names what is still missing or wrong\n"
    );
    sync::command(pack, &sync::Arguments::default())
}
