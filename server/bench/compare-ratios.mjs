// Compares the ratios of this run with `ratios.json`, and says which got worse by more than a tenth.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TOLERANCE = 0.1;
const FILE = join(import.meta.dirname, 'ratios.json');

/** `keep` replaces the stored ratios. Returns whether none got worse. */
export function compareRatios(recordedFile, { keep }) {
  if (!existsSync(recordedFile)) return true;
  const recorded = readFileSync(recordedFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const stored = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  const worse = recorded.filter((each) => isWorse(each, stored[each.name]));
  for (const { name, ratio } of worse) {
    process.stdout.write(`Worse by more than a tenth: ${name}, ${ratio} instead of ${stored[name].ratio}\n`);
  }
  if (worse.length === 0) process.stdout.write('No ratio got worse by more than a tenth.\n');
  if (keep) {
    for (const { name, ratio, better } of recorded) stored[name] = { ratio, better };
    const sorted = Object.fromEntries(
      Object.entries(stored).sort(([one], [other]) => one.localeCompare(other)),
    );
    writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
  }
  return worse.length === 0;
}

function isWorse({ ratio, better }, before) {
  if (!before) return false;
  return better === 'higher'
    ? ratio < before.ratio * (1 - TOLERANCE)
    : ratio > before.ratio * (1 + TOLERANCE);
}
