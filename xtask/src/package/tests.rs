//! Every format, for the lessons of a small pack.

use super::*;
use pack::markdown::pulldown_cmark::Event;
use pack::template::Fixture;
use roxmltree::Node;
use serde_norway::Value as Yaml;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;

thread_local! {
    static FIXTURE: Fixture = fixture();
}

/// A pack whose first lesson has two samples, and in its statements a list, a formula, code, and notes.
fn fixture() -> Fixture {
    let fixture = Fixture::new();
    fixture.replace("problems/luogu1002/problem.yaml", "en: TODO title", "en: Other title");
    fixture.replace("problems/luogu1002/problem.yaml", "zh: TODO 题名", "zh: 另一题");
    let sample = fixture.pack.path("testdata/hdu1001/sample/sample-02");
    fs::write(sample.with_extension("in"), "1\n999\n").unwrap();
    fs::write(sample.with_extension("ans"), "second\n").unwrap();
    for (language, notes) in [("en", "Notes"), ("zh", "提示")] {
        let path = format!("problems/hdu1001/statement/problem.{language}.md");
        let list = "- $120000$, **not** `n < 3`;\n- $a < b$.";
        let path = fixture.pack.path(path);
        let text = pack::read(&path).unwrap();
        fs::write(path, format!("{text}\n## {notes}\n\n{list}\n")).unwrap();
    }
    crate::bundle::write_stale(&fixture.pack).unwrap();
    fixture
}

/// The lessons: practice problems have no packages.
fn problems() -> Vec<Problem> {
    let all = FIXTURE.with(|fixture| fixture.pack.problems().unwrap());
    all.into_iter().filter(Problem::is_lesson).collect()
}

fn problem(id: &str) -> Problem {
    FIXTURE.with(|fixture| fixture.problem(id))
}

fn files(problem: &Problem, format: Format) -> Files {
    package(problem, format).unwrap()
}

fn text(files: &Files, path: &str) -> String {
    String::from_utf8(files.get(Path::new(path)).expect(path).clone()).unwrap()
}

fn parsed(files: &Files, path: &str) -> Yaml {
    serde_norway::from_str(&text(files, path)).unwrap()
}

/// The files of `testdata/ID/`, without the extension: samples and secret cases.
fn data(problem: &Problem) -> [BTreeSet<PathBuf>; 2] {
    ["sample", "secret"].map(|group| {
        let inputs = pack::files(&problem.data().join(group), "in").unwrap();
        inputs.into_iter().map(|input| input.with_extension("")).collect()
    })
}

/// That a package has this case of `testdata/`, byte by byte.
#[track_caller]
fn assert_case(case: &Path, input: &[u8], answer: &[u8]) {
    for (extension, found) in [("in", input), ("ans", answer)] {
        let expected = fs::read(case.with_extension(extension)).unwrap();
        assert!(!expected.is_empty() && found == expected, "{}.{extension}", pack::shown(case));
    }
}

/// That a package has all cases of `testdata/` below a folder, and nothing else there but `others`.
#[track_caller]
fn assert_cases(problem: &Problem, files: &Files, folder: &str, others: &[&str]) {
    let cases: Vec<_> = data(problem).into_iter().flatten().collect();
    for case in &cases {
        let path = Path::new(folder).join(case.file_name().unwrap());
        let file = |extension| &files[&path.with_extension(extension)][..];
        assert_case(case, file("in"), file("out"));
    }
    let below = files.keys().filter(|path| path.parent() == Some(Path::new(folder)));
    assert_eq!(below.count(), 2 * cases.len() + others.len(), "{}", problem.id);
}

/// That files named `1.in`, `1.out` and so on are all cases of `testdata/`, and how many there are. The
/// sample comes first, the largest last.
#[track_caller]
fn assert_numbered_cases(problem: &Problem, files: &Files, folder: &str) -> usize {
    let [samples, secret] = data(problem);
    let mut left: BTreeSet<_> = samples.iter().chain(&secret).collect();
    let count = left.len();
    for number in 1..=count {
        let file = |end: &str| &files[&Path::new(folder).join(format!("{number}.{end}"))][..];
        let is_this = |case: &&&PathBuf| fs::read(case.with_extension("in")).unwrap() == file("in");
        let case = *left.iter().find(is_this).expect("a case of testdata/");
        assert_case(case, file("in"), file("out"));
        assert_eq!(samples.contains(case), number <= samples.len(), "{}", problem.id);
        let is_max = case.file_name().unwrap().to_string_lossy().starts_with("max");
        assert!(number < count || is_max, "{}", problem.id);
        left.remove(case);
    }
    assert!(!files.contains_key(&Path::new(folder).join(format!("{}.in", count + 1))));
    count
}

