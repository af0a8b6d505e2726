//! What is done to the pages that mdBook has written: the head, the frame around the text, the languages of its
//! pieces, and the search.

use super::contents::Entry;
use super::highlight::with_colours;
use super::page::Page;
use super::Language;
use anyhow::{bail, Context};
use pack::{Problem, Result};
use std::fs;
use std::path::Path;

/// Where mdBook's enlarged copy of a picture begins, which is no larger.
const ZOOM: &str =
    "<label class=\"checkbox-label\"><input class=\"checkbox-img\" type=\"checkbox\">";

/// The button of mdBook that shows the table of contents.
const TOGGLE: &str = "<label id=\"mdbook-sidebar-toggle\"";

/// Changes the pages of a book in the folder `site`. `edit` is the address to edit a file at, with `{path}` for
/// that of the file, or empty. Fails if mdBook's pages are not as they are known to be.
pub fn finish(language: Language, entries: &[Entry], edit: &str, site: &Path) -> Result<()> {
    let course = pack::read(&site.join(html_path(&Page::Course)))?;
    for entry in entries {
        let path = site.join(html_path(&entry.page));
        let page = framed(&pack::read(&path)?, language, entry, entries, &course, edit)
            .with_context(|| pack::shown(&path))?;
        fs::write(&path, page)?;
    }
    search(site)
}

/// The path of a page in the built book.
fn html_path(page: &Page) -> String {
    page.path().replace(".md", ".html")
}

/// A page with our head and frame. `course` is the page of the course.
fn framed(
    html: &str,
    language: Language,
    entry: &Entry,
    entries: &[Entry],
    course: &str,
    edit: &str,
) -> Result<String> {
    let path = html_path(&entry.page);
    let up = "../".repeat(path.matches('/').count());
    let other = language.other();
    let mut page = Text(html.to_string());

    let title = title(html, entry, language)?;
    let about = escaped(&description(html, language)?);
    let shown = escaped(&title);
    page.cut("<title>", "</title>", &format!("<title>{title}</title>"))?;
    let mut head = format!(
        "<meta name=\"description\" content=\"{about}\">\n<meta property=\"og:type\" content=\"article\">\n<meta property=\"og:title\" content=\"{shown}\">\n<meta property=\"og:description\" content=\"{about}\">\n<meta property=\"og:locale\" content=\"{}\">\n",
        language.choose("en_US", "zh_CN")
    );
    for to in Language::ALL {
        head += &format!(
            "<link rel=\"alternate\" hreflang=\"{}\" href=\"{up}../{}/{path}\">\n",
            to.tag(),
            to.code()
        );
    }
    page.replace("<meta name=\"description\" content=\"\">", head.trim_end())?;

    let skip = language.choose("Skip to the text", "跳到正文");
    page.replace("<body>", &format!("<body>\n<a class=\"skip\" href=\"#text\">{skip}</a>"))?;
    let where_one_is = breadcrumb(language, entry, course, &up);
    page.replace("<main>", &format!("<main id=\"text\" tabindex=\"-1\">\n{where_one_is}"))?;
    if let Page::Statement(id) | Page::Solution(id) | Page::Program(id) = &entry.page {
        let heading = between(html, "<h1 id=", "</h1>").context("no heading")?;
        let heading = format!("<h1 id={heading}</h1>");
        page.replace(&heading, &format!("{heading}\n{}", tabs(id, &entry.page, language)))?;
    }
    while page.0.contains(ZOOM) {
        let picture = between(&page.0, ZOOM, "</label>").context("a label without end")?;
        let (once, _) = picture.split_once("<span").context("a picture that is not enlarged")?;
        let from = format!("{ZOOM}{picture}</label>");
        page.0 = page.0.replace(&from, &format!("<span class=\"figure\">{once}</span>"));
    }
    page.cut(
        "<h1 class=\"menu-title\">",
        "</h1>",
        &format!("<a class=\"menu-title\" href=\"{up}index.html\">{}</a>", super::title(language)),
    )?;
    let mut buttons = "<div class=\"right-buttons\">\n".to_string();
    if !edit.is_empty() {
        let to = edit.replace("{path}", &entry.page.source(language));
        let label = language.choose("Edit", "编辑");
        buttons += &format!("<a class=\"language\" rel=\"edit\" href=\"{to}\">{label}</a>\n");
    }
    buttons += &format!(
        "<a class=\"language\" id=\"language\" lang=\"{tag}\" hreflang=\"{tag}\" href=\"{up}../{}/{path}\">{}</a>",
        other.code(),
        other.choose("English", "中文"),
        tag = other.tag(),
    );
    page.replace("<div class=\"right-buttons\">", &buttons)?;
    page.cut("<nav class=\"nav-wrapper\"", "</nav>", &neighbours(language, entry, entries, &up))?;
    page.cut("<nav class=\"nav-wide-wrapper\"", "</nav>", "")?;

    page.0 = page.0.replace("<th></th>", "<td></td>"); // a header of nothing is none

    // What mdBook's own frame lacks for screen readers and the keyboard.
    // A button can be reached by keyboard; site.js has it do what the label did.
    let toggle = between(&page.0, TOGGLE, "</label>").context("no sidebar toggle")?.to_string();
    let button = toggle.replace(" for=\"mdbook-sidebar-toggle-anchor\"", "");
    page.cut(
        TOGGLE,
        "</label>",
        &format!("<button type=\"button\" id=\"mdbook-sidebar-toggle\"{button}</button>"),
    )?;
    page.replace("<div id=\"mdbook-menu-bar\"", "<div role=\"banner\" id=\"mdbook-menu-bar\"")?;
    page.replace(
        "<div id=\"mdbook-search-wrapper\"",
        "<div role=\"search\" id=\"mdbook-search-wrapper\"",
    )?;
    page.replace(
        " aria-describedby=\"searchresults-header\"",
        &format!(
            " aria-label=\"{}\" aria-describedby=\"mdbook-searchresults-header\"",
            language.choose("Search", "搜索")
        ),
    )?;

    let searcher = page.script("searcher")?;
    page.replace(&searcher, &format!("<script src=\"{up}search.js\"></script>\n{searcher}"))?;
    let none = "<script>const hljs = { configure() {}, highlightBlock() {} };</script>";
    let highlight = page.script("highlight")?;
    page.replace(&highlight, none)?;
    Ok(with_colours(&with_languages(&with_names(&page.0), language)))
}

