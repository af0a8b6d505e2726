//! `cargo xtask new ID --judge "HDU 1846"`: the folders of a new problem, with a small game in them that works.
//!
//! The files are those of `xtask/template/`: `practice` for every problem, and `lesson` for what a lesson has
//! besides. What has to be written says TODO, and a test names each file that still does.

use crate::{sync, which};
use anyhow::bail;
use judging::compile::cargo;
use judging::print_line;
use pack::template::New;
use pack::{Pack, Result};
use std::process::Stdio;
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
    /// The game in a few words, such as "take 1, 3 or 4": the rules that are most like it are shown first, as by `which`.
    #[arg(long)]
    game: Option<String>,
    /// Take an id that is not the number on the judge.
    #[arg(long)]
    other_id: bool,
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
    if let Some(judge) = judge.filter(|judge| !arguments.other_id && !is_of(id, judge)) {
        bail!("{id} is not the number of {judge}: a mistake? If it is meant, add --other-id");
    }
    if let Some(judge) = judge.filter(|_| !is_there) {
        if let Some(owner) = pack.problems()?.iter().find(|other| other.judges().contains(&judge)) {
            bail!("{judge} is here already: problems/{}", owner.id);
        }
    }
    if let Some(game) = &arguments.game {
        print_line!("What is here of games like this one, by `cargo xtask which`:");
        which::show(pack, game)?;
    }
    let new = New { id, judge, is_lesson: arguments.lesson, uuid: Uuid::new_v4().to_string() };
    new.make(&pack.path("xtask/template"), pack)?;
    let what =
        if is_there { "what a lesson has besides" } else { "a small game in place of its own" };
    print_line!(
        "problems/{id} and testdata/{id} are there, with {what}.\n\
         Write the official sample, and what says TODO; CONTRIBUTING.md tells how:"
    );
    for path in pack.find(id)?.to_do()? {
        print_line!("  {}", pack::shown(&path));
    }
    print_line!(
        "Then\n  \
         cargo xtask sync {id:10}  # lists, data, picture and single file follow\n  \
         cargo xtask check {id:10} # names what is still missing or wrong\n"
    );
    if is_there {
        // What the template has for a lesson may not fit the game that is there until it is written.
        cargo(pack.root()).args(["xtask", "sync", id]).stderr(Stdio::null()).status()?;
        return Ok(());
    }
    sync::command(pack, &sync::Arguments { ids: vec![id.clone()], ..Default::default() })
}

/// Whether an id is that of a problem on its judge: both have the same number at their ends, be it of digits or letters.
fn is_of(id: &str, judge: &str) -> bool {
    let plain = |text: &str| text.replace(|c: char| !c.is_ascii_alphanumeric(), "").to_lowercase();
    let number = judge.split_once(' ').map_or(String::new(), |(_, number)| plain(number));
    let without_letter = number.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let ends = [number.as_str(), without_letter].map(|end| !end.is_empty() && id.ends_with(end));
    ends.contains(&true) || plain(judge).ends_with(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_the_number_on_a_judge() {
        for (id, judge, expected) in [
            ("hdu1846", "HDU 1846", true),
            ("luogu2148", "Luogu P2148", true),
            ("cf9999z", "Codeforces 9998Z", false),
            ("hdu184", "HDU 1846", false),
        ] {
            assert_eq!(is_of(id, judge), expected, "{id}");
        }
    }
}
