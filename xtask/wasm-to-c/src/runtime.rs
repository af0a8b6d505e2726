//! The C functions that the translated code calls, each written only if it is in use.

use crate::expr::{Binary, Count, Type};
use crate::stack::RED_ZONE;
use std::collections::BTreeSet;

/// One of them, in the order in which they are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Helper {
    /// The array `M` itself.
    Memory,
    /// The variable with the number of pages.
    Pages,
    Grow,
    /// The check of a lowered stack pointer.
    Stack,
    Load(u32),
    Store(u32),
    Copy,
    Fill,
    Get,
    Put,
    Count(Count, Type),
    /// Whether to the left, and of what.
    Rotate(bool, Type),
    Division(Binary, Type),
}

impl Helper {
    /// Its name in C. The names have three letters or a digit at least, unlike variables.
    pub fn name(self) -> &'static str {
        match self {
            Helper::Memory => "M",
            Helper::Pages => "pages",
            Helper::Grow => "grow",
            Helper::Stack => "stack",
            Helper::Load(2) => "ld2",
            Helper::Load(4) => "ld4",
            Helper::Load(_) => "ld8",
            Helper::Store(2) => "st2",
            Helper::Store(4) => "st4",
            Helper::Store(_) => "st8",
            Helper::Copy => "copy",
            Helper::Fill => "fill",
            Helper::Get => "get",
            Helper::Put => "put",
            Helper::Count(Count::LeadingZeros, Type::I32) => "clz4",
            Helper::Count(Count::LeadingZeros, Type::I64) => "clz8",
            Helper::Count(Count::TrailingZeros, Type::I32) => "ctz4",
            Helper::Count(Count::TrailingZeros, Type::I64) => "ctz8",
            Helper::Count(Count::Ones, Type::I32) => "ones4",
            Helper::Count(Count::Ones, Type::I64) => "ones8",
            Helper::Rotate(true, Type::I32) => "rol4",
            Helper::Rotate(true, Type::I64) => "rol8",
            Helper::Rotate(false, Type::I32) => "ror4",
            Helper::Rotate(false, Type::I64) => "ror8",
            Helper::Division(Binary::DivS, Type::I32) => "divs4",
            Helper::Division(Binary::DivS, Type::I64) => "divs8",
            Helper::Division(Binary::RemS, Type::I32) => "rems4",
            Helper::Division(Binary::RemS, Type::I64) => "rems8",
            Helper::Division(Binary::RemU, Type::I32) => "rem4",
            Helper::Division(Binary::RemU, Type::I64) => "rem8",
            Helper::Division(_, Type::I32) => "div4",
            Helper::Division(_, Type::I64) => "div8",
        }
    }

    /// The helpers that this one calls.
    fn needs(self) -> &'static [Helper] {
        match self {
            Helper::Grow => &[Helper::Pages, Helper::Memory],
            Helper::Load(_) | Helper::Store(_) | Helper::Copy | Helper::Fill | Helper::Put => {
                &[Helper::Memory]
            }
            Helper::Count(Count::LeadingZeros, Type::I64) => {
                &[Helper::Count(Count::LeadingZeros, Type::I32)]
            }
            Helper::Count(Count::TrailingZeros, Type::I64) => {
                &[Helper::Count(Count::TrailingZeros, Type::I32)]
            }
            Helper::Count(Count::Ones, Type::I64) => &[Helper::Count(Count::Ones, Type::I32)],
            _ => &[],
        }
    }

    /// Its definition, where that is always the same.
    fn definition(self) -> &'static str {
        match self {
            Helper::Memory | Helper::Pages | Helper::Grow | Helper::Stack => "",
            Helper::Load(2) => {
                "static u ld2(u a){unsigned short x;memcpy(&x,M+a,2);return x;}"
            }
            Helper::Load(4) => "static u ld4(u a){u x;memcpy(&x,M+a,4);return x;}",
            Helper::Load(_) => "static U ld8(u a){U x;memcpy(&x,M+a,8);return x;}",
            Helper::Store(2) => {
                "static void st2(u a,u x){unsigned short h=(unsigned short)x;memcpy(M+a,&h,2);}"
            }
            Helper::Store(4) => "static void st4(u a,u x){memcpy(M+a,&x,4);}",
            Helper::Store(_) => "static void st8(u a,U x){memcpy(M+a,&x,8);}",
            Helper::Copy => "static void copy(u a,u b,u n){memmove(M+a,M+b,n);}",
            Helper::Fill => "static void fill(u a,u x,u n){memset(M+a,(int)x,n);}",
            Helper::Get => {
                "static unsigned char in[32768];\n\
                 static u in_at,in_end;\n\
                 static u get(void){\n \
                 if(in_at==in_end){in_at=0;in_end=(u)fread(in,1,sizeof in,stdin);if(!in_end)return -1u;}\n \
                 return in[in_at++];\n}"
            }
            // The C library's own buffer costs more than the answer for most answers.
            Helper::Put => {
                "static unsigned char out[32768];\n\
                 static u out_n;\n\
                 static void flush(void){fwrite(out,1,out_n,stdout);out_n=0;}\n\
                 static void put(u a,u n){\n \
                 if(n>sizeof out-out_n){flush();if(n>sizeof out){fwrite(M+a,1,n,stdout);return;}}\n \
                 memcpy(out+out_n,M+a,n);out_n+=n;\n}"
            }
            Helper::Count(Count::LeadingZeros, Type::I32) => {
                "static u clz4(u x){\n\
                 #ifdef __GNUC__\n \
                 return x?(u)__builtin_clz(x):32;\n\
                 #else\n \
                 u n=32;while(x){x>>=1;n--;}return n;\n\
                 #endif\n}"
            }
            Helper::Count(Count::TrailingZeros, Type::I32) => {
                "static u ctz4(u x){\n\
                 #ifdef __GNUC__\n \
                 return x?(u)__builtin_ctz(x):32;\n\
                 #else\n \
                 u n=32;while(x){x<<=1;n--;}return n;\n\
                 #endif\n}"
            }
            Helper::Count(Count::Ones, Type::I32) => {
                "static u ones4(u x){\n \
                 x-=x>>1&0x55555555;x=(x&0x33333333)+(x>>2&0x33333333);\n \
                 return ((x+(x>>4))&0x0f0f0f0f)*0x01010101>>24;\n}"
            }
            Helper::Count(Count::LeadingZeros, Type::I64) => {
                "static U clz8(U x){return x>>32?clz4((u)(x>>32)):32+clz4((u)x);}"
            }
            Helper::Count(Count::TrailingZeros, Type::I64) => {
                "static U ctz8(U x){return (u)x?ctz4((u)x):32+ctz4((u)(x>>32));}"
            }
            Helper::Count(Count::Ones, Type::I64) => {
                "static U ones8(U x){return ones4((u)x)+ones4((u)(x>>32));}"
            }
            Helper::Rotate(true, Type::I32) => {
                "static u rol4(u x,u n){return x<<(n&31)|x>>((0-n)&31);}"
            }
            Helper::Rotate(true, Type::I64) => {
                "static U rol8(U x,U n){return x<<(n&63)|x>>((0-n)&63);}"
            }
            Helper::Rotate(false, Type::I32) => {
                "static u ror4(u x,u n){return x>>(n&31)|x<<((0-n)&31);}"
            }
            Helper::Rotate(false, Type::I64) => {
                "static U ror8(U x,U n){return x>>(n&63)|x<<((0-n)&63);}"
            }
            Helper::Division(Binary::DivS, Type::I32) => {
                "static u divs4(u a,u b){if(!b||(a==1u<<31&&b==-1u))exit(1);return (u)((int)a/(int)b);}"
            }
            Helper::Division(Binary::DivS, Type::I64) => {
                "static U divs8(U a,U b){if(!b||(a==U64(1)<<63&&b==-U64(1)))exit(1);return (U)((S)a/(S)b);}"
            }
            Helper::Division(Binary::RemS, Type::I32) => {
                "static u rems4(u a,u b){if(!b)exit(1);return b==-1u?0:(u)((int)a%(int)b);}"
            }
            Helper::Division(Binary::RemS, Type::I64) => {
                "static U rems8(U a,U b){if(!b)exit(1);return b==-U64(1)?0:(U)((S)a%(S)b);}"
            }
            Helper::Division(Binary::RemU, Type::I32) => {
                "static u rem4(u a,u b){if(!b)exit(1);return a%b;}"
            }
            Helper::Division(Binary::RemU, Type::I64) => {
                "static U rem8(U a,U b){if(!b)exit(1);return a%b;}"
            }
            Helper::Division(_, Type::I32) => "static u div4(u a,u b){if(!b)exit(1);return a/b;}",
            Helper::Division(_, Type::I64) => "static U div8(U a,U b){if(!b)exit(1);return a/b;}",
        }
    }

    /// The section of the file that it belongs to.
    fn section(self) -> &'static str {
        match self {
            Helper::Memory
            | Helper::Pages
            | Helper::Grow
            | Helper::Stack
            | Helper::Load(_)
            | Helper::Store(_)
            | Helper::Copy
            | Helper::Fill => "memory",
            Helper::Get | Helper::Put => "input and output",
            Helper::Count(..) | Helper::Rotate(..) | Helper::Division(..) => "arithmetic",
        }
    }
}

