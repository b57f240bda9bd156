// Two decisions on one quote at once, on two services: one wins, the other gets the reason.
import { afterAll, describe, expect, test } from 'vitest';
import { expireQuotes } from '../../../src/orders/quotes/issue-quote.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { cancelOrder, command, eventNames, eventsOf } from '../../harness/orders.ts';
import { startService, type TestResponse } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';
import {
  accept,
  decline,
  getQuote,
  issue,
  linkPath,
  linkToken,
  OFFER,
  offeredRequest,
  withdraw,
} from './requests.ts';

/** Enough rounds that each side wins now and then. */
const ROUNDS = 8;
const HOUR_MS = 3_600_000;

const service = await sharedService();
const second = await startService({ database: service.database, clock: service.clock });
const { key } = await service.customer({ environment: 'production' });
afterAll(() => second.close());

type Side = (id: string, token: string) => Promise<TestResponse>;

/** Runs both at once, many times. In every case the history has no gap and at most one order results. */
async function race(
  sides: [Side, Side],
  judge: (left: TestResponse, right: TestResponse, id: string) => Promise<void> | void,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await offeredRequest(service, key);
    const token = await linkToken(service, key, id);
    const running = (round % 2 === 0 ? sides : sides.toReversed()).map((act) => act(id, token));
    if (round % 2 === 1) running.reverse();
    const [left, right] = (await Promise.all(running)) as [TestResponse, TestResponse];
    await judge(left, right, id);
    await expectOneHistory(id);
  }
}

async function expectOneHistory(id: string): Promise<void> {
  let at: string | null = null;
  for (const { event, data } of await eventsOf(service, id, 'legacy')) {
    if (event !== 'order.status_changed') continue;
    expect(data.from).toBe(at);
    at = data.to;
  }
  const { state } = (await getQuote(service, key, id)).json;
  const { internalStatus, kind } = (await service.ops('GET', `/orders/${id}`)).json;
  expect(internalStatus).toBe(at);
  const names = await eventNames(service, id);
  const orders = names.filter((name) => name === 'order.created').length - 1;
  const { data } = (await service.call(`/extern/orders/${id}/documents`, { key })).json;
  const signed = data.filter((document: { kind: string }) => document.kind === 'SIGNED_QUOTE').length;
  const isOrder = kind === 'ORDER' ? 1 : 0;
  expect({ orders, signed }).toEqual({ orders: isOrder, signed: isOrder });
  expect(state === 'ACCEPTED').toBe(kind === 'ORDER');
}

const acceptHere: Side = (id) => accept(service, key, id);
const acceptThere: Side = (id) => accept(second, key, id);
const declineThere: Side = (id) => decline(second, key, id);
const sign: Side = (_id, token) => {
  const body = { name: 'Erika Muster', signature: { method: 'TYPED', text: 'Erika Muster' } };
  return second.call(linkPath(token, '/accept'), { body });
};

function expectDecided(answer: TestResponse, status: string): void {
  expectV1Error(answer, 409, 'QUOTE_ALREADY_DECIDED');
  expect(answer.json.error.details).toEqual({ status });
}

const splitBy = (left: TestResponse, right: TestResponse) => {
  expect([left.status, right.status].sort()).toEqual([200, 409]);
  return left.status === 200 ? { won: left, lost: right } : { won: right, lost: left };
};

describe('two customers', () => {
  test('accept and accept: one order, and the other gets ACCEPTED', async () => {
    await race([acceptHere, acceptThere], (left, right) => {
      const { won, lost } = splitBy(left, right);
      expect(won.json.state).toBe('ACCEPTED');
      expectDecided(lost, 'ACCEPTED');
    });
  });

  test('accept by API and by link: one order', async () => {
    await race([acceptHere, sign], (left, right) => expectDecided(splitBy(left, right).lost, 'ACCEPTED'));
  });

  test('accept and decline: the loser gets the decision', async () => {
    await race([acceptHere, declineThere], async (accepted, declined, id) => {
      splitBy(accepted, declined);
      if (accepted.status === 200) expectDecided(declined, 'ACCEPTED');
      else expectDecided(accepted, 'DECLINED');
      const names = await eventNames(service, id);
      expect(names.includes('order.rejected')).toBe(declined.status === 200);
    });
  });

  test('accept and cancel: the quote is accepted, and the cancellation is refused or cancels the order', async () => {
    await race([acceptHere, (id) => cancelOrder(second, key, id)], (accepted, cancelled) => {
      expect(accepted.status).toBe(200);
      if (cancelled.status !== 200) expectV1Error(cancelled, 409, 'REQUEST_HAS_QUOTE');
      else expect(cancelled.json).toMatchObject({ kind: 'ORDER', status: 'CANCELLED' });
    });
  });
});

