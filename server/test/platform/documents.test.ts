// What the documents for developers say about files is true: every path in backticks exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectPath } from '../../src/platform/project-root.ts';

const root = projectPath('..');
const FOLDERS = ['docs/internals', 'docs/decisions', 'server/src'];
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'GLOSSARY.md',
  'docs/README.md',
  'server/bench/README.md',
  'server/vendor/postgres/README.md',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md') && !name.endsWith('introduction.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** A path with a folder, or the name of a source file; neither an address, a placeholder nor a pattern. */
const PATH =
  /^(?!\/|\.\w+\.|https?:|@|--)(?:[\w.-]+(?:\/[\w.-]+)*\/|(?:[\w.-]+\/)+[\w.-]+\.\w+|[\w.-]+\.(?:tsx?|mjs|css|sql|py))$/;
/** Made by a build or a start. */
const GENERATED = /^(?:web\/dist|data|test-results|dist)\b|\/dist\b/;

function pathsIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, content]) => content!);
  return quoted.filter((content) => PATH.test(content) && !GENERATED.test(content));
}

/** A name without a folder may be any file below the document, `admit.ts` of each API for instance. */
function exists(document: string, path: string): boolean {
  const folder = join(root, dirname(document));
  const places = [root, folder, join(root, 'server'), join(root, 'server/src')];
  if (places.some((place) => existsSync(join(place, path)))) return true;
  const below = document.includes('/') ? folder : join(root, 'server/src');
  const names = readdirSync(below, { recursive: true, encoding: 'utf8' });
  return names.some((name) => name.endsWith(`/${path}`));
}

test.each(documents)('every path that %s names exists', (document) => {
  expect(pathsIn(document).filter((path) => !exists(document, path))).toEqual([]);
});

test('every folder of the service has a README', () => {
  const folders = readdirSync(join(root, 'server/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((name) => !documents.includes(`server/src/${name}/README.md`))).toEqual([]);
});