/// Adds the helpers that others call.
pub fn complete(helpers: &mut BTreeSet<Helper>) {
    // No helper needs one that needs another.
    let needed: Vec<Helper> = helpers.iter().flat_map(|helper| helper.needs()).copied().collect();
    helpers.extend(needed);
}

/// What the helpers for the memory depend on.
pub struct Memory {
    /// Pages at the start.
    pub pages: u64,
    /// Pages at most.
    pub limit: u64,
    /// The first value of the stack pointer, if there is one.
    pub stack_top: Option<u64>,
}

/// Writes the helpers in use.
pub fn define(out: &mut String, helpers: &BTreeSet<Helper>, memory: &Memory) {
    let Memory { pages, limit, stack_top } = *memory;
    let mut section = "";
    for helper in helpers {
        if helper.section() != section {
            section = helper.section();
            out.push_str(&format!("/* {section} */\n"));
        }
        let grows = helpers.contains(&Helper::Grow);
        match helper {
            Helper::Memory => {
                // A module without memory has no use for the array, but C wants a length.
                let bytes = if grows { limit } else { pages }.max(1) * crate::module::PAGE;
                out.push_str(&format!("static unsigned char M[{bytes}];\n"));
            }
            Helper::Pages if grows => out.push_str(&format!("static u pages={pages};\n")),
            Helper::Pages => out.push_str(&format!("static const u pages={pages};\n")),
            Helper::Grow => out.push_str(&format!(
                "static u grow(u n){{u o=pages;if(n>{limit}-o)return -1u;pages+=n;return o;}}\n"
            )),
            Helper::Stack => {
                // One that has wrapped round is greater than the first.
                let room = stack_top.map_or(0, |top| top - RED_ZONE);
                out.push_str(&format!(
                    "static u stack(u a){{if(a-{RED_ZONE}>{room})exit(1);return a;}}\n"
                ));
            }
            _ => {
                out.push_str(helper.definition());
                out.push('\n');
            }
        }
    }
}
