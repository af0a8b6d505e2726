//! One function as C. Locals and the places of the operand stack become variables, each
//! instruction a statement, and each block a label that jumps go to.

use crate::error::{unsupported, Error};
use crate::module::Module;
use std::collections::{BTreeMap, BTreeSet};
use wasmparser::ValType::{I32, I64};
use wasmparser::{BlockType, FuncType, MemArg, Operator, ValType};

/// What the functions refer to, by index.
#[derive(Debug, Default)]
pub struct References {
    /// Those that have a body.
    pub functions: BTreeSet<u32>,
    pub globals: BTreeSet<u32>,
    /// The types of the calls through the table.
    pub indirect: BTreeSet<u32>,
}

impl References {
    pub fn call(&mut self, module: &Module, function: u32) {
        if !module.is_import(function) {
            self.functions.insert(function);
        }
    }
}

/// The C type of a value.
pub fn c_type(ty: ValType) -> Result<&'static str, Error> {
    match ty {
        I32 => Ok("u32"),
        I64 => Ok("u64"),
        other => Err(unsupported(format!("value type: {other}"))),
    }
}

/// A C function's type and name with the given parameters, by number and type, in front of others.
pub fn head(ty: &FuncType, name: &str, others: &[&str]) -> Result<String, Error> {
    let result = ty.results().first().map_or(Ok("void"), |&ty| c_type(ty))?;
    let mut params = Vec::new();
    for (number, &ty) in ty.params().iter().enumerate() {
        params.push(format!("{} l{number}", c_type(ty)?));
    }
    params.extend(others.iter().map(ToString::to_string));
    let params = if params.is_empty() { "void".into() } else { params.join(",") };
    Ok(format!("static {result} {name}({params})"))
}

/// An integer literal.
pub fn literal(ty: ValType, value: u64) -> String {
    match (ty, u32::try_from(value)) {
        (I32, Ok(value)) if value > u32::MAX / 2 => format!("~{}u", !value), // mostly a small negative one
        (I32, _) => format!("{value}u"),
        _ => format!("U64({value})"),
    }
}

/// An operand on the stack: a literal, or the name of a local or of the variable of its place.
#[derive(Debug, Clone)]
struct Operand {
    ty: ValType,
    text: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The body of a function too.
    Block,
    Loop,
    /// The branch that is taken if the condition holds.
    Then,
}

/// A block that is open.
#[derive(Debug)]
struct Block {
    kind: Kind,
    label: usize,
    /// The statements before it.
    start: usize,
    /// The operands below it.
    height: usize,
    result: Option<ValType>,
    /// Whether a jump goes to its label.
    is_target: bool,
}

/// A function under construction.
struct Translator<'a, 'm> {
    module: &'a Module<'m>,
    references: &'a mut References,
    locals: Vec<ValType>,
    /// The variables for places on the operand stack, with their C types.
    places: BTreeMap<String, &'static str>,
    statements: Vec<String>,
    stack: Vec<Operand>,
    blocks: Vec<Block>,
    /// How many labels there are.
    labels: usize,
    /// How many blocks are open around code that is not reached; 0 where it is reached.
    dead: usize,
}

