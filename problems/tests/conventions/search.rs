//! What people type to find a problem stands once in `search`, and not if the problem is found by it anyway; what they
//! type to find a page of theory stands once in `terms.yaml`.

use crate::{assert_none, pack, problems, read};
use pack::terms::{Term, Terms};
use std::collections::BTreeMap;

#[test]
fn nothing_is_searched_for_twice() {
    let mut faults = Vec::new();
    let terms = Terms::read(&pack()).unwrap().terms;
    for problem in problems() {
        let of_terms = terms.iter().filter(|term| term.page == problem.id);
        let names = [problem.names(), of_terms.flat_map(Term::names).collect()].concat();
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

#[test]
fn nothing_is_searched_for_twice_on_a_page() {
    let Terms { pages, terms } = Terms::read(&pack()).unwrap();
    let mut known = BTreeMap::new();
    let of_pages = pages
        .iter()
        .flat_map(|(page, names)| names.iter().map(move |name| (page.as_str(), name.clone())));
    let mut faults = Vec::new();
    let of_terms = terms.iter().flat_map(|term| {
        let page = term.page.strip_prefix("theory/").unwrap_or(&term.page);
        term.names().into_iter().map(move |name| (page, name))
    });
    for (page, name) in of_pages.chain(of_terms) {
        if let Some(other) = known.insert((page, plain(&name)), name.clone()) {
            faults.push(format!(
                "problems/theory/terms.yaml: `{name}` is the same as `{other}`, both of {page}"
            ));
        }
    }
    assert_none(&faults);
}

/// A name as the site compares it: capitals, blanks and signs do not matter.
fn plain(name: &str) -> String {
    name.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect()
}
