// The games of the problems. A page names the scripts of its games itself, as one that is opened from a file can import
// nothing by an address that it computes.

import { loadScript } from '../shared/elements.js';

/** The game of a problem; undefined if the page has not loaded it. */
export const gameOf = (id) => globalThis.exported[`games/${id}.js`]?.game;

const loading = {};

/** The game of a problem, whose script is loaded once. */
export async function loadGame(id) {
  if (!gameOf(id)) {
    loading[id] ??= loadScript(`${path_to_root}../play/games/${id}.js`);
    await loading[id];
  }
  return gameOf(id);
}
