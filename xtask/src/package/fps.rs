//! FPS XML, the free problem set: one file with all problems, which HUSTOJ, QDUOJ, HOJ and Hydro read.

use super::statement::Statement;
use super::{cases, solution, tags, texts, MEMORY};
use pack::{Language, Problem, Result};

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
    let seconds = problem.metadata.limits.time_limit.ceil();
    add("time_limit", " unit=\"s\"", &seconds.to_string());
    add("memory_limit", " unit=\"mb\"", &MEMORY.to_string());
    add("description", "", &description);
    add("input", "", &input);
    add("output", "", &output);
    // Input and output take turns, as QDUOJ wants it. HUSTOJ makes a case of the sample, too.
    for [input, answer] in &statement.samples {
        add("sample_input", "", input);
        add("sample_output", "", answer);
    }
    for case in cases(problem)?.iter().filter(|case| !case.is_sample) {
        let name = format!(" name=\"{}\"", case.name);
        let [input, answer] = texts(case)?;
        add("test_input", &name, &input);
        add("test_output", &name, &answer);
    }
    add("hint", "", &notes); // HOJ reads it without asking whether it is there
    add("source", "", &tags(problem, language).join(" "));
    add("solution", " language=\"C\"", &solution(problem)?);
    Ok(item + "</item>\n")
}

/// Text in which nothing is markup.
pub fn cdata(text: &str) -> String {
    format!("<![CDATA[{}]]>", text.replace("]]>", "]]]]><![CDATA[>"))
}
