// The tracking page in every state, as the server renders it: its sentence, with or without a map, nothing
// private.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoOverflow } from './appearance-rules.ts';
import { headline, type KeptVisit, keepVisit, oneLine, PHONE } from './browser.ts';
import { openSite, type Site } from './service.ts';
import { SECRETS, sentencePattern, TRACKING_STATES, type TrackingState } from './tracking-states.ts';

describe('the tracking page', () => {
  let site: Site;
  let visit: KeptVisit;
  beforeAll(async () => {
    // A service for this file only, because its states take months.
    site = await openSite();
    visit = await keepVisit({ site, script: false, viewport: PHONE, expects: [/status of 404/] });
  });
  afterAll(async () => {
    await visit.close();
    await site.close();
  });

  test.for(TRACKING_STATES)('of a transfer that is $name', async (state) => {
    const { page, open } = visit;
    const { number, morning } = await state.make(site.service);
    const has = (what: NonNullable<TrackingState['has']>[number]) => state.has?.includes(what) ?? false;
    for (const language of ['en', 'de'] as const) {
      const { response, html } = await open(`/t/${number}?lang=${language}`);
      const [word, sentence] = state[language];
      expect(response.status()).toBe(has('unknown') ? 404 : 200);
      await expect.poll(() => headline(page)).toMatch(sentencePattern(sentence, morning, language));
      await expect
        .poll(async () => oneLine(await page.title()))
        .toContain((await headline(page)).split('.')[0]);
      await expect.poll(() => page.locator('.state').innerText()).toBe(word);
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
      expect(html).not.toMatch(SECRETS);
      expect(html).not.toMatch(/<[^>]+\sstyle=/);
      if (has('ended')) expect(html).not.toMatch(/Stuttgart|München|Volkswagen|Jana/);
    }

    // The drawn map appears only where a position may be shown.
    await expect.poll(() => page.locator('figure.map').count()).toBe(has('map') ? 1 : 0);
    if (has('map')) await expect.poll(() => page.locator('.map-narrow svg').isVisible()).toBe(true);
    await expect.poll(() => page.locator('.no-map').count()).toBe(has('no-map') ? 1 : 0);
    await expect.poll(() => page.locator('.stale-note').count()).toBe(has('stale') ? 1 : 0);
    await expect.poll(() => page.locator('.punctuality.is-late').count()).toBe(has('late') ? 1 : 0);
    await expect.poll(() => page.locator('.sandbox-band').count()).toBe(has('test') ? 1 : 0);
    // Actions that need a script are hidden.
    await expect.poll(() => page.locator('[data-theme-switch]').isVisible()).toBe(false);
    await expectNoOverflow(page);
    expect(visit.takeProblems()).toEqual([]);
  });
});