/// The title of a page: its heading, and what kind of page it is.
fn title(html: &str, entry: &Entry, language: Language) -> Result<String> {
    let book = super::title(language);
    let heading = between(html, "<h1 id=", "</h1>").context("no heading")?;
    let heading = plain(&format!("<h1 id={heading}"));
    Ok(match entry.page {
        Page::Solution(_) => {
            let colon = language.choose(": ", "：");
            format!("{heading}{colon}{} · {book}", entry.label.to_lowercase())
        }
        Page::Readme => format!("{} · {book}", entry.label), // its heading is that of the front page
        _ => format!("{heading} · {book}"),
    })
}

/// What a page is about: the beginning of its prose.
fn description(html: &str, language: Language) -> Result<String> {
    const LONGEST: usize = 200; // in bytes: so much of it do search engines show
    let start =
        if html.contains("<div class=\"story\"") { "<div class=\"story\"" } else { "<main>" };
    let text = between(html, start, "</main>").context("no text")?;
    let paragraphs = text.split("<p>").skip(1).filter_map(|rest| rest.split("</p>").next());
    let shortest = language.choose(40, 60);
    let text = paragraphs.map(plain).find(|text| text.len() >= shortest).context("no prose")?;
    if text.len() <= LONGEST {
        return Ok(text);
    }
    let is_break = |(_, c): &(usize, char)| " ，。；：".contains(*c);
    let end = text.char_indices().take_while(|&(at, _)| at < LONGEST).filter(is_break).last();
    Ok(format!("{}…", &text[..end.map_or(0, |(at, _)| at)]))
}

/// Where a page stands in the book.
fn breadcrumb(language: Language, entry: &Entry, course: &str, up: &str) -> String {
    if entry.page == Page::Home {
        return String::new();
    }
    let [label, home] = language.choose(["You are here", "Home"], ["当前位置", "首页"]);
    let mut links = format!("<a href=\"{up}index.html\">{home}</a>");
    if !entry.section.is_empty() {
        let section = &entry.section;
        links += &match anchor(course, section) {
            Some(id) => format!(" › <a href=\"{up}course.html#{id}\">{section}</a>"),
            None => format!(" › {section}"),
        };
    }
    format!("<nav class=\"where\" aria-label=\"{label}\">{links}</nav>\n")
}

/// The id of the heading with this text.
fn anchor<'a>(html: &'a str, text: &str) -> Option<&'a str> {
    let headings = html.split("<h").skip(1).filter_map(|rest| rest.split("</h").next());
    let mut headings = headings.filter_map(|heading| heading.split_once('>'));
    // mdBook bends quotation marks.
    let (tag, _) = headings.find(|(_, inside)| plain(inside).replace('’', "'") == text)?;
    between(tag, "id=\"", "\"")
}

