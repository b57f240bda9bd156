// No function has more than 100 lines as a reader counts them; Biome's rule counts fewer.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const MAX_LINES = 100;
/** A function outside of all others, as the formatter writes it; what is inside it is shorter. */
const FUNCTION =
  /^(?:export )?(?:async )?function\b.*?^\}$|^(?:export )?const \w+ = (?:async )?\([^;]*?=> \{$.*?^\};$/gms;

function findLong(folder: string): string[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const functions = readFileSync(join(ROOT, folder, file), 'utf8').match(FUNCTION) ?? [];
      return functions
        .filter((text) => text.split('\n').length > MAX_LINES)
        .map((text) => `${folder}/${file}: ${text.split('\n')[0]}`);
    });
}

test.each(['server/src', 'web/src', 'shared', 'cli/src'])(
  'no function in %s has more than 100 lines',
  (folder) => {
    expect(findLong(folder)).toEqual([]);
  },
);