/// That HTML has text, and neither formulas nor the ends of others' markup in it.
#[track_caller]
fn assert_html(html: &str) {
    let is_text = html.starts_with('<') && html.trim().len() > "<p></p>".len();
    assert!(is_text && !html.contains(['$', '\\', '`']), "{html}");
    assert!(!html.contains("**") && !html.contains("]]>"), "{html}");
}

/// Whether a text has Chinese letters or signs where it should, and there alone.
fn has_letters_of(language: Language, problem: &Problem, text: &str) -> bool {
    let is_chinese = language == Language::Chinese && problem.languages().contains(&language);
    text.contains(|c| matches!(c, '\u{3000}'..='\u{9fff}' | '\u{ff00}'..='\u{ffef}')) == is_chinese
}

#[test]
fn icpc_packages_have_statements_data_and_metadata() {
    for problem in problems() {
        for format in [Format::Icpc, Format::Legacy] {
            let files = files(&problem, format);
            for case in data(&problem).into_iter().flatten() {
                let path = Path::new("data").join(case.strip_prefix(problem.data()).unwrap());
                let file = |extension| &files[&path.with_extension(extension)][..];
                assert_case(&case, file("in"), file("ans"));
            }
            let plain = files.get(Path::new("submissions/accepted/plain.c")).unwrap();
            assert_eq!(*plain, solution(&problem).unwrap().into_bytes());
            let metadata = parsed(&files, "problem.yaml");
            let metadata = metadata.as_mapping().unwrap();
            assert!(["game", "search", "judge_memory"]
                .iter()
                .all(|key| !metadata.contains_key(*key)));
            assert!(!text(&files, "problem.yaml").contains("memory"));
        }
    }
}

#[test]
fn a_2025_09_package_has_one_statement_a_language() {
    for problem in problems() {
        let files = files(&problem, Format::Icpc);
        let statements = files.keys().filter(|path| path.starts_with("statement"));
        let statements: Vec<_> = statements.map(|path| with_slashes(path)).collect();
        assert_eq!(statements, ["statement/problem.en.tex", "statement/problem.zh.tex"]);
        for path in statements {
            let latex = text(&files, &path);
            assert!(latex.contains("\\begin{Input}\n") && latex.contains("\\end{Output}\n"));
            let is_list = |line: &str| line.starts_with("- ") || line.starts_with("1. ");
            assert!(!latex.lines().any(is_list), "{latex}");
            assert!(path.contains("zh") || latex.is_ascii(), "{latex}");
        }
    }
}

#[test]
fn a_legacy_package_has_a_page_for_domjudge() {
    for problem in problems() {
        let files = files(&problem, Format::Legacy);
        let page = text(&files, "problem_statement/problem.html");
        let title = problem.title(Language::English).replace('&', "&amp;");
        for part in [
            "<!DOCTYPE html>\n<html lang=\"en\">",
            "<meta charset=\"utf-8\">",
            &format!("<title>{title}</title>"),
            "<h2>Input</h2>\n<p>",
            "<h2>Output</h2>\n<p>",
            "<h2>Sample input 1</h2>\n<pre>",
            "<h2>Sample output 1</h2>\n<pre>",
        ] {
            assert_eq!(page.matches(part).count(), 1, "{}: {part}", problem.id);
        }
        assert_html(&page);
        assert!(page.ends_with("</body>\n</html>\n"));
        let statements = files.keys().filter(|path| path.starts_with("problem_statement"));
        let names: Vec<_> = statements.map(|path| path.file_name().unwrap()).collect();
        // No Chinese LaTeX: the fonts of Kattis' tools lack its letters.
        assert_eq!(names, ["problem.en.md", "problem.en.tex", "problem.html", "problem.zh.md"]);
        let limit = problem.metadata.limits.time_limit;
        assert_eq!(
            text(&files, "domjudge-problem.ini"),
            format!("timelimit={limit}\nexternalid={}\n", problem.id)
        );
    }
}