/// The links to the pages before and after.
fn neighbours(language: Language, entry: &Entry, entries: &[Entry], up: &str) -> String {
    let [label, previous, next] = language
        .choose(["Pages before and after", "Previous", "Next"], ["前后页", "上一页", "下一页"]);
    let at = entries.iter().position(|other| other.page == entry.page).unwrap_or_default();
    let link = |page: Option<&Entry>, rel, class, text| {
        page.map_or(String::new(), |Entry { page, name, .. }| {
            let to = html_path(page);
            format!("<a rel=\"{rel}\" class=\"nav-chapters {class}\" href=\"{up}{to}\"><small>{text}</small> {name}</a>\n")
        })
    };
    format!(
        "<nav class=\"turn\" aria-label=\"{label}\">\n{}{}</nav>",
        link(at.checked_sub(1).map(|at| &entries[at]), "prev", "previous", previous),
        link(entries.get(at + 1), "next", "next", next),
    )
}

/// The links between the pages of a problem, of which `current` is one, and whether the reader has solved it.
fn tabs(id: &str, current: &Page, language: Language) -> String {
    let [label, statement, play, solution, program, solved] = language.choose(
        ["The pages of this problem", "Statement", "Play", "Solution", "Program", "Solved"],
        ["本题各页", "题面", "玩一玩", "题解", "程序", "已做"],
    );
    let links = [
        (statement, "statement.html", Some(Page::Statement(id.to_string()))),
        (play, "statement.html#play", None),
        (solution, "solution.html", Some(Page::Solution(id.to_string()))),
        (program, "program.html", Some(Page::Program(id.to_string()))),
    ];
    let links = links.map(|(text, to, page)| {
        let current = if page.as_ref() == Some(current) { " aria-current=\"page\"" } else { "" };
        format!("<a href=\"{to}\"{current}>{text}</a>\n")
    });
    format!(
        "<nav class=\"tabs\" aria-label=\"{label}\">\n{}<label class=\"solved\" hidden><input type=\"checkbox\" data-solved=\"{id}\"> {solved}</label>\n</nav>",
        links.concat(),
    )
}

/// A page that is being changed.
struct Text(String);

impl Text {
    /// Replaces a piece that must be there once.
    fn replace(&mut self, from: &str, to: &str) -> Result<()> {
        if self.0.matches(from).count() != 1 {
            bail!("expected mdBook to write this once: {from}");
        }
        self.0 = self.0.replacen(from, to, 1);
        Ok(())
    }

    /// Replaces the piece from `start` to `end`.
    fn cut(&mut self, start: &str, end: &str, to: &str) -> Result<()> {
        let piece = between(&self.0, start, end).map(|inner| format!("{start}{inner}{end}"));
        self.replace(&piece.with_context(|| format!("expected mdBook to write {start}"))?, to)
    }

    /// The element that loads a script of mdBook, by the beginning of its name.
    fn script(&self, name: &str) -> Result<String> {
        let is_it = |line: &&str| {
            line.contains("<script src=")
                && line.contains(&format!("{name}-"))
                && !line.contains("toc-")
        };
        let line = self.0.lines().find(is_it);
        Ok(line.with_context(|| format!("expected mdBook to load {name}"))?.trim().to_string())
    }
}

/// What stands between the first `start` and the first `end` after it.
fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    text.split_once(start)?.1.split_once(end).map(|(inner, _)| inner)
}

