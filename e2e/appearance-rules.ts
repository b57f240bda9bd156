// Rules for every page in every viewport and theme: it is accessible, and no content is wider than the
// screen.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE, TABLET, WIDE } from './browser.ts';
import { settle } from './settle.ts';

const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface AxeFinding {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/**
 * Checks all rules, or only the given ones. Runs outside the page's security policy, which allows no foreign
 * script.
 */
export async function expectAccessible(page: Page, where = '', rules?: readonly string[]): Promise<void> {
  await settle(page);
  // Injects axe only once per page, because that takes as long as a check.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(`${axe};0`);
  // Preloading would fetch every stylesheet again, for a rule that is off.
  const options = { resultTypes: ['violations'], preload: false, ...(rules && { runOnly: rules }) };
  const violations = await page.evaluate<AxeFinding[]>(
    `axe.run(document, ${JSON.stringify(options)}).then((result) => result.violations)`,
  );
  const messages = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
  expect(messages, `axe ${where}`).toEqual([]);
}

/**
 * Checks wide and light, then phone and dark, also with other fonts; the other two combinations would double
 * the time.
 */
export async function expectGoodAppearance(page: Page): Promise<void> {
  await expectAppearance(page, WIDE, 'light');
  await page.setViewportSize(TABLET);
  await expectNoOverflow(page);
  await expectAppearance(page, PHONE, 'dark');
  await useWideFonts(page);
  await expectNoOverflow(page, 'with a wider font');
}

/** If the fonts of the pages do not load, fonts of the machine replace them; these are among the widest. */
export async function useWideFonts(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { --sans: "DejaVu Sans", Verdana, sans-serif; --mono: "DejaVu Sans Mono", monospace; }');
    document.adoptedStyleSheets = [sheet];
  })()`);
}

async function expectAppearance(
  page: Page,
  viewport: typeof WIDE,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await expectAccessible(page, `${colorScheme}, ${viewport.width} pixels`);
  await expectNoOverflow(page);
}

export async function expectNoOverflow(page: Page, where = ''): Promise<void> {
  await settle(page);
  const { content, screen, widest } = await page.evaluate<{
    content: number;
    screen: number;
    widest: string[];
  }>(MEASURE);
  expect(
    content,
    `width of the content ${where} at ${screen} pixels: ${widest.join(', ')}`,
  ).toBeLessThanOrEqual(screen);
}

const MEASURE = `(() => {
  const content = document.documentElement.scrollWidth;
  const tooWide = content <= innerWidth ? [] : [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 1,
  );
  const widest = tooWide.slice(-5).map(({ tagName, className }) => tagName.toLowerCase() + '.' + className);
  return { content, screen: innerWidth, widest };
})()`;