#[test]
fn only_white_space_is_forgiven() {
    let problem = problem("hdu1001");
    assert_eq!(
        text(&files(&problem, Format::Icpc), "data/test_group.yaml"),
        "output_validator_args:\n- case_sensitive\n"
    );
    let yaml = text(&files(&problem, Format::Legacy), "problem.yaml");
    assert!(yaml.ends_with("validation: default\nvalidator_flags: case_sensitive\n"), "{yaml}");
    let init = text(&files(&problem, Format::Dmoj), "init.yml");
    assert!(init.starts_with("checker: standard\n"));
}

#[test]
fn legacy_metadata_has_name_and_source() {
    let yaml = text(&files(&problem("hdu1001"), Format::Legacy), "problem.yaml");
    assert!(yaml.starts_with("name: TODO title\n"), "{yaml}");
    assert!(
        yaml.contains(
            "source: HDU 1001\nsource_url: https://acm.hdu.edu.cn/showproblem.php?pid=1001\n"
        ),
        "{yaml}"
    );
}

#[test]
fn metadata_of_2025_09_is_that_of_the_pack() {
    let yaml = |id| text(&files(&problem(id), Format::Icpc), "problem.yaml");
    assert_eq!(
        yaml("hdu1001"),
        "problem_format_version: 2025-09\ntype: pass-fail\nname:\n  en: TODO title\n  zh: TODO 题名\nuuid: 00000000-0000-4000-8000-000000000000\nsource:\n- name: HDU 1001\n  url: https://acm.hdu.edu.cn/showproblem.php?pid=1001\nlicense: cc0\nrights_owner: The contributors to this problem pack\nlimits:\n  time_limit: 1.0\n"
    );
}

#[test]
fn online_judge_tools_get_all_cases() {
    for problem in problems() {
        assert_cases(&problem, &files(&problem, Format::Oj), "", &[]);
    }
}

#[test]
fn dmoj_gets_cases_in_order_and_statements() {
    for problem in problems() {
        let files = files(&problem, Format::Dmoj);
        assert_cases(&problem, &files, "", &["init.yml", "statement.en.md", "statement.zh.md"]);
        let init = parsed(&files, "init.yml");
        let cases = init["test_cases"].as_sequence().unwrap();
        let kinds = cases.iter().map(|case| {
            let input = case["in"].as_str().unwrap();
            assert_eq!(case["out"].as_str(), Some(&*input.replace(".in", ".out")));
            assert!(files.contains_key(Path::new(input)));
            input.split('-').next().unwrap().to_string()
        });
        let kinds: Vec<_> = kinds.collect();
        assert_eq!(cases.len(), data(&problem).iter().map(BTreeSet::len).sum::<usize>());
        let mut changes = kinds.clone();
        changes.dedup();
        let known = ["sample", "edge", "random", "max"];
        let expected: Vec<_> =
            known.into_iter().filter(|kind| kinds.iter().any(|found| found == kind)).collect();
        assert_eq!(changes, expected, "{}", problem.id);
        let tests = init["tests"].as_sequence().unwrap();
        assert!(tests.iter().all(|test| test["memory"].as_u64() == Some(262_144)));
        let sources: Vec<_> = tests.iter().map(|test| test["source"].as_str().unwrap()).collect();
        for name in ["plain.c", &format!("{}.rs", problem.id)] {
            assert!(sources.contains(&&*format!("submissions/accepted/{name}")), "{sources:?}");
        }
        for (language, [input, sample]) in
            [("en", ["Input Specification", "Sample Input 1"]), ("zh", ["输入格式", "样例输入 1"])]
        {
            let statement = text(&files, &format!("statement.{language}.md"));
            assert!(!statement.contains('$') && statement.contains('~'), "{statement}");
            for heading in [input, sample] {
                assert!(statement.contains(&format!("\n\n## {heading}\n\n")), "{statement}");
            }
        }
    }
}

