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
