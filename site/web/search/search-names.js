// The names of problems and pages, and what people type for them: ids of judges in all their forms, addresses, names
// with a typo. The search of every page has them before anything else, and the box of the front page has nothing else.

export const han = /[\u3400-\u9fff]+/g;
const hasHan = (text) => /[\u3400-\u9fff]/.test(text);

/** In lower case, without accents, and no letter or digit in full width. */
export const folded = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Such that `HDU 1846` and `hdu1846` are the same. */
const name = (text) => folded(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * What finds pages by their names. `pages` are rows of a path, a title, the further problems of judges that the page is
 * about, and other names, with | between them; first those of theory, then lessons, then from `practice` on practice
 * problems. `judges` are those of judges.yaml and of lists, and `lists` have the problems that are not in the pack.
 */
export function namesOf({ pages, theory, practice, judges, lists = [] }) {
  const problemOf = problemsOf(judges);
  const keyOf = (text) => problemOf(text)?.key ?? name(text);
  const known = pages.map(([path, title, problems, more], place) => {
    const own = [path, title.split(' · ')[0], ...problems.split('|')];
    const numbers = own.map((problem) => problem.split(' ').slice(1).join(' '));
    const others = more.split('|');
    const names = [...own, ...title.split(' · '), ...(place < theory ? [] : numbers), ...others];
    return {
      place,
      names: [...new Set(names.map(name))].filter(Boolean),
      keys: own.map(keyOf).filter(Boolean),
      keysOfOthers: others.map(keyOf).filter(Boolean),
    };
  });
  const missing = new Map();
  for (const [list, entries] of lists) {
    for (const [entry, game] of entries) {
      const key = keyOf(entry);
      missing.set(key, { game, lists: [...(missing.get(key)?.lists ?? []), list] });
    }
  }
  const words = new Set(pages.flatMap((page) => folded(page.join(' ')).match(/[a-z]{4,}/g) ?? []));

  /** The places of the pages that have the name, or one with it in it, those first that have nothing else. */
  function named(text) {
    const wanted = name(text);
    const isLong = wanted.length >= (hasHan(wanted) ? 2 : 3);
    const rank = ({ names, place }) => {
      if (names.includes(wanted)) return place < practice ? 0 : 2;
      if (isLong && names.some((text) => text.startsWith(wanted))) return place < theory ? 1 : 3;
      return isLong && names.some((text) => text.includes(wanted)) ? 4 : 5;
    };
    const ranks = known.map(rank);
    const places = known.map(({ place }) => place).filter((place) => wanted && ranks[place] < 5);
    return places.sort((a, b) => ranks[a] - ranks[b]);
  }

  /** The text with a name in place of each word that nothing knows and that is one typo away; `undefined` without. */
  function corrected(text, isKnown = () => false) {
    const fixed = folded(text).replace(/[a-z]{5,}/g, (word) => {
      return words.has(word) || isKnown(word)
        ? word
        : ([...words].find((other) => isTypo(word, other)) ?? word);
    });
    return fixed === folded(text) ? undefined : fixed;
  }

  /** The places of the pages for which this is so. */
  const placesWhere = (isSo) => known.filter(isSo).map(({ place }) => place);

  /**
   * What a text stands for: the `places` of pages; whether it is the problem of a judge (`isProblem`), which the places
   * then are all about; and if that problem is not in the pack, its name and what lists say of it (`missing`).
   */
  function find(text) {
    const parts = text.trim().split('/');
    // Addresses of other sites have a name in them, such as vjudge.net/problem/HDU-1846.
    if (!problemOf(text) && parts.length > 1 && parts[0].match(/:$|\w\.\w/)) {
      const found = parts.filter((part) => /[a-z]/i.test(part)).map(find);
      return found.findLast(({ isProblem }) => isProblem) ?? { places: [] };
    }
    const problem = problemOf(text);
    const { key, shown, isNumber } = problem ?? { key: name(text), shown: text.trim() };
    const own = placesWhere(({ keys }) => keys.includes(key));
    // HDU 1846 alone, but not what has a word for its id.
    const isId = problem || /\d/.test(text);
    if (own.length > 0 && isId) return { places: own, isProblem: true };
    const others = placesWhere(({ keysOfOthers }) => keysOfOthers.includes(key));
    if (others.length > 0 && /^[a-z]+\d+[a-z]?$/.test(name(text))) return { places: others, isProblem: true };
    if (!isNumber && !missing.has(key)) return { places: named(text) };
    const { game, lists } = missing.get(key) ?? { lists: [] };
    const places = placesWhere(({ place }) => pages[place][0] === game);
    return { places, isProblem: true, missing: { shown, lists, hasNoSample: game === null } };
  }

  return { find, corrected };
}

/** What reads the problem of a judge that a text is the name, the id or the address of: its key, and its name. */
export function problemsOf(judges) {
  const readers = judges.map(readerOf);
  return (text) => {
    const address = text.trim().replace(/^https?:\/\//i, '');
    return readers.map((read) => read(address.replace(/^www\./i, ''), name(text))).find(Boolean);
  };
}

/** What reads addresses and names of a judge's problems: its key, its name, and whether it surely is one. */
function readerOf({ name: judge, names = [], series = {}, urls = [], shift }) {
  const patterns = urls.map(patternOf);
  const only = Object.keys(series).length === 1 ? Object.values(series)[0] : '';
  const prefixes = [judge, ...names].map((text) => [name(text), '']);
  for (const [long, short] of Object.entries(series)) {
    for (const text of [long, judge + short, short]) prefixes.push([name(text), short]);
  }
  prefixes.sort(([a], [b]) => b.length - a.length);
  const problem = (digits, isNumber) => {
    const number = only && /^\d/.test(digits) ? only + digits : digits;
    const inParts = number.toUpperCase().replace(/^([A-Z]{2,})(\d+)([A-Z])$/, '$1 $2 $3');
    const shown = `${judge} ${/\d/.test(number) ? inParts : number}`;
    return { key: name(judge + number), shown, isNumber };
  };
  return (address, text) => {
    for (const pattern of patterns) {
      const parts = pattern.exec(address)?.groups;
      if (!parts) continue;
      const number = Object.values(parts).join('').toLowerCase();
      const [contest, letter] = [number.slice(0, -1), number.charCodeAt(number.length - 1)];
      const isShifted = shift && contest >= name(shift.first) && contest <= name(shift.last);
      return problem(isShifted ? contest + String.fromCharCode(letter + shift.by) : number, true);
    }
    for (const [prefix, short] of prefixes) {
      const number = text.startsWith(prefix) ? text.slice(prefix.length) : '';
      const isNumber = /^p?\d+[a-z]?\d?$/.test(number);
      if (isNumber || (number && short === '')) return problem(short + number, isNumber);
    }
  };
}

/** The pattern of an address such as `https://codeforces.com/problemset/problem/{1}/{2}`. */
function patternOf(url) {
  const seen = new Set();
  const text = url.replace(/^https?:\/\/(www\.)?/, '').replace(/[.?]/g, '\\$&');
  const pattern = text.replace(/\{(\w+)\}/g, (_, part) => {
    if (seen.has(part)) return `\\k<_${part}>`;
    seen.add(part);
    return `(?<_${part}>${part === 'number' ? '[\\w-]+' : '[a-z]+\\d?|\\d+'})`;
  });
  return new RegExp(`^${pattern}(?![\\w-])`, 'i');
}

/** Whether the words differ by one letter that is missing, too much, another one, or in another place. */
function isTypo(a, b) {
  let [start, end] = [0, 0];
  while (start < a.length && a[start] === b[start]) start += 1;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a, b].map((word) => word.slice(start, word.length - end));
  if (left.length <= 1 && right.length <= 1) return true;
  return left.slice(1) + left[0] === right || right.slice(1) + right[0] === left;
}
