// What the scripts of a page share to make its elements, and its language.

import './controls.css';

export const language = document.documentElement.lang.startsWith('zh') ? 'zh' : 'en';

/** An element with attributes and children; an attribute that is `undefined` or `false` is left out. */
export function element(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
}

/** An element of SVG. */
export function svg(tag, attributes, ...children) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** A button of the usual look, unless `attributes` has another class. */
export function button(text, onClick, attributes = {}) {
  const node = element('button', { type: 'button', class: 'play-button', ...attributes }, text);
  node.addEventListener('click', onClick);
  return node;
}

/**
 * Shows these comments in a log, and no others. Those already shown stay in the page, so that screen readers do not read
 * them again.
 */
export function fillLog(log, comments) {
  for (const old of [...log.children]) if (!comments.includes(old)) old.remove();
  log.append(...comments.filter((comment) => comment.parentNode !== log));
}

/** Runs a script. */
export function loadScript(src) {
  return new Promise((onload, onerror) => {
    document.head.append(Object.assign(element('script', { src }), { onload, onerror }));
  });
}

/** A function that runs this one once, and has its promise ever after. */
export function once(run) {
  let promise;
  return () => (promise ??= run());
}

/** A part that opens at a click on `summary`. */
export function details(summary, attributes, ...children) {
  return element('details', attributes, element('summary', {}, summary), ...children);
}

/** Whether the text could be copied. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not over http, or not allowed
  }
}

/** Shows `address`, which may be its end alone, in the address bar and copies it. Whether it could be copied. */
export function copyLink(address) {
  history.replaceState(null, '', address);
  return copy(location.href);
}

/** Saves a Blob as a file of this name, where the browser saves what it downloads. */
export function save(blob, name) {
  const href = URL.createObjectURL(blob);
  element('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** The parameters in the address behind `#name?`; `undefined` if it has others. */
export function parameters(name) {
  const [, query] = location.hash.split(`#${name}?`);
  return query === undefined ? undefined : Object.fromEntries(new URLSearchParams(query));
}
