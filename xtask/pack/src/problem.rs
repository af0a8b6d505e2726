//! What `problem.yaml` says of a problem, and what its folder holds.

use crate::{
    capitalized, files_below, files_if_any, judges, read, shown, Framing, Language, Pack, Result,
    Texts,
};
use anyhow::{anyhow, bail, ensure, Context, Error};
use itertools::Itertools;
use judging::checktestdata::Program;
use proc_macro2::{TokenStream, TokenTree};
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

impl Pack {
    /// All problems that can be read, in the order of their names. Of others a warning is printed once.
    pub fn problems(&self) -> Result<Vec<Problem>> {
        let (problems, broken) = self.read_problems()?;
        warn(&broken);
        Ok(problems)
    }

    /// All problems, in the order of their names. Fails if one cannot be read.
    pub fn all_problems(&self) -> Result<Vec<Problem>> {
        let (problems, broken) = self.read_problems()?;
        ensure!(broken.is_empty(), "{}", broken.values().join("\n"));
        Ok(problems)
    }

    /// The problems that can be read, and the errors in the others, by their ids.
    fn read_problems(&self) -> Result<(Vec<Problem>, BTreeMap<String, String>)> {
        let (mut problems, mut broken) = (Vec::new(), BTreeMap::new());
        for id in self.ids()? {
            match Problem::read(self, id.clone()) {
                Ok(problem) => problems.push(problem),
                Err(error) => drop(broken.insert(id, format!("{error:#}"))),
            }
        }
        let place = |problem: &Problem| Some((problem.id.clone(), problem.metadata.stage?));
        let places: BTreeMap<_, _> = problems.iter().filter_map(place).collect();
        problems.retain_mut(|problem| {
            let lesson = problem.lesson();
            match places.get(lesson) {
                Some(place) => problem.place = *place,
                None if broken.contains_key(lesson) => {} // which is in the warning
                None => {
                    let fault =
                        format!("problems/{}/problem.yaml: {lesson} is no lesson", problem.id);
                    broken.insert(problem.id.clone(), fault);
                    return false;
                }
            }
            true
        });
        Ok((problems, broken))
    }

    /// The problem that the user means. The number in its id, or that on a judge, will do as well, and so will
    /// `HDU 1846`, `hdu-1846` or the path of its folder.
    pub fn find(&self, typed: &str) -> Result<Problem> {
        let last =
            typed.trim_end_matches(['/', '\\']).rsplit(['/', '\\']).next().unwrap_or_default();
        let id: String = last.chars().filter(|c| !"-_ ".contains(*c)).collect();
        let id = &*id.to_lowercase();
        let (mut problems, broken) = self.read_problems()?;
        if let Some(fault) = broken.get(id) {
            bail!("{fault}");
        }
        warn(&broken);
        let is_named = |problem: &Problem| problem.id == id;
        let is_numbered = |problem: &Problem| {
            problem.id.trim_start_matches(|c: char| c.is_ascii_alphabetic()) == id && !id.is_empty()
        };
        let is_on_judge = |problem: &Problem| {
            let number = |judge: &&str| {
                judge.split_once(' ').is_some_and(|(_, number)| number.to_lowercase() == id)
            };
            problem.judges().iter().any(number)
        };
        let ways: [&dyn Fn(&Problem) -> bool; 3] = [&is_named, &is_numbered, &is_on_judge];
        if let Some(index) = ways.iter().find_map(|is_wanted| problems.iter().position(is_wanted)) {
            return Ok(problems.swap_remove(index));
        }
        // Half of the letters may be wrong, and not all of a number.
        let likeness = |problem: &Problem| strsim::normalized_damerau_levenshtein(&problem.id, id);
        let nearest = problems.iter().max_by(|a, b| likeness(a).total_cmp(&likeness(b)));
        match nearest.filter(|problem| likeness(problem) > 0.6) {
            Some(nearest) => bail!("there is no problem {typed}; did you mean {}?", nearest.id),
            None => bail!("there is no problem {typed}"),
        }
    }

    /// The problems that the user means by `ids`, each of them once; without any, all of them.
    pub fn chosen(&self, ids: &[String]) -> Result<Vec<Problem>> {
        if ids.is_empty() {
            return self.problems();
        }
        let found = ids.iter().map(|id| self.find(id));
        found.process_results(|found| found.unique_by(|problem| problem.id.clone()).collect())
    }
}

