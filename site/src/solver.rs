//! What the pages of the site run, compiled to WebAssembly: the programs of a lesson and its practice problems as one
//! module, as most of a compiler's time goes into what they share; and the explorer.

use crate::wasm::{self, Libraries, Library, Toolchain};
use anyhow::{ensure, Context};
use base64::prelude::{Engine, BASE64_STANDARD};
use pack::{fingerprint, Pack, Problem, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// The files of `common` some of whose items are others in a page: how these begin, and what stands in their place.
const CHANGED: [(&str, &[&str], &str); 2] = [
    ("judge.rs", &["macro_rules! judge_input {", "fn run("], include_str!("solver/judge.rs")),
    ("judge/input.rs", &["fn stop("], include_str!("solver/input.rs")),
];

/// What programs use of the crate proconio.
const PROCONIO: &str = include_str!("solver/proconio.rs");

/// At most 256 MiB, so that an answer without end ends with a message.
const MEMORY: &str = "-Clink-arg=--max-memory=268435456";

/// The tester and its libraries as one, which makes it smaller by a fifth.
const AS_ONE: &str = "-Clto=fat";

/// What the page of the explorer calls.
const EXPLORER: &str =
    concat!(include_str!("solver/explorer.rs"), include_str!("solver/request.rs"));

/// What judges the reader's program.
const TESTER: &str = concat!(include_str!("solver/tester.rs"), include_str!("solver/request.rs"));

/// In place of the crates that `judging` uses for it.
const CRATES: [(&str, &str); 3] = [
    ("fastrand", include_str!("solver/fastrand.rs")),
    ("rustc_hash", "pub use std::collections::HashMap as FxHashMap;\n"),
    ("smallvec", "pub type SmallVec<A> = Vec<<A as IntoIterator>::Item>;\n"),
];

/// What it needs of our crates: their folders, and the modules.
const CRATES_OF_OURS: [(&str, &str, &[&str]); 2] = [
    ("judging", "xtask/judging/src", &["checktestdata", "compare", "framing"]),
    ("checks", "problems/tests/checks/src", &["search"]),
];

/// A function besides, which checks an output that is not the answer: it reads the input and the output with a byte 0
/// between, and writes what is wrong.
const CHECKER: &str = include_str!("solver/checker.rs");

/// The scripts besides those of lessons.
pub const SHARED: [&str; 3] = ["explorer", "tester", "micropython"];

/// Writes `target/solver/NAME.js`, of programs with the id of their lesson as the name, for each module whose sources have
/// changed since: a script, as browsers load nothing else from a file, that sets `solverModule` to the module in base64.
pub fn write_stale(pack: &Pack) -> Result<()> {
    let problems = pack.problems()?;
    let shared = Libraries::new(vec![of_one_file("proconio", PROCONIO), common_of_pages(pack)?]);
    let of_tester = Libraries::new(tester_libraries(pack)?);
    let (explorer, tester) = (explorer(pack)?, of_one_file("solution", TESTER));
    let lessons: Vec<Problem> = problems.iter().filter(|it| it.is_lesson()).cloned().collect();
    let of_lesson = |lesson: &Problem| {
        let programs = problems.iter().filter(|problem| problem.lesson() == lesson.id);
        write(pack, &lesson.id, &solution(programs)?, &shared, &[MEMORY])
    };
    write_python(pack)?;
    // The two that take longest are compiled beside the others.
    let (explorer, (tester, lessons)) = rayon::join(
        || write(pack, "explorer", &explorer, &shared, &[MEMORY]),
        || {
            rayon::join(
                || write(pack, "tester", &tester, &of_tester, &[MEMORY, AS_ONE]),
                || pack::progress::each(&lessons, of_lesson),
            )
        },
    );
    explorer.and(tester).and(lessons)
}

fn write(
    pack: &Pack,
    name: &str,
    solution: &Library,
    libraries: &Libraries,
    flags: &[&str],
) -> Result<()> {
    let files = libraries.sources.iter().chain([solution]).flat_map(|library| &library.files);
    let texts = files.map(|(_, text)| text.as_str());
    let sources = fingerprint([&*wasm::flags(), &flags.join(" ")].into_iter().chain(texts));
    let head = format!("// Sources: {sources}\n");
    let path = pack.path("target/solver").join(name).with_extension("js");
    if fs::read_to_string(&path).is_ok_and(|text| text.starts_with(&head)) {
        return Ok(());
    }
    let module =
        Toolchain::find()?.compile(solution, libraries, flags).context(name.to_string())?;
    let module = BASE64_STANDARD.encode(fs::read(module.path())?);
    pack::write(&path, format!("{head}globalThis.solverModule = '{module}';\n")).map(drop)
}

/// Python, as a script that sets `micropython` to its parts.
fn write_python(pack: &Pack) -> Result<()> {
    let folder = pack.path("site/micropython");
    let read = |name| pack::read(&folder.join(name));
    // As the body of a function: a browser starts no module in a worker from a file.
    let script = read("micropython.mjs")?.replace("import.meta.url", "''");
    let script =
        script.replace("export default _createMicroPythonModule;", "").replace("export ", "");
    ensure!(script.contains("function loadMicroPython("), "micropython.mjs has another form");
    let parts = serde_json::json!({
        "script": script,
        "module": BASE64_STANDARD.encode(fs::read(folder.join("micropython.wasm"))?),
        "prelude": read("prelude.py")?,
    });
    let licence = read("LICENSE")?;
    let path = pack.path("target/solver/micropython.js");
    let text = format!("/* MicroPython:\n\n{licence}*/\nglobalThis.micropython = {parts};\n");
    pack::write(&path, text).map(drop)
}

/// The crate `explore` with what its page calls.
fn explorer(pack: &Pack) -> Result<Library> {
    let mut explore = sources("solution", &pack.path("explore/src"))?;
    *explore.text("lib.rs")? += EXPLORER;
    Ok(explore)
}

/// The crate `common` as programs use it in a page.
fn common_of_pages(pack: &Pack) -> Result<Library> {
    let mut common = sources("common", &pack.path("common/src"))?;
    for (file, items, ours) in CHANGED {
        let text = common.text(file)?;
        for item in items {
            // From the blank line above to the end.
            let range = text
                .find(item)
                .and_then(|at| Some(text[..at].rfind("\n\n")?..at + text[at..].find("\n}\n")? + 2));
            text.replace_range(range.with_context(|| format!("{file} has no {item}"))?, "");
        }
        *text += ours;
    }
    Ok(common)
}

fn of_one_file(name: &'static str, text: &str) -> Library {
    Library { name, files: vec![("lib.rs".into(), text.into())] }
}

/// What judges a program, and stand-ins for what that uses.
fn tester_libraries(pack: &Pack) -> Result<Vec<Library>> {
    let mut libraries: Vec<Library> =
        CRATES.iter().map(|(name, text)| of_one_file(name, text)).collect();
    for (name, folder, modules) in CRATES_OF_OURS {
        let mut library = sources(name, &pack.path(folder))?;
        library.files.retain(|(path, _)| {
            let module = path.iter().next().and_then(|name| Path::new(name).file_stem());
            modules.iter().any(|name| module == Some(name.as_ref()))
        });
        let lib = modules.iter().map(|name| format!("pub mod {name};\n")).collect();
        library.files.push(("lib.rs".into(), lib));
        libraries.push(library);
    }
    Ok(libraries)
}

/// The files in a folder and those inside it, as a library.
fn sources(name: &'static str, folder: &Path) -> Result<Library> {
    let file = |path: PathBuf| Ok((path.strip_prefix(folder)?.to_path_buf(), pack::read(&path)?));
    let files = pack::files_below(folder, "")?.into_iter().map(file);
    let mut files = files.collect::<Result<Vec<_>>>()?;
    files.sort();
    Ok(Library { name, files })
}

/// The programs as modules, and a function for each.
fn solution<'a>(problems: impl IntoIterator<Item = &'a Problem>) -> Result<Library> {
    let mut source = String::new();
    for problem in problems {
        let id = &problem.id;
        let program = pack::read(&problem.folder().join("main.rs"))?;
        let program = program.replacen("\nfn main()", "\npub fn main()", 1);
        source += &format!("mod {id} {{\n{program}}}\n\n#[no_mangle]\npub extern \"C\" fn {id}() {{\n    {id}::main();\n}}\n");
        if problem.checker().is_some() {
            let checker = pack::read(&problem.folder().join(pack::CHECKER))?;
            source += &CHECKER.replace("problem", id).replace("// checker.rs", &checker);
        }
    }
    Ok(of_one_file("solution", &source))
}

