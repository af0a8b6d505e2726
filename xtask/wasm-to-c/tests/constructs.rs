//! Each construct does the same as C and in an interpreter, and each that is not supported is refused by
//! its name.

use libtest_mimic::{Arguments, Failed, Trial};
use std::fs::File;
use std::process::Command;
use tempfile::TempDir;
use wasm_to_c::{translate, Options};
use wasmi::{Caller, Engine, Extern, Linker, Module, Store};

/// The limit for memory.
const PAGES: u32 = 5;

/// The compilers and their flags; "" is `$CC` or `cc`.
const WAYS: &[(&str, &str, &str)] = &[
    ("gnu89", "", "-std=gnu89 -O0 -Wall -Wextra -Werror"),
    ("c99", "", "-std=c99 -O1 -Wall -Wextra -Werror"),
    ("32_bits", "", "-m32 -O2 -Wall -Wextra -Werror"),
    ("c++98", "g++", "-std=c++98 -x c++ -O1 -Wall -Wextra -Werror"),
    ("tcc", "tcc", "-Wall -Werror"),
    ("sanitizers", "", "-O1 -fsanitize=address,undefined -fno-sanitize-recover=all"),
    ("microsoft", "", "-std=gnu89 -D_MSC_VER=1200 -O1 -Wall -Wextra -Werror"),
];

/// Instructions by the type of their result and their form: `A` and `B` are all pairs of edges, `X` and `Y`
/// their lower halves.
const FORMS: &[(&str, &str, &str)] = &[
    ("i32", "(i32.OP X Y)", "add sub mul and or xor shl shr_s shr_u rotl rotr"),
    ("i32", "(i32.OP X Y)", "eq ne lt_s lt_u gt_s gt_u le_s le_u ge_s ge_u"),
    ("i32", "(i32.OP X)", "eqz clz ctz popcnt extend8_s extend16_s"),
    ("i32", "(i32.OP A)", "wrap_i64"),
    ("i32", "(if (result i32) Y (then (i32.OP X Y)) (else Y))", "div_u rem_s rem_u"),
    ("i32", "(if (result i32) (i32.gt_u (i32.add Y (i32.const 1)) (i32.const 1)) (then (i32.OP X Y)) (else Y))", "div_s"),
    ("i32", "(i32.OP offset=3 align=1 (i32.and X (i32.const 127)))", "load load8_s load8_u load16_s load16_u"),
    ("i64", "(i64.OP A B)", "add sub mul and or xor shl shr_s shr_u rotl rotr"),
    ("i32", "(i64.OP A B)", "eq ne lt_s lt_u gt_s gt_u le_s le_u ge_s ge_u"),
    ("i64", "(i64.OP A)", "clz ctz popcnt extend8_s extend16_s extend32_s"),
    ("i32", "(i64.OP A)", "eqz"),
    ("i64", "(i64.OP X)", "extend_i32_s extend_i32_u"),
    ("i64", "(if (result i64) (i64.eqz B) (then B) (else (i64.OP A B)))", "div_u rem_s rem_u"),
    ("i64", "(if (result i64) (i64.gt_u (i64.add B (i64.const 1)) (i64.const 1)) (then (i64.OP A B)) (else B))", "div_s"),
    ("i64", "(i64.OP (i32.and X (i32.const 127)))", "load load8_s load8_u load16_s load16_u load32_s load32_u"),
    ("i64", "(i32.OP offset=1000 align=1 (i32.and X (i32.const 63)) Y) (i64.load offset=1000 (i32.and X (i32.const 56)))", "store store8 store16"),
    ("i64", "(i64.OP (i32.and X (i32.const 63)) B) (i64.load (i32.and X (i32.const 56)))", "store store8 store16 store32"),
];

/// Values at the ends of the ranges.
#[rustfmt::skip]
const EDGES: &[i64] = &[
    0, 1, 2, -1, -2, 31, 32, 33, 63, 64, 65, 127, 128, -128, -129, 255, 32_767, 32_768, -32_768, 65_535,
    0x7fff_ffff, 0x8000_0000, -0x8000_0000, 0xffff_ffff, 0x1_0000_0000, 0x1234_5678_9abc_def0, i64::MAX, i64::MIN,
];

