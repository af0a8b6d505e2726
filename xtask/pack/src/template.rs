//! The files of a new problem, from the folders of `xtask/template/`: `practice` for every problem, and `lesson` for what
//! a lesson has besides. The tools are tested on what they make, too: see [`Fixture`].

use crate::judges::{address, begun_address, shown};
use crate::{Language, Pack, Result};
use anyhow::Context;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, process};

/// A problem to be made, or a practice problem that is to become a lesson.
pub struct New<'a> {
    /// Its id.
    pub id: &'a str,
    /// What its judge calls it, such as `HDU 1846`; of a problem that is there its `problem.yaml` says that.
    pub judge: Option<&'a str>,
    /// Whether it is to be a lesson.
    pub is_lesson: bool,
    /// A UUID of its own.
    pub uuid: String,
}

/// What a test of the write-up adds to the program, in front of its other tests.
const MOD_WRITE_UP: &str = "#[cfg(test)]\nmod write_up;\n\n";

impl New<'_> {
    /// Makes the folders of the problem in a pack, with a small game in them that works; files that are there stay.
    /// Fails if nobody knows the judge, and on read and write errors.
    pub fn make(&self, template: &Path, pack: &Pack) -> Result<()> {
        let id = self.id;
        let (folder, data) = (pack.path("problems").join(id), pack.path("testdata").join(id));
        let yaml = folder.join("problem.yaml");
        // What the template's files say of a problem, and what this one says.
        let mut facts = vec![("{{ID}}", id.to_string()), ("{{UUID}}", self.uuid.clone())];
        let problems = pack.problems()?;
        // In the course it stands behind the others that have no place yet.
        let places = problems.iter().map(|problem| problem.place);
        let behind = places.filter(|[stage, _]| *stage == 2).map(|[_, place]| place + 1).max();
        facts.push(("{{PLACE}}", behind.unwrap_or(0).max(99).to_string()));
        if let Some(problem) = problems.iter().find(|problem| problem.id == id) {
            let judge = problem.metadata.source.first().map_or("", |source| &source.name);
            facts.push(("{{JUDGE}}", judge.to_string()));
            facts.push(("{{JUDGE_IN_CHINESE}}", shown(judge, Language::Chinese)));
            facts.push(("TODO title", problem.title(Language::English).to_string()));
            facts.push(("TODO 题名", problem.title(Language::Chinese).to_string()));
        } else {
            let name = self.judge;
            let name =
                name.context("--judge says where it can be handed in: --judge \"HDU 1846\"")?;
            // Most addresses follow from the number.
            let source = match address(name)? {
                Some(_) => name.to_string(),
                None => format!("{{name: {name}, url: {}}}", begun_address(name)?),
            };
            facts.push(("{{JUDGE_IN_CHINESE}}", shown(name, Language::Chinese)));
            facts.extend([("{{SOURCE}}", source), ("{{JUDGE}}", name.to_string())]);
        }
        let fill = |text: &str| {
            facts.iter().fold(text.to_string(), |text, (mark, fact)| text.replace(mark, fact))
        };
        for tier in ["practice", "lesson"].into_iter().take(1 + usize::from(self.is_lesson)) {
            copy(&template.join(tier).join("problem"), &folder, &fill)?;
            copy(&template.join(tier).join("testdata"), &data, &fill)?;
        }
        let tier = if self.is_lesson { "lesson" } else { "practice" };
        let keys = crate::read(&template.join(tier).join("keys.yaml"))?;
        let mut text = crate::read(&yaml)?;
        // A key with the lines below it that are its own.
        let mut is_new = true;
        for line in fill(&keys).split_inclusive('\n') {
            if let Some((key, _)) = line.split_once(':').filter(|_| !line.starts_with([' ', '#'])) {
                is_new = !text.contains(&format!("\n{key}:"));
            }
            if is_new {
                text += line;
            }
        }
        fs::write(&yaml, text)?;
        if self.is_lesson {
            let main = folder.join("main.rs");
            let text = crate::read(&main)?;
            let tests = "#[cfg(test)]\nmod tests {";
            let text = text.replacen(tests, &format!("{MOD_WRITE_UP}{tests}"), 1);
            // Its heading names the game before the title.
            let (heading, rest) = text.split_once('\n').unwrap_or((&text, ""));
            let (judge, title) = heading.rsplit_once(" · ").unwrap_or((heading, "TODO title"));
            let game = "TODO what the game is known as";
            fs::write(&main, format!("{judge} · {game} · {title}\n{rest}"))?;
        }
        Ok(())
    }
}

