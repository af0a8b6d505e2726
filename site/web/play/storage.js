// What the browser keeps of the games: the one that is being played, until the window is closed; the opponent, and
// whether values are shown. A page opened from a file may keep nothing.

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

/** Keeps a game as the numbers of its moves, so that it can go on in the other language. */
export const saveGame = (id, game) => write('sessionStorage', `play-${id}`, { ...game, hash: location.hash });

export const savedGame = (id) => read('sessionStorage', `play-${id}`);
