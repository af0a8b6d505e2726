//! Every format, for the problems of a small pack: that all data is there, byte by byte, and what `xtask/hosts` cannot
//! ask a system's own code.

use super::*;
use pack::markdown::pulldown_cmark::Event;
use pack::template::Fixture;
use roxmltree::Node;
use serde_norway::Value as Yaml;
use std::collections::BTreeSet;

thread_local! {
    static FIXTURE: Fixture = fixture();
}

/// What the practice problem says in Chinese.
const REASON: &str =
    "reason: |\n  一。\n\n  **输入。** $0$。**输出。** 一。\n\n  **提示。** 二。\n\n  **定理。** 三。\n";

/// A pack whose first lesson has two samples, and in its statements a list, a formula, code, and notes; the second one has
/// another time limit; and the practice problem has its text in both languages.
fn fixture() -> Fixture {
    let fixture = Fixture::new();
    fixture.replace("problems/luogu1002/problem.yaml", "en: TODO title", "en: Other title");
    fixture.replace("problems/luogu1002/problem.yaml", "zh: TODO 题名", "zh: 另一题");
    let limits = "limits: {time_limit: 2.5, why: a test}";
    fixture.replace("problems/luogu1002/problem.yaml", "limits: {time_limit: 1.0}", limits);
    fixture.replace("problems/poj1003/problem.yaml", "en: TODO title", "en: Third title");
    fixture.replace("problems/poj1003/problem.yaml", "zh: TODO 题名", "zh: 第三题");
    fixture.replace("problems/poj1003/problem.yaml", "lesson:", &format!("{REASON}lesson:"));
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
    crate::bundle::generate(&fixture.pack.problems().unwrap(), false).unwrap();
    fixture
}

