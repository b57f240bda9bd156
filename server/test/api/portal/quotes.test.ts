// Quotes in the portal: open ones first, decided like by API, in the name of the user.
import { describe, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { changeTerms, createOrder, eventNames } from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { getQuote, issue, newRequest, OFFER, offeredRequest } from '../../orders/quotes/requests.ts';
import { advance } from '../../sandbox/journey.ts';

const service = await sharedService();

async function customer() {
  const { account, key } = await service.customer({ environment: 'production' });
  return { ...(await newPortalUser(service, { account })), account, key };
}

const ids = (answer: { json: { data: { id: string }[] } }) => answer.json.data.map(({ id }) => id);

describe('the lists', () => {
  test('have open quotes by deadline, and the rest newest first', async () => {
    const { portal, key } = await customer();
    const later = await offeredRequest(service, key, { ...OFFER, validUntil: '2026-11-20T12:00:00Z' });
    const sooner = await offeredRequest(service, key, { ...OFFER, validUntil: '2026-11-10T12:00:00Z' });
    const declined = await offeredRequest(service, key);
    await portal('POST', `/production/quotes/${declined}/decline`, {});
    await newRequest(service, key);
    const open = await portal('GET', '/production/quotes');
    expect(ids(open)).toEqual([sooner, later]);
    expect(open.json.data[0]).toMatchObject({
      state: 'OFFERED',
      amounts: { net: 480 },
      from: 'Stuttgart',
      to: 'München',
      vehicle: 'Volkswagen Golf',
      acceptance: { viaApi: true },
    });
    const first = await portal('GET', '/production/quotes?limit=1');
    const second = await portal('GET', `/production/quotes?limit=1&cursor=${first.json.nextCursor}`);
    expect([ids(first), ids(second)]).toEqual([[sooner], [later]]);
    expect(ids(await portal('GET', '/production/quotes?view=decided'))).toEqual([declined]);
    expect(ids(await portal('GET', '/sandbox/quotes'))).toEqual([]);
    expect((await portal('GET', '/production/summary')).json).toEqual({
      quotesToDecide: 2,
      failedDeliveries: 0,
    });
  });

  test('have only quotes of the account', async () => {
    const [mine, theirs] = [await customer(), await customer()];
    const id = await offeredRequest(service, mine.key);
    expect(ids(await theirs.portal('GET', '/production/quotes'))).toEqual([]);
    expectV1Error(await theirs.portal('GET', `/production/quotes/${id}`), 404, 'QUOTE_NOT_FOUND');
    expectV1Error(await theirs.portal('POST', `/production/quotes/${id}/accept`, {}), 404, 'QUOTE_NOT_FOUND');
    expectV1Error(await mine.portal('POST', `/sandbox/quotes/${id}/decline`, {}), 404, 'QUOTE_NOT_FOUND');
  });
});

describe('the link to the quote page', () => {
  test('is shown to the roles that may order, in every answer', async () => {
    const { account, key } = await customer();
    const id = await offeredRequest(service, key);
    for (const [role, shown] of [
      ['admin', true],
      ['member', true],
      ['developer', false],
      ['viewer', false],
    ] as const) {
      const { portal } = await newPortalUser(service, { account, role });
      const listed = (await portal('GET', '/production/quotes')).json.data[0];
      const opened = (await portal('GET', `/production/quotes/${id}`)).json;
      const overview = (await portal('GET', '/production/overview')).json.quotes[0];
      for (const quote of [listed, opened, overview]) {
        const url = shown ? expect.stringContaining('/q/') : null;
        expect(quote, role).toMatchObject({ id, acceptance: { viaApi: true, url } });
      }
    }
  });

  test('is shown to developers in the sandbox, where they may order', async () => {
    const { account, key } = await service.customer();
    const manual = { 'x-sandbox-mode': 'manual', 'x-sandbox-scenario': 'QUOTE_REQUIRED' };
    const order = (await createOrder(service, key, {}, manual)).json;
    await advance({ service, key, order });
    const { id } = order;
    const { portal } = await newPortalUser(service, { account, role: 'developer' });
    const { acceptance } = (await portal('GET', `/sandbox/quotes/${id}`)).json;
    expect(acceptance.url).toContain('/q/');
    const viewer = await newPortalUser(service, { account, role: 'viewer' });
    expect((await viewer.portal('GET', `/sandbox/quotes/${id}`)).json.acceptance.url).toBeNull();
  });

  test('is not shown to keys that only read quotes', async () => {
    const { account, key } = await customer();
    const id = await offeredRequest(service, key);
    const reading = await service.credential(account.id, {
      environment: 'production',
      scopes: ['orders:read', 'quotes:read'],
    });
    const get = async (secret: string) => (await getQuote(service, secret, id)).json.acceptance.url;
    expect(await get(key)).toContain('/q/');
    expect(await get(reading.secret)).toBeNull();
  });
});

describe('deciding', () => {
  test('accepting creates the order, with the events of the API and the name of the user', async () => {
    const { portal, key, account } = await customer();
    const id = await offeredRequest(service, key);
    const accepted = await portal('POST', `/production/quotes/${id}/accept`, { version: 1 });
    expect(accepted.status, accepted.text).toBe(200);
    expect(accepted.json).toMatchObject({ state: 'ACCEPTED', orderNumber: expect.stringMatching(/^VT-/) });
    expect(await eventNames(service, id)).toEqual([
      'order.created',
      'quote.offered',
      'order.created',
      'order.accepted',
    ]);
    const [row] = await service.services.core.sql`select decision from quotes where order_id = ${id}`;
    expect(row!.decision.by).toBe(`Jana Petersen, ${account.name}`);
    expectV1Error(await portal('POST', `/production/quotes/${id}/accept`, {}), 409, 'QUOTE_ALREADY_DECIDED');
  });

  test('on a version that was revised since is refused', async () => {
    const { portal, key } = await customer();
    const id = await offeredRequest(service, key);
    await issue(service, id, { lineItems: [{ description: 'Truck', unitNet: 500 }] });
    for (const decision of ['accept', 'decline']) {
      const answer = await portal('POST', `/production/quotes/${id}/${decision}`, { version: 1 });
      expectV1Error(answer, 409, 'QUOTE_VERSION_MISMATCH');
    }
  });

  test('without a signature needs the agreement for accepting, and never for declining', async () => {
    const { portal, key, account } = await customer();
    const id = await offeredRequest(service, key);
    await changeTerms(service, account.id, { quoteAcceptanceViaApi: false });
    const quote = (await portal('GET', `/production/quotes/${id}`)).json;
    expect(quote.acceptance).toEqual({ viaApi: false, url: expect.stringContaining('/q/') });
    expectV1Error(
      await portal('POST', `/production/quotes/${id}/accept`, {}),
      403,
      'QUOTE_ACCEPTANCE_NOT_AGREED',
    );
    const declined = await portal('POST', `/production/quotes/${id}/decline`, { reason: 'Too expensive' });
    expect(declined.json.state).toBe('DECLINED');
    expect((await eventNames(service, id)).at(-1)).toBe('order.rejected');
  });

  test('is allowed for roles that can order', async () => {
    const { key, account } = await customer();
    const { portal } = await newPortalUser(service, { account, role: 'developer' });
    const id = await offeredRequest(service, key);
    expectV1Error(await portal('POST', `/production/quotes/${id}/accept`, {}), 403, 'ROLE_NOT_SUFFICIENT');
    expect((await portal('GET', `/production/quotes/${id}/document`)).headers.get('content-type')).toBe(
      'application/pdf',
    );
  });
});
