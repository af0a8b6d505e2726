//! `cargo xtask new ID --judge "HDU 1846"`: the folders of a new problem, with a small game in them that works.
//!
//! The files are those of `xtask/template/`: `practice` for every problem, and `lesson` for what a lesson has
//! besides. What has to be written says TODO, and a test names each file that still does.

use crate::sync;
use anyhow::{bail, Context};
use pack::judges::{address, shown};
use pack::{Language, Result};
use std::fs;
use std::path::Path;

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

/// What a test of the write-up adds to the program, in front of its other tests.
const MOD_WRITE_UP: &str = "#[cfg(test)]\nmod write_up;\n\n";

/// Runs the command. Fails if the id is not one, if the problem is there already, if nobody knows the judge, or
/// on a write error.
pub fn command(arguments: &Arguments) -> Result<()> {
    let id = &arguments.id;
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    if !id.starts_with(|c: char| c.is_ascii_lowercase()) || !id.chars().all(is_plain) {
        bail!("{id}: an id is a judge and a number, in [a-z0-9]");
    }
    let root = pack::root();
    let (folder, data) = (root.join("problems").join(id), root.join("testdata").join(id));
    let yaml = folder.join("problem.yaml");
    let is_there = yaml.is_file();
    if (is_there && (!arguments.lesson || folder.join("solution").exists()))
        || data.exists() != is_there
    {
        bail!("problems/{id} or testdata/{id} is there already");
    }
    // What the template's files say of a problem, and what this one says.
    let mut facts = vec![("{{ID}}", id.clone()), ("{{UUID}}", random_uuid())];
    // In the course it stands behind the others that have no place yet.
    let places: Vec<[u32; 2]> = pack::problems()?.iter().map(|problem| problem.place).collect();
    let behind = places.iter().filter(|[stage, _]| *stage == 2).map(|[_, place]| place + 1).max();
    facts.push(("{{PLACE}}", behind.unwrap_or(0).max(99).to_string()));
    if is_there {
        let problem = pack::find(id)?;
        let judge = problem.metadata.source.first().map_or("", |source| &source.name);
        facts.push(("{{JUDGE}}", judge.to_string()));
        facts.push(("{{JUDGE_IN_CHINESE}}", shown(judge, Language::Chinese)));
        facts.push(("TODO title", problem.title(Language::English).to_string()));
        facts.push(("TODO 题名", problem.title(Language::Chinese).to_string()));
    } else {
        let name = arguments.judge.clone();
        let name = name.context("--judge says where it can be handed in: --judge \"HDU 1846\"")?;
        let url = address(&name)?.unwrap_or_else(|| "https://example.org/TODO".to_string());
        facts.push(("{{JUDGE_IN_CHINESE}}", shown(&name, Language::Chinese)));
        facts.extend([("{{URL}}", url), ("{{JUDGE}}", name)]);
    }
    let fill = |text: &str| {
        facts.iter().fold(text.to_string(), |text, (mark, fact)| text.replace(mark, fact))
    };
    let template = root.join("xtask/template");
    for tier in ["practice", "lesson"].into_iter().take(1 + usize::from(arguments.lesson)) {
        copy(&template.join(tier).join("problem"), &folder, &fill)?;
        copy(&template.join(tier).join("testdata"), &data, &fill)?;
    }
    let keys =
        template.join(if arguments.lesson { "lesson" } else { "practice" }).join("keys.yaml");
    fs::write(&yaml, pack::read(&yaml)? + &fill(&pack::read(&keys)?))?;
    if arguments.lesson {
        let main = folder.join("main.rs");
        let text = pack::read(&main)?;
        let tests = "#[cfg(test)]\nmod tests {";
        let text = text.replacen(tests, &format!("{MOD_WRITE_UP}{tests}"), 1);
        // Its heading names the game before the title.
        let (heading, rest) = text.split_once('\n').unwrap_or((&text, ""));
        let (judge, title) = heading.rsplit_once(" · ").unwrap_or((heading, "TODO title"));
        let game = "TODO what the game is known as";
        fs::write(&main, format!("{judge} · {game} · {title}\n{rest}"))?;
    }
    println!(
        "problems/{id} and testdata/{id} are there, with a small game in place of its own.\n\
         Write what says TODO, and the official sample; CONTRIBUTING.md tells how. Then\n\n  \
         cargo xtask sync             # lists, data, picture and single file follow\n  \
         cargo xtask check {id:10} # names what is still missing or wrong\n"
    );
    sync::command(&sync::Arguments::default())
}

/// A UUID of version 4.
fn random_uuid() -> String {
    let bits = fastrand::u128(..) & !(0xf << 76 | 0b11 << 62) | 4 << 76 | 0b10 << 62;
    let hex = format!("{bits:032x}");
    [&hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]].join("-")
}

/// Copies a folder, but no file that is there already; its texts are changed by `fill`, and `{{ID}}` in the name
/// of a file becomes the id.
fn copy(from: &Path, to: &Path, fill: &impl Fn(&str) -> String) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| pack::shown(from))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let to = to.join(fill(&name));
        if path.is_dir() {
            copy(&path, &to, fill)?;
        } else if !to.exists() {
            fs::write(to, fill(&pack::read(&path)?))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_uuid_is_of_version_4() {
        let uuid = random_uuid();
        let lengths: Vec<usize> = uuid.split('-').map(str::len).collect();
        assert_eq!(lengths, [8, 4, 4, 4, 12], "{uuid}");
        assert_eq!(&uuid[14..15], "4", "{uuid}");
        assert!("89ab".contains(&uuid[19..20]), "{uuid}");
    }
}
