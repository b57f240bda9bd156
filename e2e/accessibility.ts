// Checks pages with axe. Contrast is by far its most expensive rule, and most pages repeat the same few combinations of
// colours: each combination is measured where it appears first, in every theme. So a page that is already loaded is
// cheap to check again at another width.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { markColors } from './mark-colors.ts';
import { settle } from './settle.ts';

const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What another width or theme can change: colours, and parts that only some widths show. */
export const RULES_OF_LAYOUT = [
  'aria-allowed-attr',
  'aria-command-name',
  'aria-dialog-name',
  'aria-hidden-focus',
  'aria-required-attr',
  'aria-required-children',
  'aria-required-parent',
  'aria-valid-attr-value',
  'button-name',
  'color-contrast',
  'duplicate-id-aria',
  'empty-heading',
  'heading-order',
  'image-alt',
  'label',
  'landmark-unique',
  'link-in-text-block',
  'link-name',
  'list',
  'listitem',
  'nested-interactive',
  'region',
  'role-img-alt',
  'scrollable-region-focusable',
  'select-name',
  'svg-img-alt',
] as const;

interface AxeFinding {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** The combinations that axe has measured in this worker, on any page. */
const measured = new Set<string>();

/** A page of the documentation with hundreds of fields is checked completely only once, in the first theme. */
const MAX_ELEMENTS = 1500;
const LATER_SECTIONS = 'section:nth-of-type(n + 6)';

export interface AccessibilityOptions {
  /** All rules if missing. */
  rules?: readonly string[];
  /** Leaves out the later sections of a long page, whose parts the first ones show, too. */
  shortens?: boolean;
}

/** Runs outside the page's security policy, which allows no foreign script. */
export async function expectAccessible(
  page: Page,
  where = '',
  { rules, shortens = false }: AccessibilityOptions = {},
): Promise<void> {
  await settle(page);
  // Injects axe only once per page, because that takes as long as a check.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(`${axe};${ONLY_MARKED};0`);
  const isLong =
    shortens && (await page.evaluate<number>(`document.getElementsByTagName('*').length`)) > MAX_ELEMENTS;
  const leftOut = isLong ? LATER_SECTIONS : null;
  const colors = await page.evaluate(markColors, { measured: [...measured], leftOut });
  // Preloading would fetch every stylesheet again, for a rule that is off.
  const options = { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) };
  const part = leftOut === null ? 'document' : JSON.stringify({ exclude: [[leftOut]] });
  const violations = await page.evaluate<AxeFinding[]>(
    `axe.run(${part}, ${JSON.stringify(options)}).then((result) => result.violations)`,
  );
  const messages = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
  expect(messages, `axe ${where}`).toEqual([]);
  if (!rules || rules.includes('color-contrast')) for (const color of colors) measured.add(color);
}

const ONLY_MARKED = `axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-measure-contrast]' }] })`;