/// What ends the program; `$call` calls an entry of the table.
const ENDS: &[&str] = &[
    "(unreachable)",
    "(call $exit (i32.const 1))",
    "(call $exit (i32.const 7))",
    "(call $exit (i32.const 0))",
    "(if (call $get) (then (call $exit (i32.const 1))))",
    "(drop (i32.div_s (i32.const 5) (i32.const 0)))",
    "(drop (i32.div_u (i32.const 5) (i32.const 0)))",
    "(drop (i32.rem_s (i32.const 0) (i32.const 0)))",
    "(drop (i32.rem_u (i32.const 5) (i32.const 0)))",
    "(drop (i32.div_s (i32.const 0x80000000) (i32.const -1)))",
    "(drop (i64.div_s (i64.const 5) (i64.const 0)))",
    "(drop (i64.div_u (i64.const 5) (i64.const 0)))",
    "(drop (i64.rem_s (i64.const 0) (i64.const 0)))",
    "(drop (i64.rem_u (i64.const 5) (i64.const 0)))",
    "(drop (i64.div_s (i64.const 0x8000000000000000) (i64.const -1)))",
    "(call $call (i32.const 0)) ;; null",
    "(call $call (i32.const 2)) ;; of another type",
    "(call $call (i32.const 3)) ;; outside",
    "(call $call (i32.const -1))",
    "(drop (call_indirect (result i64) (i32.const 1))) ;; a type that none has",
    "(global.set $stack (i32.const 128)) ;; below it 128 bytes may be in use",
    "(drop (call $deep (i32.const 100))) ;; an overflow of the stack",
];
const FOR_ENDS: &str = "(table 3 funcref) (elem (i32.const 1) $one $i)
    (func $one (call $i (i32.const 11)))
    (func $call (param i32) (call_indirect (local.get 0)))
    (func $deep (param $n i32) (result i32) (local $frame i32)
      (global.set $stack (local.tee $frame (i32.sub (global.get $stack) (i32.const 2064))))
      (i32.store (local.get $frame) (local.get $n))
      (call $i (i32.load (local.get $frame)))
      (if (local.get $n) (then (drop (call $deep (i32.sub (local.get $n) (i32.const 1))))))
      (i32.load (local.get $frame)))";

/// What is refused: what the message holds, and the module, or the fields and the body of `run`.
const REFUSED: &str = r#"
instruction: f32.const | | (drop (f32.add (f32.const 1) (f32.const 2)))
instruction: f64.convert_i32_s | | (drop (f64.convert_i32_s (i32.const 1)))
instruction: f32.load | | (drop (f32.load (i32.const 1)))
instruction: f32.const | (table funcref (elem $f)) (func $f (drop (f32.const 1))) | (call_indirect (i32.const 0))
value type: f64 | | (local f64)
value type: f32 | | (drop (block (result f32) (unreachable)))
value type: f64 | (func $f (result f64) (unreachable)) | (drop (call $f))
value type: f32 | (global $g f32 (f32.const 1)) | (drop (global.get $g))
feature: reference types | (table 1 funcref) | (drop (table.get 0 (i32.const 0)))
feature: simd | | (local v128)
feature: tail call | (func $f (return_call $f)) |
feature: multi value | (func (result i32 i32) (unreachable)) |
start function | (func $s) (start $s) |
passive data segment | (data $d "x") |
data segment outside of the memory | (module (memory 1) (data (i32.const 65536) "x") (func (export "run"))) |
memory of 40000 pages | (module (memory 40000) (func (export "run"))) |
passive element segment | (elem $e func $i) (table 1 funcref) |
element segment outside of the table | (table 1 funcref) (elem (i32.const 1) $i) |
table of 70000 entries | (table 70000 funcref) |
import: env.foo | (module (import "env" "foo" (func)) (func (export "run"))) |
import: env.memory | (module (import "env" "memory" (memory 1)) (func (export "run"))) |
type of the import: judge.get | (module (import "judge" "get" (func (result i64))) (func (export "run"))) |
no exported function `run` | (module (memory (export "run") 1)) |
type of the exported function `run` | (module (func (export "run") (param i32))) |
`run` is an import | (module (func (export "run") (import "judge" "exit") (param i32))) |
invalid module | (module (func (export "run") (i32.add))) |
"#;