describe('customer and operator', () => {
  test('accept and revise: the expected version is accepted, or another one is open', async () => {
    const revise: Side = (id) => issue(second, id, { lineItems: [{ description: 'Dearer', unitNet: 999 }] });
    await race([acceptHere, revise], async (accepted, revised, id) => {
      const { price } = (await service.call(`/extern/orders/${id}`, { key })).json;
      if (accepted.status === 200 && revised.status === 409) {
        expectV1Error(revised, 409, 'ORDER_NOT_CHANGEABLE');
        expect(price.net).toBe(480);
      } else if (accepted.status === 200) {
        // The acceptance named no version and came after the revision.
        expect([accepted.json.version, price.net]).toEqual([2, 999]);
      } else {
        expect(revised.status).toBe(201);
        expectV1Error(accepted, 409, 'QUOTE_VERSION_MISMATCH');
        expect(accepted.json.error.details).toEqual({ currentVersion: 2 });
      }
    });
  });

  test('accepting a named version never accepts a revision', async () => {
    const revise: Side = (id) => issue(second, id, { lineItems: [{ description: 'Dearer', unitNet: 999 }] });
    await race([(id) => accept(service, key, id, { version: 1 }), revise], (accepted, revised) => {
      expect([accepted.status, revised.status]).toContain(409);
      if (accepted.status === 200) expect(accepted.json.amounts.net).toBe(480);
      else expect(accepted.json.error.details).toEqual({ currentVersion: 2 });
    });
  });

  test('accept and withdraw: the loser gets the decision', async () => {
    await race([acceptHere, (id) => withdraw(second, id)], (accepted, withdrawn) => {
      splitBy(accepted, withdrawn);
      if (accepted.status === 200) expectDecided(withdrawn, 'ACCEPTED');
      else expectDecided(accepted, 'WITHDRAWN');
    });
  });

  test('accept and reject_request: the loser gets the decision', async () => {
    await race([acceptHere, (id) => command(second, id, 'reject_request')], (accepted, rejected) => {
      splitBy(accepted, rejected);
      if (accepted.status === 200) expectV1Error(rejected, 409, 'ORDER_NOT_CHANGEABLE');
      else expectDecided(accepted, 'WITHDRAWN');
    });
  });

  test('two operators: one version each, or the slower one gets a conflict', async () => {
    await race([(id) => issue(service, id), (id) => issue(second, id)], async (left, right, id) => {
      const won = [left, right].filter(({ status }) => status === 201);
      const lost = [left, right].filter(({ status }) => status !== 201);
      for (const answer of lost) expectV1Error(answer, 409, 'QUOTE_VERSION_MISMATCH');
      expect((await getQuote(service, key, id)).json.version).toBe(1 + won.length);
      expect(won.map(({ json }) => json.version).sort()).toEqual([2, 3].slice(0, won.length));
    });
  });
});

test('accept at the end of validity: accepted in time, or expired for good', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const validUntil = new Date(service.clock.now().getTime() + HOUR_MS).toISOString();
    const id = await offeredRequest(service, key, { ...OFFER, validUntil });
    service.clock.advance(HOUR_MS - 1);
    const accepting = accept(service, key, id);
    if (round % 2 === 1) await getQuote(second, key, id);
    service.clock.advance(1);
    const [accepted] = await Promise.all([accepting, expireQuotes(second.services.core)]);
    await expireQuotes(second.services.core);
    const { state } = (await getQuote(service, key, id)).json;
    if (accepted.status === 200) expect(state).toBe('ACCEPTED');
    else {
      expectV1Error(accepted, 409, 'QUOTE_EXPIRED');
      expect(accepted.json.error.details).toEqual({ validUntil });
      expect(state).toBe('EXPIRED');
    }
    await expectOneHistory(id);
  }
});
