// The rules that a compiler does not check: the order of the folders, no import cycles, SQL in stores.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectPath } from '../../src/platform/project-root.ts';
import {
  findAcrossGroups,
  findAgainstOrder,
  findCycles,
  findImports,
  findMissing,
  findUnplaced,
  readImportGraph,
} from '../harness/import-graph.ts';

const src = projectPath('src');
const graph = readImportGraph(src);
const files = [...graph.keys()];
const textOf = (file: string) => readFileSync(join(src, file), 'utf8');

/** From the bottom up: a folder imports only itself and what is above it in this list. */
const ORDER = [
  'platform',
  'geo',
  'model',
  'operator',
  'consequences',
  'customers',
  'messages',
  'people',
  'documents',
  'orders',
  'dispatch',
  'money',
  'damage',
  'search',
  'sandbox',
  'retention',
  'demo',
  'config.ts',
  'http',
  'services',
  'services.ts',
  'api',
  'pages',
  'mcp',
  'workers',
  'app.ts',
  'start',
  'service-process.ts',
  'main.ts',
];

/** The same within a folder. An empty name stands for the files that are in no folder of it. */
const ORDER_WITHIN: Record<string, readonly string[]> = {
  model: ['', 'prices', 'orders', 'invoices'],
  operator: ['', 'request-log', 'jobs'],
  customers: ['', 'places'],
  messages: ['mail', 'webhooks', 'driver-notices', ''],
  people: ['', 'agents', 'company'],
  documents: ['errors.ts', 'pdf', ''],
  orders: [
    'records',
    'history',
    'notify',
    'act',
    'create',
    'notes',
    'presence',
    'lists',
    'previews',
    'quotes',
    'changes',
    'recipients',
    'imports',
    'recurring',
    '',
  ],
  dispatch: [
    'drivers',
    'trips',
    'tracking',
    'availability',
    'conversations',
    'extras',
    'carriers',
    'plates',
    'lists',
    'planning',
    'driver-page',
    'carrier-page',
    'paper',
    'views',
  ],
  money: ['invoices', 'payments'],
  'api/operations': [
    'roles.ts',
    'admit.ts',
    'name-search.ts',
    'pending-items.ts',
    'operator',
    'customers',
    'messages',
    'people',
    'orders',
    'dispatch',
    'money',
    'damage',
    'search',
    'api.ts',
  ],
};

/** `ORDER` with each folder replaced by the folders within it. */
function placesWithin(folders: readonly string[]): string[] {
  return folders.flatMap((folder) => {
    const within = ORDER_WITHIN[folder];
    return within ? within.map((name) => (name === '' ? folder : `${folder}/${name}`)) : [folder];
  });
}

test('every file has its place in the order', () => {
  expect(findUnplaced(graph, placesWithin(ORDER))).toEqual([]);
});

test('every import names a file', () => {
  expect(findMissing(graph, src)).toEqual([]);
});

test('imports follow the order of the folders', () => {
  expect(findAgainstOrder(graph, placesWithin(ORDER))).toEqual([]);
});

test('imports within an API follow the order of its folders', () => {
  const folder = 'api/operations';
  const within = new Map([...graph].filter(([file]) => file.startsWith(`${folder}/`)));
  const order = [
    ...placesWithin(ORDER.slice(0, ORDER.indexOf('api'))),
    'api/shared',
    'api/prefixes.ts',
    ...placesWithin([folder]),
  ];
  expect(findUnplaced(within, order)).toEqual([]);
  expect(findAgainstOrder(within, order)).toEqual([]);
});

test('there is no import cycle, not even of types', () => {
  expect(findCycles(graph)).toEqual([]);
});

test('an API imports no other API; what several need is in api/shared', () => {
  expect(findAcrossGroups(graph, (file) => /^api\/(?!shared\/)([\w-]+)\//.exec(file)?.[1])).toEqual([]);
});

test('nothing outside src is imported except shared code', () => {
  const isForeign = (imported: string) => imported.startsWith('../') && !imported.startsWith('../../shared/');
  expect(findImports(graph, isForeign)).toEqual([]);
});

test('SQL lives in stores and in the platform', () => {
  const sql = /\b(?:sql|db|tx)(?:<[^`]*>)?`|\.unsafe\(/;
  const allowed = (file: string) =>
    file.endsWith('store.ts') || file.startsWith('platform/') || file.startsWith('api/health/');
  expect(files.filter((file) => !allowed(file) && sql.test(textOf(file)))).toEqual([]);
});

test('the model is pure: no database, no clock of its own, nothing that waits', () => {
  const impure = /platform\/(?:db|clock)\.ts|\basync\b|\bawait\b|Promise</;
  expect(files.filter((file) => file.startsWith('model/') && impure.test(textOf(file)))).toEqual([]);
});

test('nobody but the clock asks the system for the time, save who waits for another process', () => {
  const asks = /Date\.now\(\)|new Date\(\)/;
  const allowed = (file: string) =>
    file === 'platform/clock.ts' || file.startsWith('platform/embedded-postgres/');
  expect(files.filter((file) => !allowed(file) && asks.test(textOf(file)))).toEqual([]);
});
