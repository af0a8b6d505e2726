//! What the translation needs to know of a module, read from its bytes.

use crate::error::{unsupported, Error};
use crate::types::{Import, Signature, Type};
use wasmparser::{
    ConstExpr, DataKind, Element, ElementItems, ElementKind, ExternalKind, FuncType, FunctionBody,
    GlobalType, MemoryType, Operator, Parser, Payload, TableType, TypeRef, ValType, Validator,
    WasmFeatures,
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
    pub mutable: bool,
    /// Its first value, if that is an integer constant.
    pub init: Option<u64>,
}

/// The parts of a module.
#[derive(Debug, Default)]
pub struct Module<'a> {
    types: Vec<FuncType>,
    /// Which functions the first indices stand for.
    pub imports: Vec<Import>,
    /// The type indices of the functions that have a body.
    functions: Vec<u32>,
    pub bodies: Vec<FunctionBody<'a>>,
    pub globals: Vec<Global>,
    /// The function indices in the table.
    pub table: Vec<Option<u32>>,
    /// Pages of memory at the start.
    pub pages: u64,
    /// The module's own limit for them.
    pub max_pages: Option<u64>,
    pub data: Vec<(u32, &'a [u8])>,
    /// The index of the exported function `run`.
    pub run: u32,
}

impl<'a> Module<'a> {
    /// Validates and reads a module.
    pub fn read(wasm: &'a [u8]) -> Result<Self, Error> {
        // The typed select instruction belongs to the reference types; all else of that proposal
        // is refused below or in the function bodies.
        let features = WasmFeatures::WASM1
            | WasmFeatures::SIGN_EXTENSION
            | WasmFeatures::BULK_MEMORY
            | WasmFeatures::REFERENCE_TYPES;
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
                        let known = module.import(import.module, import.name, import.ty)?;
                        module.imports.push(known);
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
                        module.memory(memory?)?;
                    }
                }
                Payload::GlobalSection(globals) => {
                    for global in globals {
                        let global = global?;
                        let GlobalType { content_type: ty, mutable, .. } = global.ty;
                        module.globals.push(Global {
                            ty,
                            mutable,
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
                        module.element_segment(element?)?;
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
        module.run = run.ok_or(Error::NoRun)?;
        if module.import_at(module.run).is_some() {
            return Err(Error::RunIsImported);
        }
        let signature = module.signature(module.run)?;
        if !signature.params.is_empty() || signature.result.is_some() {
            return Err(unsupported("type of the exported function `run`"));
        }
        Ok(module)
    }

    /// The function that an import stands for.
    fn import(&self, from: &str, name: &str, ty: TypeRef) -> Result<Import, Error> {
        let unknown = || unsupported(format!("import: {from}.{name}"));
        let TypeRef::Func(ty) = ty else { return Err(unknown()) };
        let signature = self.signature_of_type(ty).map_err(|_| unknown())?;
        let import = match (from, name) {
            ("judge", "get") => Import::Get,
            ("judge", "write") => Import::Write,
            ("judge", "fail") => Import::Fail,
            _ => return Err(unknown()),
        };
        if signature == import.signature() {
            Ok(import)
        } else {
            Err(unsupported(format!("type of the import: {from}.{name}")))
        }
    }

    fn memory(&mut self, memory: MemoryType) -> Result<(), Error> {
        self.pages = memory.initial;
        self.max_pages = memory.maximum;
        if self.pages > MAX_PAGES {
            return Err(unsupported(format!("memory of {} pages", self.pages)));
        }
        Ok(())
    }

    fn table(&mut self, ty: &TableType) -> Result<(), Error> {
        if !self.table.is_empty() {
            return Err(unsupported("second table"));
        }
        if !ty.element_type.is_func_ref() {
            return Err(unsupported(format!("table of {}", ty.element_type)));
        }
        if ty.initial > MAX_TABLE {
            return Err(unsupported(format!("table of {} entries", ty.initial)));
        }
        // One more null does no harm, and marks that there is a table.
        let length = usize::try_from(ty.initial).unwrap_or(0) + 1;
        self.table = vec![None; length];
        Ok(())
    }

    fn element_segment(&mut self, element: Element) -> Result<(), Error> {
        match element.kind {
            ElementKind::Active { table_index: None | Some(0), offset_expr } => {
                self.elements(&offset_expr, element.items)
            }
            // It only allows `ref.func`, which is refused where it stands.
            ElementKind::Declared => Ok(()),
            _ => Err(unsupported("passive element segment")),
        }
    }

    fn elements(&mut self, offset: &ConstExpr, items: ElementItems) -> Result<(), Error> {
        let ElementItems::Functions(functions) = items else {
            return Err(unsupported("element segment of expressions"));
        };
        let at = offset_of(offset)? as usize;
        let end = self.table.len().saturating_sub(1);
        if u64::from(functions.count()) > (end as u64).saturating_sub(at as u64) || at > end {
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

    /// The import that a function index stands for, if it does.
    pub fn import_at(&self, function: u32) -> Option<Import> {
        self.imports.get(function as usize).copied()
    }

    /// The body of a function that is no import.
    pub fn body(&self, function: u32) -> &FunctionBody<'a> {
        &self.bodies[function as usize - self.imports.len()]
    }

    /// The signature of a function.
    pub fn signature(&self, function: u32) -> Result<Signature, Error> {
        if let Some(import) = self.import_at(function) {
            return Ok(import.signature());
        }
        let index = function as usize - self.imports.len();
        self.signature_of_type(self.functions[index])
    }

    /// The signature that a type index stands for.
    pub fn signature_of_type(&self, ty: u32) -> Result<Signature, Error> {
        let ty = &self.types[ty as usize];
        let params = ty.params().iter().map(|&ty| value_type(ty)).collect::<Result<_, _>>()?;
        match *ty.results() {
            [] => Ok(Signature { params, result: None }),
            [result] => Ok(Signature { params, result: Some(value_type(result)?) }),
            _ => Err(unsupported("multi-value result")),
        }
    }
}

/// The type of a value, if it is an integer.
pub fn value_type(ty: ValType) -> Result<Type, Error> {
    match ty {
        ValType::I32 => Ok(Type::I32),
        ValType::I64 => Ok(Type::I64),
        other => Err(unsupported(format!("value type: {other}"))),
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
