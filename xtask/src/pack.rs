//! The pack on disk: its problems, and what README's catalogue says of them.

use crate::Result;
use std::fs;
use std::path::{Path, PathBuf};

/// The top folder of the pack.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask/ is in the pack")
}

/// The text of a file of the pack.
pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", shown(path)).into())
}

/// A path as seen from the top folder.
pub fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}

/// One problem, as README's catalogue has it.
pub struct Problem {
    /// Folder, binary and data bear this name.
    pub id: String,
    /// The title on its judge.
    pub title: String,
    /// The judges that have it.
    pub judges: String,
}

impl Problem {
    /// The folder with the whole story of the problem.
    pub fn folder(&self) -> PathBuf {
        root().join("problems").join(&self.id)
    }
}

/// All problems, in the order of the catalogue.
pub fn problems() -> Result<Vec<Problem>> {
    let readme = read(&root().join("README.md"))?;
    let rows =
        readme.lines().filter(|line| line.starts_with("| [") && line.contains("](problems/"));
    let problems = rows.map(|row| {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        match cells[..] {
            ["", link, title, _, _, _, judges, ""] => Ok(Problem {
                id: link.trim_start_matches('[').split(']').next().unwrap_or("").to_string(),
                title: title.to_string(),
                judges: judges.replace("**", ""),
            }),
            _ => Err(format!("README.md: not a row of the catalogue: {row}").into()),
        }
    });
    problems.collect()
}

/// The problem that the user means by `id`. Its number on HDU will do as well.
pub fn find(id: &str) -> Result<Problem> {
    let mut problems = problems()?;
    let named = |problem: &Problem| problem.id == id;
    let numbered = |problem: &Problem| {
        id.chars().all(|c| c.is_ascii_digit())
            && !id.is_empty()
            && (problem.id.ends_with(id)
                || problem.judges.split(' ').any(|word| word.trim_matches(',') == id))
    };
    let found = problems.iter().position(named).or_else(|| problems.iter().position(numbered));
    if let Some(index) = found {
        return Ok(problems.swap_remove(index));
    }
    let distance = |problem: &&Problem| strsim::damerau_levenshtein(&problem.id, id);
    let nearest = problems.iter().min_by_key(distance).ok_or("README.md lists no problems")?;
    Err(format!("there is no problem {id}; did you mean {}?", nearest.id).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn problems_are_found_by_name_and_number() {
        for (id, expected) in [
            ("hdu1846", "hdu1846"),
            ("1846", "hdu1846"),
            ("2147", "hdu2174"),
            ("2174", "hdu2174"),
            ("1067", "hdu1527"),
        ] {
            assert_eq!(find(id).unwrap().id, expected);
        }
    }

    #[test]
    fn the_nearest_problem_is_suggested() {
        let message = |id| find(id).err().unwrap().to_string();
        assert_eq!(message("hud1846"), "there is no problem hud1846; did you mean hdu1846?");
        assert_eq!(message("Ferguson"), "there is no problem Ferguson; did you mean ferguson?");
        assert!(message("").starts_with("there is no problem ;"));
    }

    #[test]
    fn the_catalogue_is_read_as_it_is_written() {
        let problem = find("hdu2174").unwrap();
        assert_eq!(
            (problem.title.as_str(), problem.judges.as_str()),
            ("kiki's game", "HDU 2147 (not 2174)")
        );
        assert_eq!(problems().unwrap().len(), 17);
    }
}
