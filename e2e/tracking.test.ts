// The tracking page in every state: its sentence, its map or none, nothing private, in every look.
import { expect, test } from 'vitest';
import {
  describeInBrowser,
  expectGoodInBothLooks,
  expectNoOverflow,
  headline,
  newVisit,
  PHONE,
} from './browser.ts';
import { sharedSite } from './service.ts';
import {
  type Made,
  SECRETS,
  sentencePattern,
  TRACKING_STATES,
  type TrackingState,
} from './tracking-states.ts';

const NOT_FOUND = /status of 404/;

describeInBrowser('the tracking page', () => {
  test.for(TRACKING_STATES)('of a transfer that is $name', async (state) => {
    const { service } = await sharedSite();
    const made = await state.make(service);
    await expectCompleteWithoutScript(state, made);
    await expectGoodWithScript(state, made);
  });
});

/** In German, on a phone, in a browser without JavaScript. */
async function expectCompleteWithoutScript(state: TrackingState, made: Made): Promise<void> {
  const { page, open } = await newVisit({ script: false, viewport: PHONE, expects: [NOT_FOUND] });
  const { response, html } = await open(`/t/${made.number}?lang=de`);
  const has = (what: NonNullable<TrackingState['has']>[number]) => state.has?.includes(what) ?? false;
  const [word, sentence] = state.de;
  expect(response.status()).toBe(has('unknown') ? 404 : 200);
  expect(await headline(page)).toMatch(sentencePattern(sentence, made.morning, 'de'));
  expect(await page.title()).toContain((await headline(page)).split('.')[0]);
  expect(await page.locator('.state').innerText()).toBe(word);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(html).not.toMatch(SECRETS);
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
  if (has('ended')) expect(html).not.toMatch(/Stuttgart|München|Volkswagen|Jana/);

  // The drawn map, and only where a position may be shown.
  expect(await page.locator('figure.map').count()).toBe(has('map') ? 1 : 0);
  if (has('map')) expect(await page.locator('.map-narrow svg').isVisible()).toBe(true);
  expect(await page.locator('.no-map').count()).toBe(has('no-map') ? 1 : 0);
  expect(await page.locator('.stale-note').count()).toBe(has('stale') ? 1 : 0);
  expect(await page.locator('.punctuality.is-late').count()).toBe(has('late') ? 1 : 0);
  expect(await page.locator('.sandbox-band').count()).toBe(has('test') ? 1 : 0);
  // What only a script can do is not offered.
  expect(await page.locator('[data-theme-switch]').isVisible()).toBe(false);
  await expectNoOverflow(page);
}

/** In English, with JavaScript. */
async function expectGoodWithScript(state: TrackingState, made: Made): Promise<void> {
  const { page, open } = await newVisit({ expects: [NOT_FOUND] });
  await open(`/t/${made.number}?lang=en`);
  const [word, sentence] = state.en;
  expect(await headline(page)).toMatch(sentencePattern(sentence, made.morning, 'en'));
  expect(await page.locator('.state').innerText()).toBe(word);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.locator('[data-theme-switch]').isVisible()).toBe(true);
  if (state.has?.includes('map')) await page.locator('figure.map.is-live').waitFor();
  await expectGoodInBothLooks(page);
}
