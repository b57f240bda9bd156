// The words of pages: German and English have the same keys, and plurals follow the rules of the language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = ['web/src', 'server/src/pages', 'shared'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`),
);
const german = files.filter((file) => /(?:^|[-/])de\.ts$/.test(file));
const words = [...german, ...german.map(englishOf), ...files.filter((file) => /\/words\.ts$/.test(file))];

function englishOf(file: string): string {
  return file.replace(/de\.ts$/, 'en.ts');
}

/** `page.title`; lists and functions have no keys of their own. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, part]) => keysOf(part, `${path}.${key}`));
}

describe.each(german)('%s', (file) => {
  test('has the keys of its English counterpart', async () => {
    const [de, en] = await Promise.all([file, englishOf(file)].map((name) => import(join(root, name))));
    const keys = (module: object) =>
      Object.values(module)
        .filter((value) => typeof value === 'object')
        .flatMap((value) => keysOf(value))
        .sort();
    expect(keys(de)).toEqual(keys(en));
  });
});

test.each(words)('%s leaves plurals to the rules of the language', (file) => {
  expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/=== 1\s*\?/);
});