/// The text of a piece of HTML, without tags and line breaks; character references stay.
fn plain(html: &str) -> String {
    let pieces = pieces(html).into_iter().filter(|piece| !piece.starts_with('<'));
    pieces.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

fn escaped(text: &str) -> String {
    text.replace('"', "&quot;")
}

/// The tags, comments and texts of HTML, one after the other.
fn pieces(html: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = html;
    while !rest.is_empty() {
        let end = if rest.starts_with("<!--") {
            rest.find("-->").map(|at| at + 3)
        } else if rest.starts_with('<') {
            let mut quote = None;
            let close = rest.char_indices().find(|&(_, c)| {
                if let Some(open) = quote {
                    quote = quote.filter(|_| c != open);
                    return false;
                }
                quote = ['"', '\''].contains(&c).then_some(c);
                c == '>'
            });
            close.map(|(at, _)| at + 1)
        } else {
            rest.find('<')
        };
        let (piece, after) = rest.split_at(end.unwrap_or(rest.len()));
        pieces.push(piece);
        rest = after;
        // What a script says may look like tags.
        if piece.starts_with("<script") || piece.starts_with("<style") {
            let end = rest.find("</s").unwrap_or(rest.len());
            let (inside, after) = rest.split_at(end);
            pieces.push(inside);
            rest = after;
        }
    }
    pieces
}

/// Names the links that begin with a formula, whose text screen readers do not take for a name.
fn with_names(html: &str) -> String {
    let pieces = pieces(html);
    let mut named = String::new();
    for (i, piece) in pieces.iter().enumerate() {
        let is_link = piece.starts_with("<a ") && !piece.contains("aria-label");
        if is_link && pieces.get(i + 1).is_some_and(|next| next.starts_with("<math")) {
            let inside: String =
                pieces[i + 1..].iter().take_while(|next| **next != "</a>").copied().collect();
            let name = escaped(&plain(&inside));
            named += &format!("{} aria-label=\"{name}\">", piece.trim_end_matches('>'));
        } else {
            named += piece;
        }
    }
    named
}

/// Marks the texts of a page that are not in its language: Chinese in English, and in Chinese what has two
/// words or more of English. Code, formulas and what says its language itself are left alone.
fn with_languages(html: &str, language: Language) -> String {
    let mut marked = String::new();
    let mut inside: Option<(String, usize)> = None; // an element to leave alone, and how many of its name are open
    let mut before = "";
    for piece in pieces(html) {
        let name: String = piece.chars().skip(1).take_while(char::is_ascii_alphanumeric).collect();
        if let Some((element, open)) = &mut inside {
            *open += usize::from(name == *element && piece.starts_with('<'));
            *open -= usize::from(piece.starts_with(&format!("</{element}>")));
            if *open == 0 {
                inside = None;
            }
            marked += piece;
        } else if piece.starts_with('<') {
            const LEFT_ALONE: [&str; 7] =
                ["script", "style", "title", "pre", "code", "math", "template"];
            if LEFT_ALONE.contains(&&*name) || (piece.contains(" lang=\"") && name != "html") {
                inside = Some((name, 1));
            }
            marked += piece;
        } else if before.starts_with("<script") || before.starts_with("<style") {
            marked += piece;
        } else {
            marked += &match language {
                Language::English => with_runs(piece, Language::Chinese, &chinese_end),
                Language::Chinese => with_runs(piece, Language::English, &english_end),
            };
        }
        before = piece;
    }
    marked
}

/// Marks the runs of a text that are in `language`: `end` is how many bytes of a text are one, from its
/// beginning.
fn with_runs(text: &str, language: Language, end: &dyn Fn(&str) -> usize) -> String {
    let mut marked = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let run = end(rest);
        if run > 0 {
            marked += &format!("<span lang=\"{}\">{}</span>", language.tag(), &rest[..run]);
            rest = &rest[run..];
        } else {
            // To the beginning of the next word.
            let is_word = first.is_alphanumeric() && !is_han(first);
            let word = rest.find(|c: char| !c.is_alphanumeric() || is_han(c)).unwrap_or(rest.len());
            let (skipped, after) = rest.split_at(if is_word { word } else { first.len_utf8() });
            marked += skipped;
            rest = after;
        }
    }
    marked
}

fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{9fff}')
}

fn chinese_end(text: &str) -> usize {
    if !text.starts_with(is_han) {
        return 0;
    }
    let is_inside = |c: char| is_han(c) || "，。；：、！？（）《》“”·".contains(c);
    let run = &text[..text.find(|c: char| !is_inside(c)).unwrap_or(text.len())];
    run.trim_end_matches(|c: char| !is_han(c)).len()
}

fn english_end(text: &str) -> usize {
    let is_letter = |c: char| c.is_alphabetic() && c < '\u{250}';
    if !text.starts_with(is_letter) {
        return 0;
    }
    let is_inside = |c: char| is_letter(c) || c.is_ascii_digit() || " \n'’-–.,!?".contains(c);
    let run = &text[..text.find(|c: char| !is_inside(c)).unwrap_or(text.len())];
    let run = run.trim_end_matches(|c: char| !is_letter(c) && c != '!' && c != '?');
    let words =
        run.split_whitespace().filter(|word| word.chars().filter(|&c| is_letter(c)).count() > 1);
    if words.count() > 1 {
        run.len()
    } else {
        0
    }
}

