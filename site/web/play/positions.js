// Positions of a game as a reader enters them, and as they stand in an input.

/**
 * The position with the parts in `entered`, a text for each field, as { position }, or else { error }, a
 * text.
 */
export function readPosition({ setup, moves }, entered) {
  const position = {};
  for (const [name, { label, least = 1, most, min, max }] of Object.entries(setup.fields)) {
    const numbers = (entered[name] ?? '').split(/[\s,，、]+/).filter((part) => part !== '');
    const fits = numbers.every((part) => /^\d+$/.test(part) && min <= +part && +part <= max);
    if (!fits || numbers.length < least || numbers.length > (most ?? 1)) {
      return { error: outside(label, least, most ?? 1, min, max, entered[name] ?? '') };
    }
    position[name] = most === undefined ? +numbers[0] : numbers.map(Number);
  }
  const error = setup.check?.(position);
  if (error) return { error };
  if (moves(position).length === 0) {
    return { error: { en: 'there is no move in this position', zh: '这个局面没有任何走法' } };
  }
  return { position };
}

function outside(label, least, most, min, max, found) {
  const [count, zhCount] = least === most ? [most, most] : [`${least}–${most}`, `${least} 到 ${most}`];
  const [en, zh] =
    most === 1
      ? [`a whole number from ${min} to ${max}`, `${min} 到 ${max} 的整数`]
      : [`${count} whole numbers from ${min} to ${max}`, `${zhCount} 个 ${min} 到 ${max} 的整数`];
  return {
    en: `${label.en}: expected ${en}, found “${found}”`,
    zh: `${label.zh}：应为 ${zh}，读到“${found}”`,
  };
}

/** What `readPosition` reads as `position`. */
export function writePosition({ setup }, position) {
  const names = Object.keys(setup.fields);
  return Object.fromEntries(names.map((name) => [name, [position[name]].flat().join(' ')]));
}

/** The position of a case of an input, its words with blanks between, as { position }, or else { error }, a text. */
export function readCase(game, text) {
  const parts = game.verdicts.read?.(text.split(' '));
  if (!parts) {
    return { error: { en: 'this input cannot be played here', zh: '这里不能玩这组输入' } };
  }
  return readPosition(game, writePosition(game, parts));
}

/**
 * The cases of an input that can be played, as texts for `readCase`, if the input has the lines that the game gives
 * to its positions. Of `framing`, `Counted` says that their number comes first, and `Single` that there is but one.
 */
export function casesOf({ starts, verdicts, ...game }, input, framing) {
  const { read, lines, cases } = verdicts;
  if (!read) return [];
  const wordsOf = (position) => lines(position).flat(2).map(String).filter(Boolean);
  const all = input.split('\n').map((line) => line.split(/\s+/).filter(Boolean));
  const rows = all.filter((words) => words.length > 0).slice(framing === 'Counted' ? 1 : 0);
  const height = framing === 'Single' ? rows.length : lines(starts[0]).length;
  const chunk = (_, i) => rows.slice(i * height, (i + 1) * height).flat();
  const found = cases ? cases(rows) : Array.from({ length: Math.ceil(rows.length / height) }, chunk);
  return found.flatMap((words) => {
    const text = words.join(' ');
    const { position } = readCase({ ...game, verdicts }, text);
    return position && wordsOf(position).join(' ') === text ? text : [];
  });
}
