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
  'operator',
  'customers',
  'places',
  'orders/model',
  'invoices/model',
  'messages',
  'jobs',
  'people',
  'agents',
  'documents',
  'orders',
  'quotes',
  'order-changes',
  'transport',
  'availability',
  'threads',
  'extras',
  'carriers',
  'plates',
  'dispatch',
  'planning',
  'paper',
  'views',
  'recurring',
  'invoices',
  'damage',
  'payments',
  'search',
  'sandbox',
  'imports',
  'retention',
  'demo',
  'config.ts',
  'http',
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

test('every file has its place in the order', () => {
  expect(findUnplaced(graph, ORDER)).toEqual([]);
});

test('every import names a file', () => {
  expect(findMissing(graph, src)).toEqual([]);
});

test('imports follow the order of the folders', () => {
  expect(findAgainstOrder(graph, ORDER)).toEqual([]);
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

test('the models of orders and invoices are pure: no database, no clock of its own, nothing that waits', () => {
  const impure = /platform\/(?:db|clock)\.ts|\basync\b|\bawait\b|Promise</;
  expect(
    files.filter((file) => /^(?:orders|invoices)\/model\//.test(file) && impure.test(textOf(file))),
  ).toEqual([]);
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
