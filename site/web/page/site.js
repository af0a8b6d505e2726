// Additions to mdBook: what a reader has solved, copying, the same place in the other language.

const inChinese = document.documentElement.lang.startsWith('zh');
const main = document.querySelector('main');

/** What the browser keeps for the reader; a page opened from a file may keep nothing. */
const storage = {
  get: (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set: (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // then it is forgotten
    }
  },
};

// ---------------------------------------------------------------- the same place in the other language

const headings = [...main.querySelectorAll('h2, h3')];
const language = document.getElementById('language');

// The pages have the same headings in both languages, so the place is the number of the heading.
language.addEventListener('click', () => {
  const top = (heading) => heading.getBoundingClientRect().top;
  const fragment = decodeURIComponent(location.hash.slice(1));
  const target = headings.find((heading) => heading.id === fragment);
  const isSeen = target && top(target) >= 0 && top(target) < innerHeight;
  const place = isSeen ? headings.indexOf(target) + 1 : headings.filter((h) => top(h) < 100).length;
  language.hash = place ? `~${place}` : '';
  storage.set('language', inChinese ? 'en' : 'zh');
});

const [, place] = /^#~(\d+)$/.exec(location.hash) || [];
if (place) {
  const heading = headings[place - 1];
  history.replaceState(null, '', heading ? `#${heading.id}` : location.pathname);
  addEventListener('load', () => heading?.scrollIntoView());
  heading?.scrollIntoView();
}

// ---------------------------------------------------------------- solved problems

const boxes = [...document.querySelectorAll('[data-solved]')];
const solved = new Set((storage.get('solved') || '').split(' ').filter(Boolean));

function showSolved() {
  for (const box of boxes) box.checked = solved.has(box.dataset.solved);
  for (const count of document.querySelectorAll('.solved-count')) {
    const among = boxes.filter((box) => box.closest(count.dataset.within));
    const done = among.filter((box) => box.checked).length;
    count.textContent = count.dataset.text.replace('{n}', done).replace('{all}', among.length);
    count.hidden = false;
  }
  // In the table of contents, with what was won.
  for (const link of document.querySelectorAll('.chapter a[href]')) {
    const path = link.getAttribute('href').slice(path_to_root.length);
    const key = path.replace(/(\/statement)?\.html$/, '');
    link.classList.toggle('done', solved.has(key) || solved.has(`won/${key}`));
  }
}

for (const box of boxes) {
  box.hidden = false;
  if (box.parentElement.matches('label')) box.parentElement.hidden = false;
  box.addEventListener('change', () => {
    solved[box.checked ? 'add' : 'delete'](box.dataset.solved);
    storage.set('solved', [...solved].join(' '));
    showSolved();
  });
}
showSolved();

// ---------------------------------------------------------------- the search, whose scripts come when it is opened

const bar = document.getElementById('mdbook-searchbar');
const wrapper = document.getElementById('mdbook-search-wrapper');
const toggle = document.getElementById('mdbook-search-toggle');
let focusedBefore;

function openSearch() {
  for (const src of toggle.dataset.scripts.split(' ').filter(Boolean)) addScript(path_to_root + src);
  toggle.dataset.scripts = '';
  focusedBefore = document.activeElement;
  wrapper.classList.remove('hidden');
  toggle.setAttribute('aria-expanded', 'true');
  scrollTo(0, 0);
  bar.focus();
  bar.select();
}

function closeSearch() {
  wrapper.classList.add('hidden');
  toggle.setAttribute('aria-expanded', 'false');
  if (focusedBefore === document.body) bar.blur();
  else focusedBefore?.focus();
}

function addScript(src, onload) {
  document.head.append(Object.assign(document.createElement('script'), { src, onload, async: false }));
}

toggle.addEventListener('click', () => (wrapper.classList.contains('hidden') ? openSearch() : closeSearch()));
document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.key === 'Escape' && !wrapper.classList.contains('hidden')) closeSearch();
  if (event.target.closest('input, select, textarea, [contenteditable]')) return;
  if (event.key !== '/' && event.key !== 's') return;
  event.preventDefault();
  openSearch();
});
bar.value = new URLSearchParams(location.search).get('search') ?? '';
if (bar.value) openSearch();

// ---------------------------------------------------------------- copying

const [copied, notCopied] = inChinese ? ['已复制', '无法复制'] : ['Copied', 'Not copied'];

for (const button of document.querySelectorAll('button.copy')) {
  const text = button.textContent;
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', async () => {
    // The file is on the page, or kept beside the buttons.
    const file = document.querySelector(`[data-name="${button.dataset.source}"]`);
    const code = file.querySelector('code');
    const done = await copy(code ? code.textContent : JSON.parse(file.textContent));
    button.textContent = done ? copied : notCopied;
    setTimeout(() => {
      button.textContent = text;
    }, 2000);
  });
}

