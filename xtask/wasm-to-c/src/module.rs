//! What the translation needs to know of a module, read from its bytes.

use crate::error::{unsupported, Error};
use wasmparser::ValType::I32;
use wasmparser::{
    ConstExpr, DataKind, Element, ElementItems, ElementKind, ExternalKind, FuncType, FunctionBody,
    Operator, Parser, Payload, TableType, TypeRef, ValType, Validator, WasmFeatures,
};

/// The bytes of one page of memory.
pub const PAGE: u64 = 65_536;

/// More pages than this would not fit into a C array on a 32-bit machine.
const MAX_PAGES: u64 = 32_767;

/// Larger tables do not come from small programs.
const MAX_TABLE: u64 = 65_536;

/// A global variable whose use may still turn out to be unsupported.
#[derive(Debug, Clone)]
pub struct Global {
    pub ty: ValType,
    /// Its first value, if that is an integer constant.
    pub init: Option<u64>,
}

/// The parts of a module.
#[derive(Debug, Default)]
pub struct Module<'a> {
    pub types: Vec<FuncType>,
    /// The names of the imported functions, which have the first indices.
    imports: Vec<&'a str>,
    /// The type indices of all functions.
    functions: Vec<u32>,
    pub bodies: Vec<FunctionBody<'a>>,
    pub globals: Vec<Global>,
    /// The function indices in the table.
    pub table: Vec<Option<u32>>,
    /// Document of memory at the start.
    pub pages: u64,
    /// The module's own limit for them.
    pub max_pages: Option<u64>,
    pub data: Vec<(u32, &'a [u8])>,
    /// The index of the exported function `run`.
    pub run: u32,
    /// The first value of the pointer of the stack that compilers keep in the memory, for what does not fit into
    /// locals. The pointer is the first global, and the stack begins at the bottom of the memory: one that is
    /// too deep lowers the pointer below zero, and it wraps round. In an engine the next access then traps, but
    /// C that does not check accesses would write elsewhere.
    pub stack_top: Option<u64>,
}

