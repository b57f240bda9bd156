// Some test produces every error in the catalog, and every error says what to do.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogEntry, ERRORS, type ErrorCode } from '../../src/http/error-catalog.ts';
import { projectPath } from '../../src/platform/project-root.ts';

const folder = projectPath('test');
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && !name.endsWith('error-catalog.test.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

const codes = Object.keys(ERRORS) as ErrorCode[];

test.each(codes)('%s is produced by a test', (code) => {
  const legacy = catalogEntry(code).legacy?.error;
  const named = (text: string) =>
    text.includes(`'${code}'`) || (code === 'NO_TENANT' && text.includes(`'${legacy}'`));
  expect(texts.some(named)).toBe(true);
});

test.each(codes)('%s has a sentence for people and a status that fits', (code) => {
  const { status, message, legacy } = catalogEntry(code);
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(status).toBeGreaterThanOrEqual(400);
  if (legacy) expect(legacy.message).toMatch(/^[A-ZÄÖÜ].*\.$/);
});
