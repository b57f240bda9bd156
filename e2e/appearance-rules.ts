// Rules for every page in every viewport, theme and language: it is accessible, no content is wider than the
// screen, and its layout has no problem that a person would see.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  type AccessibilityOptions,
  expectNoViolations,
  findPageColors,
  type PageColors,
  RULES_OF_LAYOUT,
} from './accessibility.ts';
import { findLayoutProblems } from './appearance/find-layout-problems.ts';
import { takeScreenshots } from './appearance/screenshots.ts';
import { withoutPainting } from './appearance/without-painting.ts';
import { DESKTOP, PHONE, TABLET, WIDE } from './browser.ts';
import { devToolsOf } from './dev-tools.ts';
import { measureSettled } from './settle.ts';

/** What a phone in the dark can change. */
const PHONE_RULES: AccessibilityOptions = { rules: RULES_OF_LAYOUT, shortens: true };

/**
 * Checks the page at each width, in the other language where there is less room, and the narrowest also with other
 * fonts. A page is loaded once, then only resized. Wide and light is checked completely.
 */
export async function expectGoodAppearance(page: Page): Promise<void> {
  const problems: string[] = [];
  const check = async (checks: ViewChecks) => void problems.push(...(await checkView(page, checks)));
  await withoutPainting(page, async (resize) => {
    await resize(WIDE);
    await page.emulateMedia({ colorScheme: 'light' });
    await check({ rules: {} });
    await check({ layout: 'mouse' });
    for (const viewport of [DESKTOP, TABLET]) {
      await resize(viewport);
      await check({ layout: 'mouse' });
    }
    await resize(PHONE);
    await page.emulateMedia({ colorScheme: 'dark' });
    await check({ rules: PHONE_RULES });
    // A phone is touched, so its controls are larger; a narrow window is not, and must not be wider either.
    let isSwitched = false;
    await emulateTouch(page, true);
    try {
      await check({ layout: 'touch' });
      isSwitched = await switchLanguage(page);
      if (isSwitched) await check({ layout: 'touch' });
    } finally {
      await emulateTouch(page, false);
    }
    if (isSwitched) {
      await check({});
      for (const viewport of [TABLET, DESKTOP]) {
        await resize(viewport);
        await check({ layout: 'mouse' });
      }
      await resize(PHONE);
    }
    await useWideFonts(page);
    await check({ where: 'with a wider font' });
  });
  expect(problems, 'what a person would see').toEqual([]);
}

export interface ViewChecks {
  where?: string;
  /** Finds problems of the layout; what is touched must be larger. */
  layout?: 'mouse' | 'touch';
  /** Checks these rules of axe. */
  rules?: AccessibilityOptions;
}

/** Checks the settled page as it is now, that it fits the screen, and what else is asked; returns problems of its layout. */
export async function checkView(page: Page, { where = '', layout, rules }: ViewChecks): Promise<string[]> {
  const { width, language, problems, colors } = await measureSettled<Measured>(
    page,
    `({
      width: ${WIDTH},
      language: document.documentElement.lang,
      problems: ${layout ? findLayoutProblems({ touch: layout === 'touch' }) : '[]'},
      colors: ${rules ? findPageColors(rules) : 'null'},
    })`,
  );
  if (layout) await takeScreenshots(page, width.screen, language);
  const { content, screen, widest } = width;
  const message = `width of the content ${where} at ${screen} pixels: ${widest.join(', ')}`;
  expect(content, message).toBeLessThanOrEqual(screen);
  if (rules) await expectNoViolations(page, colors!, `${where} at ${screen} pixels`, rules);
  return problems.map((problem) => `${screen} ${language}: ${problem}`);
}

interface Measured {
  width: { content: number; screen: number; widest: string[] };
  language: string;
  problems: string[];
  colors: PageColors | null;
}

export async function expectNoOverflow(page: Page, where = ''): Promise<void> {
  await checkView(page, { where });
}

async function emulateTouch(page: Page, enabled: boolean): Promise<void> {
  const devTools = await devToolsOf(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled });
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
    return new Promise((resolve) => {
      const check = () =>
        document.documentElement.lang === newValue ? resolve(true) : requestAnimationFrame(check);
      check();
    });
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

const WIDTH = `(() => {
  const content = document.documentElement.scrollWidth;
  const tooWide = content <= innerWidth ? [] : [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 1,
  );
  const widest = tooWide.slice(-5).map(({ tagName, className }) => tagName.toLowerCase() + '.' + className);
  return { content, screen: innerWidth, widest };
})()`;
