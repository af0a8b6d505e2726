//! What people type to find a problem stands once in `search`, and not if the problem is found by it anyway.

use crate::{assert_none, problems, read};
use std::collections::BTreeMap;

#[test]
fn nothing_is_searched_for_twice() {
    let mut faults = Vec::new();
    for problem in problems() {
        let names = problem.names();
        let mut known: BTreeMap<String, &str> =
            names.iter().map(|name| (plain(name), name.as_str())).collect();
        let path = format!("problems/{}/problem.yaml", problem.id);
        let line = read(&path).lines().position(|line| line.starts_with("search:"));
        for name in &problem.metadata.search {
            if let Some(other) = known.insert(plain(name), name) {
                faults.push(format!(
                    "{path}:{}: `{name}` in `search` is the same as `{other}`, by which the problem is found anyway: \
                     take it away",
                    line.unwrap_or_default() + 1
                ));
            }
        }
    }
    assert_none(&faults);
}

/// A name as the site compares it: capitals, blanks and signs do not matter.
fn plain(name: &str) -> String {
    name.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect()
}