/// Reports the errors in problems that are left out, once.
fn warn(broken: &BTreeMap<String, String>) {
    static WARNED: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let mut warned = WARNED.lock().unwrap_or_else(PoisonError::into_inner);
    for fault in broken.values().filter(|fault| warned.insert(ToString::to_string(fault))) {
        eprintln!("warning: left out: {fault}");
    }
}

/// One problem, with its `problem.yaml`.
#[derive(Clone)]
pub struct Problem {
    /// Folder, binary and data bear this name.
    pub id: String,
    /// What `problem.yaml` says.
    pub metadata: Metadata,
    /// Its stage of the course, and its place in that; of a practice problem those of its lesson.
    pub place: [u32; 2],
    /// The pack that it is in.
    pub pack: Pack,
    /// Whether its largest inputs are left out, as by `--quick`.
    pub without_largest: bool,
}

/// What `problem.yaml` says, in the order of its keys.
#[derive(Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Metadata {
    /// The title on its judge, in each language, or the same in all.
    #[serde(deserialize_with = "texts")]
    pub name: Texts,
    /// What it is known as, in each language.
    pub game: Texts,
    /// The stage of the course, and the place in it.
    pub stage: Option<[u32; 2]>,
    /// What solves it, in each language.
    pub theorem: Texts,
    /// What a contestant wants to know at once.
    pub short: Option<Short>,
    /// What a reader has to know before: lessons by their ids, pages of theory as `theory/PAGE`.
    pub needs: Vec<String>,
    /// The lesson whose theorem it uses.
    pub lesson: Option<String>,
    /// How far it is from its lesson.
    pub difficulty: Option<Difficulty>,
    /// In Chinese what main.rs says in English at its top: of a practice problem the task, a hint, and the answer.
    pub reason: Option<String>,
    /// Where a game akin to it can be handed in, or that there is no such place, in each language.
    pub elsewhere: Texts,
    /// The game as the explorer takes it, by the names of its fields, such as `kind` and `rule`.
    pub explore: BTreeMap<String, String>,
    /// What else people type when they look for it.
    pub search: Vec<String>,
    /// What a legal input is, in the language of checktestdata.
    pub input: String,
    /// What each number of the input may be, by its name in the statement, `cases` if it has none.
    pub bounds: BTreeMap<String, Bound>,
    /// By which Kattis tells problems apart.
    pub uuid: String,
    /// Where the problem can be handed in, or is from.
    pub source: Vec<Source>,
    /// What a program may use, wherever it is judged.
    pub limits: Limits,
    /// The memory in MiB that its judge gives a program, or the first of its judges, where that is confirmed.
    /// It is far too small for many languages, so no package has it.
    pub judge_memory: Option<u32>,
}

/// The memory in MiB that the pack guesses where nobody says what a judge gives.
const GUESSED_MEMORY: u32 = 32;

/// The keys that `problem.yaml` must have, of a lesson and of a practice problem.
const KEYS_OF_A_LESSON: &str = "name game stage theorem short needs uuid source input bounds";
const KEYS_OF_A_PRACTICE_PROBLEM: &str = "name source lesson difficulty input bounds";

/// A lesson in three lines, for those who know the theory. Formulas are in LaTeX, without words.
#[derive(Clone, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Short {
    /// The idea in one sentence, in Markdown, in each language.
    pub idea: Texts,
    /// When the first player wins, if that is asked.
    pub wins: Option<String>,
    /// The formula of the answer, if something else is asked.
    pub formula: Option<String>,
    /// The time that a case takes.
    pub cost: String,
}

/// How far a practice problem is from its lesson: 1, the same game in other words or with another input; 2, a twist or
/// another question; 3, it takes an idea of its own besides.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Ord, PartialEq, PartialOrd)]
#[serde(try_from = "u8")]
pub struct Difficulty(u8);

impl TryFrom<u8> for Difficulty {
    type Error = String;

    fn try_from(number: u8) -> std::result::Result<Self, String> {
        let is_one = (1..=3).contains(&number);
        is_one
            .then_some(Difficulty(number))
            .ok_or(format!("expected a difficulty of 1 to 3, found {number}"))
    }
}

impl Difficulty {
    /// As stars, of three.
    pub fn stars(self) -> &'static str {
        ["★☆☆", "★★☆", "★★★"][usize::from(self.0) - 1]
    }
}

