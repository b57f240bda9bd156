// A browser test must not read a page at once: a list that is still loading would fail it on a slow machine.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectPath } from '../../src/platform/project-root.ts';

const FOLDER = join(projectPath('..'), 'e2e');
const READS =
  'count|innerText|textContent|allInnerTexts|inputValue|getAttribute|isVisible|isEnabled|isDisabled|isChecked';
/** Absence may be read at once, after something that proves that the page has loaded. */
const ABSENCE = String.raw`\.(?:not\.|toBe\((?:0|null)\)|toEqual\(\[\]\))`;
const READ_AT_ONCE = new RegExp(
  String.raw`expect\(\s*(?:oneLine\()?await [^;]*?\.(?:${READS})\([^;()]*\)\)?,?\s*\)(?!\)|${ABSENCE})`,
  'g',
);

function findReadsAtOnce(text: string): string[] {
  return [...text.matchAll(READ_AT_ONCE)].map(([found]) => found);
}

test('browser tests wait for what a page shows (expect.poll, waitFor)', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    findReadsAtOnce(readFileSync(join(FOLDER, file), 'utf8')).map((read) => `${file}: ${read}`),
  );
  expect(found).toEqual([]);
});

test('the rule finds a count that is read at once, and allows absence', () => {
  expect(findReadsAtOnce("expect(await page.getByRole('row').count()).toBe(1);")).toHaveLength(1);
  expect(findReadsAtOnce("expect(\n  await rows.first().innerText(),\n).toContain('x');")).toHaveLength(1);
  expect(findReadsAtOnce("expect(await page.getByRole('row').count()).toBe(0);")).toEqual([]);
  expect(findReadsAtOnce('await expect.poll(() => rows.count()).toBe(1);')).toEqual([]);
});
