//! Modules in the problems' folders. Written by `cargo xtask sync`.

#[path = "../../../problems/abc206f/generators/cases.rs"]
mod abc206f_cases;
#[path = "../../../problems/abc255g/generators/cases.rs"]
mod abc255g_cases;
#[path = "../../../problems/abc297g/generators/cases.rs"]
mod abc297g_cases;
#[path = "../../../problems/abc368f/generators/cases.rs"]
mod abc368f_cases;
#[path = "../../../problems/agc002e/generators/cases.rs"]
mod agc002e_cases;
#[path = "../../../problems/agc017d/generators/cases.rs"]
mod agc017d_cases;
#[path = "../../../problems/arc091f/generators/cases.rs"]
mod arc091f_cases;
#[path = "../../../problems/arc168b/generators/cases.rs"]
mod arc168b_cases;
#[path = "../../../problems/bachetsgame/generators/cases.rs"]
mod bachetsgame_cases;
#[path = "../../../problems/cf1194d/generators/cases.rs"]
mod cf1194d_cases;
#[path = "../../../problems/cf138d/generators/cases.rs"]
mod cf138d_cases;
#[path = "../../../problems/cf1537d/generators/cases.rs"]
mod cf1537d_cases;
#[path = "../../../problems/cf15c/generators/cases.rs"]
mod cf15c_cases;
#[path = "../../../problems/cf1704f/generators/cases.rs"]
mod cf1704f_cases;
#[path = "../../../problems/cf1965a/generators/cases.rs"]
mod cf1965a_cases;
#[path = "../../../problems/cf256c/generators/cases.rs"]
mod cf256c_cases;
#[path = "../../../problems/cf603c/generators/cases.rs"]
mod cf603c_cases;
#[path = "../../../problems/cf768e/generators/cases.rs"]
mod cf768e_cases;
#[path = "../../../problems/cf812e/generators/cases.rs"]
mod cf812e_cases;
#[path = "../../../problems/cf850c/generators/cases.rs"]
mod cf850c_cases;
#[path = "../../../problems/cses1098/generators/cases.rs"]
mod cses1098_cases;
#[path = "../../../problems/cses1099/generators/cases.rs"]
mod cses1099_cases;
#[path = "../../../problems/cses1729/generators/cases.rs"]
mod cses1729_cases;
#[path = "../../../problems/cses1730/generators/cases.rs"]
mod cses1730_cases;
#[path = "../../../problems/cses2207/generators/cases.rs"]
mod cses2207_cases;
#[path = "../../../problems/cses2208/generators/cases.rs"]
mod cses2208_cases;
#[path = "../../../problems/dpk/generators/cases.rs"]
mod dpk_cases;
#[path = "../../../problems/euclidsgame/generators/cases.rs"]
mod euclidsgame_cases;
#[path = "../../../problems/ferguson/generators/cases.rs"]
mod ferguson_cases;
#[path = "../../../problems/hdu1079/generators/cases.rs"]
mod hdu1079_cases;
#[path = "../../../problems/hdu1517/generators/cases.rs"]
mod hdu1517_cases;
#[path = "../../../problems/hdu1524/generators/cases.rs"]
mod hdu1524_cases;
#[path = "../../../problems/hdu1527/generators/cases.rs"]
mod hdu1527_cases;
#[path = "../../../problems/hdu1536/generators/cases.rs"]
mod hdu1536_cases;
#[path = "../../../problems/hdu1564/generators/cases.rs"]
mod hdu1564_cases;
#[path = "../../../problems/hdu1729/generators/cases.rs"]
mod hdu1729_cases;
#[path = "../../../problems/hdu1730/generators/cases.rs"]
mod hdu1730_cases;
#[path = "../../../problems/hdu1760/generators/cases.rs"]
mod hdu1760_cases;
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
#[path = "../../../problems/hdu2176/generators/cases.rs"]
mod hdu2176_cases;
#[path = "../../../problems/hdu2486/generators/cases.rs"]
mod hdu2486_cases;
#[path = "../../../problems/hdu2509/generators/cases.rs"]
mod hdu2509_cases;
#[path = "../../../problems/hdu2516/generators/cases.rs"]
mod hdu2516_cases;
#[path = "../../../problems/hdu2897/generators/cases.rs"]
mod hdu2897_cases;
#[path = "../../../problems/hdu3032/generators/cases.rs"]
mod hdu3032_cases;
#[path = "../../../problems/hdu3389/generators/cases.rs"]
mod hdu3389_cases;
#[path = "../../../problems/hdu3404/generators/cases.rs"]
mod hdu3404_cases;
#[path = "../../../problems/hdu3537/generators/cases.rs"]
mod hdu3537_cases;
#[path = "../../../problems/hdu3951/generators/cases.rs"]
mod hdu3951_cases;
#[path = "../../../problems/hdu4315/generators/cases.rs"]
mod hdu4315_cases;
#[path = "../../../problems/hdu5795/generators/cases.rs"]
mod hdu5795_cases;
#[path = "../../../problems/loj10241/generators/cases.rs"]
mod loj10241_cases;
#[path = "../../../problems/loj10242/generators/cases.rs"]
mod loj10242_cases;
#[path = "../../../problems/loj10243/generators/cases.rs"]
mod loj10243_cases;
#[path = "../../../problems/loj10244/generators/cases.rs"]
mod loj10244_cases;
#[path = "../../../problems/loj10245/generators/cases.rs"]
mod loj10245_cases;
#[path = "../../../problems/loj10246/generators/cases.rs"]
mod loj10246_cases;
#[path = "../../../problems/luogu10506/generators/cases.rs"]
mod luogu10506_cases;
#[path = "../../../problems/luogu1247/generators/cases.rs"]
mod luogu1247_cases;
#[path = "../../../problems/luogu1290/generators/cases.rs"]
mod luogu1290_cases;
#[path = "../../../problems/luogu2148/generators/cases.rs"]
mod luogu2148_cases;
#[path = "../../../problems/luogu2197/generators/cases.rs"]
mod luogu2197_cases;
#[path = "../../../problems/luogu2490/generators/cases.rs"]
mod luogu2490_cases;
#[path = "../../../problems/luogu2575/generators/cases.rs"]
mod luogu2575_cases;
#[path = "../../../problems/luogu2594/generators/cases.rs"]
mod luogu2594_cases;
#[path = "../../../problems/luogu2599/generators/cases.rs"]
mod luogu2599_cases;
#[path = "../../../problems/luogu3179/generators/cases.rs"]
mod luogu3179_cases;
#[path = "../../../problems/luogu3185/generators/cases.rs"]
mod luogu3185_cases;
#[path = "../../../problems/luogu3235/generators/cases.rs"]
mod luogu3235_cases;
#[path = "../../../problems/luogu3480/generators/cases.rs"]
mod luogu3480_cases;
#[path = "../../../problems/luogu4055/generators/cases.rs"]
mod luogu4055_cases;
#[path = "../../../problems/luogu4101/generators/cases.rs"]
mod luogu4101_cases;
#[path = "../../../problems/luogu5675/generators/cases.rs"]
mod luogu5675_cases;
#[path = "../../../problems/luogu5970/generators/cases.rs"]
mod luogu5970_cases;
#[path = "../../../problems/luogu6560/generators/cases.rs"]
mod luogu6560_cases;
#[path = "../../../problems/luogu7589/generators/cases.rs"]
mod luogu7589_cases;
#[path = "../../../problems/nimproduct64/generators/cases.rs"]
mod nimproduct64_cases;
#[path = "../../../problems/poj1704/generators/cases.rs"]
mod poj1704_cases;
#[path = "../../../problems/poj1740/generators/cases.rs"]
mod poj1740_cases;
#[path = "../../../problems/poj2068/generators/cases.rs"]
mod poj2068_cases;
#[path = "../../../problems/poj2234/generators/cases.rs"]
mod poj2234_cases;
#[path = "../../../problems/poj2311/generators/cases.rs"]
mod poj2311_cases;
#[path = "../../../problems/poj2484/generators/cases.rs"]
mod poj2484_cases;
#[path = "../../../problems/poj3537/generators/cases.rs"]
mod poj3537_cases;
#[path = "../../../problems/poj3710/generators/cases.rs"]
mod poj3710_cases;
#[path = "../../../problems/typical90ae/generators/cases.rs"]
mod typical90ae_cases;

