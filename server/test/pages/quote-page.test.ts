// The quote page without JavaScript: read, sign by typing, decline, and the texts of ended quotes.
import { beforeAll, describe, expect, test } from 'vitest';
import { encodePng } from '../../src/documents/pdf/encode-png.ts';
import { changeTerms } from '../harness/orders.ts';
import { sharedService } from '../harness/shared-service.ts';
import { issue, linkToken, offeredRequest, withdraw } from '../orders/quotes/requests.ts';
import { pagesOf } from './pages.ts';

const DAY_MS = 86_400_000;
const SIGNED = { name: 'Erika Muster', method: 'TYPED', typed: 'Erika Muster', png: '', binding: 'yes' };
const STROKE = encodePng({
  width: 60,
  height: 20,
  rgb: Buffer.alloc(60 * 20 * 3, 255).fill(0, 1200, 1370),
}).toString('base64');

const service = await sharedService();
const pages = await pagesOf(service);
let key: string;
beforeAll(async () => {
  key = (await service.customer({ environment: 'production' })).key;
});

async function offered() {
  const id = await offeredRequest(service, key);
  return { id, path: `/q/${await linkToken(service, key, id)}` };
}

const stateOf = async (id: string) => (await service.call(`/extern/quotes/${id}`, { key })).json.state;

