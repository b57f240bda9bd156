// Checks pages with axe. Contrast is by far its most expensive rule, and most pages repeat the same few combinations of
// colours: each combination is measured where it appears first, in every theme. So a page that is already loaded is
// cheap to check again at another width.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { devToolsOf } from './dev-tools.ts';
import { findColors, markColors } from './mark-colors.ts';
import { measureSettled } from './settle.ts';

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

/** What `findPageColors` returns. */
export interface PageColors {
  colors: string[];
  /** Whether later sections are left out. */
  isShortened: boolean;
}

/** The expression that a settled page evaluates before `expectNoViolations`. */
export function findPageColors({ shortens = false }: AccessibilityOptions): string {
  return `(() => {
    globalThis.findColors ??= ${findColors};
    const isShortened = ${shortens} && document.getElementsByTagName('*').length > ${MAX_ELEMENTS};
    return { colors: findColors(isShortened ? ${JSON.stringify(LATER_SECTIONS)} : null), isShortened };
  })()`;
}

export async function expectAccessible(
  page: Page,
  where = '',
  options: AccessibilityOptions = {},
): Promise<void> {
  const found = await measureSettled<PageColors>(page, findPageColors(options));
  await expectNoViolations(page, found, where, options);
}

/** Runs outside the page's security policy, which allows no foreign script. */
export async function expectNoViolations(
  page: Page,
  { colors, isShortened }: PageColors,
  where: string,
  { rules }: AccessibilityOptions,
): Promise<void> {
  await injectAxe(page);
  const unmeasured = colors.flatMap((color, place) => (measured.has(color) ? [] : [place]));
  const part = isShortened ? JSON.stringify({ exclude: [[LATER_SECTIONS]] }) : 'document';
  // Preloading would fetch every stylesheet again, for a rule that is off.
  const options = {
    resultTypes: ['violations'],
    preload: false,
    elementRef: true,
    ...(rules && { runOnly: rules }),
  };
  const violations = await page.evaluate<AxeFinding[]>(`(() => {
    (${markColors})(${JSON.stringify(unmeasured)});
    const describe = ({ element, target, failureSummary }) =>
      ({ html: element ? element.outerHTML.slice(0, 300) : target.join(' '), failureSummary });
    return axe.run(${part}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(describe) })));
  })()`);
  const messages = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
  expect(messages, `axe ${where}`).toEqual([]);
  if (!rules || rules.includes('color-contrast')) for (const color of colors) measured.add(color);
}

/** Contrast is measured where it is marked. A copy of every element that was checked would only be thrown away. */
const INJECTED = `${axe};axe.configure({ noHtml: true, rules: [{ id: 'color-contrast', selector: '[data-measure-contrast]' }] });0`;

/** Once per document. As a whole script, axe is compiled only for the first document of a process. */
async function injectAxe(page: Page): Promise<void> {
  const devTools = await devToolsOf(page);
  const { result } = await devTools.send('Runtime.evaluate', { expression: `'axe' in globalThis` });
  if (result.value) return;
  const injected = await devTools.send('Runtime.evaluate', { expression: INJECTED });
  if (injected.exceptionDetails) throw new Error(injected.exceptionDetails.exception?.description);
}
