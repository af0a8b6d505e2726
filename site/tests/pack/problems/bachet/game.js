// A game.

export const game = {};
