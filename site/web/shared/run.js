// Runs a program that was compiled to WebAssembly. It knows nothing of the page.

/**
 * Runs a program of the module with these bytes on an input, a text. Returns { output, message, time }: what it prints, as a
 * Blob, its message if it stops at something, and the time in milliseconds; or { crashed } if it ended in no such way. It may
 * call `progress(done, all)`. This runs in a worker as well, so it uses nothing from around it.
 */
export async function runProgram({ bytes, program, input }, progress) {
  const decoder = new TextDecoder();
  let rest = new TextEncoder().encode(input);
  const output = [];
  let size = 0;
  let message;
  let memory;
  const part = (start, length) => new Uint8Array(memory.buffer, start, length);
  const judge = {
    read(start, length) {
      const block = rest.subarray(0, length);
      rest = rest.subarray(block.length);
      part(start, length).set(block);
      return block.length;
    },
    write(start, length) {
      size += length;
      if (size > 1e9) throw new Error('too much');
      output.push(part(start, length).slice());
    },
    fail(start, length) {
      message = decoder.decode(part(start, length));
    },
    progress,
  };
  const { instance } = await WebAssembly.instantiate(bytes, { judge });
  memory = instance.exports.memory;
  const begin = performance.now();
  let crashed = false;
  try {
    instance.exports[program]();
  } catch {
    crashed = message === undefined; // a program that fails ends with a trap, too
  }
  const time = Math.round(performance.now() - begin);
  return { output: new Blob(output), crashed, message, time };
}
