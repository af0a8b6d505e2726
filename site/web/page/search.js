// The search of a book, instead of the one in mdBook's index: it works in Chinese and without accents, and
// finds a problem first by whatever people call it. Loaded before mdBook's searcher.
'use strict';

(() => {
  const chinese = /[\u3400-\u9fff]+/g;

  /** In lower case and without accents. */
  const folded = (text) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

  /** Such that `HDU 1846` and `hdu1846` are the same. */
  const name = (text) => folded(text).replace(/[^\p{L}\p{N}]/gu, '');

  // Text is split into words at blanks, which Chinese does not have: there each pair of adjacent characters
  // counts as a word.
  elasticlunr.tokenizer = (text) => {
    const lower = folded(String(text || ''));
    const pairs = (lower.match(chinese) || []).flatMap((run) =>
      run.length === 1 ? [run] : [...run].slice(1).map((_, i) => run.slice(i, i + 2)),
    );
    return [...pairs, ...(lower.replace(chinese, ' ').match(/[\p{L}\p{N}]+/gu) || [])];
  };

  /** The texts that the generator coded: each is the beginning of the one before, so long, and what follows. */
  const decoded = (texts) => {
    let before = '';
    return texts.map(([common, rest]) => {
      before = before.slice(0, common) + rest;
      return before;
    });
  };

  /** An index of pages that have these fields. */
  const indexOf = (fields) => {
    const index = new elasticlunr.Index();
    index.pipeline.add(elasticlunr.stopWordFilter, elasticlunr.stemmer);
    for (const field of fields) index.addField(field);
    return index;
  };

  /** The places of the pages that such an index finds, with their scores. */
  const found = (index, query, options) => {
    const fields = Object.fromEntries(index.getFields().map((field) => [field, options.fields[field]]));
    return index.search(query, { ...options, fields });
  };

  const bar = document.getElementById('mdbook-searchbar');
  const search = () => bar.dispatchEvent(new Event('keyup'));

  // mdBook's searcher has its index made here, by the titles of all sections. Their text is loaded next, and what
  // has been typed until then is searched again.
  elasticlunr.Index.load = (titles) => {
    const { doc_urls: urls, texts: name } = window.search;
    urls.splice(0, urls.length, ...decoded(urls));
    const pages = decoded(titles).map((breadcrumbs, id) => {
      return { id: String(id), title: breadcrumbs.split(' » ').pop(), breadcrumbs, body: '' };
    });
    const ofTitles = indexOf(['title', 'breadcrumbs']);
    for (const page of pages) ofTitles.addDoc(page);
    const ofTexts = indexOf(['body']);
    window.search.read = (texts) => {
      for (const [place, body] of texts.entries()) pages[place].body = body;
      indexSome(0);
    };
    // Some at a time: what is typed meanwhile is shown.
    const indexSome = (first) => {
      for (const page of pages.slice(first, first + 100)) if (page.body) ofTexts.addDoc(page);
      if (first < pages.length) return setTimeout(indexSome, 0, first + 100);
      document.documentElement.dataset.searchesTexts = '';
      if (!bar.value.trim()) return;
      // The searcher does not search for the same text twice, so it is told of another one first. The field itself
      // is left alone, in which somebody may be typing.
      Object.defineProperty(bar, 'value', { value: `${bar.value}\u200b`, configurable: true });
      search();
      Reflect.deleteProperty(bar, 'value');
      search();
    };
    document.head.append(Object.assign(document.createElement('script'), { src: path_to_root + name }));
    const searched = (query, options) => {
      const named = problems(query);
      const scores = new Map();
      for (const { ref, score } of [ofTitles, ofTexts].flatMap((index) => found(index, query, options))) {
        if (!named.includes(ref)) scores.set(ref, (scores.get(ref) || 0) + score);
      }
      const others = [...scores].sort(([, a], [, b]) => b - a).map(([ref]) => ref);
      return [...named, ...others].map((ref) => ({ ref, doc: excerpt(pages[ref], query) }));
    };
    return { search: searched };
  };

  /** The pages of the problems that go by the name `query`: first those of this very name, and lessons before others. */
  function problems(query) {
    const wanted = name(query);
    const long = wanted.length >= (/[\u3400-\u9fff]/.test(wanted) ? 2 : 3);
    const rank = (names) => {
      const known = names.map(name);
      if (known.includes(wanted)) return 0;
      if (long && known.some((text) => text.startsWith(wanted))) return 1;
      return long && known.some((text) => text.includes(wanted)) ? 2 : 3;
    };
    return window.search.aliases
      .map(([ref, names]) => ({ ref, rank: rank(names) }))
      .filter((page) => page.rank < 3)
      .sort((a, b) => a.rank - b.rank)
      .map((page) => page.ref);
  }

  /** The page; for a Chinese query, its body cut to the text around a match, with blanks around the words. */
  function excerpt(page, query) {
    if (!/[\u3400-\u9fff]/.test(query)) return page;
    const words = query.toLowerCase().split(/\s+/);
    const match = words.map((word) => page.body.toLowerCase().indexOf(word)).find((at) => at >= 0) || 0;
    const text = page.body.slice(Math.max(0, match - 30), match + 70);
    const body = words.reduce(
      (body, word) => (/[\u3400-\u9fff]/.test(word) ? body.replaceAll(word, ` ${word} `) : body),
      text,
    );
    return { ...page, body };
  }

  // Those blanks only let mdBook see the words.
  new MutationObserver((changes) => {
    for (const teaser of changes.flatMap((change) => [...change.addedNodes])) {
      for (const word of teaser.querySelectorAll?.('.teaser em') || []) {
        if (!/[\u3400-\u9fff]/.test(word.textContent)) continue;
        const { previousSibling: before, nextSibling: after } = word;
        if (before) before.textContent = before.textContent.replace(/ $/, '');
        if (after) after.textContent = after.textContent.replace(/^ /, '');
      }
    }
  }).observe(document.getElementById('mdbook-searchresults'), { childList: true });

  // Nothing found: ways on.
  const inChinese = document.documentElement.lang.startsWith('zh');
  const ways = inChinese
    ? [
        ['explorer.html', '在博弈探索器中输入这个游戏的规则'],
        ['theory/which.html', '结论速查：这是哪一种游戏？'],
        ['index.html#problems', '全部题目'],
      ]
    : [
        ['explorer.html', 'Enter the rules of the game in the explorer'],
        ['theory/which.html', 'Which game is this?'],
        ['index.html#problems', 'All problems'],
      ];
  const results = document.getElementById('mdbook-searchresults');
  new MutationObserver(([{ target }]) => {
    if (!/^(No |没有)/.test(target.textContent) || results.querySelector('.way-on')) return;
    for (const [to, text] of ways) {
      const link = Object.assign(document.createElement('a'), { href: path_to_root + to, textContent: text });
      const item = Object.assign(document.createElement('li'), { className: 'way-on' });
      item.append(link);
      results.append(item);
    }
  }).observe(document.getElementById('mdbook-searchresults-header'), { childList: true });

  // mdBook searches on keyup, an event that some input methods do not send.
  bar.addEventListener('input', search);
})();