/// The definition of a function; what it refers to is added to the references.
pub fn translate(
    module: &Module,
    index: u32,
    references: &mut References,
) -> Result<String, Error> {
    let ty = module.function_type(index);
    let body = module.body(index);
    let mut locals = ty.params().to_vec();
    for group in body.get_locals_reader()? {
        let (count, ty) = group?;
        locals.extend(std::iter::repeat_n(ty, count as usize));
    }
    let mut translator = Translator {
        module,
        references,
        locals,
        places: BTreeMap::new(),
        statements: Vec::new(),
        stack: Vec::new(),
        blocks: Vec::new(),
        labels: 0,
        dead: 0,
    };
    translator.open(Kind::Block, ty.results().first().copied())?;
    for operator in body.get_operators_reader()? {
        translator.operator(&operator?)?;
    }
    let result = translator.stack.pop().map(|operand| operand.text).unwrap_or_default();

    let mut out = format!("{}{{\n", head(ty, &module.function_name(index), &[])?);
    let mut names: Vec<String> =
        (0..ty.params().len()).map(|number| format!("l{number}")).collect();
    let mut variables: BTreeMap<&str, Vec<String>> = BTreeMap::new(); // by their types
    for (number, &local) in translator.locals.iter().enumerate().skip(names.len()) {
        variables.entry(c_type(local)?).or_default().push(format!("l{number}"));
    }
    for (place, ty) in translator.places {
        variables.entry(ty).or_default().push(place);
    }
    for (ty, of_type) in variables {
        out.push_str(&format!("{ty} {}=0;\n", of_type.join("=0,")));
        names.extend(of_type);
    }
    if !names.is_empty() {
        // Compilers warn of variables that are not read.
        out.push_str(&format!("(void)({});\n", names.join("+")));
    }
    out.push_str(&translator.statements.join("\n"));
    out.push_str(&format!("\nreturn {result};\n}}\n"));
    Ok(out)
}

impl Translator<'_, '_> {
    fn statement(&mut self, text: impl Into<String>) {
        self.statements.push(text.into());
    }

    /// The variable for an operand with so many below it.
    fn place(&mut self, height: usize, ty: ValType) -> Result<String, Error> {
        let name = format!("{}{height}", if ty == I64 { "d" } else { "s" }); // d for double size
        self.places.insert(name.clone(), c_type(ty)?);
        Ok(name)
    }

    /// Puts the value of an expression on the stack, by way of a variable.
    fn push(&mut self, ty: ValType, expression: &str) -> Result<(), Error> {
        let text = self.place(self.stack.len(), ty)?;
        self.statement(format!("{text}={expression};"));
        self.stack.push(Operand { ty, text });
        Ok(())
    }

    fn pop(&mut self) -> String {
        self.pop_operand().text
    }

    fn pop_operand(&mut self) -> Operand {
        self.stack.pop().expect("the validator has counted the operands")
    }

    /// The topmost operands as a list of arguments.
    fn pop_arguments(&mut self, count: usize) -> String {
        let arguments = self.stack.split_off(self.stack.len() - count);
        arguments.into_iter().map(|operand| operand.text).collect::<Vec<_>>().join(",")
    }

    /// Gives the operands that name a local, or this local, variables of their own, before the
    /// local changes.
    fn save(&mut self, local: Option<&str>) -> Result<(), Error> {
        for height in 0..self.stack.len() {
            let Operand { ty, text } = self.stack[height].clone();
            if local.map_or(text.starts_with('l'), |local| text == local) {
                let place = self.place(height, ty)?;
                self.statement(format!("{place}={text};"));
                self.stack[height].text = place;
            }
        }
        Ok(())
    }

    /// Sets a local to the topmost operand: directly, if that was the last thing to be computed.
    fn set_local(&mut self, local: u32) -> Result<(), Error> {
        let name = format!("l{local}");
        let value = self.pop();
        let computed = format!("{value}=");
        let last = self.statements.last().filter(|_| value.starts_with('s'));
        let last = last.and_then(|last| last.strip_prefix(&computed));
        let assignment = match last {
            Some(expression) => format!("{name}={expression}"),
            None => format!("{name}={value};"),
        };
        if last.is_some() {
            self.statements.pop();
        }
        self.save(Some(&name))?;
        if value != name {
            self.statement(assignment);
        }
        Ok(())
    }

    /// Opens a block. The operands below it stay what they are, on all ways through it.
    fn open(&mut self, kind: Kind, result: Option<ValType>) -> Result<(), Error> {
        result.map(c_type).transpose()?;
        self.save(None)?;
        let (label, start, height) = (self.labels, self.statements.len(), self.stack.len());
        self.labels += 1;
        self.blocks.push(Block { kind, label, start, height, result, is_target: false });
        Ok(())
    }

