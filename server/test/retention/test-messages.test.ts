// Test messages of webhooks are deleted with the other deliveries.
import { expect, test } from 'vitest';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { maintain } from '../../src/workers/maintain.ts';
import { sharedService } from '../harness/shared-service.ts';

const service = await sharedService();

test('a test message is kept as long as its delivery, and then deleted with it', async () => {
  const { key, accountId } = await service.customer();
  const inbox = (await service.call('/extern/sandbox/inboxes', { key, body: {} })).json;
  const endpoint = { url: inbox.url, events: ['order.created'] };
  const { id } = (await service.call('/extern/webhook-subscriptions', { key, body: endpoint })).json;
  const { deliveryId } = (await service.call(`/extern/webhook-subscriptions/${id}/test`, { key, body: {} }))
    .json;
  const { sql } = service.services.core;
  const stored = async () => [
    (await sql`select from webhook_deliveries where id = ${deliveryId}`).count,
    (await sql`select from events where account_id = ${accountId} and type = 'webhook.test'`).count,
  ];
  expect(await stored()).toEqual([1, 1]);
  service.clock.advance(29 * DAY_MS);
  await maintain(service.services);
  expect(await stored()).toEqual([1, 1]);
  service.clock.advance(2 * DAY_MS);
  await maintain(service.services);
  expect(await stored()).toEqual([0, 0]);
});