#[test]
fn hydro_gets_a_folder_with_limits_and_statements() {
    for problem in problems() {
        let all = files(&problem, Format::Hydro);
        let inside = |(path, content): (&PathBuf, &Vec<u8>)| {
            (path.strip_prefix(&problem.id).unwrap().to_path_buf(), content.clone())
        };
        let files: Files = all.iter().map(inside).collect();
        assert_cases(&problem, &files, "testdata", &["config.yaml"]);
        let names: Vec<_> = files.keys().filter(|path| path.iter().count() == 1).collect();
        // HUSTOJ reads them in this order, and the data after them.
        assert_eq!(names, ["problem.yaml", "problem_en.md", "problem_zh.md"].map(Path::new));
        assert!(files.keys().last().unwrap().starts_with("testdata"));

        let metadata = parsed(&files, "problem.yaml");
        assert_eq!(metadata["pid"].as_str(), Some(&*problem.id));
        assert!(problem.id.chars().all(|c| c.is_ascii_alphanumeric()));
        assert_eq!(metadata["title"].as_str(), Some(problem.title(Language::Chinese)));
        let tags = metadata["tag"].as_sequence().unwrap();
        assert_eq!(tags[0], "博弈论");
        assert!(tags.len() > 1 && tags.iter().all(|tag| !tag.as_str().unwrap().contains(' ')));

        let config = parsed(&files, "testdata/config.yaml");
        let limit = problem.metadata.limits.time_limit * 1000.0;
        assert_eq!(config["time"].as_str(), Some(&*format!("{limit}ms")));
        assert_eq!(config["memory"], "256m");
        let keys: Vec<_> = config.as_mapping().unwrap().keys().collect();
        assert_eq!(keys, ["type", "time", "memory", "subtasks"]);
        let cases = config["subtasks"][0]["cases"].as_sequence().unwrap();
        let names = cases.iter().map(|case| {
            let (input, output) = (case["input"].as_str(), case["output"].as_str().unwrap());
            let name = input.unwrap().strip_suffix(".in").unwrap();
            assert_eq!(output, format!("{name}.out"));
            name.to_string()
        });
        let names: Vec<_> = names.collect();
        let expected = cases_of(&problem);
        assert_eq!(names, expected);
        assert!(names[0].starts_with("sample"));

        for (language, heading) in [("en", "## Output\n"), ("zh", "## 输出\n")] {
            let statement = text(&files, &format!("problem_{language}.md"));
            let [samples, _] = data(&problem);
            let samples = (1..).zip(samples).map(|(number, sample)| {
                let input = pack::read(&sample.with_extension("in")).unwrap();
                let output = pack::read(&sample.with_extension("ans")).unwrap();
                format!("\n```input{number}\n{input}```\n\n```output{number}\n{output}```\n")
            });
            assert!(statement.contains(heading));
            assert!(statement.ends_with(&samples.collect::<String>()), "{}", problem.id);
        }
    }
}

/// The names of the cases, in the order in which systems run them.
fn cases_of(problem: &Problem) -> Vec<String> {
    let name = |case: PathBuf| case.file_name().unwrap().to_string_lossy().into_owned();
    let names: Vec<_> = data(problem).into_iter().flatten().map(name).collect();
    let kinds = ["sample", "edge", "random", "max"];
    let of_kind =
        |kind: &str| names.iter().filter(|name| name.starts_with(kind)).cloned().collect();
    let ordered: Vec<String> = kinds.iter().flat_map(|kind| -> Vec<_> { of_kind(kind) }).collect();
    assert_eq!(ordered.len(), names.len(), "{}: a case of no kind", problem.id);
    ordered
}

/// An FPS file of all problems, checked against what HUSTOJ, QDUOJ, HOJ and Hydro ask for.
#[test]
fn fps_in_english_has_all_that_its_readers_ask_for() {
    assert_fps(Language::English);
}

#[test]
fn fps_in_chinese_has_all_that_its_readers_ask_for() {
    assert_fps(Language::Chinese);
}

