//! Random programs: integer code with locals, globals, memory, calls and nested blocks, in which
//! all loops end and all accesses are within the memory.

/// A small generator of random numbers.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    fn pick<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[usize::try_from(self.below(list.len() as u64)).expect("small")]
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Ty {
    I32,
    I64,
}

impl Ty {
    fn name(self) -> &'static str {
        match self {
            Ty::I32 => "i32",
            Ty::I64 => "i64",
        }
    }
}

/// What a jump to an open block takes.
#[derive(Clone, Copy, PartialEq)]
enum Block {
    Plain,
    Value(Ty),
    /// No random jump, as it might go round for ever.
    Loop,
}

const BINARY: &[&str] = &[
    "add", "sub", "mul", "and", "or", "xor", "shl", "shr_s", "shr_u", "rotl", "rotr", "add", "sub",
    "and", "shr_u",
];
const DIVISION: &[&str] = &["div_s", "div_u", "rem_s", "rem_u"];
const COMPARE: &[&str] =
    &["eq", "ne", "lt_s", "lt_u", "gt_s", "gt_u", "le_s", "le_u", "ge_s", "ge_u"];

/// Locals of each type in a function: the first of each is a parameter, and the last two `i32`
/// are counters of loops.
const I32_LOCALS: u64 = 5;
const I64_LOCALS: u64 = 4;

/// The functions without calls, which all others may call.
const LEAVES: u64 = 6;

struct Function<'r> {
    random: &'r mut Random,
    result: Ty,
    leaf: bool,
    /// The blocks that are open, the innermost last.
    blocks: Vec<Block>,
    /// How many loops are around.
    loops: usize,
    /// How much more code there may be.
    budget: i32,
}

