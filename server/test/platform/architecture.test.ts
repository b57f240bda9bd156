// The rules of the house that a compiler does not hold: the order of the folders, no circles, SQL in stores.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { projectPath } from '../../src/platform/project-root.ts';

const src = projectPath('src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const textOf = (file: string) => readFileSync(join(src, file), 'utf8');

/** From the ground up: a folder imports only itself and what stands above it in this list. */
const ORDER = [
  'platform',
  'geo',
  'operator',
  'customers',
  'orders/model',
  'messages',
  'jobs',
  'people',
  'documents',
  'orders',
  'quotes',
  'transport',
  'planning',
  'invoices',
  'sandbox',
  'imports',
  'retention',
  'demo',
  'config.ts',
  'http',
  'services.ts',
  'api',
  'pages',
  'workers',
  'app.ts',
  'start',
  'main.ts',
];

/** The longest name counts, so that orders/model is a folder of its own. */
function placeOf(file: string): number {
  const places = ORDER.filter((name) => file === name || file.startsWith(`${name}/`));
  return ORDER.indexOf(places.sort((a, b) => b.length - a.length)[0] ?? '');
}

function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(/(?:from |import\()'(\.[^']+)'/g)].map((match) =>
    relative(src, resolve(src, dirname(file), match[1]!)),
  );
}

test('every file has its place in the order', () => {
  expect(files.filter((file) => placeOf(file) === -1)).toEqual([]);
});

test('imports follow the order of the folders', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => placeOf(imported) > placeOf(file))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(wrong).toEqual([]);
});

test('no circle runs through the files, not even one of types', () => {
  const state = new Map<string, 'open' | 'done'>();
  const circles: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (state.get(file) === 'open') circles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    if (state.has(file)) return;
    state.set(file, 'open');
    for (const imported of importsOf(file)) visit(imported, [...path, file]);
    state.set(file, 'done');
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

test('an API imports no other API; what several need is in api/shared', () => {
  const interfaceOf = (file: string) => /^api\/(?!shared\/)([\w-]+)\//.exec(file)?.[1];
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => interfaceOf(file) && interfaceOf(imported))
      .filter((imported) => interfaceOf(imported) !== interfaceOf(file))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(wrong).toEqual([]);
});

test('SQL lives in stores and in the platform', () => {
  const sql = /\b(?:sql|db|tx)(?:<[^`]*>)?`|\.unsafe\(/;
  const allowed = (file: string) =>
    file.endsWith('store.ts') || file.startsWith('platform/') || file.startsWith('api/health/');
  expect(files.filter((file) => !allowed(file) && sql.test(textOf(file)))).toEqual([]);
});

test('the model of orders is pure: no database, no clock of its own, nothing that waits', () => {
  const impure = /platform\/(?:db|clock)\.ts|\basync\b|\bawait\b|Promise</;
  expect(files.filter((file) => file.startsWith('orders/model/') && impure.test(textOf(file)))).toEqual([]);
});

test('every file opens with a sentence on what it owns', () => {
  expect(files.filter((file) => !/^\/\/ [A-Z].*[.:]$/m.test(textOf(file).split('\n')[0]!))).toEqual([]);
});

test('nobody but the clock asks the system for the time, save who waits for another process', () => {
  const asks = /Date\.now\(\)|new Date\(\)/;
  const allowed = (file: string) =>
    file === 'platform/clock.ts' || file.startsWith('platform/embedded-postgres/');
  expect(files.filter((file) => !allowed(file) && asks.test(textOf(file)))).toEqual([]);
});