use crate::Cases;

/// What generates the cases of each problem.
pub const CASES: &[(&str, Cases)] = &[
    ("abc206f", abc206f_cases::cases),
    ("abc255g", abc255g_cases::cases),
    ("abc297g", abc297g_cases::cases),
    ("abc368f", abc368f_cases::cases),
    ("agc002e", agc002e_cases::cases),
    ("agc017d", agc017d_cases::cases),
    ("arc091f", arc091f_cases::cases),
    ("arc168b", arc168b_cases::cases),
    ("bachetsgame", bachetsgame_cases::cases),
    ("cf1194d", cf1194d_cases::cases),
    ("cf138d", cf138d_cases::cases),
    ("cf1537d", cf1537d_cases::cases),
    ("cf15c", cf15c_cases::cases),
    ("cf1704f", cf1704f_cases::cases),
    ("cf1965a", cf1965a_cases::cases),
    ("cf256c", cf256c_cases::cases),
    ("cf603c", cf603c_cases::cases),
    ("cf768e", cf768e_cases::cases),
    ("cf812e", cf812e_cases::cases),
    ("cf850c", cf850c_cases::cases),
    ("cses1098", cses1098_cases::cases),
    ("cses1099", cses1099_cases::cases),
    ("cses1729", cses1729_cases::cases),
    ("cses1730", cses1730_cases::cases),
    ("cses2207", cses2207_cases::cases),
    ("cses2208", cses2208_cases::cases),
    ("dpk", dpk_cases::cases),
    ("euclidsgame", euclidsgame_cases::cases),
    ("ferguson", ferguson_cases::cases),
    ("hdu1079", hdu1079_cases::cases),
    ("hdu1517", hdu1517_cases::cases),
    ("hdu1524", hdu1524_cases::cases),
    ("hdu1527", hdu1527_cases::cases),
    ("hdu1536", hdu1536_cases::cases),
    ("hdu1564", hdu1564_cases::cases),
    ("hdu1729", hdu1729_cases::cases),
    ("hdu1730", hdu1730_cases::cases),
    ("hdu1760", hdu1760_cases::cases),
    ("hdu1846", hdu1846_cases::cases),
    ("hdu1847", hdu1847_cases::cases),
    ("hdu1848", hdu1848_cases::cases),
    ("hdu1849", hdu1849_cases::cases),
    ("hdu1850", hdu1850_cases::cases),
    ("hdu1851", hdu1851_cases::cases),
    ("hdu1907", hdu1907_cases::cases),
    ("hdu2149", hdu2149_cases::cases),
    ("hdu2174", hdu2174_cases::cases),
    ("hdu2176", hdu2176_cases::cases),
    ("hdu2486", hdu2486_cases::cases),
    ("hdu2509", hdu2509_cases::cases),
    ("hdu2516", hdu2516_cases::cases),
    ("hdu2897", hdu2897_cases::cases),
    ("hdu3032", hdu3032_cases::cases),
    ("hdu3389", hdu3389_cases::cases),
    ("hdu3404", hdu3404_cases::cases),
    ("hdu3537", hdu3537_cases::cases),
    ("hdu3951", hdu3951_cases::cases),
    ("hdu4315", hdu4315_cases::cases),
    ("hdu5795", hdu5795_cases::cases),
    ("loj10241", loj10241_cases::cases),
    ("loj10242", loj10242_cases::cases),
    ("loj10243", loj10243_cases::cases),
    ("loj10244", loj10244_cases::cases),
    ("loj10245", loj10245_cases::cases),
    ("loj10246", loj10246_cases::cases),
    ("luogu10506", luogu10506_cases::cases),
    ("luogu1247", luogu1247_cases::cases),
    ("luogu1290", luogu1290_cases::cases),
    ("luogu2148", luogu2148_cases::cases),
    ("luogu2197", luogu2197_cases::cases),
    ("luogu2490", luogu2490_cases::cases),
    ("luogu2575", luogu2575_cases::cases),
    ("luogu2594", luogu2594_cases::cases),
    ("luogu2599", luogu2599_cases::cases),
    ("luogu3179", luogu3179_cases::cases),
    ("luogu3185", luogu3185_cases::cases),
    ("luogu3235", luogu3235_cases::cases),
    ("luogu3480", luogu3480_cases::cases),
    ("luogu4055", luogu4055_cases::cases),
    ("luogu4101", luogu4101_cases::cases),
    ("luogu5675", luogu5675_cases::cases),
    ("luogu5970", luogu5970_cases::cases),
    ("luogu6560", luogu6560_cases::cases),
    ("luogu7589", luogu7589_cases::cases),
    ("nimproduct64", nimproduct64_cases::cases),
    ("poj1704", poj1704_cases::cases),
    ("poj1740", poj1740_cases::cases),
    ("poj2068", poj2068_cases::cases),
    ("poj2234", poj2234_cases::cases),
    ("poj2311", poj2311_cases::cases),
    ("poj2484", poj2484_cases::cases),
    ("poj3537", poj3537_cases::cases),
    ("poj3710", poj3710_cases::cases),
    ("typical90ae", typical90ae_cases::cases),
];
