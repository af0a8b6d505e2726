//! Each construct does the same as C and in the interpreter, and each that is not supported is
//! refused by its name.

mod support;

use libtest_mimic::{Arguments, Failed, Trial};
use support::{check, compiler, module, stack, to_c, works};
use wasm_to_c::{translate, Options};

/// The other levels of optimization are tried with the random programs.
const STRICT: &[&str] = &["-O1", "-Wall", "-Wextra", "-Werror"];

/// Values at the ends of the ranges.
const EDGES: &[i64] = &[
    0,
    1,
    2,
    -1,
    -2,
    31,
    32,
    33,
    63,
    64,
    65,
    127,
    128,
    -128,
    -129,
    255,
    32_767,
    32_768,
    -32_768,
    65_535,
    0x7fff_ffff,
    0x8000_0000,
    -0x8000_0000,
    0xffff_ffff,
    0x1_0000_0000,
    0x1234_5678_9abc_def0,
    i64::MAX,
    i64::MIN,
];

/// A constant of an `i32` or `i64`.
fn constant(ty: &str, value: i64) -> String {
    let value = if ty == "i32" { value & 0xffff_ffff } else { value };
    format!("({ty}.const {value})")
}

/// A text for each of the items.
fn each<T>(items: impl IntoIterator<Item = T>, text: impl FnMut(T) -> String) -> String {
    items.into_iter().map(text).collect::<Vec<_>>().concat()
}

/// The edges as constants, without those that are the same in 32 bits.
fn edges(ty: &str) -> Vec<String> {
    let mut edges: Vec<String> = Vec::new();
    for &edge in EDGES {
        let edge = constant(ty, edge);
        if !edges.contains(&edge) {
            edges.push(edge);
        }
    }
    edges
}

/// An instruction with two operands, on all pairs of edges: as constants, and as parameters.
fn binary(ty: &str, op: &str, result: &str) -> String {
    let write = if result == "i32" { "$i" } else { "$l" };
    let traps = |a: &str, b: &str| {
        let least = if ty == "i32" { i32::MIN.into() } else { i64::MIN };
        let overflows = op == "div_s" && a == constant(ty, least) && b == constant(ty, -1);
        (op.starts_with("div") || op.starts_with("rem")) && b == constant(ty, 0) || overflows
    };
    let edges = edges(ty);
    let pairs = edges.iter().flat_map(|a| edges.iter().map(move |b| (a, b)));
    let calls = each(pairs.filter(|(a, b)| !traps(a, b)), |(a, b)| {
        format!("(call {write} ({ty}.{op} {a} {b})) (call {write} (call $op {a} {b}))\n")
    });
    let fields = format!(
        "(func $op (param {ty} {ty}) (result {result})
           ({ty}.{op} (local.get 0) (local.get 1)))"
    );
    run(&fields, &calls)
}

/// An instruction with one operand.
fn unary(from: &str, op: &str, to: &str) -> String {
    let write = if to == "i32" { "$i" } else { "$l" };
    let calls =
        each(edges(from), |a| format!("(call {write} (call $op {a})) (call {write} ({op} {a}))\n"));
    run(&format!("(func $op (param {from}) (result {to}) ({op} (local.get 0)))"), &calls)
}

/// A load of each value at aligned and unaligned places, with the offset in the address, in the
/// instruction and in both.
fn load(ty: &str, op: &str) -> String {
    let write = if ty == "i32" { "$i" } else { "$l" };
    let calls = each(0..24, |at| {
        format!(
            "(call {write} ({ty}.{op} (i32.const 1{at:02})))
             (call {write} ({ty}.{op} offset={at} (i32.const 100)))
             (call {write} ({ty}.{op} offset=90 align=1 (i32.add (i32.const {at}) (i32.const 10))))\n"
        )
    });
    run(
        "(data (i32.const 100) \"\\00\\7f\\80\\ff\\01\\fe\\ff\\ff\\7f\\00\\00\\80abcdefgh\\ff\\ff\\ff\\ff\\ff\\ff\\ff\\80\\80\\80\\80\\80\")",
        &calls,
    )
}

fn store(ty: &str, op: &str) -> String {
    let calls = each(edges(ty).iter().zip(0..), |(value, number)| {
        let at = number * 18;
        format!(
            "({ty}.{op} offset=2 (i32.const {at}) {value})
             ({ty}.{op} offset=1000 align=1 (i32.const {at}) {value})\n"
        )
    });
    run("", &format!("{calls} (call $write (i32.const 0) (i32.const 2000))"))
}

/// The body of `run` after some other fields.
fn run(fields: &str, body: &str) -> String {
    module(&format!("{fields} (func (export \"run\") {body})"))
}

/// Two results before a trap, which must not be lost, and one after it, which must not appear.
fn trap(instruction: &str) -> String {
    run(
        "(global $g (mut i32) (i32.const 0))",
        &format!(
            "(call $i (i32.const 1)) (global.set $g (i32.const 2)) (call $i (global.get $g))
             {instruction} (call $i (i32.const 3))"
        ),
    )
}

