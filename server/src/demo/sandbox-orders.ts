// The sandbox of a demo customer: an inbox that receives the events of three orders, each with its scenario.
import { createEndpoint } from '../messages/webhooks/manage-endpoints.ts';
import { listEndpoints } from '../messages/webhooks/store.ts';
import { EVENT_NAMES } from '../model/orders/event-catalog.ts';
import { createInbox } from '../sandbox/inboxes/inbox.ts';
import { historyId } from './content.ts';
import { CUSTOMER, placeOrder } from './demo-actions.ts';
import type { DemoContext } from './demo-context.ts';

const SCENARIOS = ['STANDARD', 'DAMAGE', 'EXTRAS'] as const;

/** For a customer without printed keys: users of the printed keys find an empty sandbox. */
export async function runSandboxScenarios(demo: DemoContext): Promise<void> {
  const { core, sandbox } = demo;
  const accountId = (await demo.company()).accounts.get('leasing');
  if (accountId === undefined) return;
  await subscribeInbox(demo, accountId);
  for (const [i, name] of SCENARIOS.entries()) {
    const policy = sandbox.policyFor({ name, mode: 'automatic', waitsForCustomer: false });
    const shipment = {
      externalOrderId: historyId(901 + i),
      number: 901 + i,
      from: 'Amsterdam',
      to: 'Hannover',
      model: 'id4',
      requestedPickup: core.clock.now(),
      tripMinutes: 0,
    } as const;
    await placeOrder(core, accountId, shipment, { environment: 'sandbox', policy });
  }
}

async function subscribeInbox({ core, webhooks }: DemoContext, accountId: string): Promise<void> {
  const scope = { accountId, environment: 'sandbox' } as const;
  if ((await listEndpoints(core.sql, scope)).length > 0) return;
  const { url } = await createInbox(core, CUSTOMER, accountId);
  const endpoint = { ...scope, url, events: [...EVENT_NAMES], description: 'Test inbox' };
  await createEndpoint(webhooks, CUSTOMER, endpoint);
}
