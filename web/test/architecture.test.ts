// The order of the folders of web/src, no import cycles, and the service known by its API descriptions alone.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  findAcrossGroups,
  findAgainstOrder,
  findCycles,
  findImports,
  findMissing,
  findUnplaced,
  readImportGraph,
} from '../../server/test/harness/import-graph.ts';

const src = join(import.meta.dirname, '../src');
const graph = readImportGraph(src);

/** Each is loaded by itself. */
const APPS = ['public', 'docs', 'driver', 'portal', 'console'];

/** From the bottom up: a folder imports only itself and what is above it in this list. */
const ORDER = [
  'api',
  'messages',
  'vehicle',
  'map',
  'ui',
  'people',
  'credentials',
  'webhooks',
  'orders',
  ...APPS,
  'registered-routers.ts',
];

test('every file has its place in the order', () => {
  expect(graph.size).toBeGreaterThan(300);
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

test('an app does not import another', () => {
  expect(findAcrossGroups(graph, (file) => APPS.find((app) => file.startsWith(`${app}/`)))).toEqual([]);
});

test('nothing outside web/src is imported, least of all the server, except the samples of the documentation', () => {
  const isForeign = (imported: string) =>
    imported.startsWith('../') && !imported.startsWith('../../docs/samples/');
  expect(findImports(graph, isForeign)).toEqual([]);
});

test('a page names its route by its id: routes are imported by what builds the router', () => {
  const buildsRouter = /(?:^|\/)(?:routes\.tsx|main\.tsx|registered-routers\.ts)$/;
  const wrong = findImports(
    graph,
    (imported, file) => imported.endsWith('/routes.tsx') && !buildsRouter.test(file),
  );
  expect(wrong).toEqual([]);
});
