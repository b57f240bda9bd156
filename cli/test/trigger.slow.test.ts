// trigger for every event: played in the sandbox, sent by the test call, or as a sample to a handler.
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { sharedService } from '../../sdks/typescript/test/service.ts';
import { EVENT_NAMES, EVENTS } from '../../server/src/model/orders/event-catalog.ts';
import { connected, listenersOf } from './handler.ts';

// A program is started for every event.
vi.setConfig({ testTimeout: 180_000 });

const service = await sharedService();
const { newListener } = listenersOf(service);
/** Scenarios send exactly the events of their tables, and a customer uploads nothing by API v1. */
const NEVER_IN_THE_SANDBOX: readonly string[] = ['document.uploaded', 'quote.offered'];

test('every event is triggered and received, and for the few that the sandbox never sends the hint is shown', async () => {
  const { home, newHandler } = await newListener();
  const received = await newHandler();
  const listening = home.start(['listen', '-f', received.url]);
  await connected(listening);
  for (const name of EVENT_NAMES) {
    const { code, stderr } = await home.run(['trigger', name]);
    if (NEVER_IN_THE_SANDBOX.includes(name)) {
      expect([code, stderr]).toEqual([2, expect.stringContaining(`handover trigger ${name} --forward-to`)]);
    } else {
      const note =
        name === 'webhook.test' ? expect.stringContaining('a test inbox receives the message') : '';
      expect([name, code, stderr]).toEqual([name, 0, note]);
      await expect.poll(received.names).toContain(name);
    }
  }
  listening.interrupt();
  await listening.ended;
});

test('a sample message of every event is signed, complete by its schema, and sent to a handler', async () => {
  const { home, newHandler } = await newListener();
  const { url, taken, names } = await newHandler();
  const unreachable = { HANDOVER_URL: 'http://127.0.0.1:59999' };
  for (const name of EVENT_NAMES) {
    expect((await home.run(['trigger', name, '--forward-to', url], unreachable)).code).toBe(0);
    z.object(EVENTS[name].data).parse(taken.at(-1)!.event.data);
  }
  expect(names()).toEqual(EVENT_NAMES);
  const refusing = await newHandler([500]);
  expect((await home.run(['trigger', 'order.created', '--forward-to', refusing.url])).code).toBe(1);
});

test('webhook.test is sent to every endpoint of the sandbox, or to a temporary inbox', async () => {
  const { client, home } = await newListener();
  expect((await home.run(['trigger', 'webhook.test'])).code).toBe(0);
  expect(await client.webhooks.list()).toEqual([]);
  const inbox = await client.sandbox.createInbox();
  const endpoint = await client.webhooks.create({ url: inbox.url, events: ['order.created'] });
  const { records } = await home.run(['trigger', 'webhook.test', '--json']);
  expect(records).toMatchObject([{ event: 'webhook.test', url: inbox.url, delivered: true }]);
  expect(await client.sandbox.inboxMessages(inbox.id)).toHaveLength(1);
  expect((await client.webhooks.list()).map(({ id }) => id)).toEqual([endpoint.id]);
});
