// Puts the packages for judges together. The site has the data of each problem once, as packages/ID-data.zip, and
// beside it what the packages add to it, as packages/ID-parts.zip; a package is a new zip of the same compressed
// bytes. So a button of the class "package" says in data-package which one, and in data-layout how its files lie; the
// list that it is in says in data-ids of which problems:
//   top        at the top of the zip, of one problem;
//   folders    in a folder of the problem's name;
//   numbers    in a folder with the problem's number, from 1;
//   zips       in a zip of its own in the zip;
//   document   no zip: one text, with the first and the last piece once around the pieces of all problems.

import { save } from './elements.js';
import { texts } from './words.js';
import { stored, zip } from './zip.js';

const loaded = new Map(); // name of a zip => promise of its entries

for (const button of document.querySelectorAll('button.package')) {
  button.addEventListener('click', () => offer(button));
}
for (const line of document.querySelectorAll('.print')) {
  line.hidden = false;
  line.querySelector('button').addEventListener('click', () => print());
}

/** Makes the package of a button and saves it, and says below the button how far that is. */
async function offer(button) {
  const status = button.closest('.packages').querySelector('.take-status');
  const { package: name, layout } = button.dataset;
  const ids = button.closest('[data-ids]').dataset.ids.split(' ');
  button.closest('dd').append(status);
  button.disabled = true;
  status.textContent = texts.packing(button.textContent);
  try {
    const packed = [];
    for (const id of ids) {
      const found = await pieces(id, name);
      if (found) packed.push({ id, pieces: found });
      if (ids.length > 1) status.textContent = texts.packed(packed.length, ids.length);
    }
    save(await layouts[layout](packed), button.textContent);
    status.textContent = texts.saved(button.textContent);
  } catch {
    const [format, language] = name.replace('data', 'oj').split('.');
    const named = ids.length < 10 ? ids : []; // without names it makes those of all lessons
    const options = [...named, '--format', format, ...(language ? ['--lang', language] : [])].join(' ');
    status.textContent = location.protocol === 'file:' ? texts.packedFromFile(options) : texts.notPacked;
  } finally {
    button.disabled = false;
  }
}

/** How packed problems become a Blob. */
const layouts = {
  top: ([{ pieces }]) => zip(pieces),
  folders: (packed) => zip(packed.flatMap(({ id, pieces }) => below(id, pieces))),
  numbers: (packed) => zip(packed.flatMap(({ pieces }, index) => below(index + 1, pieces))),
  zips: async (packed) => {
    const zips = packed.map(async ({ id, pieces }) => ({
      path: `${id}.zip`,
      entry: stored(new Uint8Array(await zip(pieces).arrayBuffer())),
    }));
    return zip(await Promise.all(zips));
  },
  document: async (packed) => {
    const last = packed.length - 1;
    const isLeft = (path, index) =>
      path === 'item' || (path === 'head' && index === 0) || (path === 'foot' && index === last);
    const all = packed.flatMap(({ pieces }, index) => pieces.filter(({ path }) => isLeft(path, index)));
    const contents = [];
    for (const { entry } of all) contents.push(await inflated(entry)); // a browser refuses 15,000 at once
    return new Blob(contents);
  },
};

function below(folder, pieces) {
  return pieces.map(({ path, entry }) => ({ path: `${folder}/${path}`, entry }));
}

/**
 * The files of a package of a problem, or the pieces of its one file: [{ path, entry }]. Nothing if there is no such
 * package, as it cannot take the problem's checker along.
 */
async function pieces(id, name) {
  const [data, parts] = await Promise.all([load(`${id}-data.zip`), load(`${id}-parts.zip`)]);
  const lists = JSON.parse(await (await inflated(parts.get('packages.json'))).text());
  return lists[name]?.map(([path, from]) => ({ path, entry: data.get(from) ?? parts.get(from) }));
}

function load(name) {
  if (!loaded.has(name)) {
    const read = async () => {
      const answer = await fetch(`${path_to_root}../packages/${name}`);
      if (!answer.ok) throw new Error(name);
      return entries(await answer.arrayBuffer());
    };
    const promise = read();
    loaded.set(name, promise);
    promise.catch(() => loaded.delete(name));
  }
  return loaded.get(name);
}

/** The content of an entry, as a Blob. */
function inflated({ method, bytes }) {
  const blob = new Blob([bytes]);
  if (method === 0) return blob;
  return new Response(blob.stream().pipeThrough(new DecompressionStream('deflate-raw'))).blob();
}

/** The entries of a zip, such as our tools write it: name => { method, checksum, size, bytes }. */
function entries(buffer) {
  const view = new DataView(buffer);
  const short = (at) => view.getUint16(at, true);
  const long = (at) => view.getUint32(at, true);
  const found = new Map();
  const end = buffer.byteLength - 22; // no comment is there
  let at = long(end + 16);
  for (let left = short(end + 10); left > 0; left--) {
    const name = new TextDecoder().decode(new Uint8Array(buffer, at + 46, short(at + 28)));
    const local = long(at + 42);
    const start = local + 30 + short(local + 26) + short(local + 28);
    found.set(name, {
      method: short(at + 10),
      checksum: long(at + 16),
      size: long(at + 24),
      bytes: new Uint8Array(buffer, start, long(at + 20)),
    });
    at += 46 + short(at + 28) + short(at + 30) + short(at + 32);
  }
  return found;
}
