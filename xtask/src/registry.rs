//! Modules in the problems' folders. Written by `cargo xtask sync`.

#[path = "../../problems/ferguson/figure.rs"]
mod ferguson_figure;
#[path = "../../problems/hdu1079/figure.rs"]
mod hdu1079_figure;
#[path = "../../problems/hdu1527/figure.rs"]
mod hdu1527_figure;
#[path = "../../problems/hdu1536/figure.rs"]
mod hdu1536_figure;
#[path = "../../problems/hdu1846/figure.rs"]
mod hdu1846_figure;
#[path = "../../problems/hdu1847/figure.rs"]
mod hdu1847_figure;
#[path = "../../problems/hdu1848/figure.rs"]
mod hdu1848_figure;
#[path = "../../problems/hdu1849/figure.rs"]
mod hdu1849_figure;
#[path = "../../problems/hdu1850/figure.rs"]
mod hdu1850_figure;
#[path = "../../problems/hdu1851/figure.rs"]
mod hdu1851_figure;
#[path = "../../problems/hdu1907/figure.rs"]
mod hdu1907_figure;
#[path = "../../problems/hdu2149/figure.rs"]
mod hdu2149_figure;
#[path = "../../problems/hdu2174/figure.rs"]
mod hdu2174_figure;
#[path = "../../problems/hdu2509/figure.rs"]
mod hdu2509_figure;
#[path = "../../problems/hdu2516/figure.rs"]
mod hdu2516_figure;
#[path = "../../problems/hdu2897/figure.rs"]
mod hdu2897_figure;
#[path = "../../problems/poj1704/figure.rs"]
mod poj1704_figure;

use crate::figures::Draw;

/// What draws the picture of each problem.
pub const FIGURES: &[(&str, Draw)] = &[
    ("ferguson", ferguson_figure::draw),
    ("hdu1079", hdu1079_figure::draw),
    ("hdu1527", hdu1527_figure::draw),
    ("hdu1536", hdu1536_figure::draw),
    ("hdu1846", hdu1846_figure::draw),
    ("hdu1847", hdu1847_figure::draw),
    ("hdu1848", hdu1848_figure::draw),
    ("hdu1849", hdu1849_figure::draw),
    ("hdu1850", hdu1850_figure::draw),
    ("hdu1851", hdu1851_figure::draw),
    ("hdu1907", hdu1907_figure::draw),
    ("hdu2149", hdu2149_figure::draw),
    ("hdu2174", hdu2174_figure::draw),
    ("hdu2509", hdu2509_figure::draw),
    ("hdu2516", hdu2516_figure::draw),
    ("hdu2897", hdu2897_figure::draw),
    ("poj1704", poj1704_figure::draw),
];