fn assert_fps(language: Language) {
    let problems = problems();
    let items: Vec<_> =
        problems.iter().map(|problem| fps::item(problem, language).unwrap()).collect();
    let xml = fps::document(&items);
    assert!(xml.len() < 50 << 20, "HOSTING.md gives this limit for PHP");
    let xml = roxmltree::Document::parse(&xml).unwrap(); // which refuses a document type
    let root = xml.root_element();
    assert_eq!((root.tag_name().name(), root.attribute("version")), ("fps", Some("1.2")));
    let items = root.children().filter(|node| node.has_tag_name("item"));
    let items: Vec<_> = items.collect();
    assert_eq!(items.len(), problems.len());
    let mut titles = BTreeSet::new();
    for (item, problem) in items.into_iter().zip(&problems) {
        titles.insert(assert_item(item, problem, language));
    }
    assert_eq!(titles.len(), problems.len(), "HUSTOJ renames the second of two titles");
}

/// That an item is a problem; returns its title.
fn assert_item(item: Node, problem: &Problem, language: Language) -> String {
    let fields: Vec<_> = item.children().filter(Node::is_element).collect();
    let text = |node: &Node| node.text().unwrap_or_default().to_string();
    let [samples, secret] = data(problem);
    let mut names = vec!["title", "time_limit", "memory_limit", "description", "input", "output"];
    names.extend(["sample_input", "sample_output"].repeat(samples.len()));
    // HUSTOJ makes a case of the first sample alone.
    let mut tests: BTreeMap<_, _> = samples
        .iter()
        .skip(1)
        .chain(&secret)
        .map(|case| (case.file_name().unwrap(), case))
        .collect();
    names.extend(["test_input", "test_output"].repeat(tests.len()));
    names.extend(["hint", "source", "solution"]);
    assert!(fields.iter().map(|node| node.tag_name().name()).eq(names), "{}", problem.id);

    let title = text(&fields[0]);
    assert_eq!(title, problem.title(language));
    assert!((1..=128).contains(&title.chars().count()));
    assert_eq!(fields[1].attribute("unit"), Some("s"));
    let seconds: f64 = text(&fields[1]).parse::<u32>().unwrap().into();
    let limit = problem.metadata.limits.time_limit;
    assert!(limit + 4.0 <= seconds && seconds < limit + 5.0);
    assert_eq!((fields[2].attribute("unit"), &*text(&fields[2])), (Some("mb"), "256"));
    for part in &fields[3..6] {
        assert_html(&text(part));
        assert!(has_letters_of(language, problem, &text(part)), "{}", problem.id);
        // Its tags fit together.
        roxmltree::Document::parse(&format!("<p>{}</p>", text(part))).unwrap();
    }

    // At the end of the output are the samples that HUSTOJ does not show.
    let sample = language.choose("<h4>Sample output", "<h4>样例输出");
    let is_shown = |number| text(&fields[5]).contains(&format!("{sample} {number}</h4>\n<pre>"));
    for number in 1..=samples.len() + 1 {
        let is_one = (2..=samples.len()).contains(&number);
        assert_eq!(is_shown(number), is_one, "{}: sample {number}", problem.id);
    }
    assert_eq!(samples.len() > 1, text(&fields[5]).ends_with("</pre>\n"));

    let (sample_fields, rest) = fields[6..].split_at(2 * samples.len());
    let (test_fields, last) = rest.split_at(2 * tests.len());
    for (case, pair) in samples.iter().zip(sample_fields.chunks(2)) {
        assert_case(case, text(&pair[0]).as_bytes(), text(&pair[1]).as_bytes());
    }
    for pair in test_fields.chunks(2) {
        let name = pair[0].attribute("name").unwrap();
        assert_eq!(pair[1].attribute("name"), Some(name));
        let case = tests.remove(OsStr::new(name)).expect(name);
        assert_case(case, text(&pair[0]).as_bytes(), text(&pair[1]).as_bytes());
    }
    assert!(tests.is_empty(), "{}: {tests:?} left out", problem.id);

    let notes = statement::Statement::read(problem, language).unwrap().html().unwrap()[3].clone();
    assert_eq!(text(&last[0]), notes);
    let source = text(&last[1]);
    assert!(source.chars().count() <= 100, "{source}");
    assert!(source.split(' ').all(|tag| (1..=10).contains(&tag.chars().count())), "{source}");
    assert_eq!(last[2].attribute("language"), Some("C"));
    assert_eq!(text(&last[2]), solution(problem).unwrap());
    title
}

