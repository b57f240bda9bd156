// The pages know the service by its descriptions alone.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../src');

test('nothing of the pages imports the server', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.filter((name) => /from '[./]+server\//.test(readFileSync(join(src, name), 'utf8')));
  expect(wrong).toEqual([]);
});
