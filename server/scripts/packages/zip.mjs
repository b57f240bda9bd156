// ZIP archives of which the same files give the same bytes, on every machine.
import { zipSync } from 'fflate';

const UNIX = 3;
// A ZIP holds local time: these numbers are the same in every zone.
const OPTIONS = { level: 9, mtime: new Date(2026, 0, 1), os: UNIX, attrs: (0o100644 << 16) >>> 0 };

/** `files`: pairs of name and bytes, in the order of the archive. */
export function zip(files) {
  return Buffer.from(zipSync(Object.fromEntries(files.map(([name, bytes]) => [name, [bytes, OPTIONS]]))));
}
