// The layers of web/src, no import cycles, and no dependency on the server except its API descriptions.
import { readFileSync } from 'node:fs';
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

/** Each app is loaded separately. */
const APPS = ['public', 'docs', 'driver', 'portal', 'console'];

/** The layers, lowest first: a folder imports only itself and folders above it in this list. */
const ORDER = [
  'api',
  'messages',
  'map',
  'ui',
  'people',
  'credentials',
  'webhooks',
  'places',
  'orders',
  ...APPS,
  'registered-routers.ts',
];

test('every file belongs to a folder of the list', () => {
  expect(graph.size).toBeGreaterThan(300);
  expect(findUnplaced(graph, ORDER)).toEqual([]);
});

test('every import refers to an existing file', () => {
  expect(findMissing(graph, src)).toEqual([]);
});

test('imports follow the order of the layers', () => {
  expect(findAgainstOrder(graph, ORDER)).toEqual([]);
});

test('there is no import cycle, not even of types', () => {
  expect(findCycles(graph)).toEqual([]);
});

test('no app imports another app', () => {
  expect(findAcrossGroups(graph, (file) => APPS.find((app) => file.startsWith(`${app}/`)))).toEqual([]);
});

test('nothing outside web/src is imported except shared code and the samples of the documentation', () => {
  const isForeign = (imported: string) =>
    imported.startsWith('../') && !/^\.\.\/\.\.\/(?:shared|docs\/samples)\//.test(imported);
  expect(findImports(graph, isForeign)).toEqual([]);
});

test('shared code imports neither server nor pages', () => {
  const shared = readImportGraph(join(import.meta.dirname, '../../shared'));
  expect(shared.size).toBeGreaterThan(10);
  expect(findImports(shared, (imported) => imported.startsWith('../'))).toEqual([]);
  expect(findCycles(shared)).toEqual([]);
});

test('pages refer to their route by id; only the files that build the router import route files', () => {
  const buildsRouter = /(?:^|\/)(?:routes\.tsx|main\.tsx|registered-routers\.ts)$/;
  const wrong = findImports(
    graph,
    (imported, file) => imported.endsWith('/routes.tsx') && !buildsRouter.test(file),
  );
  expect(wrong).toEqual([]);
});

test('dates are typed in the language of the page, not in the browser’s own inputs', () => {
  const native = [...graph.keys()].filter(
    (file) =>
      !file.startsWith('driver/') &&
      file.endsWith('.tsx') &&
      /type="(?:date|datetime-local|time|month|week)"/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(native).toEqual([]);
});

test('pages call by the hooks of web/src/api', () => {
  const own = [...graph.keys()].filter(
    (file) =>
      !file.startsWith('api/') &&
      /\b(?:useQuery|useInfiniteQuery|useMutation)\b/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(own).toEqual([]);
});
