//! Links lead somewhere: to a file or folder that is there, and to a heading of its page, by the anchor that GitHub
//! makes of it.

use crate::{assert_none, pack, problems};
use pack::markdown::{headings, links};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Folders whose pages have links that lead elsewhere: templates, and a pack that tests the site.
const OTHERS: [&str; 2] = ["xtask/template", "site/tests"];

#[test]
fn links_lead_somewhere() {
    let is_other = |page: &PathBuf| OTHERS.iter().any(|other| page.starts_with(pack().path(other)));
    let pages = pack::files_below(&pack().path(""), "md")
        .unwrap()
        .into_iter()
        .filter(|page| !is_other(page));
    let texts = pages.map(|page| (page.clone(), pack::read(&page).unwrap()));
    let reasons = problems().into_iter().filter_map(|problem| {
        Some((problem.folder().join("problem.yaml"), problem.metadata.reason?))
    });
    let mut faults = Vec::new();
    let mut known = BTreeMap::new();
    for (page, text) in texts.chain(reasons) {
        for link in links(&text).into_iter().filter(|link| !link.target.contains("://")) {
            let target = match link.path() {
                Some(path) => page.parent().unwrap().join(path),
                None => page.clone(),
            };
            let fault = if !target.exists() {
                format!("{} is not there", link.target)
            } else if let Some((_, anchor)) = link.target.split_once('#') {
                let anchors = known.entry(target.clone()).or_insert_with(|| anchors(&target));
                if anchors.contains(anchor) {
                    continue;
                }
                let found = anchors.iter().map(|anchor| format!("#{anchor}")).collect::<Vec<_>>();
                let page = pack::shown(&target.canonicalize().unwrap());
                format!("{}: {page} has no #{anchor}, but {}", link.target, found.join(", "))
            } else {
                continue;
            };
            // The text of a problem.yaml stands in it as it is, but for the blanks before its lines.
            let line = text[link.range.start..].lines().next().unwrap_or_default();
            let line = pack::read(&page).unwrap().lines().position(|whole| whole.contains(line));
            faults.push(format!(
                "{}:{}: {fault}",
                pack::shown(&page),
                line.unwrap_or_default() + 1
            ));
        }
    }
    assert_none(&faults);
}

/// What can stand behind `#` in a link to a page: its headings, as GitHub makes anchors of them, and elements with an ID.
fn anchors(page: &Path) -> BTreeSet<String> {
    let text = pack::read(page).unwrap();
    let ids = text.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let mut anchors: BTreeSet<String> = ids.map(String::from).collect();
    for heading in headings(&text) {
        let anchor = anchor(&heading.text);
        let numbered = (1..).map(|number| format!("{anchor}-{number}"));
        let new = [anchor.clone()].into_iter().chain(numbered).find(|new| !anchors.contains(new));
        anchors.extend(new);
    }
    anchors
}

/// Small letters; what is no letter, digit or hyphen falls away, and blanks become hyphens.
fn anchor(heading: &str) -> String {
    let is_kept = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    heading.to_lowercase().chars().filter(is_kept).collect::<String>().replace(' ', "-")
}

#[test]
fn anchors_are_those_of_github() {
    for (heading, expected) in [
        ("Moore's Nim: up to k heaps", "moores-nim-up-to-k-heaps"),
        ("SG 定理（Sprague–Grundy 定理）", "sg-定理spraguegrundy-定理"),
        ("a - b, `c_d`", "a---b-c_d"),
    ] {
        assert_eq!(anchor(heading), expected);
    }
}
