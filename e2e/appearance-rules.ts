// Rules for every page in every viewport and theme: it is accessible, and no content is wider than the
// screen.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, RULES_OF_LAYOUT } from './accessibility.ts';
import { PHONE, TABLET, WIDE } from './browser.ts';
import { settle } from './settle.ts';

interface View {
  viewport: typeof WIDE;
  scheme: 'light' | 'dark';
  /** The rules of axe; null if only the width is checked. */
  rules: 'all' | 'layout' | null;
}

/** Each page is loaded once and then only resized. Wide and light is checked completely. */
const VIEWS: readonly View[] = [
  { viewport: WIDE, scheme: 'light', rules: 'all' },
  { viewport: TABLET, scheme: 'light', rules: null },
  { viewport: PHONE, scheme: 'dark', rules: 'layout' },
];

/** Checks the page in each view, and the narrowest also with other fonts. */
export async function expectGoodAppearance(page: Page): Promise<void> {
  for (const view of VIEWS) await expectView(page, view);
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

async function expectView(page: Page, { viewport, scheme, rules }: View): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: scheme });
  const where = `${scheme}, ${viewport.width} pixels`;
  if (rules === 'all') await expectAccessible(page, where);
  if (rules === 'layout') await expectAccessible(page, where, { rules: RULES_OF_LAYOUT, shortens: true });
  await expectNoOverflow(page, where);
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
