//! Running a module in two ways: in an interpreter, and as C.
#![allow(dead_code)] // Not every test file uses all of it.

pub mod generator;

use libtest_mimic::Failed;
use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use wasm_to_c::{translate, Options};
use wasmi::{Caller, Engine, Extern, Linker, Module, Store};

/// What a program wrote, and its exit status.
pub type Outcome = (Vec<u8>, i32);

/// The limit for memory in the tests.
pub const PAGES: u32 = 5;

/// Translates the text of a module.
pub fn to_c(wat: &str) -> Result<String, Failed> {
    let wasm = wat::parse_str(wat)?;
    let options = Options { header: "A test.", memory_pages: PAGES };
    Ok(translate(&wasm, &options)?)
}

struct State {
    input: Vec<u8>,
    at: usize,
    output: Vec<u8>,
    limits: wasmi::StoreLimits,
}

/// Runs a module in the interpreter.
pub fn interpret(wat: &str, input: &[u8]) -> Result<Outcome, Failed> {
    let wasm = wat::parse_str(wat)?;
    let engine = Engine::default();
    let module = Module::new(&engine, &wasm)?;
    let limits = wasmi::StoreLimitsBuilder::new().memory_size(PAGES as usize * 65_536).build();
    let state = State { input: input.to_vec(), at: 0, output: Vec::new(), limits };
    let mut store = Store::new(&engine, state);
    store.limiter(|state| &mut state.limits);
    let mut linker = Linker::new(&engine);
    linker.func_wrap("judge", "get", |mut caller: Caller<State>| -> i32 {
        let state = caller.data_mut();
        let byte = state.input.get(state.at).copied();
        state.at += 1;
        byte.map_or(-1, i32::from)
    })?;
    linker.func_wrap("judge", "write", |mut caller: Caller<State>, at: u32, len: u32| {
        let memory = caller.get_export("memory").and_then(Extern::into_memory);
        let memory = memory.expect("the memory is exported");
        let mut bytes = vec![0; len as usize];
        memory.read(&caller, at as usize, &mut bytes).expect("within the memory");
        caller.data_mut().output.extend(bytes);
    })?;
    linker.func_wrap("judge", "exit", |status: i32| -> Result<(), wasmi::Error> {
        Err(wasmi::Error::i32_exit(status))
    })?;
    let instance = linker.instantiate_and_start(&mut store, &module)?;
    let run = instance.get_typed_func::<(), ()>(&store, "run")?;
    let status = match run.call(&mut store, ()) {
        Ok(()) => 0,
        Err(error) => error.i32_exit_status().unwrap_or(1), // a trap
    };
    Ok((store.into_data().output, status))
}

/// The C compiler: `$CC` or `cc`.
pub fn compiler() -> OsString {
    std::env::var_os("CC").filter(|cc| !cc.is_empty()).unwrap_or_else(|| "cc".into())
}

/// Whether a compiler takes these flags and makes programs.
pub fn works(compiler: &OsString, flags: &[&str]) -> bool {
    compile_with(compiler, "#include <stdio.h>\nint main(void){return 0;}\n", flags).is_ok()
}

