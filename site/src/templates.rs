//! Parts of pages: the templates of `site/templates`, filled in with values.

use super::markdown::escaped;
use anyhow::Context as _;
use handlebars::{Context, Handlebars, Helper, HelperDef, RenderContext, RenderError};
use handlebars::{RenderErrorReason, ScopedJson};
use pack::{Language, Result};
use serde_json::Value;
use std::sync::LazyLock;

macro_rules! templates {
    ($($name:literal)+) => {
        [$(($name, include_str!(concat!("../templates/", $name, ".hbs")))),+]
    };
}

const TEMPLATES: [(&str, &str); 27] = templates!(
    "break" "buttons" "catalogue" "explorer" "fold" "home" "icon" "judges" "kind-of-sheet"
    "lesson" "packages" "play" "practice" "problem" "program" "question" "run" "samples" "sheet"
    "solved-box" "solved-count" "statement" "step" "steps" "tabs" "take" "test"
);

/// `{{words en="Yes" zh="是"}}`: those in the language of the page.
struct Words(Language);

impl HelperDef for Words {
    fn call_inner<'reg: 'rc, 'rc>(
        &self,
        words: &Helper<'rc>,
        _: &'reg Handlebars<'reg>,
        _: &'rc Context,
        _: &mut RenderContext<'reg, 'rc>,
    ) -> std::result::Result<ScopedJson<'rc>, RenderError> {
        let text = words
            .hash_get(self.0.code())
            .ok_or_else(|| RenderErrorReason::Other(format!("there are no words in {}", self.0)))?;
        Ok(ScopedJson::Derived(text.value().clone()))
    }
}

static ENGLISH: LazyLock<Handlebars> = LazyLock::new(|| templates(Language::English));
static CHINESE: LazyLock<Handlebars> = LazyLock::new(|| templates(Language::Chinese));

fn templates(language: Language) -> Handlebars<'static> {
    let mut handlebars = Handlebars::new();
    handlebars.set_strict_mode(true);
    handlebars.register_escape_fn(escaped);
    handlebars.register_helper("words", Box::new(Words(language)));
    for (name, text) in TEMPLATES {
        let text = text.strip_suffix('\n').unwrap_or(text);
        handlebars.register_template_string(name, text).expect(name);
    }
    handlebars
}

/// Fills in a template: `{{name}}` stands for a value that is text, `{{{name}}}` for one that is Markdown or HTML.
/// Fails if a value is not there.
pub fn render(template: &str, language: Language, values: &Value) -> Result<String> {
    let handlebars = language.choose(&ENGLISH, &CHINESE);
    handlebars.render(template, values).with_context(|| format!("the template {template}"))
}