impl<'a> Module<'a> {
    /// Validates and reads a module.
    pub fn read(wasm: &'a [u8]) -> Result<Self, Error> {
        let features = WasmFeatures::WASM1
            | WasmFeatures::SIGN_EXTENSION
            | WasmFeatures::BULK_MEMORY
            | WasmFeatures::CALL_INDIRECT_OVERLONG; // as linkers write it
        Validator::new_with_features(features).validate_all(wasm)?;
        let mut module = Module::default();
        let mut run = None;
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::TypeSection(types) => {
                    for ty in types.into_iter_err_on_gc_types() {
                        module.types.push(ty?);
                    }
                }
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        let import = import?;
                        module.import(import.module, import.name, import.ty)?;
                    }
                }
                Payload::FunctionSection(functions) => {
                    for ty in functions {
                        module.functions.push(ty?);
                    }
                }
                Payload::TableSection(tables) => {
                    for table in tables {
                        module.table(&table?.ty)?;
                    }
                }
                Payload::MemorySection(memories) => {
                    for memory in memories {
                        let memory = memory?;
                        module.pages = memory.initial;
                        module.max_pages = memory.maximum;
                    }
                }
                Payload::GlobalSection(globals) => {
                    for global in globals {
                        let global = global?;
                        module.globals.push(Global {
                            ty: global.ty.content_type,
                            init: constant(&global.init_expr),
                        });
                    }
                }
                Payload::ExportSection(exports) => {
                    for export in exports {
                        let export = export?;
                        if export.name == "run" && export.kind == ExternalKind::Func {
                            run = Some(export.index);
                        }
                    }
                }
                Payload::StartSection { .. } => return Err(unsupported("start function")),
                Payload::ElementSection(elements) => {
                    for element in elements {
                        module.elements(element?)?;
                    }
                }
                Payload::CodeSectionEntry(body) => module.bodies.push(body),
                Payload::DataSection(segments) => {
                    for segment in segments {
                        let segment = segment?;
                        let DataKind::Active { memory_index: 0, offset_expr } = segment.kind else {
                            return Err(unsupported("passive data segment"));
                        };
                        module.segment(&offset_expr, segment.data)?;
                    }
                }
                Payload::Version { .. }
                | Payload::CodeSectionStart { .. }
                | Payload::DataCountSection { .. }
                | Payload::CustomSection(_)
                | Payload::End(_) => {}
                other => {
                    let number = other.as_section().map_or(0, |section| section.0);
                    return Err(unsupported(format!("section, number {number}")));
                }
            }
        }
        module.run = run.ok_or_else(|| unsupported("module: no exported function `run`"))?;
        if module.is_import(module.run) {
            return Err(unsupported("module: the exported function `run` is an import"));
        }
        if *module.function_type(module.run) != FuncType::new([], []) {
            return Err(unsupported("type of the exported function `run`"));
        }
        let pointer = module.globals.first().filter(|global| global.ty == I32);
        module.stack_top = pointer.and_then(|pointer| pointer.init);
        Ok(module)
    }

    fn import(&mut self, from: &str, name: &'a str, ty: TypeRef) -> Result<(), Error> {
        let (params, results): (&[_], &[_]) = match (from, name) {
            ("judge", "get") => (&[], &[I32]),
            ("judge", "write") => (&[I32, I32], &[]),
            ("judge", "exit") => (&[I32], &[]),
            _ => return Err(unsupported(format!("import: {from}.{name}"))),
        };
        let expected = FuncType::new(params.iter().copied(), results.iter().copied());
        match ty {
            TypeRef::Func(ty) if self.types[ty as usize] == expected => {
                self.imports.push(name);
                self.functions.push(ty);
                Ok(())
            }
            _ => Err(unsupported(format!("type of the import: {from}.{name}"))),
        }
    }

    fn table(&mut self, ty: &TableType) -> Result<(), Error> {
        if ty.initial > MAX_TABLE {
            return Err(unsupported(format!("table of {} entries", ty.initial)));
        }
        self.table = vec![None; usize::try_from(ty.initial).unwrap_or(0)];
        Ok(())
    }

    fn elements(&mut self, element: Element) -> Result<(), Error> {
        let ElementKind::Active { offset_expr, .. } = element.kind else {
            return Err(unsupported("passive element segment"));
        };
        let ElementItems::Functions(functions) = element.items else {
            return Err(unsupported("element segment of expressions"));
        };
        let at = offset_of(&offset_expr)? as usize;
        if at + functions.count() as usize > self.table.len() {
            return Err(unsupported("element segment outside of the table"));
        }
        for (entry, function) in self.table[at..].iter_mut().zip(functions) {
            *entry = Some(function?);
        }
        Ok(())
    }

    fn segment(&mut self, offset: &ConstExpr, data: &'a [u8]) -> Result<(), Error> {
        let at = offset_of(offset)?;
        if u64::from(at) + data.len() as u64 > self.pages * PAGE {
            return Err(unsupported("data segment outside of the memory"));
        }
        self.data.push((at, data));
        Ok(())
    }

    /// The most pages that the memory may grow to.
    pub fn page_limit(&self, option: u32) -> Result<u64, Error> {
        let limit = u64::from(option).min(self.max_pages.unwrap_or(u64::MAX)).max(self.pages);
        if limit > MAX_PAGES {
            return Err(unsupported(format!("memory of {limit} pages")));
        }
        Ok(limit)
    }

    /// Whether a function is imported.
    pub fn is_import(&self, function: u32) -> bool {
        (function as usize) < self.imports.len()
    }

    /// The body of a function that is no import.
    pub fn body(&self, function: u32) -> &FunctionBody<'a> {
        &self.bodies[function as usize - self.imports.len()]
    }

    pub fn function_type(&self, function: u32) -> &FuncType {
        &self.types[self.functions[function as usize] as usize]
    }

    /// The name of a function in C.
    pub fn function_name(&self, function: u32) -> String {
        match self.imports.get(function as usize) {
            Some(name) => format!("judge_{name}"),
            None => format!("f{function}"),
        }
    }
}

/// The value of a constant expression, if it is an integer.
fn constant(expr: &ConstExpr) -> Option<u64> {
    let mut operators = expr.get_operators_reader();
    let value = match operators.read().ok()? {
        Operator::I32Const { value } => u64::from(value.cast_unsigned()),
        Operator::I64Const { value } => value.cast_unsigned(),
        _ => return None,
    };
    matches!(operators.read(), Ok(Operator::End)).then_some(value)
}

/// Where a segment begins.
fn offset_of(expr: &ConstExpr) -> Result<u32, Error> {
    constant(expr)
        .and_then(|value| u32::try_from(value).ok())
        .ok_or_else(|| unsupported("offset of a segment"))
}