/// Divisions that trap.
fn trapping_divisions() -> Vec<(String, String)> {
    let mut cases = Vec::new();
    for (ty, least) in [("i32", i64::from(i32::MIN)), ("i64", i64::MIN)] {
        for (op, a, b) in [
            ("div_s", 5, 0),
            ("div_u", 5, 0),
            ("rem_s", 0, 0),
            ("rem_u", 5, 0),
            ("div_s", least, -1),
        ] {
            let (x, y) = (constant(ty, a), constant(ty, b));
            cases.push((format!("{ty}.{op}_by_{b}"), trap(&format!("(drop ({ty}.{op} {x} {y}))"))));
        }
    }
    cases
}

/// All byte values in a data segment, and what C strings have trouble with.
fn data() -> String {
    let all = each(0..=255, |byte| format!("\\{byte:02x}"));
    let octal = each(0..=255, |byte| format!("\\{byte:02x}7\\{byte:02x}a"));
    run(
        &format!(
            "(data (i32.const 3) \"{all}\")
             (data (i32.const 1000) \"{octal}\")
             (data (i32.const 3000) \"\\00\\00??=??/??(\\22quotes\\22 %d \\5c n\\n\\00\\00\")
             (data (i32.const 4000) \"a\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00\\00b\")
             (data (i32.const 5000) \"{}\")
             (data (i32.const 6000) \"\")
             (data (i32.const 65530) \"ending\")",
            "long ".repeat(180)
        ),
        "(call $write (i32.const 0) (i32.const 6100)) (call $write (i32.const 65500) (i32.const 36))",
    )
}

/// Modules with something in global 0 that is not surely a stack pointer.
fn no_stacks() -> Vec<(&'static str, String)> {
    let deep = "(call $i (call $deep (i32.const 3)))";
    let counter = |first: &str, step: &str, more: &str| {
        run(
            &format!("(global $left (mut i32) (i32.const {first}))"),
            &format!(
                "(local $x i32)
                 (loop $all
                   (global.set $left (local.tee $x
                     (i32.sub (global.get $left) (i32.const {step}))))
                   (call $i (local.get $x))
                   (br_if $all (i32.gt_s (local.get $x) (i32.const -40))))
                 {more}"
            ),
        )
    };
    vec![
        ("odd_steps", counter("1024", "7", "")),
        ("odd_start", counter("1000", "16", "")),
        ("start_at_zero", counter("0", "16", "")),
        ("start_outside", counter("65552", "2048", "")),
        ("set_freely", counter("1024", "16", "(global.set $left (i32.mul (call $get) (i32.const 3)))")),
        ("data_below", stack(32768, 16, "(data (i32.const 32767) \"x\")", deep)),
        ("never_lowered", run("(global $g (mut i32) (i32.const 1024))", "(global.set $g (i32.add (global.get $g) (i32.const 16))) (call $i (global.get $g))")),
        ("wide", run("(global $g (mut i64) (i64.const 1024))", "(global.set $g (i64.sub (global.get $g) (i64.const 2000))) (call $l (global.get $g))")),
    ]
}

/// Cases of their own: name, module, input.
#[allow(clippy::too_many_lines)] // A list.
fn special() -> Vec<(&'static str, String, Vec<u8>)> {
    let plain = |name, wat: String| (name, wat, Vec::new());
    let echo = "(local $c i32)
        (block (loop
          (br_if 1 (i32.lt_s (local.tee $c (call $get)) (i32.const 0)))
          (i32.store8 (i32.const 0) (local.get $c))
          (call $write (i32.const 0) (i32.const 1))
          (br 0)))
        (call $i (call $get)) (call $i (call $get))";
    let writes = "(local $n i32) (local $step i32)
        (memory.fill (i32.const 0) (i32.const 65) (i32.const 40000))
        (local.set $n (i32.const 1))
        (loop
          (i32.store8 (i32.sub (local.get $n) (i32.const 1)) (i32.const 10))
          (call $write (i32.const 0) (local.get $n))
          (local.set $n (i32.add (local.get $n) (i32.add (i32.const 1) (i32.div_u (local.get $n) (i32.const 3)))))
          (br_if 0 (i32.le_u (local.get $n) (i32.const 40000))))
        (call $write (i32.const 0) (i32.const 32768))
        (call $write (i32.const 0) (i32.const 32769))
        (call $write (i32.const 7) (i32.const 0))
        (call $write (i32.const 0) (i32.const 5))
        (unreachable)";
    let every: Vec<u8> = (0..=255).cycle().take(70_000).collect();
    let indirect = "(type $unary (func (param i32) (result i32)))
        (type $none (func))
        (type $again (func (param i32) (result i32)))
        (func $double (param i32) (result i32) (i32.mul (local.get 0) (i32.const 2)))
        (func $square (param i32) (result i32) (i32.mul (local.get 0) (local.get 0)))
        (func $hello (call $i (i32.const 77)))
        (table 8 funcref)
        (elem (i32.const 1) $double $square $hello $double)
        (func $call (param i32 i32) (result i32)
          (call_indirect (type $unary) (local.get 1) (local.get 0)))";
    let grow = "(memory (export \"memory\") 1)
        (func $try (param i32)
          (call $i (memory.size)) (call $i (memory.grow (local.get 0))) (call $i (memory.size)))";
    let table = "(func $case (param i32) (result i32)
          (block (block (block (block
            (br_table 0 1 0 2 3 1 (local.get 0)))
            (return (i32.const 10)))
            (return (i32.const 20)))
            (return (i32.const 30)))
          (i32.const 40))
        (func $value (param i32) (result i32)
          (block (result i32)
            (i32.add (i32.const 1)
              (block (result i32)
                (br_table 0 1 0 (i32.mul (local.get 0) (i32.const 5)) (local.get 0))))))
        (func $one (param i32) (block (br_table 0 (local.get 0))) (call $i (local.get 0)))
        (func $two (param i32)
          (block (block (br_table 0 1 (local.get 0))) (call $i (i32.const 5)))
          (call $i (local.get 0)))
        (func $truth (param i32)
          (block (block (block (br_table 0 1 2 (i32.eqz (local.get 0)))) (call $i (i32.const 6)))
            (call $i (i32.const 7))))
        (func $out (param i32) (result i32) (br_table 0 0 0 (i32.const 4) (local.get 0)))";
    let calls = each([-1, 0, 1, 2, 3, 4, 5, 6, 100], |n| {
        format!(
                "(call $i (call $case (i32.const {n}))) (call $i (call $value (i32.const {n})))
                 (call $one (i32.const {n})) (call $two (i32.const {n})) (call $truth (i32.const {n}))
                 (call $i (call $out (i32.const {n})))"
            )
    });
    let state = "(global $g (mut i32) (i32.const 5))
        (global $w (mut i64) (i64.const 0x123456789))
        (global $c i32 (i32.const -3)) (global $d i64 (i64.const -5000000000))
        (func $bump (result i32)
          (global.set $g (i32.add (global.get $g) (i32.const 1)))
          (i32.store (i32.const 0) (i32.add (i32.load (i32.const 0)) (i32.const 3)))
          (global.get $g))";
    vec![
        ("echo", run("", echo), every),
        ("echo_of_nothing", run("", echo), Vec::new()),
        // The buffer for the output has 32768 bytes.
        ("writes_of_all_sizes", run("", writes), Vec::new()),
        ("echo_of_ends", run("", echo), vec![0, 255, 26, 10, 13, 0, 255]),
        plain("empty", run("", "")),
        plain("nop_and_drop", run("", "(nop) (drop (i32.const 1)) (drop (call $get)) (call $i (i32.const 2))")),
        plain("unreachable", trap("(unreachable)")),
        plain("exit", trap("(call $exit (i32.const 1))")),
        plain("exit_with_another_status", trap("(call $exit (i32.const 7))")),
        plain("exit_with_0", trap("(call $exit (i32.const 0))")),
        plain("exit_in_a_branch", trap("(if (i32.eqz (global.get $g)) (then (call $exit (i32.const 1))))")),
        plain("never_returns", module(
            "(func $never (param i32) (result i32)
               (loop (result i32)
                 (call $i (local.get 0))
                 (if (i32.eqz (local.tee 0 (i32.sub (local.get 0) (i32.const 1)))) (then (unreachable)))
                 (br 0)))
             (func (export \"run\") (call $i (call $never (i32.const 3))))")),
        plain("select", run(
            "(func $pick (param i32 i64 i64) (result i64)
               (select (local.get 1) (local.get 2) (local.get 0)))
             (func $typed (param i32 i32) (result i32)
               (select (result i32) (local.get 0) (i32.const 7) (local.get 1)))
             (func $truth (param i32 i32) (result i32)
               (select (i32.const 1) (i32.const 0) (i32.lt_s (local.get 0) (local.get 1))))
             (func $nested (param i32 i32) (result i32)
               (select (select (i32.const 3) (local.get 0) (local.get 1)) (i32.const -4)
                 (select (i32.const 2) (i32.const 3) (local.get 0))))
             (func $wide (param i32) (result i64)
               (i64.shl (select (i64.const 5) (i64.const 7) (local.get 0)) (i64.const 40)))",
            "(call $l (call $pick (i32.const 0) (i64.const 1) (i64.const 2)))
             (call $l (call $pick (i32.const 256) (i64.const 1) (i64.const 2)))
             (call $i (call $typed (i32.const -1) (i32.const 0)))
             (call $i (call $typed (i32.const -1) (i32.const 1)))
             (call $i (call $truth (i32.const -1) (i32.const 1)))
             (call $i (call $truth (i32.const 1) (i32.const 1)))
             (call $i (call $nested (i32.const 0) (i32.const 1)))
             (call $i (call $nested (i32.const 9) (i32.const 0)))
             (call $l (call $wide (i32.const 9))) (call $l (call $wide (i32.const 0)))
             (call $i (select (i32.const 1) (i32.const 2) (i32.const 3)))")),
        plain("blocks_with_results", run(
            "(func $f (param i32) (result i32)
               (i32.add (i32.const 100)
                 (block (result i32)
                   (i32.mul (i32.const 3)
                     (block (result i32)
                       (drop (br_if 1 (i32.const 11) (i32.eq (local.get 0) (i32.const 1))))
                       (drop (br_if 0 (local.get 0) (i32.eq (local.get 0) (i32.const 2))))
                       (if (result i32) (i32.gt_u (local.get 0) (i32.const 4))
                         (then (br 1 (i32.const 44)))
                         (else (i32.const 7))))))))
             (func $loop (param i32) (result i64)
               (local i64)
               (loop (result i64)
                 (local.set 1 (i64.add (local.get 1) (i64.extend_i32_u (local.get 0))))
                 (br_if 0 (local.tee 0 (i32.sub (local.get 0) (i32.const 1))))
                 (local.get 1)))
             (func $early (param i32) (result i32)
               (if (i32.eqz (local.get 0)) (then (return (i32.const 1))))
               (br_if 0 (i32.const 2) (i32.eq (local.get 0) (i32.const 1)))
               (drop) (br 0 (i32.const 3)))",
            "(call $i (call $f (i32.const 0))) (call $i (call $f (i32.const 1)))
             (call $i (call $f (i32.const 2))) (call $i (call $f (i32.const 5)))
             (call $l (call $loop (i32.const 10)))
             (call $i (call $early (i32.const 0))) (call $i (call $early (i32.const 1)))
             (call $i (call $early (i32.const 2)))")),
        plain("if_and_else", run(
            "(func $f (param i32)
               (if (local.get 0) (then (call $i (i32.const 1))))
               (if (local.get 0) (then) (else (call $i (i32.const 2))))
               (if (local.get 0) (then (call $i (i32.const 3)) (call $i (i32.const 4)))
                 (else (call $i (i32.const 5)) (if (i32.eq (local.get 0) (i32.const 0))
                   (then (call $i (i32.const 6))) (else (call $i (i32.const 7))))))
               (if (i32.const 0) (then (call $i (i32.const 8))) (else (call $i (i32.const 9))))
               (if (i32.const 5) (then (call $i (i32.const 10))) (else (call $i (i32.const 11)))))",
            "(call $f (i32.const 0)) (call $f (i32.const 1)) (call $f (i32.const 256))")),
        plain("code_after_a_jump", run(
            "(func $f (param i32) (result i32)
               (block (result i32)
                 (br 0 (i32.const 5)) (i32.add) (drop)
                 (block (loop (br 1)) (unreachable))
                 (if (i32.const 1) (then) (else (unreachable) (f32.add) (drop)))
                 (call $floats) (i64.const 1) (i32.wrap_i64))
               (if (then (return (i32.const 6)) (drop) (i64.const 5) (drop)))
               (return (i32.const 7)) (i32.eqz) (select) (drop) (unreachable))
             (func $floats (drop (f64.const 1)))",
            "(call $i (call $f (i32.const 0))) (call $i (call $f (i32.const 1)))")),
        plain("br_table", run(table, &calls)),
        plain("loops", run(
            "(func $collatz (param i32) (result i32) (local $n i32)
               (block $end (loop $top
                 (br_if $end (i32.eq (local.get 0) (i32.const 1)))
                 (local.set $n (i32.add (local.get $n) (i32.const 1)))
                 (local.set 0 (if (result i32) (i32.and (local.get 0) (i32.const 1))
                   (then (i32.add (i32.mul (local.get 0) (i32.const 3)) (i32.const 1)))
                   (else (i32.shr_u (local.get 0) (i32.const 1)))))
                 (br $top)))
               (local.get $n))",
            "(loop (call $i (i32.const 3))) (call $i (call $collatz (i32.const 27))) (call $i (call $collatz (i32.const 1)))")),
        plain("recursion", run(
            "(func $fib (param i32) (result i64)
               (if (result i64) (i32.lt_u (local.get 0) (i32.const 2))
                 (then (i64.extend_i32_u (local.get 0)))
                 (else (i64.add (call $fib (i32.sub (local.get 0) (i32.const 1)))
                                (call $fib (i32.sub (local.get 0) (i32.const 2)))))))
             (func $even (param i32) (result i32)
               (if (result i32) (local.get 0)
                 (then (call $odd (i32.sub (local.get 0) (i32.const 1)))) (else (i32.const 1))))
             (func $odd (param i32) (result i32)
               (if (result i32) (local.get 0)
                 (then (call $even (i32.sub (local.get 0) (i32.const 1)))) (else (i32.const 0))))",
            "(call $l (call $fib (i32.const 20))) (call $i (call $even (i32.const 77)))")),
        plain("globals", run(state,
            "(call $i (global.get $c)) (call $l (global.get $d)) (call $l (global.get $w))
             (global.set $w (i64.mul (global.get $w) (i64.const 3))) (call $l (global.get $w))
             (global.set $w (i64.sub (global.get $w) (global.get $d))) (call $l (global.get $w))")),
        plain("order_of_locals", run(
            "(func $f (param $x i32) (result i32)
               (i32.sub (local.get $x) (block (result i32)
                 (local.set $x (i32.mul (local.get $x) (i32.const 10))) (local.get $x))))
             (func $g (param $x i32) (result i32)
               (i32.sub (local.get $x) (local.tee $x (i32.const 3))))
             (func $h (param $x i32) (param $y i32) (result i32)
               (local.get $x) (local.get $y) (local.set $x) (local.set $y)
               (i32.sub (local.get $x) (local.get $y)))
             (func $k (param $x i32) (result i32)
               (i32.add (local.get $x) (i32.const 1))
               (block (br_if 0 (local.get $x)) (local.set $x (i32.const 50)))
               (i32.mul (local.get $x)) )
             (func $n (param $x i32) (result i32)
               (local.get $x)
               (block (br_if 0 (i32.eq (local.get $x) (i32.const 4))) (local.set $x (i32.const 50)))
               (i32.mul (local.get $x)))
             (func $m (param $x i32) (result i32)
               (i32.sub (i32.mul (local.tee $x (i32.add (local.get $x) (i32.const 1))) (i32.const 7))
                 (local.tee $x (i32.add (local.get $x) (i32.const 1)))))",
            "(call $i (call $f (i32.const 7))) (call $i (call $g (i32.const 7)))
             (call $i (call $h (i32.const 7) (i32.const 9)))
             (call $i (call $k (i32.const 0))) (call $i (call $k (i32.const 4)))
             (call $i (call $n (i32.const 4))) (call $i (call $n (i32.const 5)))
             (call $i (call $m (i32.const 4)))")),
        plain("order_of_memory", run(state,
            "(i32.store (i32.const 0) (i32.const 1000))
             (i32.load (i32.const 0)) (i32.store (i32.const 0) (i32.const 9)) (call $i)
             (i32.load (i32.const 0)) (drop (call $bump)) (call $i)
             (call $i (i32.sub (i32.load (i32.const 0)) (call $bump)))
             (call $i (i32.sub (call $bump) (i32.load (i32.const 0))))
             (i32.load8_u (i32.const 0)) (memory.fill (i32.const 0) (i32.const 3) (i32.const 2)) (call $i)
             (i32.load (i32.const 0)) (memory.copy (i32.const 1) (i32.const 0) (i32.const 4)) (call $i)
             (i32.store (i32.const 0) (i32.const 40))
             (i32.store (i32.load (i32.const 0)) (call $bump)) (call $i (i32.load (i32.const 40)))
             (i32.store (i32.const 4) (i32.const 64))
             (i32.store (i32.load (i32.const 4)) (call $bump)) (call $i (i32.load (i32.const 64)))")),
        plain("order_of_globals", run(state,
            "(call $i (i32.sub (global.get $g) (call $bump)))
             (call $i (i32.sub (call $bump) (global.get $g)))
             (global.get $g) (global.set $g (i32.const 70)) (call $i)
             (global.set $g (i32.add (global.get $g) (call $bump))) (call $i (global.get $g))
             (global.set $g (i32.add (call $bump) (global.get $g))) (call $i (global.get $g))")),
        (
            "order_of_calls",
            run(
                "(func $say (param i32) (result i32) (call $i (local.get 0)) (local.get 0))
                 (func $three (param i32 i32 i32) (result i32)
                   (i32.add (i32.mul (local.get 0) (i32.const 100))
                     (i32.add (i32.mul (local.get 1) (i32.const 10)) (local.get 2))))",
                "(call $i (call $three (call $say (i32.const 1)) (call $say (i32.const 2))
                   (call $say (i32.const 3))))
                 (call $i (call $three (call $get) (call $get) (call $get)))
                 (call $i (i32.sub (call $get) (call $get)))
                 (i32.store (call $get) (call $get)) (call $i (i32.load (i32.const 101)))",
            ),
            b"12345ef".to_vec(),
        ),
        plain("order_of_traps", run(state,
            "(local $zero i32)
             (call $i (i32.const 1))
             (drop (i32.add (call $bump) (i32.div_u (i32.const 1) (local.get $zero))))
             (call $i (i32.const 2))")),
        plain("unused_results", run(
            "(func $say (param i32) (result i32) (call $i (local.get 0)) (local.get 0))
             (func $many (param i32 i64 i32) (result i32) (local i32 i64 i32)
               (local.set 3 (i32.add (call $say (i32.const 3)) (i32.const 1)))
               (local.set 5 (local.get 5)) (local.set 5 (i32.add (local.get 5) (i32.const 1)))
               (local.set 0 (i32.const 1)) (local.get 2))",
            "(drop (call $say (i32.const 1))) (drop (i32.add (call $say (i32.const 2)) (i32.const 1)))
             (drop (call $many (i32.const 1) (i64.const 2) (i32.const 3)))
             (block (br_table 0 0 (call $say (i32.const 4))))
             (if (i32.and (call $say (i32.const 5)) (i32.const 0)) (then))
             (if (call $say (i32.const 6)) (then))")),
        plain("call_indirect", run(indirect,
            "(call $i (call $call (i32.const 1) (i32.const 9)))
             (call $i (call $call (i32.const 2) (i32.const 9)))
             (call $i (call $call (i32.const 4) (i32.const 9)))
             (call_indirect (type $none) (i32.const 3))
             (call $i (call_indirect (type $again) (i32.const 5) (i32.const 2)))")),
        plain("call_indirect_of_null", run(indirect, "(call $i (i32.const 1)) (call $i (call $call (i32.const 0) (i32.const 9)))")),
        plain("call_indirect_outside", run(indirect, "(call $i (i32.const 1)) (call $i (call $call (i32.const 8) (i32.const 9)))")),
        plain("call_indirect_far_outside", run(indirect, "(call $i (i32.const 1)) (call $i (call $call (i32.const -1) (i32.const 9)))")),
        plain("call_indirect_of_another_type", run(indirect, "(call $i (i32.const 1)) (call $i (call $call (i32.const 3) (i32.const 9)))")),
        plain("call_indirect_of_no_such_type", run(indirect,
            "(call $i (i32.const 1))
             (drop (call_indirect (param i64 i64) (result i64) (i64.const 1) (i64.const 2) (i32.const 1)))")),
        (
            "call_indirect_of_imports",
            run(
                "(table funcref (elem $get $write $exit))",
                "(i32.store (i32.const 0) (call_indirect (result i32) (i32.const 0)))
                 (call_indirect (param i32 i32) (i32.const 0) (i32.const 4) (i32.const 1))
                 (call_indirect (param i32) (i32.const 1) (i32.const 2)) (call $i (i32.const 1))",
            ),
            b"x".to_vec(),
        ),
        plain("order_of_call_indirect", run(&format!("{indirect}
             (func $say (param i32) (result i32) (call $i (local.get 0)) (local.get 0))"),
            "(call $i (call_indirect (type $unary) (call $say (i32.const 6)) (call $say (i32.const 2))))")),
        plain("stack", stack(32768, 4080, "(data (i32.const 32768) \"x\")", "(call $i (call $deep (i32.const 7)))")),
        plain("stack_overflow", stack(32768, 2064, "", "(call $i (call $deep (i32.const 100)))")),
        plain("stack_overflow_by_one_frame", stack(32768, 40000, "", "(call $i (i32.const 1)) (call $i (call $deep (i32.const 0)))")),
        // The frames are aligned to 256 bytes, and the old pointer waits in a local.
        plain("stack_overflow_of_aligned_frames", stack(32768, 16,
            "(func $aligned (param $n i32) (local $old i32) (local $frame i32)
               (local.set $old (local.tee $frame (global.get $stack)))
               (global.set $stack (local.tee $frame (i32.and
                 (i32.sub (local.get $frame) (i32.const 1040)) (i32.const -256))))
               (i32.store (local.get $frame) (local.get $n))
               (call $i (call $deep (i32.const 0)))
               (if (local.get $n) (then (call $aligned (i32.sub (local.get $n) (i32.const 1)))))
               (call $i (i32.load (local.get $frame)))
               (global.set $stack (local.get $old)))",
            "(call $aligned (i32.const 4)) (call $i (global.get $stack)) (call $aligned (i32.const 100))")),
        plain("unreachable_floats", run(
            "(func $f (param f64) (result f32) (f32.demote_f64 (local.get 0)))
             (table funcref (elem $f)) (global f64 (f64.const 1))", "(call $i (i32.const 4))")),
        plain("overlapping_data", run("(data (i32.const 1) \"xyz\") (data (i32.const 2) \"\\00\")",
            "(call $write (i32.const 0) (i32.const 5))")),
        plain("deep_nesting", {
            let open = "(if (call $get) (then ".repeat(300);
            run("", &format!("{open}{} (call $i (i32.const 4))", "))".repeat(300)))
        }),
        plain("declared_elements", run("(elem declare func $i)", "(call $i (i32.const 4))")),
        plain("memory_copy", run(
            "(data (i32.const 10) \"abcdefghijklmnop\")",
            "(memory.copy (i32.const 12) (i32.const 10) (i32.const 8))
             (call $write (i32.const 0) (i32.const 40))
             (memory.copy (i32.const 8) (i32.const 10) (i32.const 9))
             (call $write (i32.const 0) (i32.const 40))
             (memory.copy (i32.const 30) (i32.const 10) (i32.const 0))
             (call $write (i32.const 0) (i32.const 40))")),
        plain("memory_fill", run("",
            "(memory.fill (i32.const 3) (i32.const 0x141) (i32.const 5))
             (memory.fill (i32.const 20) (i32.const -1) (i32.const 5))
             (memory.fill (i32.const 30) (i32.const 7) (i32.const 0))
             (call $write (i32.const 0) (i32.const 40))")),
        plain("memory_size", run("", "(call $i (memory.size)) (call $i (i32.add (memory.size) (i32.const 1)))")),
        plain("memory_grow", run(grow,
            "(call $try (i32.const 0)) (call $try (i32.const 2)) (call $try (i32.const 3))
             (call $try (i32.const -1)) (call $try (i32.const 2)) (call $try (i32.const 1))
             (i32.store (i32.const 327676) (i32.const 5)) (call $i (i32.load (i32.const 327676)))
             (call $i (i32.sub (memory.size) (memory.grow (i32.const 0))))")),
        plain("memory_grow_with_maximum", run(
            "(memory (export \"memory\") 1 2)",
            "(call $i (memory.grow (i32.const 2))) (call $i (memory.grow (i32.const 1)))
             (call $i (memory.grow (i32.const 1)))")),
        plain("data", data()),
        plain("many_variables", {
            let locals = "(local i32)".repeat(720);
            let set = each(0..720, |n| format!("(local.set {n} (i32.add (call $get) (i32.const {n})))"));
            let get = each(0..720, |n| format!("(call $i (local.get {n}))"));
            run("", &format!("{locals} {set} {get}"))
        }),
    ]
}

/// What is refused: what the message holds, and the module, or the fields and the body of `run`.
const REFUSED: &str = r#"
instruction: f32.const | | (drop (f32.add (f32.const 1) (f32.const 2)))
instruction: f64.convert_i32_s | | (drop (f64.convert_i32_s (i32.const 1)))
instruction: f32.load | | (drop (f32.load (i32.const 1)))
instruction: table.get | (table 1 funcref) | (drop (table.get 0 (i32.const 0)))
instruction: ref.null | | (drop (ref.null func))
instruction: f32.const | (table funcref (elem $f)) (func $f (drop (f32.const 1))) | (call_indirect (i32.const 0))
value type: f64 | | (local f64)
value type: f32 | | (drop (block (result f32) (unreachable)))
value type: f64 | (func $f (result f64) (unreachable)) | (drop (call $f))
value type: f32 | (global $g f32 (f32.const 1)) | (drop (global.get $g))
feature: saturating float to int | | (drop (i32.trunc_sat_f32_s (f32.const 1)))
SIMD | | (drop (v128.const i64x2 0 0))
feature: simd | | (local v128)
feature: memory64 | (module (memory i64 1) (func (export "run"))) |
multiple memories | (module (memory 1) (memory 1) (func (export "run"))) |
feature: custom page sizes | (module (memory 1 (pagesize 1)) (func (export "run"))) |
feature: tail call | (func $f (return_call $f)) |
feature: threads | | (drop (i32.atomic.load (i32.const 0)))
feature: threads | (module (memory 1 1 shared) (func (export "run"))) |
feature: gc | (type (struct (field i32))) |
feature: function references | (type $t (func)) (func (param (ref $t))) |
feature: exceptions | (tag) |
feature: extended const | (global i32 (i32.add (i32.const 1) (i32.const 2))) |
feature: wide arithmetic | | (i64.mul_wide_u (i64.const 1) (i64.const 2)) (drop) (drop)
feature: multi value | (func (result i32 i32) (unreachable)) |
feature: multi value | | (i32.const 1) (block (param i32) (drop))
start function | (func $s) (start $s) |
passive data segment | (data $d "x") |
data segment outside of the memory | (module (memory 1) (data (i32.const 65536) "x") (func (export "run"))) |
memory of 40000 pages | (module (memory 40000) (func (export "run"))) |
passive element segment | (elem $e funcref (ref.func $i)) (table 1 funcref) |
element segment of expressions | (table 1 funcref) (elem (i32.const 0) funcref (ref.null func)) |
element segment outside of the table | (table 1 funcref) (elem (i32.const 1) $i) |
second table | (table 1 funcref) (table 1 funcref) |
table of externref | (table 1 externref) |
table of 70000 entries | (table 70000 funcref) |
import: env.foo | (module (import "env" "foo" (func)) (func (export "run"))) |
import: judge.put | (module (import "judge" "put" (func)) (func (export "run"))) |
import: env.memory | (module (import "env" "memory" (memory 1)) (func (export "run"))) |
type of the import: judge.get | (module (import "judge" "get" (func (result i64))) (func (export "run"))) |
no exported function `run` | (module (func (export "go"))) |
no exported function `run` | (module (memory (export "run") 1)) |
type of the exported function `run` | (module (func (export "run") (param i32))) |
`run` is an import | (module (func (export "run") (import "judge" "exit") (param i32))) |
invalid module | (module (func (export "run") (i32.add))) |
"#;

/// Fails unless a module is refused with this text.
fn refuses(wat: &str, text: &str) -> Result<(), Failed> {
    let wasm = wat::parse_str(wat)?;
    match translate(&wasm, &Options { header: "", memory_pages: 1 }) {
        Ok(c) => Err(format!("not refused:\n{c}").into()),
        Err(error) if error.to_string().contains(text) => Ok(()),
        Err(error) => Err(format!("refused as: {error}").into()),
    }
}

type Check = fn() -> Result<(), Failed>;

/// What is said about the text rather than about what it does.
fn texts() -> Vec<(&'static str, Check)> {
    fn demand(condition: bool, message: &str) -> Result<(), Failed> {
        if condition {
            Ok(())
        } else {
            Err(message.into())
        }
    }
    vec![
        ("not_wasm", || {
            let error = translate(b"hello", &Options { header: "", memory_pages: 1 });
            demand(error.is_err_and(|error| error.to_string().starts_with("invalid")), "accepted")
        }),
        ("header", || {
            let wasm = wat::parse_str("(module (func (export \"run\")))")?;
            let header = "one */ two /* three **// ??/\n\n/ four\\";
            let c = translate(&wasm, &Options { header, memory_pages: 1 })?;
            let end = c.find("*/").ok_or("no comment")?;
            demand(c[end..].starts_with("*/\n") && c[..end].contains("four"), &c)?;
            demand(!c[2..end].contains("/*") && !c[..end].contains("??"), &c)
        }),
        ("deterministic", || {
            let wat = support::generator::module(1, 20);
            demand(to_c(&wat)? == to_c(&wat)?, "two texts")
        }),
    ]
}

fn main() {
    let missing = !works(&compiler(), &[]);
    let mut trials = Vec::new();
    let mut add = |name: String, wat: String, input: Vec<u8>| {
        let trial = Trial::test(name, move || check(&wat, &input, STRICT));
        trials.push(trial.with_ignored_flag(missing));
    };
    for ty in ["i32", "i64"] {
        for op in [
            "add", "sub", "mul", "div_s", "div_u", "rem_s", "rem_u", "and", "or", "xor", "shl",
            "shr_s", "shr_u", "rotl", "rotr",
        ] {
            add(format!("{ty}.{op}"), binary(ty, op, ty), Vec::new());
        }
        for op in ["eq", "ne", "lt_s", "lt_u", "gt_s", "gt_u", "le_s", "le_u", "ge_s", "ge_u"] {
            add(format!("{ty}.{op}"), binary(ty, op, "i32"), Vec::new());
        }
        for op in ["clz", "ctz", "popcnt", "extend8_s", "extend16_s"] {
            add(format!("{ty}.{op}"), unary(ty, &format!("{ty}.{op}"), ty), Vec::new());
        }
        add(format!("{ty}.eqz"), unary(ty, &format!("{ty}.eqz"), "i32"), Vec::new());
        for op in ["load", "load8_s", "load8_u", "load16_s", "load16_u", "load32_s", "load32_u"] {
            if ty == "i64" || !op.contains("32") {
                add(format!("{ty}.{op}"), load(ty, op), Vec::new());
            }
        }
        for op in ["store", "store8", "store16", "store32"] {
            if ty == "i64" || !op.contains("32") {
                add(format!("{ty}.{op}"), store(ty, op), Vec::new());
            }
        }
    }
    add("i32.wrap_i64".into(), unary("i64", "i32.wrap_i64", "i32"), Vec::new());
    add("i64.extend_i32_s".into(), unary("i32", "i64.extend_i32_s", "i64"), Vec::new());
    add("i64.extend_i32_u".into(), unary("i32", "i64.extend_i32_u", "i64"), Vec::new());
    add("i64.extend32_s".into(), unary("i64", "i64.extend32_s", "i64"), Vec::new());
    for (name, wat) in trapping_divisions() {
        add(name, wat, Vec::new());
    }
    for (name, wat, input) in special() {
        add(name.into(), wat, input);
    }
    for (name, wat) in no_stacks() {
        add(format!("no_stack::{name}"), wat, Vec::new());
    }
    for (number, line) in REFUSED.trim().lines().enumerate() {
        let mut parts = line.split(" |").map(str::trim);
        let mut part = || parts.next().expect("three parts").to_string();
        let (text, fields, body) = (part(), part(), part());
        let wat = if fields.starts_with("(module") { fields } else { run(&fields, &body) };
        let name = format!("refused::{number}_{}", text.replace(' ', "_"));
        trials.push(Trial::test(name, move || refuses(&wat, &text)));
    }
    for (name, test) in texts() {
        trials.push(Trial::test(format!("text::{name}"), test));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}