    fn open_if(&mut self, result: Option<ValType>) -> Result<(), Error> {
        let condition = self.pop();
        self.open(Kind::Then, result)?;
        self.statement(format!("if(!{condition})goto E{};", self.labels - 1));
        Ok(())
    }

    /// A jump to the end of a block, with its result, or to the beginning of a loop.
    fn jump(&mut self, depth: u32) -> Result<String, Error> {
        let index = self.blocks.len() - 1 - depth as usize;
        let block = &mut self.blocks[index];
        block.is_target = true;
        let (kind, height, jump) = (block.kind, block.height, format!("goto L{};", block.label));
        match block.result {
            Some(ty) if kind != Kind::Loop => Ok(self.result(height, ty)? + &jump),
            _ => Ok(jump),
        }
    }

    /// The assignment of the topmost operand to the result of a block.
    fn result(&mut self, height: usize, ty: ValType) -> Result<String, Error> {
        let place = self.place(height, ty)?;
        let value = self.stack.last().map_or("", |operand| &operand.text);
        Ok(if value == place { String::new() } else { format!("{place}={value};") })
    }

    fn jump_table(&mut self, table: &wasmparser::BrTable) -> Result<(), Error> {
        let index = self.pop();
        self.statement(format!("switch({index}){{"));
        for (number, depth) in table.targets().enumerate() {
            let jump = self.jump(depth?)?;
            self.statement(format!("case {number}:{jump}"));
        }
        let jump = self.jump(table.default())?;
        self.statement(format!("default:{jump}}}"));
        Ok(())
    }

    /// The end of the first branch of an `if`.
    fn open_else(&mut self) -> Result<(), Error> {
        if self.dead == 0 {
            let jump = self.jump(0)?;
            self.statement(jump);
        }
        let block = self.blocks.last_mut().expect("the validator has seen the `if`");
        block.kind = Kind::Block;
        let label = format!("E{}:;", block.label);
        self.stack.truncate(block.height);
        self.statement(label);
        self.dead = 0;
        Ok(())
    }

    fn end(&mut self) -> Result<(), Error> {
        let block = self.blocks.pop().expect("the validator has seen the beginning");
        if let (Some(ty), 0) = (block.result, self.dead) {
            let result = self.result(block.height, ty)?;
            self.statement(result);
        }
        self.stack.truncate(block.height);
        let label = format!("L{}:;", block.label);
        match block.kind {
            Kind::Loop if block.is_target => self.statements.insert(block.start, label),
            Kind::Loop => {}
            kind => {
                if block.is_target {
                    self.statement(label);
                    self.dead = 0;
                }
                if kind == Kind::Then {
                    self.statement(format!("E{}:;", block.label));
                    self.dead = 0;
                }
            }
        }
        if let Some(ty) = block.result {
            let text = self.place(block.height, ty)?;
            self.stack.push(Operand { ty, text });
        }
        Ok(())
    }

    /// What follows, up to the end of the block, is not reached.
    fn leave(&mut self, statement: impl Into<String>) {
        self.statement(statement);
        self.dead = 1;
    }

    /// A call with the topmost operands.
    fn call(&mut self, name: &str, ty: &FuncType, last: Option<String>) -> Result<(), Error> {
        let mut arguments = self.pop_arguments(ty.params().len());
        if let Some(last) = last {
            arguments += if arguments.is_empty() { "" } else { "," };
            arguments += &last;
        }
        let call = format!("{name}({arguments})");
        if let Some(&ty) = ty.results().first() {
            return self.push(ty, &call);
        }
        self.statement(call + ";");
        Ok(())
    }

    /// The address of a load or a store. The sum does not leave 32 bits where the access is within
    /// the memory.
    fn address(&mut self, memory: &MemArg) -> String {
        let base = self.pop();
        match memory.offset {
            0 => base,
            offset => format!("{base}+{offset}u"),
        }
    }