fn problems() -> Vec<Problem> {
    FIXTURE.with(|fixture| fixture.pack.problems().unwrap())
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

/// The test files without the extension: samples and secret cases.
fn data(problem: &Problem) -> [BTreeSet<PathBuf>; 2] {
    let files = problem.test_files().unwrap();
    [true, false].map(|are_samples| {
        let group = files.iter().filter(|file| file.is_sample == are_samples);
        group.map(|file| file.input.with_extension("")).collect()
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
        let is_largest = case.file_name().unwrap().to_string_lossy().starts_with("largest");
        assert!(number < count || is_largest, "{}", problem.id);
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

#[test]
fn icpc_packages_have_data_and_no_keys_of_our_own() {
    for problem in problems() {
        for format in [Format::Icpc, Format::Legacy] {
            let files = files(&problem, format);
            for case in data(&problem).into_iter().flatten() {
                // In folders of the same names: sample and secret.
                let group = case.parent().and_then(Path::file_name).unwrap();
                let path = Path::new("data").join(group).join(case.file_name().unwrap());
                let file = |extension| &files[&path.with_extension(extension)][..];
                assert_case(&case, file("in"), file("ans"));
            }
            assert_eq!(text(&files, "submissions/accepted/plain.c"), solution(&problem).unwrap());
            let metadata = parsed(&files, "problem.yaml");
            let keys = ["game", "search", "judge_memory"];
            assert!(keys.iter().all(|key| metadata.get(key).is_none()));
        }
    }
}

/// DOMjudge shows it as it is.
#[test]
fn a_legacy_package_has_a_page() {
    for problem in problems() {
        let files = files(&problem, Format::Legacy);
        let page = text(&files, "problem_statement/problem.html");
        for part in ["Input</h2>\n<p>", "Output</h2>\n<p>", "Sample input 1</h2>\n<pre>"] {
            assert_eq!(page.matches(&format!("<h2>{part}")).count(), 1, "{}: {part}", problem.id);
        }
        assert_html(&page);
        let limit = problem.metadata.limits.time_limit;
        let ini = format!("timelimit={limit}\nexternalid={}\n", problem.id);
        assert_eq!(text(&files, "domjudge-problem.ini"), ini);
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
fn metadata_is_that_of_the_pack() {
    let yaml = |format| text(&files(&problem("hdu1001"), format), "problem.yaml");
    let url = "https://acm.hdu.edu.cn/showproblem.php?pid=1001";
    let source = format!("source: HDU 1001\nsource_url: {url}\n");
    assert!(yaml(Format::Legacy).starts_with("name: TODO title\n"));
    assert!(yaml(Format::Legacy).contains(&source));
    assert_eq!(
        yaml(Format::Icpc),
        format!(
            "problem_format_version: 2025-09\ntype: pass-fail\nname:\n  en: TODO title\n  zh: TODO 题名\n\
             uuid: 00000000-0000-4000-8000-000000000000\nsource:\n- name: HDU 1001\n  url: {url}\n\
             license: cc0\nrights_owner: The contributors to this problem pack\nlimits:\n  time_limit: 1.0\n"
        )
    );
}

/// 2.5 seconds and 256 MiB, in the units that each system documents; those of which code can be had here are asked as well,
/// by the scripts in `xtask/hosts`.
#[test]
fn limits_are_in_the_units_of_each_system() {
    let problem = problem("luogu1002");
    let limits = |format, path| parsed(&files(&problem, format), path)["limits"].clone();
    let icpc: Yaml = serde_norway::from_str("time_limit: 2.5").unwrap();
    assert_eq!(limits(Format::Icpc, "problem.yaml"), icpc);
    let ini = text(&files(&problem, Format::Legacy), "domjudge-problem.ini");
    assert!(ini.starts_with("timelimit=2.5\n"), "{ini}");
    let init = parsed(&files(&problem, Format::Dmoj), "init.yml");
    for test in init["tests"].as_sequence().unwrap() {
        assert_eq!((&test["time"], &test["memory"]), (&2.5.into(), &262_144.into()));
    }
    let hydro = parsed(&hydro::package(&problem).unwrap(), "testdata/config.yaml");
    assert_eq!((&hydro["time"], &hydro["memory"]), (&"2500ms".into(), &"256m".into()));
    let luogu = parsed(&luogu::data(&problem).unwrap(), "config.yml");
    let case = &luogu["1.in"];
    assert_eq!((&case["timeLimit"], &case["memoryLimit"]), (&2500.into(), &262_144.into()));
    let qduoj = qduoj::package(&problem, Language::Chinese).unwrap();
    let qduoj: serde_json::Value = serde_json::from_str(&text(&qduoj, "problem.json")).unwrap();
    assert_eq!((&qduoj["time_limit"], &qduoj["memory_limit"]), (&2500.into(), &256.into()));
    // Of all cases together, so there is more time.
    let fps = fps::item(&problem, Language::Chinese).unwrap();
    for field in ["<time_limit unit=\"s\">", "<memory_limit unit=\"mb\">"] {
        assert!(fps.contains(field), "no {field}");
    }
    let fps = roxmltree::Document::parse(&fps).unwrap();
    assert_eq!(texts_of(fps.root_element(), "memory_limit"), ["256"]);
    assert_eq!(texts_of(fps.root_element(), "time_limit"), ["7"]);
}

#[test]
fn online_judge_tools_get_all_cases() {
    for problem in problems() {
        assert_cases(&problem, &files(&problem, Format::Oj), "", &[]);
    }
}

#[test]
fn dmoj_gets_all_cases_and_statements() {
    for problem in problems() {
        let files = files(&problem, Format::Dmoj);
        assert_cases(&problem, &files, "", &["init.yml", "statement.en.md", "statement.zh.md"]);
        let cases = parsed(&files, "init.yml")["test_cases"].as_sequence().unwrap().len();
        assert_eq!(cases, data(&problem).iter().map(BTreeSet::len).sum::<usize>());
        let statement = text(&files, "statement.en.md");
        assert!(
            !statement.contains('$') && statement.contains('~') == problem.is_lesson(),
            "{statement}"
        );
        assert!(statement.contains("\n\n## Sample Input 1\n\n"), "{statement}");
    }
}

#[test]
fn hydro_gets_all_cases_and_statements() {
    for problem in problems() {
        let files = hydro::package(&problem).unwrap();
        assert_cases(&problem, &files, "testdata", &["config.yaml"]);
        // HUSTOJ reads the others in this order, and the data after them.
        let names: Vec<_> = files.keys().filter(|path| path.iter().count() == 1).collect();
        assert_eq!(names, ["problem.yaml", "problem_en.md", "problem_zh.md"].map(Path::new));
        assert!(files.keys().last().unwrap().starts_with("testdata"));
        let tags = parsed(&files, "problem.yaml")["tag"].clone();
        let tags: Vec<_> =
            tags.as_sequence().unwrap().iter().map(|tag| tag.as_str().unwrap()).collect();
        assert!(tags[0] == "博弈论" && tags.iter().all(|tag| !tag.contains(' ')), "{tags:?}");
    }
}

/// What the schema, `xtask/hosts/fps.rng`, does not say of an FPS file.
#[test]
fn fps_has_all_cases_and_samples() {
    for language in Language::ALL {
        let problems = problems();
        let items = problems.iter().map(|problem| fps::item(problem, language).unwrap());
        let xml = fps::document(&items.collect::<Vec<_>>());
        assert!(xml.len() < 50 << 20, "HOSTING.md gives this limit for PHP");
        let xml = roxmltree::Document::parse(&xml).unwrap(); // which refuses a document type
        let items: Vec<_> =
            xml.root_element().children().filter(|node| node.has_tag_name("item")).collect();
        assert_eq!(items.len(), problems.len());
        let titles: BTreeSet<_> = items.iter().map(|item| texts_of(*item, "title")).collect();
        assert_eq!(titles.len(), problems.len(), "HUSTOJ renames the second of two titles");
        for (item, problem) in items.into_iter().zip(&problems) {
            assert_item(item, problem, language);
        }
    }
}

/// The texts of the fields of a name.
fn texts_of(item: Node, name: &str) -> Vec<String> {
    let fields = item.children().filter(|node| node.has_tag_name(name));
    fields.map(|node| node.text().unwrap_or_default().to_string()).collect()
}

fn assert_item(item: Node, problem: &Problem, language: Language) {
    let texts = |name: &str| texts_of(item, name);
    let [samples, secret] = data(problem);
    for (cases, kind) in [(samples.clone(), "sample"), (secret, "test")] {
        // HUSTOJ makes a case of the first sample alone, so the others are tests, too.
        let more: BTreeSet<_> =
            samples.iter().skip(1).filter(|_| kind == "test").cloned().collect();
        let [inputs, outputs] = ["input", "output"].map(|end| texts(&format!("{kind}_{end}")));
        let mut found: Vec<_> = inputs.into_iter().zip(outputs).collect();
        let read = |case: &PathBuf, end| pack::read(&case.with_extension(end)).unwrap();
        let mut expected: Vec<_> =
            cases.union(&more).map(|case| (read(case, "in"), read(case, "ans"))).collect();
        found.sort();
        expected.sort();
        assert!(!expected.is_empty() && found == expected, "{}: {kind}", problem.id);
    }
    let parts = ["description", "input", "output"].map(|name| texts(name).concat());
    for part in &parts {
        assert_html(part);
        // Its tags fit together.
        roxmltree::Document::parse(&format!("<p>{part}</p>")).unwrap();
    }
    // At the end of the output are the samples that HUSTOJ does not show.
    let heading = language.choose("<h4>Sample output", "<h4>样例输出");
    assert_eq!(parts[2].matches(heading).count(), samples.len() - 1, "{}", problem.id);
    let statement = statement::Statement::read(problem, language).unwrap();
    assert_eq!(texts("hint").concat(), statement.html().unwrap()[3]);
    assert_eq!(texts("title"), [problem.title(language)]);
    assert_eq!(texts("solution"), [solution(problem).unwrap()]);
}

#[test]
fn the_end_of_a_section_is_text_in_fps() {
    let xml = format!("<e>{}</e>", fps::cdata("a[b[0]]>c ]]]>> <d>&"));
    let xml = roxmltree::Document::parse(&xml).unwrap();
    let text: String = xml.root_element().children().filter_map(|node| node.text()).collect();
    assert_eq!(text, "a[b[0]]>c ]]]>> <d>&");
}

/// All of them are required.
const QDUOJ_KEYS: &str = "answers description display_id hint input_description memory_limit \
    output_description rule_type samples source spj tags template test_case_score time_limit title";

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
            let json: serde_json::Value =
                serde_json::from_str(&text(&files, "problem.json")).unwrap();
            let keys: BTreeSet<_> = json.as_object().unwrap().keys().map(String::as_str).collect();
            assert!(keys.into_iter().eq(QDUOJ_KEYS.split(' ')));
            let statement = statement::Statement::read(&problem, language).unwrap();
            let names = ["description", "input_description", "output_description", "hint"];
            for (name, markdown) in names.into_iter().zip(statement.parts()) {
                assert_eq!(json[name]["format"], "html");
                assert_survives_qduoj(json[name]["value"].as_str().unwrap(), markdown);
            }
            let limit = problem.metadata.limits.time_limit * 1000.0;
            assert_eq!(json["time_limit"].as_u64().unwrap().to_string(), limit.to_string());
            assert_eq!(json["title"], problem.title(language));
            assert_eq!(json["answers"][0]["code"], solution(&problem).unwrap());
            let samples = json["samples"].as_array().unwrap();
            for (sample, case) in samples.iter().zip(&data(&problem)[0]) {
                let [input, output] = ["input", "output"].map(|key| sample[key].as_str().unwrap());
                assert_case(case, input.as_bytes(), output.as_bytes());
            }
            let scores = json["test_case_score"].as_array().unwrap();
            let of_scores = scores.iter().map(|score| score["input_name"].as_str().unwrap());
            assert!(of_scores.eq((1..=count).map(|number| format!("{number}.in"))));
        }
    }
}

#[test]
fn luogu_has_numbered_cases_of_100_points_and_a_statement() {
    for problem in problems() {
        let files = luogu::data(&problem).unwrap();
        let count = assert_numbered_cases(&problem, &files, "");
        let config = parsed(&files, "config.yml");
        let scores = (1..=count).map(|number| config[&*format!("{number}.in")]["score"].as_u64());
        assert_eq!(scores.sum::<Option<u64>>(), Some(100), "{}", problem.id);
        for (language, headings) in [
            (Language::English, ["Description", "Input Format", "Output Format", "Sample #1"]),
            (Language::Chinese, ["题目描述", "输入格式", "输出格式", "输入输出样例 #1"]),
        ] {
            let statement = luogu::statement(&problem, language).unwrap();
            let found = pack::markdown::headings(&statement);
            let found: Vec<_> = found.iter().map(|heading| heading.text.as_str()).collect();
            assert_eq!((found[0], &found[1..=4]), (problem.title(language), &headings[..]));
            let blocks = pack::markdown::blocks(&statement);
            let sample = data(&problem)[0].first().unwrap().clone();
            assert_case(&sample, blocks[0].text.as_bytes(), blocks[1].text.as_bytes());
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
        let notes = statement.parts()[3];
        assert!(notes.contains("120000"), "{notes}");
        let dmoj = text(&files(&problem, Format::Dmoj), &format!("statement.{language}.md"));
        for (text, heading) in [
            (statement.latex(), format!("\\section*{{{heading}}}\n")),
            (statement.page().unwrap(), format!("<h2>{heading}</h2>\n")),
            (
                luogu::statement(&problem, language).unwrap(),
                format!("\n## {luogu_heading}\n\n{notes}\n"),
            ),
            (dmoj, format!("\n## {heading}\n\n- ~120000~")),
        ] {
            let (_, below) = text.split_once(&heading).expect(&text);
            assert!(below.contains("120000") || heading.contains("120000"), "{text}");
        }
    }
}

/// Runs the command in a new folder.
fn run(format: Format, zip: bool, lang: Option<Language>) -> Result<tempfile::TempDir> {
    let folder = tempfile::tempdir()?;
    let ids = Fixture::LESSONS.map(String::from).to_vec();
    let out = folder.path().join("new");
    FIXTURE
        .with(|it| command(&it.pack, &Arguments { ids, format, out, zip, quick: false, lang }))?;
    Ok(folder)
}

#[test]
fn each_format_has_its_files_the_same_each_time() {
    for (format, zip, lang, expected) in [
        (Format::Legacy, true, None, "hdu1001.zip luogu1002.zip"),
        (Format::Hydro, false, None, "hdu1001.zip luogu1002.zip"),
        (Format::Fps, false, Some(Language::English), "impartial-games.en.xml"),
        (Format::Fps, true, None, "impartial-games.zh.xml.zip"),
        (Format::Qduoj, false, Some(Language::English), "impartial-games.en.zip"),
        (Format::Luogu, false, None, "hdu1001.md hdu1001.zip luogu1002.md luogu1002.zip"),
    ] {
        let made = || files_below(&run(format, zip, lang).unwrap().path().join("new"));
        let [first, second] = [made(), made()];
        assert!(first == second, "{format:?} is another the second time");
        assert!(first.keys().map(|path| with_slashes(path)).eq(expected.split(' ')), "{format:?}");
    }
}

/// The files below a folder.
fn files_below(folder: &Path) -> Files {
    let mut files = Files::new();
    add_folder(&mut files, folder, Path::new("")).unwrap();
    files
}

#[test]
fn a_zip_has_all_files_where_systems_look_for_them() {
    let lessons = Fixture::LESSONS.map(problem);
    let problem = &lessons[0];
    let qduoj = (1..).zip(&lessons).flat_map(|(number, problem)| {
        below(&number.to_string(), qduoj::package(problem, Language::Chinese).unwrap())
    });
    let items = lessons.iter().map(|problem| fps::item(problem, Language::Chinese).unwrap());
    let xml = fps::document(&items.collect::<Vec<_>>()).into_bytes();
    for (format, name, expected) in [
        (
            Format::Fps,
            "impartial-games.zh.xml.zip",
            [("impartial-games.zh.xml".into(), xml)].into(),
        ),
        (Format::Legacy, "hdu1001.zip", files(problem, Format::Legacy)),
        (Format::Hydro, "hdu1001.zip", below("hdu1001", hydro::package(problem).unwrap())),
        (Format::Luogu, "hdu1001.zip", luogu::data(problem).unwrap()),
        (Format::Qduoj, "impartial-games.zh.zip", qduoj.collect()),
    ] {
        let folder = run(format, true, None).unwrap();
        let zip = folder.path().join("new").join(name);
        zip::ZipArchive::new(fs::File::open(zip).unwrap()).unwrap().extract(&folder).unwrap();
        fs::remove_dir_all(folder.path().join("new")).unwrap();
        let found = files_below(folder.path());
        assert!(found == expected, "{format:?}: {:?}", found.keys());
    }
}

/// In the languages that it has, with a UUID that does not change.
#[test]
fn the_task_of_a_practice_problem_is_its_statement() {
    let fixture = fixture();
    let statements = || {
        let made = files(&fixture.problem(Fixture::PRACTICE), Format::Icpc);
        let uuid = parsed(&made, "problem.yaml")["uuid"].clone();
        assert_eq!(uuid, "4dcd2b10-7270-82ac-8023-3d9d0b121f64");
        let paths = made.keys().filter(|path| path.starts_with("statement"));
        paths
            .map(|path| [with_slashes(path), text(&made, path.to_str().unwrap())])
            .collect::<Vec<_>>()
    };
    let [[_, english], [zh, chinese]] = &statements()[..] else { panic!("not two") };
    assert!(english.contains("\n\n\\begin{Input}\nTODO: T \\textless{}= 10 cases"), "{english}");
    assert!(
        english.ends_with("\\begin{Output}\n\\texttt{first} or \\texttt{second}.\n\\end{Output}\n")
    );
    assert_eq!(zh, "statement/problem.zh.tex");
    assert!(chinese.ends_with(
        "\n\n一。\n\n\\begin{Input}\n$0$。\n\\end{Input}\n\n\\begin{Output}\n一。\n\\end{Output}\n"
    ));
    fixture.replace("problems/poj1003/problem.yaml", REASON, "");
    let [[en, _]] = &statements()[..] else { panic!("not one") };
    assert_eq!(en, "statement/problem.en.tex");
}

#[test]
fn a_checker_goes_along_with_icpc_packages_alone() {
    let fixture = fixture();
    pack::write(&fixture.pack.path("problems/hdu1001").join(pack::CHECKER), "checks").unwrap();
    let made = files(&fixture.problem("hdu1001"), Format::Legacy);
    assert_eq!(text(&made, "output_validators/checker.rs"), "checks");
    assert_eq!(parsed(&made, "problem.yaml")["validation"], "custom");
    let (ids, out) = (vec!["hdu1001".to_string()], PathBuf::new());
    let arguments =
        Arguments { ids, format: Format::Dmoj, out, zip: false, quick: false, lang: None };
    assert!(command(&fixture.pack, &arguments).unwrap_err().to_string().contains("a checker"));
}
