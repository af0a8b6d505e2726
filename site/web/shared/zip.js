// Writes zips.

/** An entry that is not compressed. */
export function stored(bytes) {
  return { method: 0, checksum: checksum(bytes), size: bytes.length, bytes };
}

/** A zip of [{ path, entry }], as a Blob. */
export function zip(files) {
  const [parts, directory] = [[], []];
  let offset = 0;
  for (const { path, entry } of files) {
    const name = new TextEncoder().encode(path);
    const { method, checksum: sum, size, bytes } = entry;
    // Version 2.0, a name in UTF-8, and the first day that a zip knows.
    const sizes = [...inFour(sum, bytes.length, size), ...inTwo(name.length)];
    const common = [...inTwo(20, 0x800, method, 0, 0x21), ...sizes];
    const header = Uint8Array.from([...inFour(0x04034b50), ...common, ...inTwo(0)]);
    parts.push(header, name, bytes);
    const rest = [...inTwo(0, 0, 0, 0), ...inFour(0, offset)];
    directory.push(Uint8Array.from([...inFour(0x02014b50), ...inTwo(20), ...common, ...rest]), name);
    offset += header.length + name.length + bytes.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const count = files.length;
  const end = Uint8Array.from([
    ...inFour(0x06054b50),
    ...inTwo(0, 0, count, count),
    ...inFour(size, offset),
    ...inTwo(0),
  ]);
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}

/** Numbers in two bytes each, and in four. */
const inTwo = (...numbers) => numbers.flatMap((number) => [number & 255, (number >>> 8) & 255]);
const inFour = (...numbers) => numbers.flatMap((number) => inTwo(number, number >>> 16));

/** The CRC-32. */
function checksum(bytes) {
  const table = Uint32Array.from({ length: 256 }, (_, number) => {
    let sum = number;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
    return sum;
  });
  let sum = -1;
  for (const byte of bytes) sum = (sum >>> 8) ^ table[(sum ^ byte) & 255];
  return ~sum >>> 0;
}
