//! The diagrams on a page. In the text, a diagram is an element with its name in the attribute `data-diagram`, at the
//! beginning of a line.

use super::rendered::RenderedPage;
use anyhow::Context;
use pack::Result;

/// Has the page load the diagrams that its text has. Fails if there is none of a name.
pub fn diagrams(page: &mut RenderedPage, text: &str) -> Result<()> {
    for name in names(text) {
        let script = format!("diagrams/{name}.js");
        let script = page.sources.web.name(&script);
        page.scripts.push(script.with_context(|| format!("there is no diagram {name:?}"))?);
    }
    Ok(())
}

/// The names of the diagrams that a text has.
fn names(text: &str) -> impl Iterator<Item = &str> {
    let starts =
        text.lines().filter_map(|line| line.strip_prefix("<div class=\"diagram\" data-diagram=\""));
    starts.filter_map(|rest| rest.split('"').next())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paths::Page;
    use crate::sources::fixture;

    #[test]
    fn a_page_loads_its_diagrams_once_after_what_they_share() {
        let sources = fixture();
        let loads = |text: &str| {
            let mut page = RenderedPage::new(&Page::Course, &sources);
            diagrams(&mut page, text)?;
            page.loads()
        };
        let mex = "<div class=\"diagram\" data-diagram=\"mex\"></div>\n";
        let scripts = loads(&mex.repeat(2)).unwrap().scripts;
        let [.., shared, diagram] = &scripts[..] else { panic!("{scripts:?}") };
        assert_eq!([shared, diagram], ["../play/diagrams.js", "../play/diagrams/mex.js"]);
        let scripts = loads(&format!("Such as `{mex}`")).unwrap().scripts;
        assert!(!scripts.iter().any(|script| script.contains("diagram")), "{scripts:?}");
        let error = loads(&mex.replace("mex", "nothing")).err().unwrap();
        assert_eq!(error.to_string(), "there is no diagram \"nothing\"");
    }
}
