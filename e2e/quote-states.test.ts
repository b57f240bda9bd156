// The quote page in every state in which its link can be opened, as the server renders it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectNoOverflow } from './appearance-rules.ts';
import { headline, type KeptVisit, keepVisit, PHONE } from './browser.ts';
import { QUOTE_STATES } from './quotes.ts';
import { sharedSite } from './service.ts';

describe('the page of a quote', () => {
  let visit: KeptVisit;
  beforeAll(async () => {
    visit = await keepVisit({ script: false, viewport: PHONE, expects: [/status of 40[34]/] });
  });
  afterAll(() => visit.close());

  test.for(QUOTE_STATES)('that is $name', async (state) => {
    const { page, open } = visit;
    const path = await state.make((await sharedSite()).service);
    for (const language of ['en', 'de'] as const) {
      const { response, html } = await open(`${path}?lang=${language}`);
      const [word, sentence] = state[language];
      expect(response.status()).toBe(state.status ?? 200);
      await expect.poll(() => headline(page)).toMatch(sentence);
      if (word) await expect.poll(() => page.locator('.state').innerText()).toBe(word);
      expect(html).not.toMatch(/<[^>]+\sstyle=/);
      // A quote that is no longer valid shows neither its price nor its document.
      if (!state.pdf) expect(html).not.toMatch(/709|596|\/pdf/);
    }
    await expect
      .poll(() => page.locator('.sandbox-band').count())
      .toBe(state.name.includes('sandbox') ? 1 : 0);
    await expect.poll(() => page.locator('form').count()).toBe(state.name.startsWith('open') ? 2 : 0);
    const pdf = await page.request.get(`${path}/pdf`);
    expect(pdf.status()).toBe(state.pdf ? 200 : (state.status ?? 404));
    if (state.pdf) {
      expect(pdf.headers()['content-type']).toBe('application/pdf');
      expect(pdf.headers()['content-disposition']).toMatch(/^inline/);
    }
    await expectNoOverflow(page);
    expect(visit.takeProblems()).toEqual([]);
  });
});
