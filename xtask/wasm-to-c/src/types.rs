//! The types of values and functions, and the functions that a module may import.

/// The type of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Type {
    I32,
    I64,
}

impl Type {
    pub fn bits(self) -> u32 {
        match self {
            Type::I32 => 32,
            Type::I64 => 64,
        }
    }

    pub fn bytes(self) -> u32 {
        self.bits() / 8
    }

    /// The largest unsigned value.
    pub fn mask(self) -> u64 {
        u64::MAX >> (64 - self.bits())
    }

    /// Reads the low bits as a signed number.
    pub fn signed(self, value: u64) -> i64 {
        sign_extend(value, self.bits())
    }
}

/// Reads the low `bits` as a signed number.
pub fn sign_extend(value: u64, bits: u32) -> i64 {
    (value << (64 - bits)).cast_signed() >> (64 - bits)
}

/// One of the functions that the judge gives to the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Import {
    /// The next byte of the input, or -1.
    Get,
    /// Bytes to the output.
    Write,
    /// The end of the program with exit status 1.
    Fail,
}

impl Import {
    /// The type that the import has to have.
    pub fn signature(self) -> Signature {
        let (params, result) = match self {
            Import::Get => (vec![], Some(Type::I32)),
            Import::Write => (vec![Type::I32, Type::I32], None),
            Import::Fail => (vec![], None),
        };
        Signature { params, result }
    }
}

/// The parameters and the result of a function, integers all.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Signature {
    pub params: Vec<Type>,
    pub result: Option<Type>,
}
