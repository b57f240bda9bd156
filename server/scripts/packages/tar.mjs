// Writes a tar archive (ustar): files only, with one fixed time and owner, so that the same files give the same bytes.
const BLOCK = 512;
/** The moment that npm writes into its own archives. */
const MOMENT_SECONDS = Date.UTC(1985, 9, 26, 8, 15) / 1000;

const octal = (value, length) => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** A name of more than 100 bytes is split at a slash. */
function splitName(name) {
  if (Buffer.byteLength(name) <= 100) return { name, prefix: '' };
  const at = name.indexOf('/', name.length - 101);
  if (at === -1 || at > 155) throw new Error(`${name} is too long for a tar archive`);
  return { name: name.slice(at + 1), prefix: name.slice(0, at) };
}

function headerOf({ path, bytes, isProgram = false }) {
  const { name, prefix } = splitName(path);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(octal(isProgram ? 0o755 : 0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(bytes.length, 12), 124);
  header.write(octal(MOMENT_SECONDS, 12), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** The files as `{ path, bytes, isProgram? }`, in their order. */
export function writeTar(files) {
  const blocks = files.flatMap((file) => [
    headerOf(file),
    file.bytes,
    Buffer.alloc((BLOCK - (file.bytes.length % BLOCK)) % BLOCK),
  ]);
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}
