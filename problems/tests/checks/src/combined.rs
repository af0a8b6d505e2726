//! Rust files of all problems, compiled as modules of one program, which dispatches on `argv[0]`: most of the time of a
//! compiler's run is spent on what they share.

use judging::compile::{artifact_path, compile_once};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// Files that become one program when one of them is first asked for.
pub struct Combined {
    name: &'static str,
    compiler: fn() -> Command,
    /// The files, by the names that their programs bear.
    files: BTreeMap<String, PathBuf>,
    compiled: OnceLock<Result<PathBuf, String>>,
}

impl Combined {
    /// Files that are compiled by `compiler`, each with the name of its program. `name` is theirs together.
    pub fn new(
        name: &'static str,
        compiler: fn() -> Command,
        files: BTreeMap<String, PathBuf>,
    ) -> Self {
        Combined { name, compiler, files, compiled: OnceLock::new() }
    }

    /// The program of this name. Fails if the files do not compile together: then each is to be compiled alone,
    /// so that an error concerns the one that is to blame.
    pub fn program(&self, name: &str) -> Result<PathBuf, String> {
        let compiled = self.compiled.get_or_init(|| self.compile()).as_ref()?;
        let program = compiled.with_file_name(name).with_extension(std::env::consts::EXE_EXTENSION);
        if !program.exists() {
            fs::hard_link(compiled, &program)
                .map_err(|error| format!("{}: {error}", program.display()))?;
        }
        Ok(program)
    }

    fn compile(&self) -> Result<PathBuf, String> {
        let main = artifact_path(&format!("combined/{}", self.name), "main").with_extension("rs");
        let (mut modules, mut arms) = (String::new(), String::new());
        let mut sources = vec![main.clone()];
        for (index, (name, file)) in self.files.iter().enumerate() {
            let module = main.with_file_name(format!("m{index}.rs"));
            let text = pack::read(file).map_err(|error| format!("{error:#}"))?;
            write(&module, &as_module(&text, index))?;
            modules += &format!("mod m{index};\n");
            arms += &format!("        Some({name:?}) => m{index}::main().report(),\n");
            sources.push(module);
        }
        let text = format!(
            "use std::process::Termination;\n\n{modules}\n\
             fn main() -> std::process::ExitCode {{\n    \
             let path = std::path::PathBuf::from(std::env::args_os().next().unwrap());\n    \
             match path.file_stem().and_then(|name| name.to_str()) {{\n{arms}        \
             other => unreachable!(\"{{other:?}}\"),\n    }}\n}}\n"
        );
        write(&main, &text)?;
        let sources: Vec<&Path> = sources.iter().map(PathBuf::as_path).collect();
        compile_once((self.compiler)(), &sources, self.name)
    }
}

/// A program as a module of another one: its `main` can be called from there, and its macros, which are
/// the whole program's, have names of their own.
fn as_module(program: &str, index: usize) -> String {
    let mut text = format!("\n{program}").replace("\nfn main()", "\npub fn main()");
    text = text.replace("crate::common::", &format!("crate::m{index}::common::"));
    let macros = program.split("macro_rules! ").skip(1).filter_map(|rest| rest.split(' ').next());
    for name in macros {
        text = text.replace(name, &format!("{name}_{index}"));
    }
    text
}

fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}
