// The quote of the operator for a request: lines, sums, validity, and versions.
import { beforeEach, describe, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { cancelOrder, changeTerms, createOrder, eventNames, eventsOf } from '../../harness/orders.ts';
import type { TestResponse } from '../../harness/service.ts';
import { OPERATOR } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { accept, getQuote, issue, newRequest, OFFER, offeredRequest } from './requests.ts';

const START = new Date('2026-10-01T08:00:00.000Z');

const service = await sharedService();
let key: string;
let accountId: string;
beforeEach(async () => {
  service.clock.set(START);
  ({ key, accountId } = await service.customer({ environment: 'production' }));
});

const statusOf = async (id: string) => (await service.call(`/extern/orders/${id}`, { key })).json.status;
const fieldsOf = (answer: TestResponse) =>
  answer.json.error.details.fields.map((f: { field: string; code: string }) => `${f.field} ${f.code}`).sort();

describe('an offer', () => {
  test('sums its lines, each rounded half up, and adds VAT once on the sum', async () => {
    const { id } = await newRequest(service, key);
    const lineItems = [
      { description: 'Kilometres', quantity: 123.456, unitNet: 1.23 },
      { description: 'Loading', quantity: 0.5, unitNet: 0.01 },
      { description: 'Waiting, hours', quantity: 3, unitNet: 33.33 },
      { description: 'Included', unitNet: 0 },
    ];
    const issued = await issue(service, id, { lineItems });
    expect(issued.status).toBe(201);
    expect(issued.json.lineItems.map(({ net }: { net: number }) => net)).toEqual([151.85, 0.01, 99.99, 0]);
    expect(issued.json.lineItems[3]).toEqual({
      description: 'Included',
      quantity: 1,
      unitNet: 0,
      net: 0,
      vatRate: 19,
    });
    expect(issued.json.amounts).toEqual({
      net: 251.85,
      vat: 47.85,
      gross: 299.7,
      vatRate: 19,
      currency: 'EUR',
    });
    expect((await getQuote(service, key, id)).json).toEqual(issued.json);
  });

  test('has 0 % VAT if the customer owes the tax, else the rate of the agreement', async () => {
    const contractingParty = {
      name: 'Přeprava s.r.o.',
      address: 'Náměstí Míru 9, Praha',
      country: 'CZ',
      vatId: 'CZ12345679',
      debtorNumber: null,
      eInvoice: 'ZUGFERD' as const,
      leitwegId: null,
      invoiceEmail: null,
      invoicesByMail: true,
      email: 'nakup@example.cz',
    };
    const account = await service.account({ contractingParty });
    const czech = (await service.credential(account.id, { environment: 'production' })).secret;
    const amounts = async (credential: string) =>
      (await issue(service, (await newRequest(service, credential)).id)).json.amounts;
    expect(await amounts(czech)).toEqual({ net: 480, vat: 0, gross: 480, vatRate: 0, currency: 'EUR' });
    await changeTerms(service, accountId, { vatRate: 7.7, currency: 'CHF' });
    expect(await amounts(key)).toEqual({
      net: 480,
      vat: 36.96,
      gross: 516.96,
      vatRate: 7.7,
      currency: 'CHF',
    });
  });

  test('sets the request to QUOTE_OFFERED and sends quote.offered with the PDF', async () => {
    const { id, requestNumber } = await newRequest(service, key);
    const { quoteNumber, validUntil } = (await issue(service, id)).json;
    expect(await statusOf(id)).toBe('QUOTE_OFFERED');
    const offered = (await eventsOf(service, id)).at(-1);
    const [document] = (await service.call(`/extern/orders/${id}/documents`, { key })).json.data;
    const { createdAt: _, ...reference } = document;
    expect(offered).toMatchObject({
      type: 'quote.offered',
      data: { kind: 'REQUEST', status: 'QUOTE_OFFERED', requestNumber, quoteNumber, version: 1, validUntil },
    });
    expect(offered.data.document).toEqual(reference);
    expect((await eventsOf(service, id, 'legacy')).at(-1)).toMatchObject({
      event: 'order.status_changed',
      data: { from: 'QUOTE_REQUIRED', to: 'QUOTE_SENT' },
    });
  });

  test.each<[string, object, string[]]>([
    ['no lines', {}, ['lineItems invalid_type']],
    ['an empty list', { lineItems: [] }, ['lineItems too_small']],
    [
      '101 lines',
      { lineItems: Array.from({ length: 101 }, () => OFFER.lineItems[0]) },
      ['lineItems too_big'],
    ],
    ['a line without a price', { lineItems: [{ description: 'x' }] }, ['lineItems[0].unitNet invalid_type']],
    [
      'a discount beyond all measure and no quantity',
      { lineItems: [{ description: 'x', unitNet: -1_000_001, quantity: 0 }] },
      ['lineItems[0].quantity too_small', 'lineItems[0].unitNet too_small'],
    ],
    [
      'parts of a cent',
      { lineItems: [{ description: 'x', unitNet: 1.005 }] },
      ['lineItems[0].unitNet invalid_value'],
    ],
    [
      'an empty description and a field too many',
      { lineItems: [{ description: '', unitNet: 1, net: 1 }] },
      ['lineItems[0].description too_small', 'lineItems[0].net unrecognized_key'],
    ],
    ['its own price', { ...OFFER, net: 5 }, ['net unrecognized_key']],
    ['a note too long', { ...OFFER, note: 'x'.repeat(501) }, ['note too_big']],
    ['a time without zone', { ...OFFER, validUntil: '2026-10-09T12:00:00' }, ['validUntil invalid_format']],
    ['a validity that has ended', { ...OFFER, validUntil: START.toISOString() }, ['validUntil too_small']],
  ])('with %s is 400 and names the fields', async (_, offer, fields) => {
    const { id } = await newRequest(service, key);
    const answer = await issue(service, id, offer);
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(fieldsOf(answer)).toEqual(fields);
    expect((await getQuote(service, key, id)).json.state).toBe('REQUESTED');
  });

  test.each([0.07, 1.1, 4.35, 19.99, 999_999.99])('may cost %d to the cent', async (unitNet) => {
    const { id } = await newRequest(service, key);
    const issued = await issue(service, id, { lineItems: [{ description: 'x', unitNet }] });
    expect([issued.status, issued.json.amounts?.net]).toEqual([201, unitNet]);
  });

  test('for an order, a rejected request or an unknown id is refused', async () => {
    const order = (await createOrder(service, key)).json;
    const refused = await issue(service, order.id);
    expectV1Error(refused, 409, 'ORDER_NOT_CHANGEABLE');
    expect(refused.json.error.details).toMatchObject({ command: 'issue_quote', status: 'OPEN' });
    const { id } = await newRequest(service, key);
    await cancelOrder(service, key, id);
    expectV1Error(await issue(service, id), 409, 'ORDER_NOT_CHANGEABLE');
    const nothing = await issue(service, '0199a0c2-7c4e-7000-8000-000000000010');
    expectV1Error(nothing, 404, 'ORDER_NOT_FOUND');
  });
});

describe('its validity', () => {
  const issuedAt = async (at: string, terms: object, operator: object = {}) => {
    service.clock.set(new Date(at));
    await service.ops('PUT', '/operator', { ...OPERATOR, ...operator });
    await changeTerms(service, accountId, terms);
    const { id } = await newRequest(service, key);
    const { validUntil } = (await issue(service, id)).json;
    await service.ops('PUT', '/operator', OPERATOR);
    return validUntil;
  };

  test.each([
    ['the agreed days later', '2026-10-01T08:00:00Z', 14, {}, '2026-10-15T21:59:59.000Z'],
    ['in winter time, issued in summer time', '2026-10-20T08:00:00Z', 10, {}, '2026-10-30T22:59:59.000Z'],
    ['in summer time, issued in winter time', '2027-03-20T08:00:00Z', 10, {}, '2027-03-30T21:59:59.000Z'],
    ['on the day that has 25 hours', '2026-10-18T08:00:00Z', 7, {}, '2026-10-25T22:59:59.000Z'],
    [
      'counted from the local day, not the one of UTC',
      '2026-10-01T22:30:00Z',
      1,
      {},
      '2026-10-03T21:59:59.000Z',
    ],
    ['across the end of a year', '2026-12-31T12:00:00Z', 1, {}, '2027-01-01T22:59:59.000Z'],
    [
      'in the zone of the operator',
      '2026-10-01T03:00:00Z',
      1,
      { timeZone: 'America/New_York' },
      '2026-10-02T03:59:59.000Z',
    ],
  ])('ends by default at the end of the day, %s', async (_, at, quoteValidityDays, operator, expected) => {
    expect(await issuedAt(at, { quoteValidityDays }, operator)).toBe(expected);
  });

  test('ends at the time set by the operator, in any zone', async () => {
    const { id } = await newRequest(service, key);
    const issued = await issue(service, id, { ...OFFER, validUntil: '2026-10-02T12:00:00+05:30' });
    expect(issued.json.validUntil).toBe('2026-10-02T06:30:00.000Z');
  });
});

describe('a revision', () => {
  test('is the next version under the same number, and the old one can no longer be accepted', async () => {
    const id = await offeredRequest(service, key);
    const first = (await getQuote(service, key, id)).json;
    service.clock.advance(3_600_000);
    const revised = await issue(service, id, { lineItems: [{ description: 'Cheaper', unitNet: 400 }] });
    expect(revised.status).toBe(201);
    expect(revised.json).toMatchObject({
      quoteNumber: first.quoteNumber,
      version: 2,
      state: 'OFFERED',
      amounts: { net: 400 },
      createdAt: first.createdAt,
      updatedAt: service.clock.now().toISOString(),
    });
    expect(revised.json.acceptance.url).not.toBe(first.acceptance.url);
    const refused = await accept(service, key, id, { version: 1 });
    expectV1Error(refused, 409, 'QUOTE_VERSION_MISMATCH');
    expect(refused.json.error.details).toEqual({ currentVersion: 2 });
    expect(await statusOf(id)).toBe('QUOTE_OFFERED');
    expect(await eventNames(service, id)).toEqual(['order.created', 'quote.offered', 'quote.offered']);
    expect((await eventsOf(service, id, 'legacy')).length).toBe(3);
    const kinds = (await service.call(`/extern/orders/${id}/documents`, { key })).json.data;
    expect(kinds.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
      `Angebot-${first.quoteNumber}-1.pdf`,
      `Angebot-${first.quoteNumber}-2.pdf`,
    ]);
    expect((await accept(service, key, id, { version: 2 })).json.amounts.net).toBe(400);
  });
});
