//! FPS XML, the free problem set: one file with all problems, which HUSTOJ, QDUOJ, HOJ and Hydro read.

use super::statement::Statement;
use super::{solution, sources, texts, MEMORY};
use pack::judges::judge;
use pack::{Language, Problem, Result};

/// The addition to the time limit of one case, as HUSTOJ's judge adds up the time of all cases, and that of
/// starting the program for each. With it the accepted solutions take less than a tenth of the limit:
/// xtask/hosts/packages.sh shows it.
const SECONDS_FOR_MORE_CASES: f64 = 4.0;

/// HUSTOJ splits the source into tags at blanks, and its list of problems shows this many characters of each.
const LONGEST_TAG: usize = 10;

/// The whole file. QDUOJ reads the versions 1.1 and 1.2 alone.
pub fn document(items: &[String]) -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<fps version=\"1.2\" url=\"https://github.com/zhblue/freeproblemset/\">\n<generator name=\"impartial-games\" url=\"\"/>\n{}</fps>\n",
        items.concat()
    )
}

/// A problem in one language.
pub fn item(problem: &Problem, language: Language) -> Result<String> {
    let statement = Statement::read(problem, language)?;
    let [description, input, output, notes] = statement.html()?;
    let mut item = "<item>\n".to_string();
    let mut add = |name: &str, attribute: &str, text: &str| {
        item += &format!("<{name}{attribute}>{}</{name}>\n", cdata(text));
    };
    add("title", "", &statement.title);
    // QDUOJ reads whole seconds alone.
    let seconds = problem.metadata.limits.time_limit.ceil() + SECONDS_FOR_MORE_CASES;
    add("time_limit", " unit=\"s\"", &seconds.to_string());
    add("memory_limit", " unit=\"mb\"", &MEMORY.to_string());
    add("description", "", &description);
    add("input", "", &input);
    // HUSTOJ reads the first sample alone, which it shows, and makes a case of.
    add("output", "", &(output + &statement.samples_in_html(1, "h4")));
    // Input and output take turns, as QDUOJ wants it.
    for [input, answer] in &statement.samples {
        add("sample_input", "", input);
        add("sample_output", "", answer);
    }
    for case in &problem.test_files()?[1..] {
        let name = format!(" name=\"{}\"", case.name);
        let [input, answer] = texts(case)?;
        add("test_input", &name, &input);
        add("test_output", &name, &answer);
    }
    add("hint", "", &notes); // HOJ reads it without asking whether it is there
    let tags: Vec<_> =
        sources(problem).into_iter().flat_map(|source| tags(source, language)).collect();
    add("source", "", &tags.join(" "));
    add("solution", " language=\"C\"", &solution(problem)?);
    Ok(item + "</item>\n")
}

/// A source in tags: `HDU1079`, or if that is too long, judge and number: `AtCoder`, `ABC206F`. Of a book each part
/// between commas is one, without initials. What is too long still is left out, such as a name on Kattis.
fn tags(source: &str, language: Language) -> Vec<String> {
    let is_short = |tag: &String| (1..=LONGEST_TAG).contains(&tag.chars().count());
    let mut tags = Vec::new();
    if let Some((judge, number)) = judge(source) {
        let [judge, number] = [judge.name(language), number].map(|part| part.replace(' ', ""));
        let whole = format!("{judge}{number}");
        tags.extend(if is_short(&whole) { vec![whole] } else { vec![judge, number] });
    } else {
        let is_initial = |word: &&str| word.ends_with('.');
        let tag = |part: &str| part.split(' ').filter(|word| !is_initial(word)).collect();
        tags.extend(source.split(',').map(tag));
    }
    tags.retain(is_short);
    tags
}

/// Text in which nothing is markup.
pub fn cdata(text: &str) -> String {
    format!("<![CDATA[{}]]>", text.replace("]]>", "]]]]><![CDATA[>"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sources_are_tags_that_hustoj_shows_in_full() {
        for (source, expected) in [
            ("HDU 1079", "HDU1079"),
            ("Luogu P10507", "洛谷P10507"),
            ("LibreOJ 10246", "LibreOJ 10246"),
            ("AtCoder ABC 206 F", "AtCoder ABC206F"),
            ("Kattis euclidsgame", "Kattis"),
            ("T. S. Ferguson, Game Theory, part I", "Ferguson GameTheory partI"),
        ] {
            assert_eq!(tags(source, Language::Chinese).join(" "), expected);
        }
    }
}
