// Rules for every page in every viewport, theme and language: it is accessible, no content is wider than the
// screen, and its layout has no problem that a person would see.
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, RULES_OF_LAYOUT } from './accessibility.ts';
import { findLayoutProblems } from './appearance/find-layout-problems.ts';
import { takeScreenshots } from './appearance/screenshots.ts';
import { DESKTOP, PHONE, TABLET, WIDE } from './browser.ts';
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
  { viewport: DESKTOP, scheme: 'light', rules: null },
  { viewport: TABLET, scheme: 'light', rules: null },
  { viewport: PHONE, scheme: 'dark', rules: 'layout' },
];

/** Checks the page in each view, in both languages, and the narrowest also with other fonts. */
export async function expectGoodAppearance(page: Page): Promise<void> {
  const problems: string[] = [];
  for (const view of VIEWS) {
    await expectView(page, view);
    problems.push(...(await layoutProblems(page, view)));
  }
  if (await switchLanguage(page)) {
    for (const view of [...VIEWS].reverse()) problems.push(...(await layoutProblems(page, view)));
    await page.setViewportSize(PHONE);
  }
  expect(problems, 'what a person would see').toEqual([]);
  await useWideFonts(page);
  await expectNoOverflow(page, 'with a wider font');
}

/** A phone is touched, so its controls are larger. */
async function layoutProblems(page: Page, { viewport }: View): Promise<string[]> {
  const touch = viewport.width === PHONE.width;
  await emulateTouch(page, touch);
  await page.setViewportSize(viewport);
  await settle(page);
  const language = await page.evaluate<string>('document.documentElement.lang');
  const problems = await findLayoutProblems(page, { touch });
  await takeScreenshots(page, viewport.width, language);
  if (touch) await emulateTouch(page, false);
  return problems.map((problem) => `${viewport.width} ${language}: ${problem}`);
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function emulateTouch(page: Page, enabled: boolean): Promise<void> {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  await session.send('Emulation.setTouchEmulationEnabled', { enabled });
}

/** Shows an app in the other language, as if it was chosen in another tab; pages of the server stay as they are. */
function switchLanguage(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(`(() => {
    if (!document.querySelector('script[src*="/portal-"], script[src*="/console-"]')) return false;
    const address = new URL(location.href);
    address.searchParams.delete('lang');
    history.replaceState(history.state, '', address);
    const newValue = document.documentElement.lang === 'de' ? 'en' : 'de';
    dispatchEvent(new StorageEvent('storage', { key: 'handover.language', newValue }));
    return true;
  })()`);
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
