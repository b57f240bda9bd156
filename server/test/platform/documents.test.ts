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

/** A relative path of a file with an ending, or of a folder; neither an address, a placeholder nor a pattern. */
const PATH = /^(?!\/|https?:|@|--)[\w.-]+(\/[\w.-]+)*(\/|\.(ts|tsx|mjs|js|css|sql|md|json|py|yml))$/;
/** Made by a build or a start. */
const GENERATED = /^(web\/dist|data|test-results|dist)\b|\/dist\b/;

function pathsIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, content]) => content!);
  return quoted.filter((content) => PATH.test(content) && !GENERATED.test(content));
}

test.each(documents)('every path that %s names exists', (document) => {
  const places = [root, join(root, dirname(document)), join(root, 'server/src')];
  const missing = pathsIn(document).filter((path) => !places.some((place) => existsSync(join(place, path))));
  expect(missing).toEqual([]);
});

test('every folder of the service has a README', () => {
  const folders = readdirSync(join(root, 'server/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.filter((name) => !documents.includes(`server/src/${name}/README.md`))).toEqual([]);
});