describe('an open quote', () => {
  test('shows route, price, validity and the form', async () => {
    const { path } = await offered();
    const page = await pages.open(`${path}?lang=en`);
    expect(page.status).toBe(200);
    expect(page.headline?.replace(/\s+/g, ' ')).toBe('Stuttgart München');
    for (const text of [
      '€571.20',
      'incl. 19% VAT',
      'Valid until',
      'days',
      'Transport on a truck',
      'Accept',
      'Decline',
    ]) {
      expect(page.html).toContain(text);
    }
  });

  test('names seller, payment, cancellation with its amounts, and the insurance beside the signature', async () => {
    const { account, key } = await service.customer({ environment: 'production' });
    await changeTerms(service, account.id, {
      payment: { dueDays: 21, discount: { percent: 2, days: 10 } },
      extras: [
        { kind: 'LATE_CANCELLATION', hoursBeforePickup: 24, percentOfPrice: 50 },
        { kind: 'TRIP_IN_VAIN', net: 80 },
      ],
    });
    const operator = (await service.ops('GET', '/operator')).json;
    const changed = {
      ...operator,
      register: 'Amtsgericht Kiel, HRB 4711',
      managedBy: 'Ines Harms',
      insurance: 'Insured up to €100,000.',
    };
    await service.ops('PUT', '/operator', changed);
    const path = `/q/${await linkToken(service, key, await offeredRequest(service, key))}`;
    const { html } = await pages.open(`${path}?lang=en`);
    await service.ops('PUT', '/operator', operator);
    for (const text of [
      'Due within 21 days. 2% discount within 10 days.',
      '50%, €240.00 net',
      '€80.00 net',
      'Amtsgericht Kiel, HRB 4711',
      'Managing directors: Ines Harms',
      'Insured up to €100,000.',
      'payment and cancellation terms</a>',
    ]) {
      expect(html).toContain(text);
    }
  });

  test('without agreed fees says nothing about cancellation', async () => {
    const { html } = await pages.open(`${(await offered()).path}?lang=en`);
    expect(html).toContain('Due within 14 days.');
    expect(html).not.toContain('Cancellation');
    expect(html).not.toContain('class="insured"');
  });

  test('keeps the tick after an error', async () => {
    const { path } = await offered();
    const page = await pages.submit(`${path}/accept?lang=en`, { ...SIGNED, name: '' });
    expect(page.html).toMatch(/name="binding"[^>]* checked/);
  });

  test('links its PDF, which opens in the browser', async () => {
    const { path } = await offered();
    const pdf = await pages.open(`${path}/pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toMatch(/^inline;/);
  });

  test.each([
    ['name', { name: ' ' }, 'Enter your first and last name.'],
    ['typed', { typed: '' }, 'Type your name as signature.'],
    ['drawn', { method: 'DRAWN', png: '' }, 'Draw a visible signature, or type it.'],
    ['drawn', { method: 'DRAWN', png: 'AAAA' }, 'Draw a visible signature, or type it.'],
    ['binding', { binding: '' }, 'Confirm that the order is binding.'],
  ])('explains a wrong %s and keeps the other input', async (field, wrong, sentence) => {
    const { id, path } = await offered();
    const page = await pages.submit(`${path}/accept?lang=en`, { ...SIGNED, ...wrong });
    expect(page.status).toBe(400);
    expect(page.html).toContain(`<a href="#${field}">${sentence}</a>`);
    expect(page.html).toContain(`id="${field}-problem">`);
    if (field !== 'name') expect(page.html).toContain('value="Erika Muster"');
    expect(await stateOf(id)).toBe('OFFERED');
  });

  test.each([
    ['typed', {}],
    ['drawn', { method: 'DRAWN', png: STROKE }],
  ])('is accepted with a %s signature, and the page confirms it', async (_kind, how) => {
    const { id, path } = await offered();
    const answer = await pages.submit(`${path}/accept?lang=en`, { ...SIGNED, ...how });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?lang=en`]);
    expect(await stateOf(id)).toBe('ACCEPTED');
    const page = await pages.open(`${path}?lang=en`);
    expect(page.headline).toContain('Ordered for €571.20.');
    expect(page.html).toContain('Erika Muster accepted today at');
    expect((await pages.open(`${path}/pdf`)).headers.get('content-disposition')).toContain('angenommen');
  });

  test('is decided once from two windows', async () => {
    const { id, path } = await offered();
    const both = await Promise.all([
      pages.submit(`${path}/accept`, SIGNED),
      pages.submit(`${path}/decline`, { reason: 'Too late' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(['ACCEPTED', 'DECLINED']).toContain(await stateOf(id));
  });

  test('is declined with a reason', async () => {
    const { path } = await offered();
    await pages.submit(`${path}/decline`, { reason: 'One week later, please.' });
    const page = await pages.open(`${path}?lang=en`);
    expect(page.headline).toBe('Declined. Nothing was ordered.');
    expect(page.html).toContain('One week later, please.');
  });

  test('refuses a form from another site', async () => {
    const { id, path } = await offered();
    const answer = await pages.submit(`${path}/accept`, SIGNED, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(400);
    expect(await stateOf(id)).toBe('OFFERED');
  });
});

describe('a quote that has ended', () => {
  test('that is replaced reveals nothing of the newer version', async () => {
    const { id, path } = await offered();
    await issue(service, id, { lineItems: [{ description: 'Cheaper transport', unitNet: 399 }] });
    const page = await pages.open(`${path}?lang=en`);
    expect(page.headline).toBe('A newer version replaces this quote.');
    expect(page.html).not.toMatch(/Cheaper|399|474|€/);
    const answer = await pages.submit(`${path}/accept`, SIGNED);
    expect(answer.status).toBe(303);
    expect(await stateOf(id)).toBe('OFFERED');
  });

  test('that expired says when, and that nothing was ordered', async () => {
    const { path } = await offered();
    service.clock.advance(20 * DAY_MS);
    const page = await pages.open(`${path}?lang=en`);
    expect(page.headline).toMatch(/^This quote expired on \w{3} \d+ \w{3} at \d\d:\d\d\.$/);
    expect(page.html).toContain('nothing was ordered');
  });

  test('that was withdrawn says so', async () => {
    const { id, path } = await offered();
    await withdraw(service, id);
    expect((await pages.open(`${path}?lang=de`)).headline).toBe(
      'Dieses Angebot wurde zurückgezogen. Es wurde nichts bestellt.',
    );
  });

  test('with a broken link gets a page with help', async () => {
    const page = await pages.open('/q/nothing-of-the-kind?lang=en');
    expect([page.status, page.headline]).toEqual([404, 'There is no quote at this link.']);
  });
});
