//! Cutting Game: the Grundy values of the sheets; those of the lost rows repeat Dawson's Kayles, all others are 1.

use crate::figures::prelude::*;
use common::grundy::mex;

/// The sides that are drawn: 2 up to this one.
const LARGEST: usize = 18;

pub fn draw(program: &Program) -> Result<Canvas> {
    let mut values = vec![vec![0; LARGEST + 1]; LARGEST + 1];
    for w in 2..=LARGEST {
        for h in 2..=LARGEST {
            let across = (2..w - 1).map(|a| values[a][h] ^ values[w - a][h]);
            let along = (2..h - 1).map(|b| values[w][b] ^ values[w][h - b]);
            let value = mex(across.chain(along));
            values[w][h] = value;
        }
    }
    let sheets: Vec<(usize, usize)> =
        (2..=LARGEST).flat_map(|w| (2..=LARGEST).map(move |h| (w, h))).collect();
    let cases: Vec<String> = sheets.iter().map(|(w, h)| format!("{w} {h}")).collect();
    let lost = program.lost(["WIN", "LOSE"], &cases)?;
    program.check_zeros(&sheets.iter().map(|&(w, h)| values[w][h]).collect::<Vec<_>>(), &lost)?;

    let title = "The Grundy values of the sheets with sides from 2 to 18. The rows and columns of 2, 3, 7, 11 \
        and 17 hold the values of Dawson's Kayles, with a 0 where they cross; all other values are 1";
    let mut canvas = Canvas::new(600.0, 600.0, title);
    let size = 32.0;
    let places: Vec<f64> = (0u32..).map(|i| 16.0 + f64::from(i) * size).take(LARGEST).collect();
    let place = |side: usize| places[side - 1];
    for side in 2..=LARGEST {
        canvas.text((place(side), 22.0), side, "small quiet");
        canvas.text((22.0, place(side)), side, "small quiet");
    }
    for (w, h) in sheets {
        let value = values[w][h];
        canvas.tile((place(h), place(w)), (size - 3.0, size - 3.0), value, &grundy_class(value));
    }
    Ok(canvas)
}