/// A module with the imports, a page of memory, the pointer of a stack in it, `$i` and `$l` to write an i32 or
/// an i64, and the given fields.
fn module(fields: &str) -> String {
    let memory = if fields.contains("(memory (") { "" } else { "(memory (export \"memory\") 1)" };
    format!(
        "(module
          (import \"judge\" \"get\" (func $get (result i32)))
          (import \"judge\" \"write\" (func $write (param i32 i32)))
          (import \"judge\" \"exit\" (func $exit (param i32)))
          {memory}
          (global $stack (mut i32) (i32.const 32768))
          (func $i (param i32)
            (i32.store (i32.const 65520) (local.get 0))
            (call $write (i32.const 65520) (i32.const 4)))
          (func $l (param i64)
            (i64.store (i32.const 65520) (local.get 0))
            (call $write (i32.const 65520) (i32.const 8)))
          {fields})"
    )
}

/// The body of `run` after some other fields.
fn run(fields: &str, body: &str) -> String {
    module(&format!("{fields} (func (export \"run\") {body})"))
}

/// A module that writes what each instruction makes of all pairs of edges: 8 bytes for each.
fn instructions() -> String {
    let (mut count, mut functions) = (0, String::new());
    for (result, form, operations) in FORMS {
        for operation in operations.split(' ') {
            let mut body = form.replace("OP", operation);
            for operand in ["A", "B", "X", "Y"] {
                body = body.replace(operand, &format!("(local.get ${})", operand.to_lowercase()));
            }
            if *result == "i32" {
                body = format!("(i64.extend_i32_u {body})");
            }
            functions += &format!(
                "(func (type $operation) (param $a i64) (param $b i64) (result i64) (local $x i32) (local $y i32)
                   (local.set $x (i32.wrap_i64 (local.get $a))) (local.set $y (i32.wrap_i64 (local.get $b)))
                   {body})\n"
            );
            count += 1;
        }
    }
    let edge = |edge: &i64| edge.to_le_bytes().map(|byte| format!("\\{byte:02x}")).concat();
    let data: String = EDGES.iter().map(edge).collect();
    let end = 8 * EDGES.len();
    let entries: String = (0..count).map(|number| format!(" {}", number + 5)).collect(); // after $i and $l
    module(&format!(
        "(type $operation (func (param i64 i64) (result i64)))
        (table funcref (elem{entries})) (data (i32.const 2000) \"{data}\")
        {functions}
        (func (export \"run\") (local $f i32) (local $a i32) (local $b i32)
          (loop $functions
            (memory.copy (i32.const 0) (i32.const 2000) (i32.const {end}))
            (local.set $a (i32.const 0))
            (loop $rows
              (local.set $b (i32.const 0))
              (loop $columns
                (call $l (call_indirect (type $operation) (i64.load offset=2000 (local.get $a))
                  (i64.load offset=2000 (local.get $b)) (local.get $f)))
                (local.set $b (i32.add (local.get $b) (i32.const 8)))
                (br_if $columns (i32.lt_u (local.get $b) (i32.const {end}))))
              (local.set $a (i32.add (local.get $a) (i32.const 8)))
              (br_if $rows (i32.lt_u (local.get $a) (i32.const {end}))))
            (local.set $f (i32.add (local.get $f) (i32.const 1)))
            (br_if $functions (i32.lt_u (local.get $f) (i32.const {count})))))"
    ))
}

/// What a program wrote, and its exit status.
type Outcome = (Vec<u8>, i32);

struct State {
    input: Vec<u8>,
    at: usize,
    output: Vec<u8>,
    limits: wasmi::StoreLimits,
}

/// Runs a module in the interpreter.
fn interpret(wat: &str, input: &[u8]) -> Result<Outcome, Failed> {
    let engine = Engine::default();
    let module = Module::new(&engine, wat::parse_str(wat)?)?;
    let limits = wasmi::StoreLimitsBuilder::new().memory_size(PAGES as usize * 65_536).build();
    let state = State { input: input.to_vec(), at: 0, output: Vec::new(), limits };
    let mut store = Store::new(&engine, state);
    store.limiter(|state| &mut state.limits);
    let mut linker = Linker::new(&engine);
    linker.func_wrap("judge", "get", |mut caller: Caller<State>| -> i32 {
        let state = caller.data_mut();
        state.at += 1;
        state.input.get(state.at - 1).map_or(-1, |&byte| byte.into())
    })?;
    linker.func_wrap("judge", "write", |mut caller: Caller<State>, at: u32, len: u32| {
        let memory = caller.get_export("memory").and_then(Extern::into_memory);
        let mut bytes = vec![0; len as usize];
        let memory = memory.expect("the memory is exported");
        memory.read(&caller, at as usize, &mut bytes).expect("within the memory");
        caller.data_mut().output.extend(bytes);
    })?;
    linker.func_wrap("judge", "exit", |status: i32| -> Result<(), wasmi::Error> {
        Err(wasmi::Error::i32_exit(status))
    })?;
    let instance = linker.instantiate_and_start(&mut store, &module)?;
    let result = instance.get_typed_func::<(), ()>(&store, "run")?.call(&mut store, ());
    let status = result.map_or_else(|error| error.i32_exit_status().unwrap_or(1), |()| 0); // 1: a trap
    Ok((store.into_data().output, status))
}

/// A folder with the program that C is compiled to in one of the ways.
fn compile(c: &str, way: usize) -> Result<TempDir, Failed> {
    let (_, compiler, flags) = WAYS[way];
    let folder = tempfile::tempdir()?;
    std::fs::write(folder.path().join("program.c"), c)?;
    let cc = std::env::var_os("CC").filter(|cc| !cc.is_empty()).unwrap_or_else(|| "cc".into());
    let mut compiler = Command::new(if compiler.is_empty() { cc } else { compiler.into() });
    compiler.current_dir(&folder).args(flags.split(' ')).args(["program.c", "-o", "program"]);
    let output = compiler.output()?;
    if output.status.success() {
        return Ok(folder);
    }
    Err(format!("{compiler:?}:\n{}", String::from_utf8_lossy(&output.stderr)).into())
}

/// Compiles C in one of the ways, and runs it on each of the inputs.
fn run_c(mut c: String, way: usize, inputs: &[&[u8]]) -> Result<Vec<Outcome>, Failed> {
    if WAYS[way].0 == "microsoft" {
        // What Microsoft's compiler is given, but for the names of its type and suffix.
        for (own, other) in [("__int64", "long long"), ("##ui64", "##ULL")] {
            assert!(c.contains(own), "{own} is missing");
            c = c.replace(own, other);
        }
    }
    let folder = compile(&c, way)?;
    let input_file = folder.path().join("input");
    let run = |input: &&[u8]| {
        std::fs::write(&input_file, input)?;
        let output =
            Command::new(folder.path().join("program")).stdin(File::open(&input_file)?).output()?;
        let errors = String::from_utf8_lossy(&output.stderr);
        match output.status.code() {
            Some(status) if errors.is_empty() => Ok((output.stdout, status)),
            _ => Err(format!("{}:\n{errors}", output.status).into()),
        }
    };
    inputs.iter().map(run).collect()
}

fn to_c(wat: &str) -> Result<String, Failed> {
    Ok(translate(&wat::parse_str(wat)?, &Options { header: "A test.", memory_pages: PAGES })?)
}

/// Fails unless the module does the same as C and in the interpreter, on these inputs. A difference is told by
/// the number of its byte.
fn check(wat: &str, way: usize, inputs: &[&[u8]]) -> Result<(), Failed> {
    let c = to_c(wat)?;
    for (input, (output, status)) in inputs.iter().zip(run_c(c.clone(), way, inputs)?) {
        let (expected, expected_status) = interpret(wat, input)?;
        if output != expected || status != expected_status {
            let same = output.iter().zip(&expected).take_while(|(a, b)| a == b).count();
            return Err(format!(
                "status {status} instead of {expected_status}, {} bytes instead of {}, the first {same} the same\n{c}",
                output.len(),
                expected.len()
            )
            .into());
        }
    }
    Ok(())
}

/// Fails unless a module is refused with this text.
fn refuses(wasm: &[u8], text: &str) -> Result<(), Failed> {
    match translate(wasm, &Options { header: "", memory_pages: 1 }) {
        Ok(c) => Err(format!("not refused:\n{c}").into()),
        Err(error) if error.to_string().contains(text) => Ok(()),
        Err(error) => Err(format!("refused as: {error}").into()),
    }
}

/// A header cannot end its comment, nor begin another or a trigraph.
fn header() -> Result<(), Failed> {
    let wasm = wat::parse_str("(module (func (export \"run\")))")?;
    let header = "one */ two /* three **// ??/\n\n/ four\\";
    let c = translate(&wasm, &Options { header, memory_pages: 1 })?;
    let (comment, _) = c[2..].split_once("*/\n").ok_or("no comment")?;
    let is_whole = comment.contains("four") && !comment.contains("*/");
    if is_whole && !comment.contains("/*") && !comment.contains("??") {
        return Ok(());
    }
    Err(c.into())
}

/// A pointer of the stack with fewer than 128 bytes below it ends the program, if the memory does not.
fn end_of_the_stack() -> Result<(), Failed> {
    let c = to_c(&run("", "(global.set $stack (i32.const 112))"))?;
    assert_eq!(run_c(c, 1, &[b""])?[0].1, 1);
    Ok(())
}

fn main() {
    let mut trials = Vec::new();
    let works = |way| compile("int main(void){return 0;}\n", way).is_ok();
    let no_c = !works(1);
    let mut add = |name: String, ignored: bool, test: Box<dyn FnOnce() -> _ + Send>| {
        trials.push(Trial::test(name, test).with_ignored_flag(ignored));
    };
    for (way, (name, ..)) in WAYS.iter().enumerate() {
        let test = move || check(&instructions(), way, &[b""]);
        add(format!("instructions::{name}"), !works(way), Box::new(test));
    }
    let bytes: Vec<u8> = (0..=255).cycle().take(70_000).collect();
    for case in include_str!("constructs.wat").split(";;; ").skip(1) {
        let (name, fields) = case.split_once('\n').expect("a line with a name");
        let (wat, bytes) = (module(fields), bytes.clone());
        let test = move || check(&wat, 1, &[b"", &bytes]);
        add(name.split(',').next().unwrap_or_default().into(), no_c, Box::new(test));
    }
    for end in ENDS {
        // Two results before it, which must not be lost, and one after it.
        let body = format!(
            "(call $i (i32.const 1)) (call $i (i32.const 2)) {end}\n(call $i (i32.const 3))"
        );
        let wat = run(FOR_ENDS, &body);
        add(format!("end::{end}"), no_c, Box::new(move || check(&wat, 1, &[b""])));
    }
    add("end_of_the_stack".into(), no_c, Box::new(end_of_the_stack));
    add("header".into(), false, Box::new(header));
    add("refused::text".into(), false, Box::new(|| refuses(b"hello", "invalid module")));
    for line in REFUSED.trim().lines() {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let &[text, fields, body] = &parts[..] else { panic!("not three parts: {line}") };
        let wat = if fields.starts_with("(module") { fields.into() } else { run(fields, body) };
        let test = move || refuses(&wat::parse_str(&wat)?, text);
        add(format!("refused::{line}"), false, Box::new(test));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}
