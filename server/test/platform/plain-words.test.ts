// Names and comments avoid words that a colleague from another country would have to read twice (see GLOSSARY.md).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectPath } from '../../src/platform/project-root.ts';

const root = projectPath('..');
const FOLDERS = [
  'server/src',
  'server/migrations',
  'server/test',
  'shared',
  'web/src',
  'web/test',
  'e2e',
  'sdks/typescript/src',
  'sdks/typescript/test',
  'cli/src',
  'cli/test',
  'sdks/python/src',
  'sdks/php/src',
  'sdks/java/src',
  'sdks/csharp/src',
  'sdks/go',
  'sdks/cases',
  'scripts',
];
const SOURCE = /\.(?:tsx?|mjs|sql|py|php|java|cs|go|css)$/;
const LEFT_OUT = /node_modules|\/dist\/|\/generated\/|\/paths\/|plain-words\.test\.ts$/;

/** In comments. */
const WORDS =
  /\b(?:whoever|anew|meanwhile|thereof|lately|doorsteps?|knocks?|mend(?:s|ed|ing)?|teller|somebody|(?<!there )(?:is|are) none|so does all)\b/i;
/** In names. */
const NAMES =
  /\b(?:doorstep|openHouse|[Tt]eller[A-Z]\w*|MOST_[A-Z_]+|mend[A-Z]\w*|judge[A-Z]\w*|outlookOf|standOf|DeskStand|withoutPeople|turnsByKey|askTogether|giveOutAnew|needsLook)\b/;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => SOURCE.test(path) && !LEFT_OUT.test(path)),
);

/** The comment of a line, or an empty text; texts that people read on pages are no comments. */
function commentOf(path: string, line: string): string {
  if (path.endsWith('.sql')) return /--.*/.exec(line)?.[0] ?? '';
  if (path.endsWith('.py')) return /#.*/.exec(line)?.[0] ?? '';
  return /^\s*(?:\*|\/\*).*|(?:^|\s)\/\/ .*/.exec(line)?.[0] ?? '';
}

function findLines(isBad: (path: string, line: string) => boolean): string[] {
  return files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (isBad(path, line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  );
}

test('comments use none of the words that are hard to understand', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(findLines((path, line) => WORDS.test(commentOf(path, line)))).toEqual([]);
});

test('names use none of the words that are hard to understand', () => {
  expect(findLines((_path, line) => NAMES.test(line))).toEqual([]);
});