/// What a number of an input may be.
#[derive(Clone, Copy, Deserialize, Eq, Hash, PartialEq)]
#[serde(untagged, expecting = "a bound is [least, largest], or for a sum the largest alone")]
pub enum Bound {
    /// The least value and the largest.
    Between(Integer, Integer),
    /// The largest value.
    UpTo(Integer),
}

/// A number of `problem.yaml`, which may be negative, or as large as a `u64`.
#[derive(Clone, Copy, Deserialize, Eq, Hash, PartialEq)]
#[serde(untagged)]
pub enum Integer {
    /// Most numbers.
    Signed(i64),
    /// Numbers from 2^63 on.
    Unsigned(u64),
}

impl From<Integer> for i128 {
    fn from(integer: Integer) -> Self {
        match integer {
            Integer::Signed(number) => number.into(),
            Integer::Unsigned(number) => number.into(),
        }
    }
}

/// Texts in each language, or one text that is the same in all.
fn texts<'de, D: Deserializer<'de>>(written: D) -> std::result::Result<Texts, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "a text, or one in each language: {en: ..., zh: ...}")]
    enum Written {
        Same(String),
        Each(Texts),
    }
    Ok(match Written::deserialize(written)? {
        Written::Same(text) => Language::ALL.map(|language| (language, text.clone())).into(),
        Written::Each(texts) => texts,
    })
}

/// How a source is written: its name alone, from which most addresses follow, or with its address.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a source is a name, or {name: ..., url: ...}")]
enum WrittenSource {
    Name(String),
    WithAddress { name: String, url: String },
}

impl TryFrom<WrittenSource> for Source {
    type Error = Error;

    fn try_from(written: WrittenSource) -> Result<Self> {
        let (name, url) = match written {
            WrittenSource::Name(name) => (name, None),
            WrittenSource::WithAddress { name, url } => (name, Some(url)),
        };
        let source = Source { name, url };
        // A book has no address, and some judges have names without a digit for their problems.
        let address = match judges::address(&source.name) {
            Err(error) if source.is_judge() => return Err(error),
            address => address.unwrap_or_default(),
        };
        let Source { name, url } = source;
        ensure!(
            url.is_none() || address.is_none(),
            "{name}: the url follows from the number: write the name alone"
        );
        if let Some(url) = &url {
            judges::check_url(&name, url)?;
        }
        Ok(Source { name, url: url.or(address) })
    }
}

/// A judge that has the problem, or the book that it is from.
#[derive(Clone, Deserialize, Serialize)]
#[serde(try_from = "WrittenSource")]
pub struct Source {
    /// Such as `HDU 1846`.
    pub name: String,
    /// Its address.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}

impl Source {
    /// Whether it is a judge, not a book.
    fn is_judge(&self) -> bool {
        self.url.is_some() || self.name.contains(|c: char| c.is_ascii_digit())
    }

    /// Its name: `Luogu P2148`, `洛谷 P2148`.
    pub fn shown(&self, language: Language) -> String {
        judges::shown(&self.name, language)
    }

    /// The same in Markdown, as a link if it has an address.
    pub fn linked(&self, language: Language) -> String {
        let shown = self.shown(language);
        self.url.as_ref().map_or(shown.clone(), |url| format!("[{shown}]({url})"))
    }
}

/// Where a problem's folder has a checker, if more than one output is right: Rust that needs the standard library alone.
pub const CHECKER: &str = "output_validator/checker.rs";

/// A program that is tried here is stopped after this many times its judge's limit.
pub const TIMES_THE_LIMIT: f64 = 10.0;

/// What a program may use.
#[derive(Clone, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// In seconds.
    pub time_limit: f64,
    /// Why it is unlike those of the judge's other problems.
    #[serde(default, skip_serializing)]
    pub why: String,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { time_limit: 1.0, why: String::new() }
    }
}