    /// Translates an instruction.
    #[allow(clippy::too_many_lines)] // A list.
    fn operator(&mut self, operator: &Operator) -> Result<(), Error> {
        use Operator as O;
        if self.dead > 0 {
            match operator {
                O::Block { .. } | O::Loop { .. } | O::If { .. } => self.dead += 1,
                O::End if self.dead > 1 => self.dead -= 1,
                O::Else if self.dead == 1 => self.open_else()?,
                O::End => self.end()?,
                _ => {}
            }
            return Ok(());
        }
        match operator {
            O::Unreachable => self.leave("exit(1);"),
            O::Nop => {}
            O::Block { blockty } => self.open(Kind::Block, block_result(*blockty))?,
            O::Loop { blockty } => self.open(Kind::Loop, block_result(*blockty))?,
            O::If { blockty } => self.open_if(block_result(*blockty))?,
            O::Else => self.open_else()?,
            O::End => self.end()?,
            O::Br { relative_depth } => {
                let jump = self.jump(*relative_depth)?;
                self.leave(jump);
            }
            O::BrIf { relative_depth } => {
                let condition = self.pop();
                let jump = self.jump(*relative_depth)?;
                let is_one = jump.starts_with("goto ");
                let jump = if is_one { jump } else { format!("{{{jump}}}") };
                self.statement(format!("if({condition}){jump}"));
            }
            O::BrTable { targets } => {
                self.jump_table(targets)?;
                self.dead = 1;
            }
            O::Return => {
                let outermost = u32::try_from(self.blocks.len() - 1).expect("below a limit");
                let jump = self.jump(outermost)?;
                self.leave(jump);
            }
            O::Call { function_index } => {
                self.references.call(self.module, *function_index);
                let name = self.module.function_name(*function_index);
                self.call(&name, self.module.function_type(*function_index), None)?;
            }
            O::CallIndirect { type_index, table_index: 0 } => {
                self.references.indirect.insert(*type_index);
                let entry = self.pop();
                let name = format!("call{type_index}");
                self.call(&name, &self.module.types[*type_index as usize], Some(entry))?;
            }
            O::Drop => drop(self.pop()),
            O::Select => {
                let condition = self.pop();
                let no = self.pop();
                let yes = self.pop_operand();
                self.push(yes.ty, &format!("{condition}?{}:{no}", yes.text))?;
            }
            O::LocalGet { local_index } => {
                let ty = self.locals[*local_index as usize];
                self.stack.push(Operand { ty, text: format!("l{local_index}") });
            }
            O::LocalSet { local_index } => self.set_local(*local_index)?,
            O::LocalTee { local_index } => {
                self.set_local(*local_index)?;
                let ty = self.locals[*local_index as usize];
                self.stack.push(Operand { ty, text: format!("l{local_index}") });
            }
            O::GlobalGet { global_index } => {
                self.references.globals.insert(*global_index);
                let ty = self.module.globals[*global_index as usize].ty;
                self.push(ty, &format!("g{global_index}"))?;
            }
            O::GlobalSet { global_index } => {
                self.references.globals.insert(*global_index);
                let value = self.pop();
                if *global_index == 0 && self.module.stack_top.is_some() {
                    self.statement(format!("g0=checked_stack({value});"));
                } else {
                    self.statement(format!("g{global_index}={value};"));
                }
            }
            O::I32Const { value } => {
                let text = literal(I32, value.cast_unsigned().into());
                self.stack.push(Operand { ty: I32, text });
            }
            O::I64Const { value } => {
                let text = literal(I64, value.cast_unsigned());
                self.stack.push(Operand { ty: I64, text });
            }
            O::MemorySize { mem: 0 } => self.push(I32, "memory_size()")?,
            O::MemoryGrow { mem: 0 } => {
                let pages = self.pop();
                self.push(I32, &format!("memory_grow({pages})"))?;
            }
            O::MemoryCopy { dst_mem: 0, src_mem: 0 } => {
                let arguments = self.pop_arguments(3);
                self.statement(format!("memory_copy({arguments});"));
            }
            O::MemoryFill { mem: 0 } => {
                let arguments = self.pop_arguments(3);
                self.statement(format!("memory_fill({arguments});"));
            }
            O::I32Load { memarg }
            | O::I32Load8S { memarg }
            | O::I32Load8U { memarg }
            | O::I32Load16S { memarg }
            | O::I32Load16U { memarg } => self.load(I32, operator, memarg)?,
            O::I64Load { memarg }
            | O::I64Load8S { memarg }
            | O::I64Load8U { memarg }
            | O::I64Load16S { memarg }
            | O::I64Load16U { memarg }
            | O::I64Load32S { memarg }
            | O::I64Load32U { memarg } => self.load(I64, operator, memarg)?,
            O::I32Store { memarg }
            | O::I32Store8 { memarg }
            | O::I32Store16 { memarg }
            | O::I64Store { memarg }
            | O::I64Store8 { memarg }
            | O::I64Store16 { memarg }
            | O::I64Store32 { memarg } => {
                let value = self.pop();
                let address = self.address(memarg);
                let function = name(operator).replace('.', "_");
                self.statement(format!("{function}({address},{value});"));
            }
            _ => self.arithmetic(&name(operator))?,
        }
        Ok(())
    }