#[test]
fn the_end_of_a_section_is_text_in_fps() {
    let xml = fps::cdata("a[b[0]]>c ]]]>> <d>&");
    let xml = format!("<e>{xml}</e>");
    let xml = roxmltree::Document::parse(&xml).unwrap();
    let text: String =
        xml.root_element().children().map(|node| node.text().unwrap().to_string()).collect();
    assert_eq!(text, "a[b[0]]>c ]]]>> <d>&");
}

/// All of them are required, in the order of the alphabet.
const QDUOJ_KEYS: [&str; 16] = [
    "answers",
    "description",
    "display_id",
    "hint",
    "input_description",
    "memory_limit",
    "output_description",
    "rule_type",
    "samples",
    "source",
    "spj",
    "tags",
    "template",
    "test_case_score",
    "time_limit",
    "title",
];

/// The elements that QDUOJ's filter leaves: `allow_tags` in `utils/xss_filter.py` of QingdaoU/OnlineJudge df87327.
const QDUOJ_FILTER: &str =
    "a img br strong b code pre p div em span h1 h2 h3 h4 h5 h6 blockquote ul ol tr th td hr li u \
    embed s table thead tbody caption small q sup sub font";

/// The elements that its editor leaves: `_allowedTags` in lib/simditor.js of tar-simditor 3.0.5.
const QDUOJ_EDITOR: &str =
    "br span a img b strong i strike u font p ul ol li blockquote pre code h1 h2 h3 h4 h5 h6 hr";

/// That HTML has the formulas of a Markdown text, and that neither QDUOJ's filter nor its editor, which trims each
/// piece of text and takes line breaks away, changes anything of it.
#[track_caller]
fn assert_survives_qduoj(html: &str, markdown: &str) {
    for tag in html.split('<').skip(1) {
        let name = tag.split('>').next().unwrap();
        for allowed in [QDUOJ_FILTER, QDUOJ_EDITOR] {
            let is_allowed =
                allowed.split_whitespace().any(|allowed| allowed == name.trim_start_matches('/'));
            assert!(is_allowed, "<{name}> in {html}");
        }
    }
    let texts: Vec<_> = html.split(['<', '>']).step_by(2).collect();
    assert!(texts.iter().all(|text| text.trim() == *text), "{html}");
    assert!(!html.contains(['\n', '`']) && !html.contains("**"), "{html}");
    assert_eq!(html.is_empty(), markdown.is_empty());
    let of_markdown = pack::markdown::events(markdown).filter_map(|(event, _)| match event {
        Event::InlineMath(latex) => Some(html::escape(&latex).replace('\n', " ")),
        _ => None,
    });
    let of_html = html.split('$').skip(1).step_by(2);
    assert!(of_html.eq(of_markdown), "{html}");
}

#[test]
fn qduoj_has_all_keys_and_numbered_cases() {
    for language in Language::ALL {
        for problem in problems() {
            let files = qduoj::package(&problem, language).unwrap();
            let count = assert_numbered_cases(&problem, &files, "testcase");
            assert_eq!(files.len(), 2 * count + 1);
            let json = text(&files, "problem.json");
            let json: serde_json::Value = serde_json::from_str(&json).unwrap();
            let keys: Vec<_> = json.as_object().unwrap().keys().collect();
            assert_eq!(keys, QDUOJ_KEYS);
            assert_eq!(json["display_id"], problem.id.as_str());
            assert!(problem.id.len() <= 24);
            assert_eq!(json["title"], problem.title(language));
            let statement = statement::Statement::read(&problem, language).unwrap();
            for (part, markdown) in
                ["description", "input_description", "output_description", "hint"]
                    .into_iter()
                    .zip(statement.parts())
            {
                assert_eq!(json[part]["format"], "html");
                assert_survives_qduoj(json[part]["value"].as_str().unwrap(), markdown);
            }
            let limit = problem.metadata.limits.time_limit * 1000.0;
            assert_eq!(json["time_limit"].as_u64().unwrap().to_string(), limit.to_string());
            assert!(json["time_limit"].as_u64() <= Some(60_000));
            assert_eq!(json["memory_limit"], 256);
            for (key, expected) in [("template", "{}"), ("spj", "null"), ("rule_type", "\"ACM\"")] {
                assert_eq!(json[key].to_string(), expected, "{key}");
            }
            assert!((1..=200).contains(&json["source"].as_str().unwrap().chars().count()));
            assert_eq!(json["tags"].as_array().unwrap().len(), 1);
            assert_eq!(json["answers"][0]["language"], "C");
            assert_eq!(json["answers"][0]["code"], solution(&problem).unwrap());
            let samples = json["samples"].as_array().unwrap();
            assert_eq!(samples.len(), data(&problem)[0].len());
            for (sample, case) in samples.iter().zip(&data(&problem)[0]) {
                let [input, output] = ["input", "output"].map(|key| sample[key].as_str().unwrap());
                assert_case(case, input.as_bytes(), output.as_bytes());
            }
            let scores = json["test_case_score"].as_array().unwrap();
            assert_eq!(scores.len(), count);
            for (i, score) in scores.iter().enumerate() {
                assert_eq!(score["input_name"], format!("{}.in", i + 1));
                assert_eq!(score["output_name"], format!("{}.out", i + 1));
                assert!(score["score"].as_u64() >= Some(1));
            }
        }
    }
}

