//! Runs the generator of a problem. Of a panic in it we tell the line and the test file, not the stack.

use super::test_file::TestFile;
use super::Generator;
use anyhow::{anyhow, ensure};
use pack::Result;
use std::backtrace::Backtrace;
use std::cell::RefCell;
use std::panic::{self, PanicHookInfo};
use std::sync::Once;

thread_local! {
    /// Where the generator is that runs on this thread, if there is one: `in max-01`.
    static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
    /// The message of a panic.
    static FAULT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// A problem has no more largest inputs: each has to refuse what the others do not.
const MOST_LARGEST: usize = 6;

/// All test files of a problem. Fails if the generator panics, and if it makes too many largest inputs.
pub fn run(cases: Generator) -> Result<Vec<TestFile>> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| match PLACE.take() {
            Some(place) => FAULT.set(fault(info, &place)),
            None => usual(info),
        }));
    });
    is_at("before the first test file");
    let result = panic::catch_unwind(cases);
    PLACE.set(None);
    let files = result.map_err(|_| anyhow!(FAULT.take()))?;
    let largest = files.iter().filter(|file| file.name.starts_with("largest-")).count();
    ensure!(
        largest <= MOST_LARGEST,
        "expected at most {MOST_LARGEST} largest inputs, found {largest}: drop those that refuse no more than the others"
    );
    Ok(files)
}

/// Notes where the generator is.
pub fn is_at(place: &str) {
    PLACE.set(Some(place.to_string()));
}

/// The line of a generator that panics, the message, and the test file. The panic itself may be in a library.
fn fault(info: &PanicHookInfo, place: &str) -> String {
    let trace = Backtrace::force_capture().to_string();
    let line = trace.lines().find(|line| line.contains("/generators/cases.rs:"));
    let line = line.and_then(|line| Some(line[line.rfind("problems/")?..].to_string()));
    let line = line.or_else(|| info.location().map(ToString::to_string)).unwrap_or_default();
    let text = info.to_string();
    let message = text.split_once('\n').map_or(text.as_str(), |(_, message)| message);
    format!("{line}: {message} ({place})")
}