    fn load(&mut self, ty: ValType, operator: &Operator, memory: &MemArg) -> Result<(), Error> {
        let address = self.address(memory);
        self.push(ty, &format!("{}({address})", name(operator).replace('.', "_")))
    }

    /// An instruction without effect besides its result.
    fn arithmetic(&mut self, name: &str) -> Result<(), Error> {
        let (ty, operation) = match name.split_once('.') {
            Some(("i32", operation)) => (I32, operation),
            Some(("i64", operation)) => (I64, operation),
            _ => return Err(unsupported(format!("instruction: {name}"))),
        };
        let (operands, ty, sign) =
            match operation {
                "add" => (2, ty, "+"),
                "sub" => (2, ty, "-"),
                "mul" => (2, ty, "*"),
                "and" => (2, ty, "&"),
                "or" => (2, ty, "|"),
                "xor" => (2, ty, "^"),
                "div_s" | "div_u" | "rem_s" | "rem_u" | "shl" | "shr_s" | "shr_u" | "rotl"
                | "rotr" => (2, ty, ","),
                "eq" | "ne" | "lt_s" | "lt_u" | "gt_s" | "gt_u" | "le_s" | "le_u" | "ge_s"
                | "ge_u" => (2, I32, ","),
                "eqz" => (1, I32, ","),
                "clz" | "ctz" | "popcnt" | "wrap_i64" | "extend_i32_s" | "extend_i32_u"
                | "extend8_s" | "extend16_s" | "extend32_s" => (1, ty, ","),
                _ => return Err(unsupported(format!("instruction: {name}"))),
            };
        let arguments = self.pop_arguments(operands);
        if sign == "," {
            self.push(ty, &format!("{}({arguments})", name.replace('.', "_")))
        } else {
            self.push(ty, &arguments.replace(',', sign))
        }
    }
}

/// The result of a block.
fn block_result(ty: BlockType) -> Option<ValType> {
    match ty {
        BlockType::Type(ty) => Some(ty),
        // The validator allows no function types, as they are for several results.
        BlockType::Empty | BlockType::FuncType(_) => None,
    }
}

/// The name of an instruction in the text format, from that of its Rust variant.
fn name(operator: &Operator) -> String {
    let debug = format!("{operator:?}");
    let variant = debug.split([' ', '(']).next().unwrap_or_default();
    let mut words: Vec<String> = Vec::new();
    for letter in variant.chars() {
        match words.last_mut() {
            Some(word) if !letter.is_ascii_uppercase() => word.push(letter),
            _ => words.push(letter.to_ascii_lowercase().to_string()),
        }
    }
    let families = ["i32", "i64", "f32", "f64", "memory", "table", "ref", "data", "elem", "v128"];
    match words.split_first() {
        Some((first, rest)) if families.contains(&first.as_str()) => {
            format!("{first}.{}", rest.join("_"))
        }
        _ => words.join("_"),
    }
}