impl Function<'_> {
    fn ty(&mut self) -> Ty {
        if self.random.below(3) == 0 {
            Ty::I64
        } else {
            Ty::I32
        }
    }

    fn local(&mut self, ty: Ty) -> String {
        match ty {
            Ty::I32 => format!("$a{}", self.random.below(I32_LOCALS)),
            Ty::I64 => format!("$b{}", self.random.below(I64_LOCALS)),
        }
    }

    fn constant(&mut self, ty: Ty) -> String {
        let shift = self.random.below(64);
        let value = match self.random.below(4) {
            0 => self.random.below(20),
            1 => (1 << shift) - self.random.below(2),
            2 => self.random.below(20).wrapping_neg(),
            _ => self.random.next() >> shift,
        };
        match ty {
            Ty::I32 => format!("(i32.const {})", value & 0xffff_ffff),
            Ty::I64 => format!("(i64.const {value})"),
        }
    }

    fn address(&mut self) -> String {
        format!("(i32.and {} (i32.const 1023))", self.expr(Ty::I32))
    }

    fn expr(&mut self, ty: Ty) -> String {
        self.budget -= 1;
        let t = ty.name();
        if self.budget <= 0 {
            return self.leaf_expr(ty);
        }
        match self.random.below(32) {
            0..=5 => self.leaf_expr(ty),
            6..=12 => {
                let op = self.random.pick(BINARY);
                format!("({t}.{op} {} {})", self.expr(ty), self.expr(ty))
            }
            13..=15 => {
                let op = self.random.pick(BINARY);
                format!("({t}.{op} {} {})", self.expr(ty), self.constant(ty))
            }
            16 => {
                // An odd divisor is not zero, and rarely -1 with the least dividend.
                let op = self.random.pick(DIVISION);
                let (a, b) = (self.expr(ty), self.expr(ty));
                format!("({t}.{op} {a} ({t}.or {b} ({t}.const 1)))")
            }
            17 => {
                let op = self.random.pick(DIVISION);
                let divisor = self.random.below(100) + 1;
                format!("({t}.{op} {} ({t}.const {divisor}))", self.expr(ty))
            }
            18..=20 if ty == Ty::I32 => {
                let of = self.ty();
                let op = self.random.pick(COMPARE);
                let right =
                    if self.random.below(2) == 0 { self.constant(of) } else { self.expr(of) };
                format!("({}.{op} {} {right})", of.name(), self.expr(of))
            }
            18 => format!("(i64.extend_i32_u {})", self.expr(Ty::I32)),
            19 => format!("(i64.extend_i32_s {})", self.expr(Ty::I32)),
            20 => format!("(i64.extend32_s {})", self.expr(Ty::I64)),
            21 => {
                let op = self.random.pick(&["clz", "ctz", "popcnt", "extend8_s", "extend16_s"]);
                format!("({t}.{op} {})", self.expr(ty))
            }
            22 if ty == Ty::I32 => match self.random.below(3) {
                0 => format!("(i32.eqz {})", self.expr(Ty::I32)),
                1 => format!("(i64.eqz {})", self.expr(Ty::I64)),
                _ => format!("(i32.wrap_i64 {})", self.expr(Ty::I64)),
            },
            22 | 23 => {
                let (a, b, c) = (self.expr(ty), self.expr(ty), self.expr(Ty::I32));
                format!("(select {a} {b} {c})")
            }
            24 | 25 => {
                let op = match ty {
                    Ty::I32 => {
                        self.random.pick(&["load", "load8_s", "load8_u", "load16_s", "load16_u"])
                    }
                    Ty::I64 => self.random.pick(&[
                        "load", "load8_s", "load8_u", "load16_s", "load16_u", "load32_s",
                        "load32_u",
                    ]),
                };
                let offset = self.random.below(40);
                format!("({t}.{op} offset={offset} {})", self.address())
            }
            26 => format!("(local.tee {} {})", self.local(ty), self.expr(ty)),
            27 | 28 => {
                self.blocks.push(Block::Value(ty));
                let text = format!("(block (result {t}) {} {})", self.statements(3), self.expr(ty));
                self.blocks.pop();
                text
            }
            29 => {
                let condition = self.expr(Ty::I32);
                self.blocks.push(Block::Value(ty));
                let then = format!("{} {}", self.statements(2), self.expr(ty));
                let other = format!("{} {}", self.statements(2), self.expr(ty));
                self.blocks.pop();
                format!("(if (result {t}) {condition} (then {then}) (else {other}))")
            }
            30 if !self.leaf => {
                let (a, b) = (self.expr(Ty::I32), self.expr(Ty::I64));
                // The leaves alternate in their result type.
                let number = self.random.below(LEAVES / 2) * 2 + u64::from(ty == Ty::I64);
                if self.random.below(3) == 0 {
                    format!("(call_indirect (type ${t}) {a} {b} (i32.const {number}))")
                } else {
                    format!("(call $f{number} {a} {b})")
                }
            }
            _ => {
                let depth = self.blocks.len() as u64;
                let target = self.random.below(depth.max(1));
                let at = usize::try_from(depth.saturating_sub(1 + target)).expect("small");
                if self.blocks.get(at) == Some(&Block::Value(ty)) {
                    // The value stays if the branch is not taken.
                    format!("(br_if {target} {} {})", self.expr(ty), self.expr(Ty::I32))
                } else {
                    self.leaf_expr(ty)
                }
            }
        }
    }

    fn leaf_expr(&mut self, ty: Ty) -> String {
        match self.random.below(5) {
            0 => self.constant(ty),
            1 => format!("(global.get $g{})", ty.name()),
            _ => format!("(local.get {})", self.local(ty)),
        }
    }

    fn statements(&mut self, most: u64) -> String {
        let count = self.random.below(most + 1);
        (0..count).map(|_| self.statement() + "\n").collect::<Vec<_>>().concat()
    }

    fn statement(&mut self) -> String {
        self.budget -= 1;
        let ty = self.ty();
        if self.budget <= 0 {
            return format!("(local.set {} {})", self.local(ty), self.leaf_expr(ty));
        }
        match self.random.below(16) {
            0..=4 => format!("(local.set {} {})", self.local(ty), self.expr(ty)),
            5 => format!("(global.set $g{} {})", ty.name(), self.expr(ty)),
            6 | 7 => {
                let op = match ty {
                    Ty::I32 => self.random.pick(&["store", "store8", "store16"]),
                    Ty::I64 => self.random.pick(&["store", "store8", "store16", "store32"]),
                };
                let offset = self.random.below(40);
                let (address, value) = (self.address(), self.expr(ty));
                format!("({}.{op} offset={offset} {address} {value})", ty.name())
            }
            8 => {
                let condition = self.expr(Ty::I32);
                self.blocks.push(Block::Plain);
                let text = if self.random.below(2) == 0 {
                    format!("(if {condition} (then {}))", self.statements(3))
                } else {
                    let (then, other) = (self.statements(3), self.statements(3));
                    format!("(if {condition} (then {then}) (else {other}))")
                };
                self.blocks.pop();
                text
            }
            9 => {
                self.blocks.push(Block::Plain);
                let text = format!("(block {})", self.statements(4));
                self.blocks.pop();
                text
            }
            10 if self.loops < 2 => {
                let counter = format!("$n{}", self.loops);
                let rounds = self.random.below(4) + 1;
                self.loops += 1;
                // Jumps to the loop itself come from the counter only.
                self.blocks.extend([Block::Plain, Block::Loop, Block::Plain]);
                let inner = self.statements(4);
                self.blocks.truncate(self.blocks.len() - 3);
                self.loops -= 1;
                format!(
                    "(local.set {counter} (i32.const {rounds}))
                    (block (loop (block {inner})
                      (br_if 0 (local.tee {counter}
                        (i32.sub (local.get {counter}) (i32.const 1))))))"
                )
            }
            11 => {
                let op = self.random.pick(&["copy", "fill"]);
                let (a, b) = (self.address(), self.address());
                format!("(memory.{op} {a} {b} (i32.and {} (i32.const 63)))", self.expr(Ty::I32))
            }
            12 => format!("(drop {})", self.expr(ty)),
            13 => self.jump(),
            14 => {
                let result = self.result;
                let condition = self.expr(Ty::I32);
                self.blocks.push(Block::Plain);
                let value = self.expr(result);
                self.blocks.pop();
                format!("(if {condition} (then (return {value})))")
            }
            _ => format!("(call $i (i32.popcnt {}))", self.expr(Ty::I32)),
        }
    }

    /// A jump out of one of the blocks without result.
    fn jump(&mut self) -> String {
        let targets: Vec<String> = (0..)
            .zip(self.blocks.iter().rev())
            .filter(|(_, block)| **block == Block::Plain)
            .map(|(depth, _): (u32, _)| depth.to_string())
            .collect();
        if targets.is_empty() {
            return "(nop)".into();
        }
        let targets: Vec<&str> = targets.iter().map(String::as_str).collect();
        let index = self.expr(Ty::I32);
        if self.random.below(3) == 0 {
            let count = self.random.below(5);
            let list: Vec<&str> = (0..=count).map(|_| self.random.pick(&targets)).collect();
            format!("(br_table {} (i32.and {index} (i32.const 7)))", list.join(" "))
        } else {
            format!("(br_if {} {index})", self.random.pick(&targets))
        }
    }
}