impl Problem {
    fn read(pack: &Pack, id: String) -> Result<Self> {
        let path = pack.path("problems").join(&id).join("problem.yaml");
        let text = read(&path)?;
        let metadata: Metadata = serde_norway::from_str(&text).with_context(|| shown(&path))?;
        let problem =
            Problem { id, metadata, place: [0, 0], pack: pack.clone(), without_largest: false };
        let (tier, keys) = if problem.is_lesson() {
            ("lesson", KEYS_OF_A_LESSON)
        } else {
            ("practice problem", KEYS_OF_A_PRACTICE_PROBLEM)
        };
        let has = |key: &str| text.lines().any(|line| line.starts_with(&format!("{key}:")));
        if let Some(key) = keys.split(' ').find(|key| !has(key)) {
            bail!("{}: no key `{key}`, which a {tier} needs", shown(&path));
        }
        Ok(problem)
    }

    /// Whether it is a lesson, with a write-up. The others are practice problems.
    pub fn is_lesson(&self) -> bool {
        self.folder().join("solution").is_dir()
    }

    /// The id of its lesson: of a lesson its own.
    pub fn lesson(&self) -> &str {
        self.metadata.lesson.as_ref().filter(|_| !self.is_lesson()).unwrap_or(&self.id)
    }

    /// The languages that it has a statement in, such as `en`.
    pub fn languages(&self) -> Vec<Language> {
        let has = |language: &Language| match language {
            _ if self.is_lesson() => self.has(&format!("statement/problem.{language}.md")),
            Language::English => true,
            Language::Chinese => self.metadata.reason.is_some(),
        };
        Language::ALL.into_iter().filter(has).collect()
    }

    /// Whether its folder has this file, such as `game.js`.
    pub fn has(&self, file: &str) -> bool {
        self.folder().join(file).is_file()
    }

    /// The binary of its checker, if it has one, which says of an output whether it is right.
    pub fn checker(&self) -> Option<String> {
        self.has(CHECKER).then(|| format!("{}-checker", self.id))
    }

    /// The folder with the whole story of the problem.
    pub fn folder(&self) -> PathBuf {
        self.pack.path("problems").join(&self.id)
    }

    /// Where its inputs end, as its program says: `judge::until_zeros(1, solve)`.
    pub fn framing(&self) -> Result<Framing> {
        let path = self.folder().join("main.rs");
        let program: TokenStream = read(&path)?.parse().map_err(|error| {
            anyhow!("{}:{error}", shown(&path)) // such as a bracket without its other one
        })?;
        let framing = framing(program);
        framing.with_context(|| format!("{}: no `judge::counted(solve)` or the like", shown(&path)))
    }

    /// The files of its folder that say that something is to be written, but for the single file, which is generated.
    pub fn to_do(&self) -> Result<Vec<PathBuf>> {
        let single = self.folder().join(format!("submissions/accepted/{}.rs", self.id));
        let is_to_do = |path: &PathBuf| {
            *path != single && fs::read_to_string(path).is_ok_and(|text| text.contains("TODO"))
        };
        Ok(files_below(&self.folder(), "")?.into_iter().filter(is_to_do).collect())
    }

    /// What says what its legal inputs are. Fails if that is wrong.
    pub fn validator(&self) -> Result<Program> {
        let program = Program::parse(&self.metadata.input).map_err(Error::msg);
        program.with_context(|| format!("{}, input", shown(&self.folder().join("problem.yaml"))))
    }

    /// How long a program may run before it is stopped: [`TIMES_THE_LIMIT`] times what its judge gives it, for machines
    /// differ.
    pub fn time_before_it_is_stopped(&self) -> Duration {
        Duration::from_secs_f64(self.metadata.limits.time_limit * TIMES_THE_LIMIT)
    }

    /// The submissions of one kind, such as `wrong_answer`, in the order of their names; none without
    /// its folder.
    pub fn submissions(&self, kind: &str) -> Result<Vec<PathBuf>> {
        files_if_any(&self.folder().join("submissions").join(kind), "")
    }

    /// The title.
    pub fn title(&self, language: Language) -> &str {
        language.of(&self.metadata.name).unwrap_or_default()
    }

    /// What it is known as, in English with a capital at its beginning; nothing if `problem.yaml` does not say.
    pub fn game(&self, language: Language) -> String {
        let game = language.of(&self.metadata.game).unwrap_or_default();
        language.choose(capitalized(game), game.to_string())
    }

    /// What it is known as, or else its title.
    pub fn short_name(&self, language: Language) -> String {
        let names = [self.game(language), self.title(language).to_string()];
        names.into_iter().find(|name| !name.is_empty()).unwrap_or_default()
    }

