// Quotes without a decision in time: ended by the worker, and not acceptable even before the worker ran.
import { beforeEach, describe, expect, test } from 'vitest';
import { expireQuotes } from '../../../src/orders/quotes/issue-quote.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { cancelOrder, command, eventNames, eventsOf } from '../../harness/orders.ts';
import { startService } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { accept, decline, getQuote, issue, OFFER, offeredRequest } from './requests.ts';

const HOUR_MS = 3_600_000;

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });

let validUntil: string;
beforeEach(() => {
  validUntil = new Date(service.clock.now().getTime() + HOUR_MS).toISOString();
});

const stateOf = async (id: string) => (await getQuote(service, key, id)).json.state;
const statusOf = async (id: string) => (await service.call(`/extern/orders/${id}`, { key })).json.status;

/** The stored status. Readers see EXPIRED from the end of validity on. */
const storedState = async (id: string) =>
  (await service.services.core.sql`select state from quotes where order_id = ${id}`)[0]!.state;

describe('the worker', () => {
  test('ends a quote at its validity, not before, and the request waits for a quote again', async () => {
    const id = await offeredRequest(service, key, { ...OFFER, validUntil });
    service.clock.advance(HOUR_MS - 1);
    expect(await expireQuotes(service.services.core)).toBe(0);
    expect(await stateOf(id)).toBe('OFFERED');
    service.clock.advance(1);
    expect(await expireQuotes(service.services.core)).toBe(1);
    expect(await expireQuotes(service.services.core)).toBe(0);
    expect((await getQuote(service, key, id)).json).toMatchObject({
      state: 'EXPIRED',
      version: 1,
      validUntil,
      acceptance: { url: null },
      updatedAt: validUntil,
      decidedAt: null,
    });
    expect(await statusOf(id)).toBe('QUOTE_REQUIRED');
    expect(await eventNames(service, id)).toEqual(['order.created', 'quote.offered']);
    expect((await eventsOf(service, id, 'legacy')).at(-1).data).toMatchObject({
      from: 'QUOTE_SENT',
      to: 'QUOTE_REQUIRED',
    });
  });

  test('does not change quotes that were accepted, declined, revised or rejected in time', async () => {
    const ids = [];
    for (let i = 0; i < 4; i += 1) ids.push(await offeredRequest(service, key, { ...OFFER, validUntil }));
    await accept(service, key, ids[0]!);
    await decline(service, key, ids[1]!);
    await issue(service, ids[2]!);
    await command(service, ids[3]!, 'reject_request');
    service.clock.advance(2 * HOUR_MS);
    expect(await expireQuotes(service.services.core)).toBe(0);
    expect(await Promise.all(ids.map(stateOf))).toEqual(['ACCEPTED', 'DECLINED', 'OFFERED', 'WITHDRAWN']);
  });

  test('ends the others if one fails, and retries that one', async () => {
    const stuck = await offeredRequest(service, key, { ...OFFER, validUntil });
    service.clock.advance(1000);
    const other = await offeredRequest(service, key, { ...OFFER, validUntil });
    const { sql } = service.services.core;
    await sql.unsafe(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
      create trigger refuse before update on quotes for each row when (old.order_id = '${stuck}')
      execute function refuse()`);
    service.clock.advance(HOUR_MS);
    expect(await expireQuotes(service.services.core)).toBe(1);
    expect([await storedState(stuck), await storedState(other)]).toEqual(['OFFERED', 'EXPIRED']);
    await sql.unsafe('drop trigger refuse on quotes');
    expect(await expireQuotes(service.services.core)).toBe(1);
    expect(await storedState(stuck)).toBe('EXPIRED');
  });

  test('runs as part of the service', async () => {
    const working = await startService({ database: service.database, clock: service.clock, deliver: true });
    const id = await offeredRequest(service, key, { ...OFFER, validUntil });
    service.clock.advance(HOUR_MS);
    await working.settle();
    expect(await stateOf(id)).toBe('EXPIRED');
    await working.close();
  });

  test('ends a quote once if two services run', async () => {
    const second = await startService({ database: service.database, clock: service.clock });
    const ids = [];
    for (let i = 0; i < 8; i += 1) ids.push(await offeredRequest(service, key, { ...OFFER, validUntil }));
    service.clock.advance(HOUR_MS);
    await Promise.all([expireQuotes(service.services.core), expireQuotes(second.services.core)]);
    for (const id of ids) {
      expect(await stateOf(id)).toBe('EXPIRED');
      expect(await eventsOf(service, id, 'legacy')).toHaveLength(4);
    }
    await second.close();
  });
});

describe('past its validity', () => {
  test.each([
    ['before the worker ran', async () => 0],
    ['after the worker ran', () => expireQuotes(service.services.core)],
  ])('%s a quote can be neither accepted nor declined, and the answer has its validity', async (_, work) => {
    const id = await offeredRequest(service, key, { ...OFFER, validUntil });
    service.clock.advance(HOUR_MS);
    await work();
    for (const answer of [
      await accept(service, key, id),
      await accept(service, key, id, { version: 1 }),
      await decline(service, key, id),
    ]) {
      expectV1Error(answer, 409, 'QUOTE_EXPIRED');
      expect(answer.json.error.details).toEqual({ validUntil });
    }
    expect(await eventNames(service, id)).toEqual(['order.created', 'quote.offered']);
  });

  test('a quote can be offered again as the next version', async () => {
    const id = await offeredRequest(service, key, { ...OFFER, validUntil });
    service.clock.advance(HOUR_MS);
    await expireQuotes(service.services.core);
    expect((await issue(service, id)).json).toMatchObject({ state: 'OFFERED', version: 2 });
    expect((await accept(service, key, id)).json.state).toBe('ACCEPTED');
  });

  test('the operator can offer again before the worker has run', async () => {
    const id = await offeredRequest(service, key, { ...OFFER, validUntil });
    service.clock.advance(HOUR_MS);
    expect((await issue(service, id)).json).toMatchObject({ state: 'OFFERED', version: 2 });
    expect(await expireQuotes(service.services.core)).toBe(0);
  });

  test('the request can be cancelled', async () => {
    const id = await offeredRequest(service, key, { ...OFFER, validUntil });
    expectV1Error(await cancelOrder(service, key, id), 409, 'REQUEST_HAS_QUOTE');
    service.clock.advance(HOUR_MS);
    await expireQuotes(service.services.core);
    expect((await cancelOrder(service, key, id)).json.status).toBe('REJECTED');
    expect(await stateOf(id)).toBe('EXPIRED');
  });
});
