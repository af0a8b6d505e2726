// What the browser keeps of the games: the one that is being played, until the window is closed; the score, the
// opponent, and whether values are shown. A page opened from a file may keep nothing.

function read(storage, key) {
  try {
    return JSON.parse(globalThis[storage].getItem(key));
  } catch {
    return null;
  }
}

function write(storage, key, value) {
  try {
    globalThis[storage].setItem(key, JSON.stringify(value));
  } catch {
    // then it is forgotten
  }
}

/** A setting of all games, or `otherwise`. */
export const setting = (name, otherwise) => read('localStorage', `play-${name}`) ?? otherwise;
export const saveSetting = (name, value) => write('localStorage', `play-${name}`, value);

/** The games of a problem that were won, and all that were played: [won, played]. */
export const scoreOf = (id) => read('localStorage', 'play-score')?.[id] ?? [0, 0];

/** The same of all problems together. */
export function totalScore() {
  const scores = Object.values(read('localStorage', 'play-score') ?? {});
  return [0, 1].map((i) => scores.reduce((sum, score) => sum + score[i], 0));
}

export function addToScore(id, won) {
  const [before, played] = scoreOf(id);
  const all = read('localStorage', 'play-score') ?? {};
  write('localStorage', 'play-score', { ...all, [id]: [before + (won ? 1 : 0), played + 1] });
}

/** Keeps a game as the numbers of its moves, so that it can go on in the other language. */
export const saveGame = (id, game) => write('sessionStorage', `play-${id}`, { ...game, hash: location.hash });

export const savedGame = (id) => read('sessionStorage', `play-${id}`);
