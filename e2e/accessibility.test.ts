// The check of contrast skips colours that it has measured, and still finds every text that is too pale.
import { expect, test } from 'vitest';
import { expectAccessible, RULES_OF_LAYOUT } from './accessibility.ts';
import { newVisit } from './browser.ts';

const PAGE = `<!doctype html><html lang="en"><title>Contrast</title><body style="background: #fff; color: #222">
  <main><h1>Contrast</h1><p>One text</p><p>Another text</p></main></body></html>`;

const PALE = { actual: [expect.stringMatching(/^color-contrast/)] };

test('a text that is too pale is found among texts whose colours were measured before', async () => {
  const { page } = await newVisit();
  await page.setContent(PAGE);
  await expectAccessible(page);
  await expect.poll(() => page.locator('[data-measure-contrast]').count()).toBeGreaterThan(0);
  await expectAccessible(page);
  expect(await page.locator('[data-measure-contrast]').count()).toBe(0);
  await page.evaluate(`document.querySelectorAll('p')[1].style.color = '#bbb'`);
  await expect(expectAccessible(page, '', { rules: RULES_OF_LAYOUT })).rejects.toMatchObject(PALE);
  // The same text on a darker background has another contrast.
  await page.evaluate(`document.querySelectorAll('p')[1].style.color = ''`);
  await page.evaluate(`document.querySelector('main').style.background = '#444'`);
  await expect(expectAccessible(page)).rejects.toMatchObject(PALE);
});