/// The text of a module with so many functions, all of which `run` calls.
pub fn module(seed: u64, functions: u64) -> String {
    let mut random = Random::new(seed);
    let mut fields = String::from(
        "(global $gi32 (mut i32) (i32.const 7))
        (global $gi64 (mut i64) (i64.const -9))
        (type $i32 (func (param i32 i64) (result i32)))
        (type $i64 (func (param i32 i64) (result i64)))\n",
    );
    let leaves: Vec<String> = (0..LEAVES).map(|number| format!("$f{number}")).collect();
    fields.push_str(&format!("(table funcref (elem {}))\n", leaves.join(" ")));
    let mut run = String::new();
    for number in 0..functions {
        let result = if number % 2 == 0 { Ty::I32 } else { Ty::I64 };
        let leaf = number < LEAVES;
        let budget = if leaf { 40 } else { 120 };
        let mut function =
            Function { random: &mut random, result, leaf, blocks: Vec::new(), loops: 0, budget };
        let body = function.statements(12);
        function.budget = 20;
        let value = function.expr(result);
        fields.push_str(&format!(
            "(func $f{number} (type ${}) (param $a0 i32) (param $b0 i64) (result {})
              (local $a1 i32) (local $a2 i32) (local $a3 i32) (local $a4 i32)
              (local $b1 i64) (local $b2 i64) (local $b3 i64)
              (local $n0 i32) (local $n1 i32)
              {body} {value})\n",
            result.name(),
            result.name()
        ));
        let write = if result == Ty::I32 { "$i" } else { "$l" };
        for _ in 0..2 {
            let (a, b) = (random.next() & 0xffff_ffff, random.next());
            run.push_str(&format!(
                "(call {write} (call $f{number} (i32.const {a}) (i64.const {b})))\n"
            ));
        }
    }
    fields.push_str(&format!(
        "(func (export \"run\") {run}
          (call $i (global.get $gi32)) (call $l (global.get $gi64))
          (call $write (i32.const 0) (i32.const 2048)))"
    ));
    super::module(&fields)
}