/// Copies a folder, but no file that is there already; its texts are changed by `fill`, and `{{ID}}` in the name
/// of a file becomes the id.
fn copy(from: &Path, to: &Path, fill: &impl Fn(&str) -> String) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| crate::shown(from))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let to = to.join(fill(&name));
        if path.is_dir() {
            copy(&path, &to, fill)?;
        } else if !to.exists() {
            fs::write(to, fill(&crate::read(&path)?))?;
        }
    }
    Ok(())
}

/// A small pack in a folder of its own, which goes with it: two lessons, [`Fixture::LESSONS`], and a practice problem,
/// [`Fixture::PRACTICE`], all with the game of the template. A test may change and break what it likes.
pub struct Fixture {
    /// The pack.
    pub pack: Pack,
}

impl Fixture {
    /// The ids of its lessons.
    pub const LESSONS: [&'static str; 2] = ["hdu1001", "luogu1002"];
    /// The id of its practice problem.
    pub const PRACTICE: &'static str = "poj1003";

    /// Makes it.
    ///
    /// # Panics
    ///
    /// If the folder cannot be written.
    #[allow(clippy::new_without_default)] // it writes
    pub fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let pack = Pack::at(env::temp_dir().join(format!("pack-{}-{number}", process::id())));
        let template = Path::new(env!("CARGO_MANIFEST_DIR")).join("../template");
        let _ = fs::remove_dir_all(pack.root()); // of an earlier process that was stopped
        for folder in ["problems", "testdata"] {
            fs::create_dir_all(pack.path(folder)).expect("the folder can be written");
        }
        let library = template.join("../../common/src");
        copy(&library, &pack.path("common/src"), &str::to_string).expect("it can be copied");
        let lessons = Self::LESSONS.into_iter().zip(["HDU 1001", "Luogu P1002"]);
        for (at, (id, judge)) in lessons.chain([(Self::PRACTICE, "POJ 1003")]).enumerate() {
            let is_lesson = Self::LESSONS.contains(&id);
            let uuid = format!("00000000-0000-4000-8000-{at:012}");
            let new = New { id, judge: Some(judge), is_lesson, uuid };
            new.make(&template, &pack).expect("the template can be copied");
            let yaml = pack.path("problems").join(id).join("problem.yaml");
            let text = crate::read(&yaml).expect("it was made").replace("hdu1846", "hdu1001");
            fs::write(yaml, text).expect("the folder can be written");
            let problem = pack.find(id).expect("it was made");
            let files =
                [("edge-01", "1\n1\n"), ("random-01", "2\n7\n9\n"), ("largest-01", "1\n1000\n")];
            let mut lines = String::new();
            for (name, input) in files {
                let heaps = input.lines().skip(1).map(|heap| heap.parse().unwrap_or(0_u32));
                let answers = heaps.map(|heap| if heap % 3 > 0 { "first\n" } else { "second\n" });
                for (extension, text) in [("in", input.to_string()), ("ans", answers.collect())] {
                    let path = problem.made().join(name).with_extension(extension);
                    crate::write(&path, text).expect("the folder can be written");
                }
                lines += &format!("{name} 0 {}\n", input.len());
            }
            crate::write(&problem.fingerprint(), lines).expect("the folder can be written");
            let stamp = problem.stamp().expect("it can be read");
            crate::write(&problem.stamp_path(), stamp).expect("the folder can be written");
        }
        Fixture { pack }
    }

    /// A problem of it.
    ///
    /// # Panics
    ///
    /// If a test has broken it.
    pub fn problem(&self, id: &str) -> crate::Problem {
        self.pack.find(id).expect("the fixture is well")
    }

    /// Replaces a text in a file, which must have it.
    ///
    /// # Panics
    ///
    /// If it has not.
    pub fn replace(&self, path: &str, old: &str, new: &str) {
        let text = self.pack.read(path).expect("there is such a file");
        assert!(text.contains(old), "{path} has no {old:?}");
        fs::write(self.pack.path(path), text.replace(old, new)).expect("it can be written");
    }
}

impl Drop for Fixture {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(self.pack.root());
    }
}