    /// What its pages are headed: the judge, the game, and the title, as in `HDU 1846 · Bachet's game ·
    /// Brave Game`.
    pub fn heading(&self, language: Language) -> String {
        let names = [self.game(language), self.title(language).to_string()];
        let parts = self.first_judge(language).into_iter().chain(names);
        parts.filter(|part| !part.is_empty()).join(" · ")
    }

    /// The first judge that has it: `Luogu P2148`, `洛谷 P2148`.
    pub fn first_judge(&self, language: Language) -> Option<String> {
        self.judges().first().map(|name| judges::shown(name, language))
    }

    /// Whether its judge is generous, as AtCoder is: 1024 MiB of memory or more, and 512 KiB of source.
    pub fn has_wide_limits(&self) -> bool {
        self.judge_memory() >= 1024
    }

    /// The memory in MiB that a program may use on its judge; a guess where `problem.yaml` does not say it.
    pub fn judge_memory(&self) -> u32 {
        self.metadata.judge_memory.unwrap_or(GUESSED_MEMORY)
    }

    /// Whether a judge that has it takes no Rust.
    pub fn needs_c(&self) -> bool {
        !self.judges_without_rust().is_empty()
    }

    /// The names of its judges that take no Rust, such as `HDU`.
    pub fn judges_without_rust(&self) -> Vec<&'static str> {
        let judges = self.judges().into_iter().filter_map(judges::judge).map(|(judge, _)| judge);
        let judges = judges.filter(|judge| judge.takes_rust == Some(false));
        judges.map(|judge| judge.name(Language::English)).collect()
    }

    /// The judges that have it, such as `HDU 1846`.
    pub fn judges(&self) -> Vec<&str> {
        self.on_judges().map(|source| source.name.as_str()).collect()
    }

    /// The same with their addresses.
    pub fn on_judges(&self) -> impl Iterator<Item = &Source> {
        self.metadata.source.iter().filter(|source| source.is_judge())
    }
}

/// How the input of a program ends, by the function of `judge` that its `main` calls.
fn framing(program: TokenStream) -> Option<Framing> {
    let tokens: Vec<TokenTree> = program.into_iter().collect();
    tokens.iter().enumerate().find_map(|(i, token)| {
        let TokenTree::Group(group) = token else {
            let is_of_judge = i >= 3 && tokens[i - 3].to_string() == "judge";
            let argument = tokens.get(i + 1).filter(|_| is_of_judge)?.to_string();
            return match token.to_string().as_str() {
                "single" => Some(Framing::Single),
                "counted" => Some(Framing::Counted),
                "to_end" => Some(Framing::ToEnd),
                "until_zeros" => {
                    let count = argument.trim_start_matches('(').split(',').next()?;
                    Some(Framing::Zeros(count.trim().parse().ok()?))
                }
                _ => None,
            };
        };
        framing(group.stream())
    })
}

