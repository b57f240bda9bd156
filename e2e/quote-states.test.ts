// The quote page in every state in which its link can be opened, in every look.
import { expect, test } from 'vitest';
import {
  describeInBrowser,
  expectGoodInBothLooks,
  expectNoOverflow,
  headline,
  newVisit,
  PHONE,
} from './browser.ts';
import { QUOTE_STATES, type QuoteState } from './quotes.ts';
import { sharedSite } from './service.ts';

const REFUSED = /status of 40[34]/;

describeInBrowser('the page of a quote', () => {
  test.for(QUOTE_STATES)('that is $name', async (state) => {
    const { service } = await sharedSite();
    const path = await state.make(service);
    await expectCompleteWithoutScript(state, path);
    await expectGoodWithScript(state, path);
  });
});

async function expectCompleteWithoutScript(state: QuoteState, path: string): Promise<void> {
  const { page, open } = await newVisit({ script: false, viewport: PHONE, expects: [REFUSED] });
  const { response, html } = await open(`${path}?lang=de`);
  const [word, sentence] = state.de;
  expect(response.status()).toBe(state.status ?? 200);
  expect(await headline(page)).toMatch(sentence);
  if (word) expect(await page.locator('.state').innerText()).toBe(word);
  expect(html).not.toMatch(/<[^>]+\sstyle=/);
  expect(await page.locator('.sandbox-band').count()).toBe(state.name.includes('sandbox') ? 1 : 0);
  expect(await page.locator('form').count()).toBe(state.name.startsWith('open') ? 2 : 0);
  // What no longer counts shows neither its price nor its document.
  if (!state.pdf) expect(html).not.toMatch(/709|596|\/pdf/);
  const pdf = await page.request.get(`${path}/pdf`);
  expect(pdf.status()).toBe(state.pdf ? 200 : (state.status ?? 404));
  if (state.pdf) {
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect(pdf.headers()['content-disposition']).toMatch(/^inline/);
  }
  await expectNoOverflow(page);
}

async function expectGoodWithScript(state: QuoteState, path: string): Promise<void> {
  const { page, open } = await newVisit({ expects: [REFUSED] });
  await open(`${path}?lang=en`);
  const [word, sentence] = state.en;
  expect(await headline(page)).toMatch(sentence);
  if (word) expect(await page.locator('.state').innerText()).toBe(word);
  await expectGoodInBothLooks(page);
}
