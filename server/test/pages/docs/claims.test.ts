// What the documents say about commands, routes, settings and folders is true.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { APIS } from '../../../src/api/apis.ts';
import { projectPath } from '../../../src/platform/project-root.ts';

const root = projectPath('..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);

const documents = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'server/bench/README.md'],
  ...['typescript', 'python', 'php', 'java', 'csharp', 'go', 'cases'].map((name) => `sdks/${name}/README.md`),
  'cli/README.md',
  ...filesIn('docs').filter((name) => name.endsWith('.md')),
].map((name) => ({ name, text: read(name) }));

/** What all documents say in this form, each with the name of its document. */
function claims(form: RegExp) {
  return documents.flatMap(({ name, text }) =>
    [...text.matchAll(form)].map(([whole, ...parts]) => ({ claim: `${name}: ${whole}`, parts })),
  );
}

test('every npm script exists', () => {
  const named = claims(/\bnpm run ([\w:-]+)((?: -w [\w/-]+)*)/g).flatMap(({ claim, parts }) => {
    const [script, workspaces] = parts as [string, string];
    const packages = workspaces === '' ? ['.'] : workspaces.trim().split(/ ?-w /).slice(1);
    return packages.map((folder) => ({ claim, script, folder }));
  });
  const isMissing = ({ script, folder }: { script: string; folder: string }) =>
    JSON.parse(read(join(folder, 'package.json'))).scripts?.[script] === undefined;
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(isMissing)).toEqual([]);
});

test('every command that runs a part of the tests finds files in its run', () => {
  const tests = ['server/test', 'web/test', 'sdks/typescript/test', 'cli/test', 'e2e']
    .flatMap(filesIn)
    .filter((name) => name.endsWith('.test.ts'));
  const isSlow = (name: string) => name.endsWith('.slow.test.ts') || name.startsWith('e2e/');
  const parts = [
    ...claims(/npm test -- ([\w./-]+)/g).map((each) => ({ ...each, slow: false })),
    ...claims(/vitest run --config vitest\.slow\.config\.ts ([\w./-]+)/g).map((each) => ({
      ...each,
      slow: true,
    })),
  ];
  const finds = ({ parts: [path], slow }: (typeof parts)[number]) =>
    tests.some((name) => isSlow(name) === slow && name.includes(path!));
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.filter((part) => !finds(part)).map(({ claim }) => claim)).toEqual([]);
});

/** Routes as `GET /extern/orders/{}`. */
const routes = APIS.flatMap(({ prefix, routes }) =>
  routes.map(({ method, path }) => `${method} ${prefix}${path}`.replaceAll(/\{\w+\}/g, '{}')),
);

test('every route that is named with its method exists', () => {
  const named = claims(
    /\b(GET|POST|PUT|PATCH|DELETE) (?:\/api\/v1)?(\/(?:extern|ops|portal|driver|public)\/[\w{}/-]+)/g,
  );
  const isMissing = ({ parts: [method, path] }: (typeof named)[number]) =>
    !routes.includes(`${method} /api/v1${path!.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(isMissing).map(({ claim }) => claim)).toEqual([]);
});

test('every address that a shown command calls has a route', () => {
  const called = claims(
    /(?:\$API|(?:localhost:8080|\{\{base\}\})\/api\/v1)(\/(?:extern|ops)\/(?:[^\s"'`?<]|<[^>]+>)+)/g,
  );
  const paths = routes.map((route) => route.replace(/^\w+ \/api\/v1/, ''));
  const pattern = (path: string) => new RegExp(`^${path.replaceAll('{}', '[^/]+')}$`);
  const isMissing = ({ parts: [path] }: (typeof called)[number]) =>
    !paths.some((known) => pattern(known).test(path!.replaceAll(/<[^>]+>/g, 'x')));
  expect(called.length).toBeGreaterThan(20);
  expect(called.filter(isMissing).map(({ claim }) => claim)).toEqual([]);
});

/** The names at the beginning of each line of a map: `workers/ app.ts start/   what they hold`. */
const namesIn = (map: string) =>
  map.split('\n').flatMap((line) => (/^[\w.-]/.test(line) ? line.split(/\s{2,}/)[0]!.split(' ') : []));
const mapsIn = (document: string) =>
  [...read(document).matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, map]) => map!);
const ignored = read('.gitignore')
  .split('\n')
  .map((line) => line.replace(/\/?$/, '/'));
const foldersIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '.git')
    .map(({ name }) => `${name}/`)
    .filter((name) => !ignored.includes(name));

test.each([
  { what: 'the project', map: mapsIn('ARCHITECTURE.md')[0]!, folder: '.' },
  { what: 'the service', map: mapsIn('ARCHITECTURE.md')[1]!, folder: 'server/src' },
  { what: 'the pages', map: mapsIn('docs/internals/pages.md')[0]!, folder: 'web/src' },
])('the map of $what names its folders', ({ map, folder }) => {
  const named = namesIn(map).filter((name) => /^[^/]+\/$/.test(name));
  expect([...named].sort()).toEqual(foldersIn(folder).sort());
});