/** Whether the text could be copied. Pages opened from a file may not have a clipboard. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.style.position = 'fixed';
    document.body.append(area);
    const focused = document.activeElement;
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    focused.focus();
    return done;
  }
}

// ---------------------------------------------------------------- Rust or C++

// Below a block in Rust or C++ the same in the other language may be folded away. What a reader chooses once is seen
// everywhere; until then Chinese pages show C++, which most of their readers write.
const languages = inChinese ? ['C++', 'Rust'] : ['Rust', 'C++'];
const classes = { Rust: 'language-rust', 'C++': 'language-cpp' };
const choices = [];
for (const details of main.querySelectorAll(
  'details:has(> summary + pre > code:is(.language-cpp, .language-rust):only-of-type)',
)) {
  const both = [details.previousElementSibling, details.querySelector('pre')];
  const block = (name) => both.find((pre) => pre?.querySelector(`:scope > code.${classes[name]}`));
  const blocks = Object.fromEntries(languages.map((name) => [name, block(name)]));
  if (!languages.every((name) => blocks[name])) continue;
  const group = document.createElement('div');
  group.className = 'languages';
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', inChinese ? '代码的语言' : 'Language of the code');
  for (const name of languages) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', () => {
      const top = group.getBoundingClientRect().top;
      storage.set('code', name);
      showCode(name);
      scrollBy({ top: group.getBoundingClientRect().top - top, behavior: 'instant' });
    });
    group.append(button);
  }
  both[0].before(group);
  details.replaceWith(both[1]);
  choices.push({ group, blocks });
}

function showCode(chosen) {
  for (const { group, blocks } of choices) {
    for (const button of group.children) button.setAttribute('aria-pressed', button.textContent === chosen);
    for (const [name, block] of Object.entries(blocks)) block.hidden = name !== chosen;
  }
}
const code = storage.get('code');
showCode(languages.includes(code) ? code : languages[0]);

// ---------------------------------------------------------------- keyboard, menu, print

// What scrolls on its own can be scrolled by keys, and fades where it goes on.
function showEnds(wide) {
  const { scrollLeft, scrollWidth, clientWidth } = wide;
  if (scrollWidth > clientWidth) wide.tabIndex = 0;
  else wide.removeAttribute('tabindex');
  wide.classList.toggle('more-before', scrollLeft > 1);
  wide.classList.toggle('more-after', scrollLeft + clientWidth < scrollWidth - 1);
}
const resized = new ResizeObserver((entries) => {
  for (const { target } of entries) showEnds(target);
});
for (const wide of main.querySelectorAll('.table-wrapper, pre > code, .figure, math[display=block]')) {
  resized.observe(wide);
  wide.addEventListener('scroll', () => showEnds(wide), { passive: true });
}

// After mdBook, which waits for the same, has added the headings of the page.
document.addEventListener('DOMContentLoaded', () => document.documentElement.classList.add('loaded'));

// The table of contents has 250 links, which come when it is shown. mdBook's script waits for the page to add its headings.
const contents = document.getElementById('mdbook-sidebar-toggle-anchor');
if (contents.checked) finishContents();
else contents.addEventListener('change', () => addScript(path_to_toc, finishContents), { once: true });

function finishContents(event) {
  if (event) {
    document.dispatchEvent(new Event('DOMContentLoaded'));
    showSolved();
  }
  // The folds are links without a target, which are no buttons.
  for (const fold of document.querySelectorAll('.chapter-fold-toggle')) {
    const item = fold.closest('.chapter-item');
    const chapter = fold.previousElementSibling.textContent;
    const say = () => fold.setAttribute('aria-expanded', item.classList.contains('expanded'));
    fold.setAttribute('role', 'button');
    fold.setAttribute('aria-label', inChinese ? `“${chapter}”的各页` : `Pages of ${chapter}`);
    fold.tabIndex = 0;
    fold.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      fold.click();
    });
    new MutationObserver(say).observe(item, { attributeFilter: ['class'] });
    say();
  }
}

// What a copy button of mdBook copies: the text with a heading above, or the block of its number.
const inputs = { input: inChinese ? '输入' : 'the input', output: inChinese ? '输出' : 'the output' };
for (const [i, button] of main.querySelectorAll('.clip-button').entries()) {
  const code = button.closest('pre').querySelector('code');
  const kind = Object.keys(inputs).find((name) => code.classList.contains(name));
  const what = kind ? inputs[kind] : inChinese ? '代码' : 'the code';
  button.addEventListener('click', async () => {
    button.firstChild.textContent = (await copy(code.textContent)) ? copied : notCopied;
    button.classList.add('tooltipped');
  });
  button.title = inChinese ? `复制第 ${i + 1} 块：${what}` : `Copy ${what}, block ${i + 1}`;
  button.setAttribute('aria-label', button.title);
}

document.getElementById('mdbook-sidebar-toggle').addEventListener('click', () => {
  document.getElementById('mdbook-sidebar-toggle-anchor').click();
});

// On paper nothing can be unfolded. Generated files, which nobody reads, are not printed.
let folded = [];
addEventListener('beforeprint', () => {
  folded = [...main.querySelectorAll('details:not([open], .file *)')];
  for (const details of folded) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of folded) details.open = false;
});
