// The catalogues: German is complete, a language is only a folder, and mistakes name their place.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generateTexts } from '../../scripts/texts/generate-texts.mjs';

const shared = join(import.meta.dirname, '../../shared');
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The path of every text of a language, such as `console/damage.json: actions.done`. */
function keysOf(language: string): string[] {
  const root = join(shared, 'texts', language);
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.json'),
  );
  return paths
    .flatMap((path) => pathsIn(JSON.parse(readFileSync(join(root, path), 'utf8')), `${path}: `))
    .sort();
}

function pathsIn(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, part]) => pathsIn(part, `${path}.${key}`));
}

/** A copy of the modules that generated ones need, with these catalogues. */
function project(catalogs: Record<string, object>): string {
  const folder = mkdtempSync(join(tmpdir(), 'handover-texts-'));
  folders.push(folder);
  cpSync(join(shared, 'text'), join(folder, 'text'), { recursive: true });
  for (const [path, catalog] of Object.entries(catalogs)) {
    const file = join(folder, 'texts', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(catalog));
  }
  return join(folder, 'texts');
}

const ENGLISH = {
  title: 'Orders',
  moved: '{count, plural, one {# order} other {# orders}} moved to {to}',
  driver: '{name, select, none {No driver} other {Driver: {name}}}',
};

test('German has every text that English has', () => {
  expect(keysOf('de')).toEqual(keysOf('en'));
});

test('plurals are left to the rules of the language', () => {
  for (const language of ['de', 'en']) {
    const root = join(shared, 'texts', language);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.json'),
    );
    const wrong = files.filter((path) => readFileSync(join(root, path), 'utf8').includes('=1 {'));
    expect(wrong).toEqual([]);
  }
});

test('a language is a folder: its texts are used, and English ones where it lacks a text or a file', async () => {
  const root = project({
    'en/orders.json': ENGLISH,
    'en/damage.json': { title: 'Damage' },
    'pl/orders.json': {
      moved:
        '{count, plural, one {# zlecenie} few {# zlecenia} many {# zleceń} other {# zlecenia}} przeniesiono na {to}',
    },
  });
  await generateTexts({ root });
  const { ordersTexts } = await import(join(root, 'generated/orders.ts'));
  const { damageTexts } = await import(join(root, 'generated/damage.ts'));
  const { LANGUAGES } = await import(join(root, 'generated/languages.ts'));
  expect(LANGUAGES).toEqual(['en', 'pl']);
  expect(ordersTexts.pl.moved({ count: 3, to: 'Pt' })).toBe('3 zlecenia przeniesiono na Pt');
  expect(ordersTexts.pl.moved({ count: 5, to: 'Pt' })).toBe('5 zleceń przeniesiono na Pt');
  expect(ordersTexts.en.moved({ count: 1234, to: 'Fri' })).toBe('1,234 orders moved to Fri');
  expect(ordersTexts.pl.driver({ name: null })).toBe('No driver');
  expect(ordersTexts.pl.driver({ name: 'Ana' })).toBe('Driver: Ana');
  expect([ordersTexts.pl.title, damageTexts.pl.title]).toEqual(['Orders', 'Damage']);
});

test.each([
  ['a text that English lacks', { more: 'Mehr' }, 'de/orders.json: more is not in en'],
  ['a parameter that English lacks', { moved: '{number} verlegt' }, 'de/orders.json: moved has {number}'],
  ['broken braces', { title: 'Aufträge {' }, 'de/orders.json: title is no ICU message'],
  ['a text in place of a group', { title: { short: 'A' } }, 'de/orders.json: title must be a group'],
])('%s fails with the file, the key and what to do', async (_, german, problem) => {
  const root = project({ 'en/orders.json': ENGLISH, 'de/orders.json': german });
  await expect(generateTexts({ root })).rejects.toThrow(problem);
});