#[cfg(test)]
#[allow(missing_docs, clippy::cast_possible_truncation)]
#[path = "solver/fastrand.rs"]
mod fastrand_of_pages;

#[cfg(test)]
mod tests {
    use super::*;
    use pack::template::Fixture;

    #[test]
    fn a_seed_makes_the_same_numbers_in_a_page() {
        for seed in 0..50 {
            let mut ours = fastrand_of_pages::Rng::with_seed(seed);
            let mut theirs = fastrand::Rng::with_seed(seed);
            for bound in (1..200).chain([1 << 40, (1 << 63) + 1, u64::MAX]) {
                assert_eq!(ours.u64(0..bound), theirs.u64(0..bound));
                assert_eq!(ours.u32(0..=11), theirs.u32(0..=11));
                assert_eq!(ours.u8(0..8), theirs.u8(0..8));
            }
        }
    }

    #[test]
    fn every_program_keeps_its_checks_and_messages() {
        let fixture = Fixture::new();
        let problems = fixture.pack.problems().unwrap();
        let libraries = [common_of_pages(&fixture.pack).unwrap(), solution(&problems).unwrap()];
        let files = libraries.into_iter().flat_map(|library| library.files);
        let source: String = files.map(|(_, text)| text).collect();
        assert!(source.contains("host::fail(&format!(\"line {line}: "), "{source}");
        assert!(!source.contains("resume_unwind(Box"), "{source}");
        for Problem { id, .. } in &problems {
            assert!(source.contains(&format!("    {id}::main();")), "{source}");
        }
    }
}
