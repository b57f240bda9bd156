// The spending limit of an agent: all that it orders in its time, without what was cancelled.
import { expect, test } from 'vitest';
import { creation } from '../harness/order-body.ts';
import { newPortalUser } from '../harness/portal.ts';
import { sharedService } from '../harness/shared-service.ts';
import { connectAgent } from './agent-client.ts';
import { startAgentSession } from './agent-session.ts';

const service = await sharedService({ deliver: true });
let counted = 0;

async function agentWith(spendingLimit: number | null) {
  const jana = await newPortalUser(service);
  const { access } = await startAgentSession(service, jana, { spendingLimit });
  const { use } = await connectAgent(service, access);
  const price = async () => {
    counted += 1;
    const { token, price } = await use('price_transfer', creation({ externalOrderId: `SPEND-${counted}` }));
    return { token, confirmedGross: price.gross };
  };
  const order = (confirmed: object) => use('order_transfer', { ...confirmed, sandbox: { mode: 'manual' } });
  return { jana, use, price, order };
}

test('an agent orders up to its limit, also with calls at the same time, and again after a cancellation', async () => {
  const gross: number = (await (await agentWith(null)).price()).confirmedGross;
  const limit = Math.round(gross * 200) / 100 + 1;
  const { jana, use, price, order } = await agentWith(limit);
  const priced = [await price(), await price(), await price()];
  const answers = await Promise.all(priced.map(order));
  const made = answers.filter(({ id }) => id);
  const [refused] = answers.filter(({ error }) => error);
  expect(made).toHaveLength(2);
  expect(refused.error).toMatchObject({
    code: 'AGENT_SPENDING_LIMIT',
    details: { limit, left: Math.round((limit - 2 * gross) * 100) / 100, gross },
  });
  // The same call again is the same order.
  const first = priced[answers.indexOf(made[0])]!;
  expect((await order(first)).id).toBe(made[0].id);
  expect((await use('cancel_transfer', { order: made[0].number })).status).toBe('CANCELLED');
  expect((await order(await price())).id).toBeTruthy();
  expect((await order(await price())).error.code).toBe('AGENT_SPENDING_LIMIT');
  const [listed] = (await jana.portal('GET', '/sandbox/agents')).json.data;
  expect(listed).toMatchObject({ spendingLimit: limit, awaitingApproval: false });
});

const OFFER = { lineItems: [{ description: 'Transport on a truck', unitNet: 100 }] };

/** A member's agent in production, which an admin has approved. */
async function approvedAgent(spendingLimit: number) {
  const jana = await newPortalUser(service);
  const paul = await newPortalUser(service, { account: jana.account, role: 'member' });
  const started = { environment: 'production', spendingLimit } as const;
  const { id, access } = await startAgentSession(service, paul, started);
  const [waiting] = (await jana.portal('GET', '/production/agents')).json.data;
  expect(waiting).toMatchObject({ awaitingApproval: true, spendingLimit });
  expect((await jana.portal('POST', `/production/agents/${id}/approve`)).status).toBe(204);
  const { use } = await connectAgent(service, access);
  const offered = async () => {
    counted += 1;
    const asked = await use('request_quote', creation({ externalOrderId: `SPEND-${counted}` }));
    expect((await service.ops('POST', `/requests/${asked.id}/quotes`, OFFER)).status).toBe(201);
    return asked.id as string;
  };
  const decide = (request: string) =>
    use('decide_quote', { request, decision: 'accept', version: 1, confirmedGross: 119 });
  return { jana, use, offered, decide };
}

test('in production, an approved agent accepts quotes up to its limit, and orders count with them', async () => {
  const { jana, use, offered, decide } = await approvedAgent(300);
  const quotes = [await offered(), await offered(), await offered()];
  const answers = await Promise.all(quotes.map(decide));
  const refused = answers.filter(({ error }) => error);
  expect(refused.map(({ error }) => error)).toEqual([
    expect.objectContaining({
      code: 'AGENT_SPENDING_LIMIT',
      details: { limit: 300, left: 62, gross: 119 },
    }),
  ]);
  const { token, price } = await use('price_transfer', creation({ externalOrderId: 'SPEND-PRICED' }));
  expect(price.gross).toBeGreaterThan(62);
  const order = () => use('order_transfer', { token, confirmedGross: price.gross });
  expect((await order()).error.code).toBe('AGENT_SPENDING_LIMIT');

  // The refused quote is still open, for the agent after a cancellation and for people at any time.
  const left = quotes[answers.findIndex(({ error }) => error)]!;
  const accepted = quotes[answers.findIndex(({ error }) => !error)]!;
  expect((await use('cancel_transfer', { order: accepted })).status).toBe('CANCELLED');
  expect(await decide(left)).toMatchObject({ state: 'ACCEPTED' });
  // Calls that are repeated cost nothing more.
  expect((await decide(left)).error?.code).not.toBe('AGENT_SPENDING_LIMIT');
  expect((await decide(await offered())).error.code).toBe('AGENT_SPENDING_LIMIT');
  expect((await jana.portal('GET', '/production/orders')).json.data).toHaveLength(4);
});

test('a quote that is not accepted is not counted', async () => {
  const { use, offered, decide } = await approvedAgent(119);
  const [withdrawn, declined] = [await offered(), await offered()];
  await service.ops('POST', `/quotes/${withdrawn}/withdraw`, {});
  expect((await decide(withdrawn)).error.code).toBe('QUOTE_ALREADY_DECIDED');
  expect((await use('decide_quote', { request: declined, decision: 'decline' })).state).toBe('DECLINED');
  expect(await decide(await offered())).toMatchObject({ state: 'ACCEPTED' });
});
