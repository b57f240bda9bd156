// One protocol in two tabs: after a reload no tab says that it is open elsewhere, with two exactly the older one does,
// and taking over works at the first tap.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atPage, atProtocol, continueTo, kept, untilSaved } from './driver-protocol.ts';

const elsewhere = (page: Page) => page.getByText('In einem anderen Tab geöffnet');
const remarks = (page: Page) => page.getByLabel('Was soll noch im Protokoll stehen?');

test('an unfinished protocol opens again after each reload without a warning, and goes on saving', async () => {
  const at = await atProtocol('pickup', { withCamera: false });
  const { page } = at;
  for (const [name, title] of [['Fotos'], ['Schäden'], ['Kilometerstand', 'Stand und Zubehör']] as const)
    await continueTo(page, name, title ?? name);
  for (const km of ['48445', '48446', '48447']) {
    await page.getByLabel('Kilometerstand').fill(km);
    await untilSaved(page);
    await page.reload();
    await atPage(page, 'Stand und Zubehör');
    await untilSaved(page);
    expect(await elsewhere(page).count()).toBe(0);
    await expect.poll(() => page.getByLabel('Kilometerstand').inputValue()).toBe(`48.${km.slice(2)}`);
  }
});

test('of two tabs exactly the older one says it, and takes over at the first tap with everything entered', async () => {
  const at = await atProtocol('pickup', { withCamera: false });
  const { page: older } = at;
  await continueTo(older, 'Fotos');
  await untilSaved(older);
  const newer = await older.context().newPage();
  await newer.goto(older.url());
  await atPage(newer, 'Fotos');
  await elsewhere(older).waitFor();
  await untilSaved(newer);
  expect(await elsewhere(newer).count()).toBe(0);
  for (const [name, title] of [
    ['Schäden'],
    ['Kilometerstand', 'Stand und Zubehör'],
    ['Bemerkungen'],
  ] as const)
    await continueTo(newer, name, title ?? name);
  await remarks(newer).fill('Wagen ist nass');
  await untilSaved(newer);

  await older.getByRole('button', { name: 'Hier fortsetzen', exact: true }).click();
  await atPage(older, 'Bemerkungen');
  await untilSaved(older);
  await expect.poll(() => remarks(older).inputValue()).toBe('Wagen ist nass');
  await elsewhere(newer).waitFor();
  expect(await elsewhere(older).count()).toBe(0);
  await remarks(older).fill('Wagen ist trocken');
  await untilSaved(older);
  await expect.poll(async () => (await kept(at)).remarks).toBe('Wagen ist trocken');
});