/// Rewrites the search index of a book: without the words, which `search.js` finds itself, and with what people
/// type to find each problem.
fn search(site: &Path) -> Result<()> {
    const BEFORE: &str = "window.search = Object.assign(window.search, JSON.parse('";
    const AFTER: &str = "'));";
    let is_index = |path: &std::path::PathBuf| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("searchindex-"))
    };
    let path = pack::files(site, "js")?.into_iter().find(is_index).context("no search index")?;
    let file = pack::read(&path)?;
    let json = file.strip_prefix(BEFORE).and_then(|rest| rest.strip_suffix(AFTER));
    let json = json.with_context(|| format!("{}: not as it is known", pack::shown(&path)))?;
    let json = json.replace("\\'", "'").replace("\\\\", "\\");
    let mut index: serde_json::Value = serde_json::from_str(&json)?;
    let words = index["index"].as_object_mut().context("the index is no object")?;
    words.retain(|key, _| ["documentStore", "fields", "ref"].contains(&key.as_str()));
    let mut aliases = serde_json::Map::new();
    for problem in pack::in_order_of_the_course(pack::problems()?)? {
        let page = html_path(&Page::Statement(problem.id.clone()));
        let urls = index["doc_urls"].as_array().into_iter().flatten();
        let is_top = |url: &&serde_json::Value| {
            url.as_str().is_some_and(|url| url.split('#').next() == Some(&page))
        };
        let place = urls.clone().position(|url| is_top(&url));
        let place = place.with_context(|| format!("{page} is not in the search index"))?;
        aliases.insert(place.to_string(), names(&problem).into());
    }
    index["aliases"] = aliases.into();
    let json = index.to_string().replace('\\', "\\\\").replace('\'', "\\'");
    Ok(fs::write(&path, format!("{BEFORE}{json}{AFTER}"))?)
}

/// What people type to find a problem.
fn names(problem: &Problem) -> Vec<String> {
    let mut names = vec![problem.id.clone()];
    for judge in problem.judges() {
        names.extend(judge.split_once(' ').map(|(_, number)| number.to_string()));
        names.push(judge.to_string());
    }
    for language in Language::ALL {
        names.extend([problem.title(language).to_string(), problem.game(language)]);
    }
    names.extend(problem.metadata.search.iter().cloned());
    names.sort();
    names.dedup();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_tags_and_texts() {
        let html = "a<b title='>'>c</b><!-- <i> --><script>if (1<2) d</script>e";
        assert_eq!(
            pieces(html),
            [
                "a",
                "<b title='>'>",
                "c",
                "</b>",
                "<!-- <i> -->",
                "<script>",
                "if (1<2) d",
                "</script>",
                "e"
            ]
        );
        assert_eq!(plain("<p>a <b>c</b>\n d</p>"), "a c d");
    }

    #[test]
    fn a_link_of_a_formula_has_a_name() {
        assert_eq!(
            with_names("<a href=\"b\"><math><mn>1.6</mn></math></a> <a href=\"c\">d</a>"),
            "<a href=\"b\" aria-label=\"1.6\"><math><mn>1.6</mn></math></a> <a href=\"c\">d</a>"
        );
    }

    #[test]
    fn the_other_language_is_marked() {
        let english = |html| with_languages(html, Language::English);
        assert_eq!(
            english("<h1>A · 取石子，游戏。</h1><pre>取</pre><a lang=\"zh\"><b>取</b>石</a>子"),
            "<h1>A · <span lang=\"zh-CN\">取石子，游戏</span>。</h1><pre>取</pre><a lang=\"zh\"><b>取</b>石</a><span lang=\"zh-CN\">子</span>"
        );
        let chinese = |html| with_languages(html, Language::Chinese);
        assert_eq!(
            chinese("HDU 1847 · Good Luck in CET-4 Everybody!，取 Nim 子 a b <code>let it be</code>"),
            "HDU 1847 · <span lang=\"en\">Good Luck in CET-4 Everybody!</span>，取 Nim 子 a b <code>let it be</code>"
        );
        assert_eq!(chinese("<script>let it be</script>"), "<script>let it be</script>");
    }

    #[test]
    fn what_is_replaced_must_be_there_once() {
        let mut page = Text("a<b>c</b>a".to_string());
        assert!(page.replace("a", "d").is_err());
        assert!(page.cut("<i>", "</i>", "").is_err());
        page.cut("<b>", "</b>", "-").unwrap();
        assert_eq!(page.0, "a-a");
    }

    #[test]
    fn a_description_ends_at_a_word() {
        let long = "word ".repeat(50);
        let html = format!("<main><p>short</p><p>{long}</p></main>");
        let text = description(&html, Language::English).unwrap();
        assert!(text.ends_with("word…") && text.len() <= 205, "{text}");
    }

    #[test]
    fn problems_are_found_by_what_people_type() {
        let names = names(&pack::find("hdu2174").unwrap());
        for name in
            ["hdu2174", "HDU 2147", "2147", "kiki's game", "A coin on a board", "棋盘上的硬币"]
        {
            assert!(names.contains(&name.to_string()), "{name}");
        }
    }
}
