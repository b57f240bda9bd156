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
  for (const needed of ['text', 'lists']) {
    cpSync(join(shared, needed), join(folder, needed), { recursive: true });
  }
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
  late: '{count, number, limited} late',
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
  expect(ordersTexts.en.late({ count: 1000 })).toBe('1,000 late');
  expect(ordersTexts.en.late({ count: 1001 })).toBe('1,000+ late');
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

/** Files that decide by language without writing a text, and why. */
const BY_LANGUAGE = [
  // The form of dates and numbers, which is code.
  'shared/text/locale.ts',
  'server/src/platform/format-time.ts',
  'shared/contact/phone-hours.ts',
  'web/src/ui/date-parts.ts',
  'web/src/ui/format.ts',
  // Messages of the service for developers exist in English only.
  'shared/errors/field-problem.ts',
  'shared/errors/page-error-sentence.ts',
  'web/src/portal/inboxes/signature-report.tsx',
  // Addresses of pages, and which language to show.
  'server/src/pages/docs/docs-content.ts',
  'server/src/pages/docs/page-address.ts',
  'server/src/pages/public-layout.ts',
  'web/src/docs/search.ts',
  'web/src/driver/push/notification.ts',
];

test('texts are in the catalogues, not in pairs of the code', () => {
  const root = join(shared, '..');
  const sources = ['server/src', 'web/src', 'shared'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('/node_modules/'))
      .filter((path) => !/^(web\/src\/api\/paths|shared\/texts\/generated)\//.test(path)),
  );
  const entry = /\b(?:de|en): *(?:\([^)]*\) *=> *)?(?:[[{] *)?(?:$|['"`])/m;
  const comparison = /[!=]== '(?:de|en)'/;
  const found = sources.filter((path) => {
    const code = readFileSync(join(root, path), 'utf8');
    return entry.test(code) || comparison.test(code);
  });
  expect(found.sort()).toEqual([...BY_LANGUAGE].sort());
});
