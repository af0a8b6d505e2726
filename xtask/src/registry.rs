//! Modules in the problems' folders. Written by `cargo xtask sync`.

#[path = "../../problems/abc206f/figure.rs"]
mod abc206f_figure;
#[path = "../../problems/abc255g/figure.rs"]
mod abc255g_figure;
#[path = "../../problems/abc297g/figure.rs"]
mod abc297g_figure;
#[path = "../../problems/abc368f/figure.rs"]
mod abc368f_figure;
#[path = "../../problems/agc017d/figure.rs"]
mod agc017d_figure;
#[path = "../../problems/arc091f/figure.rs"]
mod arc091f_figure;
#[path = "../../problems/arc168b/figure.rs"]
mod arc168b_figure;
#[path = "../../problems/cf1704f/figure.rs"]
mod cf1704f_figure;
#[path = "../../problems/cses1099/figure.rs"]
mod cses1099_figure;
#[path = "../../problems/cses2207/figure.rs"]
mod cses2207_figure;
#[path = "../../problems/cses2208/figure.rs"]
mod cses2208_figure;
#[path = "../../problems/euclidsgame/figure.rs"]
mod euclidsgame_figure;
#[path = "../../problems/ferguson/figure.rs"]
mod ferguson_figure;
#[path = "../../problems/hdu1079/figure.rs"]
mod hdu1079_figure;
#[path = "../../problems/hdu1524/figure.rs"]
mod hdu1524_figure;
#[path = "../../problems/hdu1527/figure.rs"]
mod hdu1527_figure;
#[path = "../../problems/hdu1536/figure.rs"]
mod hdu1536_figure;
#[path = "../../problems/hdu1730/figure.rs"]
mod hdu1730_figure;
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
#[path = "../../problems/hdu2486/figure.rs"]
mod hdu2486_figure;
#[path = "../../problems/hdu2509/figure.rs"]
mod hdu2509_figure;
#[path = "../../problems/hdu2516/figure.rs"]
mod hdu2516_figure;
#[path = "../../problems/hdu2897/figure.rs"]
mod hdu2897_figure;
#[path = "../../problems/hdu3032/figure.rs"]
mod hdu3032_figure;
#[path = "../../problems/hdu3404/figure.rs"]
mod hdu3404_figure;
#[path = "../../problems/loj10246/figure.rs"]
mod loj10246_figure;
#[path = "../../problems/luogu2148/figure.rs"]
mod luogu2148_figure;
#[path = "../../problems/luogu2490/figure.rs"]
mod luogu2490_figure;
#[path = "../../problems/luogu2599/figure.rs"]
mod luogu2599_figure;
#[path = "../../problems/luogu3179/figure.rs"]
mod luogu3179_figure;
#[path = "../../problems/luogu3185/figure.rs"]
mod luogu3185_figure;
#[path = "../../problems/luogu4055/figure.rs"]
mod luogu4055_figure;
#[path = "../../problems/luogu6560/figure.rs"]
mod luogu6560_figure;
#[path = "../../problems/poj1704/figure.rs"]
mod poj1704_figure;
#[path = "../../problems/poj2311/figure.rs"]
mod poj2311_figure;
#[path = "../../problems/poj3710/figure.rs"]
mod poj3710_figure;

use crate::figures::canvas::Draw;

/// What draws the picture of each problem.
pub const FIGURES: &[(&str, Draw)] = &[
    ("abc206f", abc206f_figure::draw),
    ("abc255g", abc255g_figure::draw),
    ("abc297g", abc297g_figure::draw),
    ("abc368f", abc368f_figure::draw),
    ("agc017d", agc017d_figure::draw),
    ("arc091f", arc091f_figure::draw),
    ("arc168b", arc168b_figure::draw),
    ("cf1704f", cf1704f_figure::draw),
    ("cses1099", cses1099_figure::draw),
    ("cses2207", cses2207_figure::draw),
    ("cses2208", cses2208_figure::draw),
    ("euclidsgame", euclidsgame_figure::draw),
    ("ferguson", ferguson_figure::draw),
    ("hdu1079", hdu1079_figure::draw),
    ("hdu1524", hdu1524_figure::draw),
    ("hdu1527", hdu1527_figure::draw),
    ("hdu1536", hdu1536_figure::draw),
    ("hdu1730", hdu1730_figure::draw),
    ("hdu1846", hdu1846_figure::draw),
    ("hdu1847", hdu1847_figure::draw),
    ("hdu1848", hdu1848_figure::draw),
    ("hdu1849", hdu1849_figure::draw),
    ("hdu1850", hdu1850_figure::draw),
    ("hdu1851", hdu1851_figure::draw),
    ("hdu1907", hdu1907_figure::draw),
    ("hdu2149", hdu2149_figure::draw),
    ("hdu2174", hdu2174_figure::draw),
    ("hdu2486", hdu2486_figure::draw),
    ("hdu2509", hdu2509_figure::draw),
    ("hdu2516", hdu2516_figure::draw),
    ("hdu2897", hdu2897_figure::draw),
    ("hdu3032", hdu3032_figure::draw),
    ("hdu3404", hdu3404_figure::draw),
    ("loj10246", loj10246_figure::draw),
    ("luogu2148", luogu2148_figure::draw),
    ("luogu2490", luogu2490_figure::draw),
    ("luogu2599", luogu2599_figure::draw),
    ("luogu3179", luogu3179_figure::draw),
    ("luogu3185", luogu3185_figure::draw),
    ("luogu4055", luogu4055_figure::draw),
    ("luogu6560", luogu6560_figure::draw),
    ("poj1704", poj1704_figure::draw),
    ("poj2311", poj2311_figure::draw),
    ("poj3710", poj3710_figure::draw),
];