/// The problems in the order of the course: the lessons of a stage, and then its practice problems, the easy ones
/// first.
pub fn in_order_of_the_course(mut problems: Vec<Problem>) -> Vec<Problem> {
    problems.sort_by_key(|problem| {
        let [stage, place] = problem.place;
        let practice = (!problem.is_lesson()).then_some(problem.metadata.difficulty);
        (stage, practice, place)
    });
    problems
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::template::Fixture;

    fn found(pack: &Pack, id: &str) -> std::result::Result<String, String> {
        pack.find(id).map(|problem| problem.id).map_err(|error| format!("{error:#}"))
    }

    #[test]
    fn problems_are_found_by_name_and_number() {
        let Fixture { ref pack } = Fixture::new();
        for (id, expected) in [
            ("hdu1001", "hdu1001"),
            ("1001", "hdu1001"),
            ("1002", "luogu1002"),
            ("P1002", "luogu1002"),
            ("1003", "poj1003"),
            ("Poj1003", "poj1003"),
            ("POJ 1003", "poj1003"),
            ("problems/hdu-1001/", "hdu1001"),
            ("p1002", "luogu1002"),
        ] {
            assert_eq!(found(pack, id).unwrap(), expected);
        }
        let chosen = pack.chosen(&["1003".into(), "P1002".into(), "poj1003".into()]).unwrap();
        let ids: Vec<&str> = chosen.iter().map(|problem| problem.id.as_str()).collect();
        assert_eq!(ids, ["poj1003", "luogu1002"]);
    }

    #[test]
    fn the_nearest_problem_is_suggested() {
        let Fixture { ref pack } = Fixture::new();
        let message = |id| found(pack, id).unwrap_err();
        assert_eq!(message("hud1001"), "there is no problem hud1001; did you mean hdu1001?");
        assert_eq!(message("Poj103"), "there is no problem Poj103; did you mean poj1003?");
        // A name like no other is reported alone; the end of a number is none.
        for id in ["", "1", "01", "9999", "hdu", "nope"] {
            assert_eq!(message(id), format!("there is no problem {id}"));
        }
    }

    #[test]
    fn the_metadata_is_read() {
        let fixture = Fixture::new();
        let yaml = "problems/luogu1002/problem.yaml";
        fixture.replace(yaml, "en: TODO what the game is known as", "en: a game of takes");
        let problem = fixture.problem("luogu1002");
        let heading = |language| problem.heading(language);
        assert_eq!(heading(Language::English), "Luogu P1002 · A game of takes · TODO title");
        assert_eq!(heading(Language::Chinese), "洛谷 P1002 · TODO 游戏的名称 · TODO 题名");
        assert_eq!(problem.judges(), ["Luogu P1002"]);
        assert_eq!(problem.framing().unwrap(), Framing::Counted);
        assert!(problem.is_lesson() && !fixture.problem(Fixture::PRACTICE).is_lesson());
        let [sample, .., largest] = &problem.test_files().unwrap()[..] else { panic!("few files") };
        assert!(sample.is_sample && !largest.is_sample);
    }

    #[test]
    fn the_framing_is_that_of_the_program() {
        let fixture = Fixture::new();
        let (path, line) = ("problems/hdu1001/main.rs", "judge::counted(solve)");
        for (new, expected) in [
            ("judge::until_zeros(2, |input| solve(input))", Some(Framing::Zeros(2))),
            ("// judge::counted(solve)", None),
            ("judge::endless(solve)", None),
        ] {
            fixture.replace(path, line, new);
            assert_eq!(fixture.problem("hdu1001").framing().ok(), expected);
            fixture.replace(path, new, line);
        }
    }

    #[test]
    fn a_broken_problem_stops_no_other() {
        let fixture = Fixture::new();
        let yaml = format!("problems/{}/problem.yaml", Fixture::LESSONS[0]);
        fixture.replace(&yaml, "uuid: ", "uid: ");
        let pack = &fixture.pack;
        let ids: Vec<String> = pack.problems().unwrap().into_iter().map(|other| other.id).collect();
        assert_eq!(ids, [Fixture::LESSONS[1], Fixture::PRACTICE]);
        assert_eq!(found(pack, Fixture::PRACTICE).unwrap(), Fixture::PRACTICE);
        assert!(found(pack, Fixture::LESSONS[0]).unwrap_err().starts_with(&yaml));
        assert!(format!("{:#}", pack.all_problems().err().unwrap()).starts_with(&yaml));
        // A lesson that is none is a fault of the problem that names it.
        let yaml = format!("problems/{}/problem.yaml", Fixture::PRACTICE);
        fixture.replace(&yaml, "lesson: ", "lesson: not");
        let message = found(pack, Fixture::PRACTICE).unwrap_err();
        assert!(message.starts_with(&yaml) && message.ends_with("is no lesson"), "{message}");
    }

    /// One broken problem is reported by those that read it, with its file.
    #[test]
    fn mistakes_in_metadata_are_named() {
        for (old, new, named) in [
            ("{time_limit: ", "{cores: 1, time_limit: ", "unknown field `cores`"),
            ("source: [HDU 1001]", "source: [{name: HDU 1001, link: x}]", "a source is a name, or"),
            ("[HDU 1001]", "[{name: HDU 1001, url: x}]", "the url follows from the number"),
            ("HDU 1001", "Nowhere 5", "expected a judge and a number"),
            ("uuid: ", "# uuid: ", "no key `uuid`, which a lesson needs"),
        ] {
            let fixture = Fixture::new();
            fixture.replace("problems/hdu1001/problem.yaml", old, new);
            let message = found(&fixture.pack, "hdu1001").unwrap_err();
            assert!(message.starts_with("problems/hdu1001/problem.yaml"), "{message}");
            assert!(message.contains(named), "{message}");
        }
    }
}
