// The first comment of a file: there where the name does not say what the file holds, and never a repetition of the name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectPath } from '../../src/platform/project-root.ts';

const root = projectPath('..');

function readSources(folder: string): { file: string; text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(?:^|\/)(?:paths|generated|node_modules|test)\//.test(name))
    .map((name) => ({ file: join(folder, name), text: readFileSync(join(root, folder, name), 'utf8') }));
}

/** Files of these kinds are named after what they serve: the SQL of drivers is in driver-store.ts. */
const KIND = /(?:^|[/-])(?:store|errors|api|routes|records?|queries|mail|paths?|consequences)\.tsx?$/;

/** `merge-places.ts` holds `mergePlaces`, `order-card.ts` holds `drawOrderCard`. */
function isNamedAfterExport(file: string, text: string): boolean {
  const plain = (name: string) => name.replaceAll(/[-_]/g, '').toLowerCase();
  const name = plain(file.replace(/^.*\/|\.tsx?$/g, '')).replace(/s$/, '');
  const exported = text.matchAll(/^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm);
  return [...exported].some((match) => plain(match[1]!).includes(name));
}

test('a file opens with a sentence unless its name says what it holds', () => {
  const isUnexplained = ({ file, text }: { file: string; text: string }) =>
    !text.startsWith('// ') && !KIND.test(file) && !isNamedAfterExport(file, text);
  const sources = ['server/src', 'shared'].flatMap(readSources);
  expect(sources.filter(isUnexplained).map(({ file }) => file)).toEqual([]);
});

/** Words that say nothing about one file among others, and those for the kind of a file. */
const EMPTY =
  /^(?:the|a|an|of|and|to|in|on|for|with|its|their|that|which|by|one|all|is|are|as|sql|errors?|routes|pages?|queries|operations)$/;

function repeatsName(file: string, sentence: string): boolean {
  const stem = (word: string) => word.toLowerCase().replace(/(?:ing|ed|es|s|e)$/, '');
  const inPath = new Set(file.split(/[^A-Za-z0-9]+/).map(stem));
  const words = sentence.match(/[A-Za-z0-9]+/g)!.filter((word) => !EMPTY.test(word.toLowerCase()));
  return words.every((word) => inPath.has(stem(word)));
}

test('no opening sentence only repeats the name of its file', () => {
  const isCatalogue = /(?:^|[/-])(?:en|de)\.ts$/;
  const repetitions = ['server/src', 'shared', 'cli/src', 'web/src']
    .flatMap(readSources)
    .filter(({ file }) => !isCatalogue.test(file))
    .map(({ file, text }) => ({ file, sentence: /^\/\/ (.+)/.exec(text)?.[1] }))
    .filter(({ file, sentence }) => sentence !== undefined && repeatsName(file, sentence));
  expect(repetitions).toEqual([]);
});
