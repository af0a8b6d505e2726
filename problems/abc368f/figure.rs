//! Dividing Game: the divisors of 72 in rows, by the number of their prime factors.

use crate::figures::prelude::*;

/// The number is 2 to the first power times 3 to the second.
const EXPONENTS: [u32; 2] = [3, 2];

pub fn draw(program: &Program) -> Result<Canvas> {
    let title = "The divisors of 72 in six rows: 72 with five prime factors above, then 24 and 36, 8, 12 \
        and 18, 4, 6 and 9, 2 and 3, and 1 with none; lines join each with those that have one prime \
        factor less";
    let mut canvas = Canvas::new(600.0, 390.0, title);
    let divisors: Vec<[u32; 2]> = (0..=EXPONENTS[0])
        .flat_map(|twos| (0..=EXPONENTS[1]).map(move |threes| [twos, threes]))
        .collect();
    // A number with a power of two is lost if both have as many prime factors.
    let cases: Vec<String> = divisors
        .iter()
        .map(|&divisor| {
            format!("2\n{} {}", product(divisor), product([divisor[0] + divisor[1], 0]))
        })
        .collect();
    if program.lost(["Anna", "Bruno"], &cases)?.contains(&false) {
        bail!("abc368f does not count prime factors");
    }
    for &[twos, threes] in &divisors {
        for less in [[twos.wrapping_sub(1), threes], [twos, threes.wrapping_sub(1)]] {
            if divisors.contains(&less) {
                canvas.line(&[place([twos, threes]), place(less)], "line");
            }
        }
    }
    for &divisor in &divisors {
        let class = grundy_class(u64::from(divisor[0] + divisor[1]));
        canvas.tile(place(divisor), (58.0, 36.0), product(divisor), &class);
    }
    canvas.text((528.0, 24.0), "Ω", "quiet");
    for factors in 0..=EXPONENTS[0] + EXPONENTS[1] {
        canvas.text((528.0, place([factors, 0]).1), factors, "strong");
    }
    Ok(canvas)
}

fn product([twos, threes]: [u32; 2]) -> u32 {
    2_u32.pow(twos) * 3_u32.pow(threes)
}

/// Where a divisor is drawn: the more prime factors, the higher.
fn place([twos, threes]: [u32; 2]) -> Point {
    let [twos, threes] = [twos, threes].map(f64::from);
    (250.0 + 74.0 * (threes - twos) + 37.0, 360.0 - 62.0 * (twos + threes))
}
