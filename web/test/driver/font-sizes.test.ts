// Text grows with the font size that the driver chose for the phone: its sizes are in rem.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../src/driver');

test('no font size of the driver app is in pixels', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  const inPixels = files.flatMap((name) =>
    [...readFileSync(join(SOURCE, name), 'utf8').matchAll(/(?:font|font-size|line-height): [\d.]+px/g)].map(
      ([rule]) => `${name}: ${rule}`,
    ),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(inPixels).toEqual([]);
});