#[test]
fn luogu_has_numbered_cases_of_100_points_and_a_statement() {
    for problem in problems() {
        let files = luogu::data(&problem).unwrap();
        let count = assert_numbered_cases(&problem, &files, "");
        assert_eq!(files.len(), 2 * count + 1);
        let config = parsed(&files, "config.yml");
        let config = config.as_mapping().unwrap();
        assert_eq!(config.len(), count);
        let mut sum = 0;
        for number in 1..=count {
            let limits = &config[&*format!("{number}.in")];
            let limit = problem.metadata.limits.time_limit * 1000.0;
            assert_eq!(limits["timeLimit"].as_u64().unwrap().to_string(), limit.to_string());
            assert_eq!(limits["memoryLimit"].as_u64(), Some(262_144));
            assert_eq!(limits["subtaskId"].as_u64(), Some(0));
            let score = limits["score"].as_u64().unwrap();
            assert!(score > 0);
            sum += score;
        }
        assert_eq!(sum, 100, "{}", problem.id);
        for (language, headings) in [
            (Language::English, ["Description", "Input Format", "Output Format", "Sample #1"]),
            (Language::Chinese, ["题目描述", "输入格式", "输出格式", "输入输出样例 #1"]),
        ] {
            let statement = luogu::statement(&problem, language).unwrap();
            let found = pack::markdown::headings(&statement);
            let found: Vec<_> = found.iter().map(|heading| heading.text.as_str()).collect();
            assert_eq!(found[0], problem.title(language));
            assert_eq!(found[1..=4], headings);
            let sample = data(&problem)[0].first().unwrap().with_extension("in");
            let blocks = pack::markdown::blocks(&statement);
            assert_eq!(blocks[0].text, pack::read(&sample).unwrap());
            assert_eq!(blocks[1].text, pack::read(&sample.with_extension("ans")).unwrap());
        }
    }
}

/// What only the pack says stands in each statement, below everything else.
#[test]
fn notes_are_in_every_statement() {
    let problem = problem("hdu1001");
    for (language, [heading, luogu_heading]) in
        [(Language::English, ["Notes", "Hint"]), (Language::Chinese, ["提示", "说明/提示"])]
    {
        let statement = statement::Statement::read(&problem, language).unwrap();
        let notes = statement.parts()[3].to_string();
        assert!(notes.contains("120000"), "{notes}");
        let latex = statement.latex().unwrap();
        assert!(
            latex.contains(&format!("\n\\section*{{{heading}}}\n")) && latex.contains("120000")
        );
        let page = statement.page().unwrap();
        assert!(
            page.contains(&format!("<h2>{heading}</h2>\n")) && page.contains("120000"),
            "{page}"
        );
        let end = format!("\n\n## {luogu_heading}\n\n{notes}\n");
        assert!(luogu::statement(&problem, language).unwrap().ends_with(&end));
        let file = format!("statement.{language}.md");
        let dmoj = text(&files(&problem, Format::Dmoj), &file);
        assert!(
            dmoj.contains(&format!("\n\n## {heading}\n\n")) && dmoj.contains("~120000~"),
            "{dmoj}"
        );
    }
}

