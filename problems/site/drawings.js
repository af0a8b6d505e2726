// How games draw their positions, as far as they share it. `draw` of a game has the arguments
//
//   position   the position to draw
//   moves      the moves that the reader may choose from; empty if it is not their turn
//   start      the position that the game began with
//   chosen     the first of two choices, in a game whose moves take two
//
// and returns a list of rows { label, shape, cells }; a cell is { look, text, move }. A cell with a move
// becomes a button. A cell with `choose` instead, the first of two choices, becomes a button with the text
// `name`; when it is chosen, the position is drawn again with `chosen`. `label` and `name` are texts
// { en, zh }, `text` is a text or the same in both languages, `shape` and `look` are CSS classes.
'use strict';

globalThis.drawings = (() => {
  const { range } = rules;

  /** The `heaps` of a position; the moves are those of `takeMoves`. */
  function drawHeaps({ heaps }, moves) {
    const label = (stones, i) =>
      heaps.length === 1
        ? { en: `Left: ${stones}`, zh: `剩余：${stones}` }
        : { en: `Heap ${i + 1}: ${stones}`, zh: `第 ${i + 1} 堆：${stones}` };
    return heaps.map((stones, i) => ({
      label: label(stones, i),
      shape: 'take', // highlights the stones to the right of the choice, which are taken too
      cells: range(1, stones)
        .reverse()
        .map((take) => {
          const move = moves.find((move) => move.heap === i && move.take === take);
          return { look: 'stone', text: take, move };
        }),
    }));
  }

  const howToTake = () => ({
    en: 'Your move. Choose how many to take.',
    zh: '轮到你了：选择取多少。',
  });

  /** Cells with the numbers `from` to `to`; `cell` is a function from a number to the rest of its cell. */
  const strip = (from, to, cell) => range(from, to).map((number) => ({ text: number, ...cell(number) }));

  const howToGo = () => ({
    en: 'Your move. Choose the cell to go to.',
    zh: '轮到你了：选择要走到的格子。',
  });

  return { drawHeaps, howToTake, strip, howToGo };
})();
