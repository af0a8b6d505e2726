//! Translates one WebAssembly module into C on the standard output.

use std::process::ExitCode;
use std::{env, fs};
use wasm_to_c::{translate, Options};

const USAGE: &str = "Usage: wasm-to-c MODULE.wasm PAGES HEADER > MODULE.c

PAGES is how many pages of 64 KiB memory.grow may reach in total.
HEADER is the text of the comment at the top of the file.
The README of wasm-to-c says what the module may import, and what it must export.
";

/// The C for the module that the arguments name.
fn c(arguments: &[String]) -> Result<String, String> {
    let [path, pages, header] = arguments else { return Err(USAGE.to_string()) };
    let memory_pages = pages.parse().map_err(|_| format!("{pages}: not a number of pages"))?;
    let wasm = fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    translate(&wasm, &Options { header, memory_pages }).map_err(|error| format!("{path}: {error}"))
}

fn main() -> ExitCode {
    match c(&env::args().skip(1).collect::<Vec<_>>()) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("wasm-to-c: {}", message.trim_end());
            ExitCode::FAILURE
        }
    }
}
