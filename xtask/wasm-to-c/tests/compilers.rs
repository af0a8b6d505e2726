//! The C compiles without warnings with the compilers and dialects of the judges, and runs clean
//! with the sanitizers.

mod support;

use libtest_mimic::{Arguments, Failed, Trial};
use std::ffi::OsString;
use std::sync::Arc;
use support::{
    compile_rust, compile_with, compiler, interpret, module, preprocess, stack, to_c, works,
};
use wasm_to_c::{translate, Options};

/// A program like those of the judges: it reads numbers, sorts them, and writes them with their
/// sum, by way of a buffer, a dispatch through the table and 64-bit arithmetic.
fn sort() -> String {
    module(
        "(type $order (func (param i32 i32) (result i32)))
        (global $count (mut i32) (i32.const 0))
        (data (i32.const 60000) \" sum\\0a\")
        (table funcref (elem $less $more))
        (func $less (type $order) (i32.lt_s (local.get 0) (local.get 1)))
        (func $more (type $order) (i32.gt_s (local.get 0) (local.get 1)))
        (func $read (result i32) (local $c i32) (local $x i32)
          (block $skipped (loop $skip
            (br_if $skipped (i32.ge_s (local.tee $c (call $get)) (i32.const 48)))
            (if (i32.lt_s (local.get $c) (i32.const 0)) (then (return (i32.const -1))))
            (br $skip)))
          (loop $digits
            (local.set $x (i32.add (i32.mul (local.get $x) (i32.const 10))
              (i32.sub (local.get $c) (i32.const 48))))
            (br_if $digits (i32.ge_s (local.tee $c (call $get)) (i32.const 48))))
          (local.get $x))
        (func $sort (param $order i32) (local $i i32) (local $j i32) (local $x i32)
          (block $done (loop $outer
            (br_if $done (i32.ge_u (local.get $i) (global.get $count)))
            (local.set $x (i32.load (i32.shl (local.get $i) (i32.const 2))))
            (local.set $j (local.get $i))
            (block $placed (loop $inner
              (br_if $placed (i32.eqz (local.get $j)))
              (br_if $placed (i32.eqz (call_indirect (type $order) (local.get $x)
                (i32.load (i32.mul (i32.sub (local.get $j) (i32.const 1)) (i32.const 4)))
                (local.get $order))))
              (i32.store (i32.shl (local.get $j) (i32.const 2))
                (i32.load (i32.sub (i32.shl (local.get $j) (i32.const 2)) (i32.const 4))))
              (local.set $j (i32.sub (local.get $j) (i32.const 1)))
              (br $inner)))
            (i32.store (i32.shl (local.get $j) (i32.const 2)) (local.get $x))
            (local.set $i (i32.add (local.get $i) (i32.const 1)))
            (br $outer))))
        (func $print (param $x i64) (local $at i32)
          (local.set $at (i32.const 50000))
          (loop $digits
            (local.set $at (i32.sub (local.get $at) (i32.const 1)))
            (i32.store8 (local.get $at) (i32.add (i32.const 48)
              (i32.wrap_i64 (i64.rem_u (local.get $x) (i64.const 10)))))
            (br_if $digits
              (i32.wrap_i64 (local.tee $x (i64.div_u (local.get $x) (i64.const 10))))))
          (call $write (local.get $at) (i32.sub (i32.const 50000) (local.get $at)))
          (call $write (i32.const 60000) (i32.const 1)))
        (func (export \"run\") (local $x i32) (local $i i32) (local $sum i64)
          (block $end (loop $more
            (br_if $end (i32.lt_s (local.tee $x (call $read)) (i32.const 0)))
            (i32.store (i32.shl (global.get $count) (i32.const 2)) (local.get $x))
            (global.set $count (i32.add (global.get $count) (i32.const 1)))
            (local.set $sum (i64.add (i64.rotl (local.get $sum) (i64.const 3))
              (i64.mul (i64.extend_i32_s (local.get $x)) (i64.const 5000000000))))
            (br $more)))
          (call $sort (i32.and (global.get $count) (i32.const 1)))
          (loop $all
            (call $print (i64.load32_u (i32.shl (local.get $i) (i32.const 2))))
            (br_if $all (i32.lt_u (local.tee $i (i32.add (local.get $i) (i32.const 1)))
              (global.get $count))))
          (call $print (local.get $sum))
          (call $write (i32.const 60000) (i32.const 5)))",
    )
}

const INPUT: &[u8] = b"5 3 99 1000000000 7 0 12\n1 1 2";

/// The instructions that count bits, which not all compilers have: all numbers of zeros.
fn counts() -> String {
    let mut run = String::new();
    for (ty, write, bits) in [("i32", "$i", 32), ("i64", "$l", 64)] {
        for op in ["clz", "ctz", "popcnt"] {
            for shift in 0..bits {
                run.push_str(&format!(
                    "(call {write} ({ty}.{op} ({ty}.shl ({ty}.const 5) ({ty}.const {shift}))))
                     (call {write} ({ty}.{op} ({ty}.shr_u ({ty}.const -1) ({ty}.const {shift}))))\n"
                ));
            }
            run.push_str(&format!("(call {write} ({ty}.{op} ({ty}.const 0)))"));
        }
    }
    module(&format!("(func (export \"run\") {run})"))
}

/// The programs that all compilers get; the last has nearly all instructions in it.
fn programs() -> [String; 3] {
    [sort(), counts(), support::generator::module(5, 60)]
}

/// A way to compile.
struct Way {
    name: String,
    compiler: OsString,
    flags: Vec<&'static str>,
    /// Whether the programs run on this machine.
    runs: bool,
}

fn ways() -> Vec<Way> {
    let cc = compiler();
    let mut ways = Vec::new();
    for dialect in ["-std=gnu89", "-std=c99", "-std=gnu99"] {
        for bits in ["", "-m32"] {
            for level in ["-O0", "-O2"] {
                let mut flags = vec![dialect, level, "-Wall", "-Wextra", "-Werror"];
                flags.extend((!bits.is_empty()).then_some(bits));
                let name = format!("cc{dialect}{bits}{level}");
                ways.push(Way { name, compiler: cc.clone(), flags, runs: true });
            }
        }
    }
    let sanitizers = vec!["-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
    for bits in ["", "-m32"] {
        for level in ["-O0", "-O2"] {
            let mut flags = vec!["-std=c++98", level, "-Wall", "-Wextra", "-Werror"];
            flags.extend((!bits.is_empty()).then_some(bits));
            let name = format!("g++-std=c++98{bits}{level}");
            ways.push(Way { name, compiler: "g++".into(), flags, runs: true });
        }
    }
    ways.push(Way { name: "sanitizers".into(), compiler: cc, flags: sanitizers, runs: true });
    let flags = vec!["-Wall", "-Werror"];
    ways.push(Way { name: "tcc".into(), compiler: "tcc".into(), flags, runs: true });
    let (name, flags) = ("i686-w64-mingw32-gcc", vec!["-Wall", "-Werror", "-std=gnu89", "-O2"]);
    ways.push(Way { name: name.into(), compiler: name.into(), flags, runs: false });
    ways
}

fn check(way: &Way) -> Result<(), Failed> {
    for wat in programs() {
        let program = compile_with(&way.compiler, &to_c(&wat)?, &way.flags)?;
        if way.runs && program.run(INPUT)? != interpret(&wat, INPUT)? {
            return Err(format!("another outcome:\n{wat}").into());
        }
    }
    if way.runs {
        check_stack(way)?;
    }
    Ok(())
}

/// The Rust compilers that may have the target, with what they need besides: Debian's has no linker
/// of its own, and before Rust 1.68 an allocator takes a feature.
const RUSTCS: [(&str, &[&str]); 3] = [
    ("rustc", &[]),
    ("/usr/bin/rustc", &["-Clinker=wasm-ld-14", "-Clinker-flavor=wasm-ld"]),
    (
        "/usr/bin/rustc",
        &[
            "-Clinker=wasm-ld-14",
            "-Clinker-flavor=wasm-ld",
            "-Zcrate-attr=feature(default_alloc_error_handler)",
        ],
    ),
];

const README: &str = include_str!("../README.md");

/// A program with an allocator, formatted text and dynamic dispatch.
const PROGRAM: &str = include_str!("support/program.rs");

const WORDS: (&[u8], &str) = (
    b"to be 007 or\tnot to be\n-9223372036854775800 \"to\"",
    "      be:002|\"be\"
      to:002|\"to\"
    \"to\":001|\"\\\"to\\\"\"
-9223372036854775800:001|\"-9223372036854775800\"
     007:001|\"007\"
     not:001|\"not\"
      or:001|\"or\"
sum -9223372036854775793 0x7ffffffffffffff1
",
);

/// A program becomes WebAssembly by the command in the README.
fn compile_program(program: &str, rustc: &str, extra: &[&str]) -> Result<Vec<u8>, Failed> {
    let command = README.lines().find_map(|line| line.strip_prefix("rustc "));
    let arguments: Vec<&str> = command.ok_or("README.md has no command")?.split(' ').collect();
    compile_rust(rustc, program, &[&arguments, extra].concat())
}

/// That program does as C what it is said to do.
fn check_program(way: &Way, wasm: &[u8]) -> Result<(), Failed> {
    let c = translate(wasm, &Options { header: "Counts words.", memory_pages: 256 })?;
    let program = compile_with(&way.compiler, &c, &way.flags)?;
    let expected = (WORDS.1.into(), 0);
    if way.runs && program.run(WORDS.0)? != expected {
        return Err("another outcome".into());
    }
    Ok(())
}

/// A stack that is too small ends the program, and what it has written stays. It is the stack in
/// the memory: that of the C program has far more room than the frames here take.
fn check_stack(way: &Way) -> Result<(), Failed> {
    let outcome = |wat: &str| compile_with(&way.compiler, &to_c(wat)?, &way.flags)?.run(b"");
    let wat =
        stack(65_504, 1_040, "", "(call $i (i32.const 7)) (drop (call $deep (i32.const 500)))");
    let expected = interpret(&wat, b"")?;
    if expected.1 != 1 || expected.0.len() != 4 * (1 + 65_504 / 1_040) {
        return Err("the interpreter does not end where the stack does".into());
    }
    if outcome(&wat)? != expected {
        return Err("another outcome of an overflow".into());
    }
    // A function that calls none may use 128 bytes below the pointer, which it does not lower.
    for (left, status) in [(128, 0), (112, 1)] {
        let wat = stack(1_024, 1_024 - left, "", "(drop (call $deep (i32.const 0)))");
        if outcome(&wat)?.1 != status {
            return Err(format!("with {left} bytes left the status is not {status}").into());
        }
    }
    Ok(())
}

/// What Microsoft's compiler is given, as far as another can tell: its types by another name, its
/// suffixes replaced after the preprocessor has put them in their places.
fn check_microsoft(dialect: &'static str) -> Result<(), Failed> {
    let own = ["-D_MSC_VER=1200", "-D__int64=long long"];
    for wat in programs() {
        let c = preprocess(&compiler(), &to_c(&wat)?, &own)?;
        if !c.contains("ui64") {
            return Err("the suffix is missing".into());
        }
        let c = replace_suffix(&replace_suffix(&c, "ui64", "ULL"), "i64", "LL");
        let flags = [dialect, "-O1", "-Wall", "-Wextra", "-Werror"];
        if compile_with(&compiler(), &c, &flags)?.run(INPUT)? != interpret(&wat, INPUT)? {
            return Err(format!("another outcome:\n{wat}").into());
        }
    }
    Ok(())
}

/// Replaces a suffix of numbers.
fn replace_suffix(c: &str, suffix: &str, by: &str) -> String {
    let mut parts = c.split(suffix);
    let mut out = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let number = out.ends_with(|last: char| last.is_ascii_digit());
        out.push_str(if number { by } else { suffix });
        out.push_str(part);
    }
    out
}

fn main() {
    let mut trials = Vec::new();
    // What stands before the program proper tells whether a compiler has all that it takes.
    let (beginning, _) = PROGRAM.split_once("/// What lines").expect("the trait");
    let rustc =
        RUSTCS.iter().find(|(rustc, extra)| compile_program(beginning, rustc, extra).is_ok());
    let wasm = Arc::new(rustc.map(|(rustc, extra)| {
        compile_program(PROGRAM, rustc, extra).expect("the program compiles")
    }));
    for way in ways() {
        let missing = !works(&way.compiler, &way.flags);
        let way = Arc::new(way);
        let (same, wasm) = (Arc::clone(&way), Arc::clone(&wasm));
        let trial = Trial::test(format!("rust_{}", way.name), move || {
            check_program(&same, wasm.as_ref().as_ref().ok_or("no compiler")?)
        });
        trials.push(trial.with_ignored_flag(missing || rustc.is_none()));
        let trial = Trial::test(way.name.clone(), move || check(&way));
        trials.push(trial.with_ignored_flag(missing));
    }
    for dialect in ["-std=gnu89", "-std=gnu99"] {
        let missing = !works(&compiler(), &[dialect]);
        let trial = Trial::test(format!("microsoft{dialect}"), move || check_microsoft(dialect));
        trials.push(trial.with_ignored_flag(missing));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}
