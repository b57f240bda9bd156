// How the operator ends a quote: withdrawn, so that a new one can follow, or with the whole request.
import { beforeEach, describe, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { cancelOrder, command, createOrder, eventNames, eventsOf } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { accept, decline, getQuote, issue, newRequest, offeredRequest, withdraw } from './requests.ts';

const service = await sharedService();
let key: string;
beforeEach(async () => {
  ({ key } = await service.customer({ environment: 'production' }));
});

const statusOf = async (id: string) => (await service.call(`/extern/orders/${id}`, { key })).json.status;

describe('a withdrawal', () => {
  test('sets the request back to QUOTE_REQUIRED, without an event of API v1', async () => {
    const id = await offeredRequest(service, key);
    service.clock.advance(60_000);
    const withdrawn = await withdraw(service, (await getQuote(service, key, id)).json.quoteNumber);
    expect(withdrawn.status).toBe(200);
    expect(withdrawn.json).toMatchObject({
      state: 'WITHDRAWN',
      version: 1,
      acceptance: { url: null },
      decidedAt: service.clock.now().toISOString(),
    });
    expect(await statusOf(id)).toBe('QUOTE_REQUIRED');
    expect((await getQuote(service, key, id)).json).toEqual(withdrawn.json);
    expect(await eventNames(service, id)).toEqual(['order.created', 'quote.offered']);
    expect((await eventsOf(service, id, 'legacy')).at(-1).data).toMatchObject({
      from: 'QUOTE_SENT',
      to: 'QUOTE_REQUIRED',
    });
  });

  test('allows a next version, which can be accepted', async () => {
    const id = await offeredRequest(service, key);
    await withdraw(service, id);
    expect((await issue(service, id)).json).toMatchObject({ version: 2, state: 'OFFERED', decidedAt: null });
    expect((await accept(service, key, id)).json.state).toBe('ACCEPTED');
  });

  test('allows to cancel the request', async () => {
    const id = await offeredRequest(service, key);
    await withdraw(service, id);
    expect((await cancelOrder(service, key, id)).json.status).toBe('REJECTED');
    expect((await eventNames(service, id)).at(-1)).toBe('order.rejected');
    expect((await getQuote(service, key, id)).json.state).toBe('WITHDRAWN');
  });

  test('of a quote that is not open is refused', async () => {
    const { id } = await newRequest(service, key);
    expectV1Error(await withdraw(service, id), 409, 'QUOTE_NOT_OFFERED');
    await issue(service, id);
    await withdraw(service, id);
    const twice = await withdraw(service, id);
    expectV1Error(twice, 409, 'QUOTE_ALREADY_DECIDED');
    expect(twice.json.error.details).toEqual({ status: 'WITHDRAWN' });
    const order = (await createOrder(service, key)).json;
    for (const reference of [order.id, order.orderNumber, 'QT-1']) {
      expectV1Error(await withdraw(service, reference), 404, 'QUOTE_NOT_FOUND');
    }
  });
});

describe('a rejection by the operator', () => {
  test('ends the open quote: it can be neither accepted nor declined', async () => {
    const id = await offeredRequest(service, key);
    service.clock.advance(60_000);
    const rejected = await command(service, id, 'reject_request', { reason: 'No truck' });
    expect(rejected.json.internalStatus).toBe('REJECTED');
    expect((await eventsOf(service, id)).at(-1)).toMatchObject({
      type: 'order.rejected',
      data: { status: 'REJECTED', reason: 'No truck' },
    });
    expect((await getQuote(service, key, id)).json).toMatchObject({
      state: 'WITHDRAWN',
      acceptance: { url: null },
    });
    for (const answer of [await accept(service, key, id), await decline(service, key, id)]) {
      expectV1Error(answer, 409, 'QUOTE_ALREADY_DECIDED');
      expect(answer.json.error.details).toEqual({ status: 'WITHDRAWN' });
    }
    expectV1Error(await issue(service, id), 409, 'ORDER_NOT_CHANGEABLE');
    expectV1Error(await withdraw(service, id), 409, 'QUOTE_ALREADY_DECIDED');
  });
});
