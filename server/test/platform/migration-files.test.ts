// The files that define the schema: numbered without gaps, each object defined once. None is released yet,
// so a change goes into the file of its subject. After the first release a change is a new file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectPath } from '../../src/platform/project-root.ts';

const folder = projectPath('migrations');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ name, statements: withoutComments(readFileSync(join(folder, name), 'utf8')) }));

function withoutComments(text: string): string {
  return text.replace(/--.*$/gm, '');
}

const CREATES =
  /\bcreate\s+(?:unique\s+|unlogged\s+)*(table|index|function|trigger|sequence|view|type)\s+(\w+)/gi;

function createdIn(statements: string): string[] {
  return [...statements.matchAll(CREATES)].map(([, kind, name]) => `${kind} ${name}`);
}

test('the numbers have no gaps', () => {
  const expected = files.map((_, index) => String(index + 1).padStart(4, '0'));
  expect(files.map(({ name }) => /^(\d{4})-[a-z-]+\.sql$/.exec(name)?.[1])).toEqual(expected);
});

test('each table, index, function, trigger and sequence is created once', () => {
  const all = files.flatMap(({ statements }) => createdIn(statements));
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((thing, index) => all.indexOf(thing) !== index)).toEqual([]);
});

test.each(files)('$name drops and replaces nothing', ({ statements }) => {
  expect(statements.match(/\bdrop\s+\w+|\bcreate\s+or\s+replace\b|\brename\s+to\b/gi)).toBeNull();
});

test.each(files)('$name alters only the storage of its own tables', ({ statements }) => {
  const own = createdIn(statements);
  for (const [, table, rest] of statements.matchAll(/\balter\s+table\s+(\w+)([^;]*);/gi)) {
    expect(own).toContain(`table ${table}`);
    expect(rest).toMatch(/^ alter column \w+ set storage external$/);
  }
  expect(statements.replace(/\balter\s+table\s+\w+\s+alter\s+column\b/gi, '')).not.toMatch(/\balter\b/i);
});
