//! Three auctions, each as a strip of the amounts still missing to reach the reserve price.

use crate::figures::prelude::*;

pub fn draw(program: &Program) -> Result<Canvas> {
    let title =
        "What is missing to the reserve price M, as a strip of heaps, for M = 10 and N = 3, \
        M = 8 and N = 3, M = 3 and N = 5: an arrow for each first bid, a blue one if it wins";
    let mut canvas = Canvas::new(600.0, 508.0, title);
    for (reserve, max_raise, y) in [(10, 3, 122.0), (8, 3, 262.0), (3, 5, 470.0)] {
        draw_auction(&mut canvas, program, reserve, max_raise, y)?;
    }
    Ok(canvas)
}

fn draw_auction(
    canvas: &mut Canvas,
    program: &Program,
    reserve: i32,
    max_raise: i32,
    y: f64,
) -> Result<()> {
    let cases: Vec<String> = (1..=reserve).map(|m| format!("{m} {max_raise}")).collect();
    let bids = program.answers(&cases)?;
    let winning: Vec<&str> = bids[bids.len() - 1].split(' ').collect();

    let strip = Strip { start: (186.0, y), cell: (38.0, 38.0), first: 0.0 };
    // The program is not run for an amount of 0, where the auction is over: a P-position.
    let lost = [true].into_iter().chain(bids.iter().map(|bids| bids == "none"));
    for (missing, lost) in (0..).zip(lost) {
        strip.tile(canvas, missing, missing, outcome_class(lost));
    }
    for missing in (reserve - max_raise).min(0)..0 {
        strip.tile(canvas, missing, format!("−{}", -missing), "dashed");
    }
    for bid in 1..=max_raise {
        let class = if winning.contains(&&*bid.to_string()) { "move" } else { "faint" };
        let offset = 8.0 * (f64::from(bid) - f64::from(1 + max_raise) / 2.0);
        let (from, to) = (strip.centre(reserve).0 + offset, strip.centre(reserve - bid).0);
        canvas.arc_arrow((from, to), strip.top(), 24.0 * f64::from(bid), &bid.to_string(), class);
    }
    canvas.text((16.0, y - 12.0), format!("M = {reserve}"), "start");
    canvas.text((16.0, y + 12.0), format!("N = {max_raise}"), "start");
    Ok(())
}