/// A directory of its own for the files of a test.
fn directory() -> PathBuf {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("wasm-to-c-{}-{number}", std::process::id());
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A compiled program, which goes away with its directory.
pub struct Program {
    directory: PathBuf,
}

impl Drop for Program {
    fn drop(&mut self) {
        // A file that stays behind does no harm.
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}

impl Program {
    /// Runs the program.
    pub fn run(&self, input: &[u8]) -> Result<Outcome, Failed> {
        let mut child = Command::new(self.directory.join("program"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        if let Some(mut stdin) = child.stdin.take() {
            // A program that does not read its input may be gone by now.
            let _ = stdin.write_all(input);
        }
        let output = child.wait_with_output()?;
        let errors = String::from_utf8_lossy(&output.stderr);
        if !errors.is_empty() {
            return Err(format!("the program complains:\n{errors}").into());
        }
        match output.status.code() {
            Some(code) => Ok((output.stdout, code)),
            None => Err(format!("the program died: {}", output.status).into()),
        }
    }
}

/// Compiles with any compiler.
pub fn compile_with(compiler: &OsString, c: &str, flags: &[&str]) -> Result<Program, Failed> {
    let program = Program { directory: directory() };
    std::fs::create_dir_all(&program.directory)?;
    let source = program.directory.join("program.c");
    std::fs::write(&source, c)?;
    let output = Command::new(compiler)
        .args(flags)
        .arg(&source)
        .arg("-o")
        .arg(program.directory.join("program"))
        .output()?;
    if output.status.success() {
        Ok(program)
    } else {
        let errors = String::from_utf8_lossy(&output.stderr);
        let errors: String = errors.chars().take(2_000).collect();
        Err(format!("{} {flags:?}:\n{errors}\n{c}", compiler.display()).into())
    }
}

/// Compiles Rust to WebAssembly.
pub fn compile_rust(rustc: &str, source: &str, arguments: &[&str]) -> Result<Vec<u8>, Failed> {
    let program = Program { directory: directory() };
    std::fs::create_dir_all(&program.directory)?;
    std::fs::write(program.directory.join("program.rs"), source)?;
    // Flags of this kind are for unstable features.
    let unstable = arguments.iter().any(|argument| argument.starts_with("-Z"));
    let output = Command::new(rustc)
        .current_dir(&program.directory)
        .envs(unstable.then_some(("RUSTC_BOOTSTRAP", "1")))
        .args(arguments)
        .output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
    }
    Ok(std::fs::read(program.directory.join("program.wasm"))?)
}

/// The C after the preprocessor.
pub fn preprocess(compiler: &OsString, c: &str, flags: &[&str]) -> Result<String, Failed> {
    let program = Program { directory: directory() };
    std::fs::create_dir_all(&program.directory)?;
    let source = program.directory.join("program.c");
    std::fs::write(&source, c)?;
    let output = Command::new(compiler).args(["-E", "-P"]).args(flags).arg(&source).output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// Fails unless the module does the same as C and in the interpreter.
pub fn check(wat: &str, input: &[u8], flags: &[&str]) -> Result<(), Failed> {
    let expected = interpret(wat, input)?;
    let c = to_c(wat)?;
    let outcome = compile_with(&compiler(), &c, flags)?.run(input)?;
    if outcome == expected {
        return Ok(());
    }
    let at = outcome.0.iter().zip(&expected.0).position(|(a, b)| a != b);
    Err(format!(
        "status {} instead of {}, {} bytes instead of {}, first difference at {at:?}\n{c}\n{wat}",
        outcome.1,
        expected.1,
        outcome.0.len(),
        expected.0.len(),
    )
    .into())
}

/// A module with the imports, a page of memory, `$i` and `$l` to write an i32 or an i64, and the
/// given fields.
pub fn module(fields: &str) -> String {
    let memory = if fields.contains("(memory (") { "" } else { "(memory (export \"memory\") 1)" };
    format!(
        "(module
          (import \"judge\" \"get\" (func $get (result i32)))
          (import \"judge\" \"write\" (func $write (param i32 i32)))
          (import \"judge\" \"exit\" (func $exit (param i32)))
          {memory}
          (func $i (param i32)
            (i32.store (i32.const 65520) (local.get 0))
            (call $write (i32.const 65520) (i32.const 4)))
          (func $l (param i64)
            (i64.store (i32.const 65520) (local.get 0))
            (call $write (i32.const 65520) (i32.const 8)))
          {fields})"
    )
}

/// A module with a stack in its memory as the Rust compiler has it, from this address down. `$deep`
/// calls itself so many times and writes a number in each of its frames, of so many bytes.
pub fn stack(top: u32, frame: u32, fields: &str, body: &str) -> String {
    module(&format!(
        "(global $stack (mut i32) (i32.const {top}))
        {fields}
        (func $deep (param $n i32) (result i32) (local $frame i32)
          (global.set $stack (local.tee $frame
            (i32.sub (global.get $stack) (i32.const {frame}))))
          (i32.store (local.get $frame) (local.get $n))
          (call $write (local.get $frame) (i32.const 4))
          (if (local.get $n)
            (then (drop (call $deep (i32.sub (local.get $n) (i32.const 1))))))
          (local.set $n (i32.load (local.get $frame)))
          (global.set $stack (i32.add (local.get $frame) (i32.const {frame})))
          (local.get $n))
        (func (export \"run\") {body} (call $i (global.get $stack)))"
    ))
}
