//! Modules in the problems' folders. Written by `cargo xtask sync`.

#[path = "../../../problems/ferguson/generators/cases.rs"]
mod ferguson_cases;
#[path = "../../../problems/hdu1079/generators/cases.rs"]
mod hdu1079_cases;
#[path = "../../../problems/hdu1527/generators/cases.rs"]
mod hdu1527_cases;
#[path = "../../../problems/hdu1536/generators/cases.rs"]
mod hdu1536_cases;
#[path = "../../../problems/hdu1846/generators/cases.rs"]
mod hdu1846_cases;
#[path = "../../../problems/hdu1847/generators/cases.rs"]
mod hdu1847_cases;
#[path = "../../../problems/hdu1848/generators/cases.rs"]
mod hdu1848_cases;
#[path = "../../../problems/hdu1849/generators/cases.rs"]
mod hdu1849_cases;
#[path = "../../../problems/hdu1850/generators/cases.rs"]
mod hdu1850_cases;
#[path = "../../../problems/hdu1851/generators/cases.rs"]
mod hdu1851_cases;
#[path = "../../../problems/hdu1907/generators/cases.rs"]
mod hdu1907_cases;
#[path = "../../../problems/hdu2149/generators/cases.rs"]
mod hdu2149_cases;
#[path = "../../../problems/hdu2174/generators/cases.rs"]
mod hdu2174_cases;
#[path = "../../../problems/hdu2509/generators/cases.rs"]
mod hdu2509_cases;
#[path = "../../../problems/hdu2516/generators/cases.rs"]
mod hdu2516_cases;
#[path = "../../../problems/hdu2897/generators/cases.rs"]
mod hdu2897_cases;
#[path = "../../../problems/poj1704/generators/cases.rs"]
mod poj1704_cases;

use crate::Cases;

/// What generates the cases of each problem.
pub const CASES: &[(&str, Cases)] = &[
    ("ferguson", ferguson_cases::cases),
    ("hdu1079", hdu1079_cases::cases),
    ("hdu1527", hdu1527_cases::cases),
    ("hdu1536", hdu1536_cases::cases),
    ("hdu1846", hdu1846_cases::cases),
    ("hdu1847", hdu1847_cases::cases),
    ("hdu1848", hdu1848_cases::cases),
    ("hdu1849", hdu1849_cases::cases),
    ("hdu1850", hdu1850_cases::cases),
    ("hdu1851", hdu1851_cases::cases),
    ("hdu1907", hdu1907_cases::cases),
    ("hdu2149", hdu2149_cases::cases),
    ("hdu2174", hdu2174_cases::cases),
    ("hdu2509", hdu2509_cases::cases),
    ("hdu2516", hdu2516_cases::cases),
    ("hdu2897", hdu2897_cases::cases),
    ("poj1704", poj1704_cases::cases),
];