#[test]
fn points_are_100_in_all() {
    assert_eq!(points(3).collect::<Vec<_>>(), [34, 33, 33]);
    assert_eq!(points(1).collect::<Vec<_>>(), [100]);
    assert_eq!(points(16).sum::<usize>(), 100);
}

/// Runs the command in a new folder.
fn run(format: Format, zip: bool, lang: Option<Language>) -> Result<tempfile::TempDir> {
    let folder = tempfile::tempdir()?;
    let ids = Fixture::LESSONS.map(String::from).to_vec();
    let out = folder.path().join("new");
    FIXTURE.with(|it| command(&it.pack, &Arguments { ids, format, out, zip, lang }))?;
    Ok(folder)
}

/// The files below a folder, with the names of those in a zip.
fn written(folder: &Path) -> Vec<String> {
    let mut files = Files::new();
    add_folder(&mut files, folder, Path::new("")).unwrap();
    files.keys().map(|path| with_slashes(path)).collect()
}

#[test]
fn each_format_has_its_files() {
    for (format, zip, lang, expected) in [
        (Format::Legacy, true, None, vec!["hdu1001.zip", "luogu1002.zip"]),
        (Format::Hydro, false, None, vec!["hdu1001.zip", "luogu1002.zip"]),
        (Format::Fps, false, None, vec!["impartial-games.zh.xml"]),
        (Format::Fps, false, Some(Language::English), vec!["impartial-games.en.xml"]),
        (Format::Fps, true, None, vec!["impartial-games.zh.xml.zip"]),
        (Format::Qduoj, false, Some(Language::English), vec!["impartial-games.en.zip"]),
        (Format::Qduoj, true, None, vec!["impartial-games.zh.zip"]),
        (Format::Hydro, true, None, vec!["hdu1001.zip", "luogu1002.zip"]),
        (
            Format::Luogu,
            false,
            None,
            vec!["hdu1001.md", "hdu1001.zip", "luogu1002.md", "luogu1002.zip"],
        ),
    ] {
        let [first, second] = [0, 1].map(|_| run(format, zip, lang).unwrap());
        assert_eq!(written(&first.path().join("new")), expected);
        for name in expected {
            let [first, second] = [&first, &second]
                .map(|folder| fs::read(folder.path().join("new").join(name)).unwrap());
            assert!(first == second, "{format:?}: {name} is another file the second time");
        }
    }
}

#[test]
fn a_zip_has_all_files_where_systems_look_for_them() {
    let problem = problem("hdu1001");
    let both = problems();
    let qduoj = (1..).zip(&both).flat_map(|(number, problem)| {
        below(&number.to_string(), qduoj::package(problem, Language::Chinese).unwrap())
    });
    let items = both.iter().map(|problem| fps::item(problem, Language::Chinese).unwrap());
    let xml = fps::document(&items.collect::<Vec<_>>()).into_bytes();
    for (format, name, expected) in [
        (
            Format::Fps,
            "impartial-games.zh.xml.zip",
            [("impartial-games.zh.xml".into(), xml)].into(),
        ),
        (Format::Legacy, "hdu1001.zip", files(&problem, Format::Legacy)),
        (Format::Hydro, "hdu1001.zip", files(&problem, Format::Hydro)),
        (Format::Luogu, "hdu1001.zip", luogu::data(&problem).unwrap()),
        (Format::Qduoj, "impartial-games.zh.zip", qduoj.collect()),
    ] {
        let folder = run(format, true, None).unwrap();
        let zip = folder.path().join("new").join(name);
        zip::ZipArchive::new(fs::File::open(zip).unwrap()).unwrap().extract(&folder).unwrap();
        fs::remove_dir_all(folder.path().join("new")).unwrap();
        let mut found = Files::new();
        add_folder(&mut found, folder.path(), Path::new("")).unwrap();
        assert!(found == expected, "{format:?}: {:?}", found.keys());
    }
}

#[test]
fn options_that_a_format_does_not_have_are_refused() {
    let message = |format, lang| run(format, false, Some(lang)).unwrap_err().to_string();
    assert_eq!(
        message(Format::Hydro, Language::Chinese),
        "--lang is for fps, luogu and qduoj: hydro takes all languages"
    );
    assert_eq!(
        message(Format::Icpc, Language::English),
        "--lang is for fps, luogu and qduoj: 2025-09 takes all languages"
    );
}
