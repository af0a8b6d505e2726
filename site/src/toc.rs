//! The table of contents beside each page, which mdBook writes with all its 250 links: each stage is folded, but for
//! that of the page. The first steps have an entry below the front page, on which they are.

use super::files::write;
use anyhow::{ensure, Context};
use pack::{Language, Result};
use std::path::{Path, PathBuf};

/// How mdBook's list begins.
const LIST: &str = "<ol class=\"chapter\">";
/// What stands around the name of a part.
const PART: [&str; 2] = ["<li class=\"chapter-item \"><li class=\"part-title\">", "</li></li>"];
/// Where mdBook's script has found the link of the page.
const FOUND: &str = "link.classList.add('active');\n";
/// The style of the fonts that are not there, see `write_sources`.
const FONTS: &str = "<link rel=\"stylesheet\" href=\"fonts/fonts.css\">";

/// Folds the table of contents of the book in the folder `site`: the one that a script makes, and the page that is
/// shown without scripts. Fails if they are not as they are known to be.
pub fn fold(site: &Path, language: Language) -> Result<()> {
    let is_script = |path: &PathBuf| path.to_string_lossy().contains("toc-");
    let path =
        pack::files(site, "js")?.into_iter().find(is_script).context("no table of contents")?;
    let script = folded(&pack::read(&path)?, language).with_context(|| pack::shown(&path))?;
    let open = format!("{FOUND}link.closest('details')?.setAttribute('open', '');\n");
    ensure!(script.matches(FOUND).count() == 1, "{}: not as it is known", pack::shown(&path));
    write(&path, &script.replace(FOUND, &open))?;
    let path = site.join("toc.html");
    let page = folded(&pack::read(&path)?, language).with_context(|| pack::shown(&path))?;
    ensure!(page.contains(FONTS), "{}: not as it is known", pack::shown(&path));
    write(&path, &page.replace(FONTS, ""))
}

/// A file with mdBook's list, the parts of which are folded, and with the entry of the first steps.
fn folded(file: &str, language: Language) -> Result<String> {
    let (before, list) = file.split_once(LIST).context("no list")?;
    let (list, after) = list.rsplit_once("</ol>").context("no end of a list")?;
    let mut parts = list.split(PART[0]);
    let first = parts.next().unwrap_or_default();
    let home = first.split_inclusive("</li>").next().unwrap_or_default();
    let words = language.choose(["Home<", "Ten steps<"], ["首页<", "从这里开始：十步<"]);
    let steps = home.replace("index.html", "index.html#start").replace(words[0], words[1]);
    let mut html = format!("{before}{LIST}{home}{steps}{}", &first[home.len()..]);
    for part in parts {
        let (name, items) = part.split_once(PART[1]).context("no name of a part")?;
        html += &format!(
            "<li class=\"part\"><details><summary>{name}</summary><ol class=\"section\">{items}</ol></details></li>"
        );
    }
    Ok(format!("{html}</ol>{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_is_folded() {
        let [start, end] = PART;
        assert_eq!(
            folded(&format!("a{LIST}<li><a href=\"index.html\">Home</a></li><li>b</li>{start}One{end}<li>c<ol><li>d</li></ol></li>{start}Two{end}<li>e</li></ol>f"), Language::English).unwrap(),
            format!("a{LIST}<li><a href=\"index.html\">Home</a></li><li><a href=\"index.html#start\">Ten steps</a></li><li>b</li><li class=\"part\"><details><summary>One</summary><ol class=\"section\"><li>c<ol><li>d</li></ol></li></ol></details></li><li class=\"part\"><details><summary>Two</summary><ol class=\"section\"><li>e</li></ol></details></li></ol>f")
        );
        assert!(folded("a", Language::English).is_err());
    }
}
