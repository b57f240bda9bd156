// The catalogues: every language of an audience is complete, a language is a folder, and mistakes name their place.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generateTexts } from '../../scripts/texts/generate-texts.mjs';
import { ALL_LANGUAGES } from '../../shared/texts/generated/languages.ts';

const shared = join(import.meta.dirname, '../../shared');
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const OFFICE = { office: { languages: ['en', 'de'] } };

/** A copy of the modules that generated ones need, with these catalogues. */
function project(catalogs: Record<string, object>, audiences: object = OFFICE): string {
  const folder = mkdtempSync(join(tmpdir(), 'handover-texts-'));
  folders.push(folder);
  for (const needed of ['text', 'lists']) {
    cpSync(join(shared, needed), join(folder, needed), { recursive: true });
  }
  for (const [path, catalog] of Object.entries({ ...catalogs, 'audiences.json': audiences })) {
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

test('plurals are left to the rules of the language', () => {
  for (const language of ALL_LANGUAGES) {
    const root = join(shared, 'texts', language);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.json'),
    );
    const wrong = files.filter((path) => readFileSync(join(root, path), 'utf8').includes('=1 {'));
    expect(wrong).toEqual([]);
  }
});

const POLISH = {
  title: 'Zlecenia',
  moved:
    '{count, plural, one {# zlecenie} few {# zlecenia} many {# zleceń} other {# zlecenia}} przeniesiono na {to}',
  late: '{count, number, limited} spóźnionych',
  driver: '{name, select, none {Bez kierowcy} other {Kierowca: {name}}}',
};
const DRIVERS = {
  office: { languages: ['en'] },
  driver: { languages: ['en', 'pl'], catalogs: ['orders'] },
};

test('an audience reads its catalogues in its languages, the office reads all of them in its own', async () => {
  const root = project(
    { 'en/orders.json': ENGLISH, 'en/damage.json': { title: 'Damage' }, 'pl/orders.json': POLISH },
    DRIVERS,
  );
  await generateTexts({ root });
  const { ordersTexts } = await import(join(root, 'generated/orders.ts'));
  const { damageTexts } = await import(join(root, 'generated/damage.ts'));
  const languages = await import(join(root, 'generated/languages.ts'));
  expect(languages).toMatchObject({ LANGUAGES: ['en'], DRIVER_LANGUAGES: ['en', 'pl'] });
  expect(ordersTexts.pl.moved({ count: 3, to: 'Pt' })).toBe('3 zlecenia przeniesiono na Pt');
  expect(ordersTexts.pl.moved({ count: 5, to: 'Pt' })).toBe('5 zleceń przeniesiono na Pt');
  expect(ordersTexts.en.moved({ count: 1234, to: 'Fri' })).toBe('1,234 orders moved to Fri');
  expect(ordersTexts.en.late({ count: 1000 })).toBe('1,000 late');
  expect(ordersTexts.en.late({ count: 1001 })).toBe('1,000+ late');
  expect(ordersTexts.pl.driver({ name: null })).toBe('Bez kierowcy');
  expect(ordersTexts.pl.driver({ name: 'Ana' })).toBe('Kierowca: Ana');
  expect(Object.keys(damageTexts)).toEqual(['en']);
});

const GERMAN = {
  title: 'Aufträge',
  moved: '{count, plural, one {# Auftrag} other {# Aufträge}} verlegt auf {to}',
  late: '{count, number, limited} verspätet',
  driver: '{name, select, none {Kein Fahrer} other {Fahrer: {name}}}',
};

test.each([
  ['a text that English lacks', { more: 'Mehr' }, 'de/orders.json: more is not in en'],
  ['a missing text', { title: undefined }, 'de/orders.json: title is missing'],
  ['a parameter that English lacks', { title: '{number}' }, 'de/orders.json: title has {number}'],
  [
    'a missing parameter',
    { moved: '{count, plural, one {#} other {#}}' },
    'de/orders.json: moved lacks {to}',
  ],
  ['broken braces', { title: 'Aufträge {' }, 'de/orders.json: title is no ICU message'],
  ['a text in place of a group', { title: { short: 'A' } }, 'de/orders.json: title must be a group'],
])('%s fails with the file, the key and what to do', async (_, change, problem) => {
  const root = project({ 'en/orders.json': ENGLISH, 'de/orders.json': { ...GERMAN, ...change } });
  await expect(generateTexts({ root })).rejects.toThrow(problem);
});

test.each([
  ['a missing catalogue', {}, 'pl/orders.json is missing'],
  [
    'a missing form of a plural',
    { 'pl/orders.json': { ...POLISH, moved: ENGLISH.moved } },
    'pl/orders.json: moved has a plural without many, few',
  ],
  [
    'a catalogue that nobody reads',
    { 'pl/orders.json': POLISH, 'pl/damage.json': { title: 'Szkoda' } },
    'pl/damage.json: nobody reads it in this language',
  ],
  ['a language of nobody', { 'pl/orders.json': POLISH, 'fr/orders.json': ENGLISH }, 'fr/: no audience'],
])('of an audience, %s fails', async (_, catalogs, problem) => {
  const english = { 'en/orders.json': ENGLISH, 'en/damage.json': { title: 'Damage' } };
  await expect(generateTexts({ root: project({ ...english, ...catalogs }, DRIVERS) })).rejects.toThrow(
    problem,
  );
});

test('the driver app and what it shares have no texts of the office, which lack most of its languages', async () => {
  const seen = new Set<string>();
  const read = (path: string) => {
    if (seen.has(path) || !/\.tsx?$/.test(path) || path.includes('/generated/')) return;
    seen.add(path);
    const code = readFileSync(path, 'utf8');
    for (const [, from] of code.matchAll(/^(?:import|export) (?!type)[^;]*?from '(\.[^']+)';/gm)) {
      read(join(dirname(path), from!));
    }
  };
  read(join(shared, '../web/src/driver/main.tsx'));
  const wrong = [...seen].filter(
    (path) =>
      !path.includes('/web/src/messages/') &&
      !path.endsWith('/each-language.ts') &&
      /\b(?:useTexts|useLanguage|useMessages|eachLanguage)\(/.test(readFileSync(path, 'utf8')),
  );
  expect(seen.size).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
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
  'web/src/docs/search.ts',
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
