//! What the pages of the site put packages together from. The packages of all formats, of each problem and of all lessons,
//! would be 250 MB, and nearly all of that the same data time and again. So the site has the data of a problem once,
//! as a zip, and beside it the other files of all its packages, with lists of what goes where: a page copies the
//! compressed bytes into a new zip (`site/web/shared/packages.js`).

use pack::{Language, Pack, Problem, Result};
use package::{cases_as, dmoj, fps, hydro, icpc, qduoj, texts, with_slashes, write_zip, Files};
use serde_json::{json, Value};
use std::collections::{BTreeMap, HashMap};
use std::fs::{self, File};
use std::path::Path;
use zip::ZipArchive;

/// Where they are, in the pack.
pub const FOLDER: &str = "target/packages-of-site";

/// A file of a package, or a piece of it where a package is one file: its path, and its content.
type Piece = (String, Vec<u8>);

/// Writes, for each problem, `ID-data.zip`, the inputs and answers alone, and `ID-parts.zip`: files with numbers for
/// names, and in `packages.json` of each package the list of its paths, each with the name of its content in one of
/// the two zips. In `sizes.json` stand the size of each package, by problem, in bytes, and how many files it has.
pub fn write_all(pack: &Pack) -> Result<()> {
    let folder = pack.path(FOLDER);
    if folder.exists() {
        fs::remove_dir_all(&folder)?; // a problem may be gone
    }
    let mut problems = pack.problems()?;
    pack::data::make(&problems)?;
    for problem in &mut problems {
        problem.without_largest = true; // what is downloaded stays light
    }
    let sizes = pack::progress::map(&problems, |problem| write_parts(problem, &folder))?;
    let ids = problems.iter().map(|problem| problem.id.clone());
    let sizes: serde_json::Map<String, Value> = ids.zip(sizes).collect();
    pack::write(&folder.join("sizes.json"), serde_json::to_vec(&sizes)?).map(drop)
}

/// Writes the two zips of a problem. Returns the sizes of its packages, and how many files they have.
fn write_parts(problem: &Problem, folder: &Path) -> Result<Value> {
    let data = cases_as(problem, |case| case.name.clone(), "ans")?;
    let data_zip = folder.join(format!("{}-data.zip", problem.id));
    write_zip(&data_zip, &data)?;
    let mut names: HashMap<Vec<u8>, String> = HashMap::new();
    names.extend(data.into_iter().map(|(path, content)| (content, path.display().to_string())));
    let mut parts = Files::new();
    let mut lists = BTreeMap::new();
    for (package, pieces) in packages(problem)? {
        let mut list = Vec::new();
        for (path, content) in pieces {
            let name = names.entry(content).or_insert_with_key(|content| {
                let name = parts.len().to_string();
                parts.insert(name.clone().into(), content.clone());
                name
            });
            list.push([path, name.clone()]);
        }
        lists.insert(package, list);
    }
    parts.insert("packages.json".into(), serde_json::to_vec(&lists)?);
    let parts_zip = folder.join(format!("{}-parts.zip", problem.id));
    write_zip(&parts_zip, &parts)?;

    let mut known = sizes(&data_zip)?;
    known.extend(sizes(&parts_zip)?);
    let size = |(package, list): (&String, &Vec<[String; 2]>)| {
        let size = |[path, name]: &[String; 2]| {
            let [compressed, whole] = known[name];
            let in_zip = compressed + 2 * path.len() as u64 + 76; // in two headers
            if is_one_file(package) {
                whole
            } else {
                in_zip
            }
        };
        (package.clone(), [list.iter().map(size).sum::<u64>(), list.len() as u64])
    };
    Ok(json!(lists.iter().map(size).collect::<BTreeMap<_, _>>()))
}

/// How long each file of a zip is, compressed and whole.
fn sizes(zip: &Path) -> Result<HashMap<String, [u64; 2]>> {
    let mut zip = ZipArchive::new(File::open(zip)?)?;
    let mut sizes = HashMap::new();
    for index in 0..zip.len() {
        let file = zip.by_index_raw(index)?;
        sizes.insert(file.name()?.to_string(), [file.compressed_size(), file.size()]);
    }
    Ok(sizes)
}

/// Whether a package is no zip: its pieces in their order make one file.
fn is_one_file(package: &str) -> bool {
    package.starts_with("fps")
}

/// The packages of a problem by name: the format, and the language of one that has one alone. Paths are those in the
/// folder of the problem.
fn packages(problem: &Problem) -> Result<BTreeMap<String, Vec<Piece>>> {
    let mut packages = BTreeMap::new();
    for (format, files) in [
        ("data", cases_as(problem, |case| case.name.clone(), "ans")?),
        ("legacy", icpc::legacy(problem)?),
        ("2025-09", icpc::package(problem)?),
    ] {
        packages.insert(format.to_string(), pieces(files));
    }
    if problem.checker().is_some() {
        return Ok(packages); // no other takes it along
    }
    packages.insert("dmoj".into(), pieces(dmoj::package(problem)?));
    packages.insert("hydro".into(), pieces(hydro::package(problem)?));
    for language in Language::ALL {
        let files = qduoj::package(problem, language)?;
        packages.insert(format!("qduoj.{language}"), pieces(files));
        packages.insert(format!("fps.{language}"), fps_pieces(problem, language)?);
    }
    Ok(packages)
}

fn pieces(files: Files) -> Vec<Piece> {
    files.into_iter().map(|(path, content)| (with_slashes(&path), content)).collect()
}

/// The document of one problem, divided at the beginning and the end of each text of a case. Its first piece and its
/// last, `head` and `foot`, stand once around the problems of a document of several.
fn fps_pieces(problem: &Problem, language: Language) -> Result<Vec<Piece>> {
    let document = fps::document(&[]);
    let at = document.find("</fps>").expect("it is the end of it");
    let (head, foot) = document.split_at(at);
    let item = fps::item(problem, language)?;
    let mut pieces = vec![("head".to_string(), head.into())];
    let mut add = |text: &str| pieces.push(("item".to_string(), text.into()));
    let mut rest = &item[..];
    for case in problem.test_files()?.iter().filter(|case| !case.is_sample) {
        for text in texts(case)? {
            // One that has to be escaped is not found, and stays where it is.
            const OPEN: &str = "<![CDATA[";
            let Some(at) = rest.find(&format!("{OPEN}{text}]]>")) else { continue };
            let begin = at + OPEN.len();
            add(&rest[..begin]);
            add(&text);
            rest = &rest[begin + text.len()..];
        }
    }
    add(rest);
    pieces.push(("foot".to_string(), foot.into()));
    Ok(pieces)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pack::template::Fixture;

    #[test]
    fn the_pieces_of_a_document_are_that_document() {
        let fixture = Fixture::new();
        let problem = fixture.problem("hdu1001");
        let pieces = fps_pieces(&problem, Language::English).unwrap();
        let item = fps::item(&problem, Language::English).unwrap();
        let all = pieces.iter().flat_map(|(_, content)| content).copied().collect::<Vec<_>>();
        assert!(String::from_utf8(all).unwrap() == fps::document(&[item]));
        let [first, ..] = &problem.test_files().unwrap()[1..] else { panic!("no case") };
        let input = pack::read(&first.input).unwrap().into_bytes();
        assert!(pieces.iter().any(|(_, content)| *content == input), "data is not by itself");
    }
}
