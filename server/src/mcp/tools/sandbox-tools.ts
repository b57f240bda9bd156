// Tools of the sandbox: play a scenario, run its steps, and see the webhook messages that it sends.
import { z } from 'zod';
import { EVENT_NAMES } from '../../model/orders/event-catalog.ts';
import { MODES, SCENARIO_NAMES } from '../../sandbox/scenarios.ts';
import { TEST_ORDER } from '../../sandbox/test-order.ts';
import { note, transfer, transferRecord } from '../record-schemas.ts';
import { shortTransfer, writtenByPeople } from '../short-records.ts';
import { tool } from '../tool.ts';
import { idempotencyKey, keyHeader, orderReference } from './order-tools.ts';

const MAX_MESSAGES = 10;
const MAX_BODY_LENGTH = 2000;

const play = tool({
  name: 'sandbox_play',
  title: 'Play a scenario with a test order',
  description:
    'Creates a made-up order from Hamburg to Munich that plays a scenario. To test your own content, use price_transfer and order_transfer instead.',
  scope: 'orders:write',
  sandboxOnly: true,
  effect: 'creates',
  input: z.strictObject({
    idempotencyKey,
    scenario: z.enum(SCENARIO_NAMES).default('STANDARD'),
    mode: z.enum(MODES).default('manual').describe('manual: steps run only by sandbox_advance'),
  }),
  output: transferRecord,
  async run({ input, services, v1 }) {
    const headers = {
      ...keyHeader(input.idempotencyKey),
      'x-sandbox-scenario': input.scenario,
      'x-sandbox-mode': input.mode,
    };
    return shortTransfer(await v1('createOrder', { body: TEST_ORDER, headers }), services.core.links);
  },
});

const advance = tool({
  name: 'sandbox_advance',
  title: 'Run the next step of a test order',
  description: 'Runs the next step of the scenario that a test order plays, or all that remain with toEnd.',
  scope: 'orders:write',
  sandboxOnly: true,
  effect: 'creates',
  input: z.strictObject({ order: orderReference, toEnd: z.boolean().default(false) }),
  output: z.looseObject({ ...transfer, scenario: z.looseObject({}) }),
  async run({ input: { order, toEnd }, services, v1 }) {
    const moved = await v1('advanceSandboxOrder', { params: { id: order }, body: { toEnd } });
    return { ...shortTransfer(moved, services.core.links), scenario: moved.scenario };
  },
});

const inbox = tool({
  name: 'sandbox_inbox',
  title: 'Receive webhook messages of the sandbox',
  description:
    'Without inbox: opens a test inbox and subscribes it to all events of the sandbox. With inbox: the newest messages in it, each with the check of its signature, or deletes it with remove.',
  scope: 'webhooks:manage',
  sandboxOnly: true,
  effect: 'creates',
  input: z.strictObject({
    inbox: z.uuid().optional().describe('The id of an inbox that this tool opened'),
    remove: z.boolean().default(false).describe('Deletes the inbox with its messages and its endpoints'),
  }),
  output: z.looseObject({
    inbox: z.string().optional(),
    removed: z.boolean().optional(),
    messages: z
      .array(z.looseObject({ event: z.string(), signatureValid: z.boolean().nullable() }))
      .optional(),
    note,
  }),
  async run({ input, services, v1 }) {
    if (input.inbox === undefined) {
      const { id, url, expiresAt } = await v1('createInbox', { body: {} });
      const body = { url, events: EVENT_NAMES, description: 'Test inbox of an agent' };
      // The secret of the endpoint stays here: the inbox checks signatures by itself.
      const { id: subscription } = await v1('createWebhookSubscription', { body });
      return {
        inbox: id,
        subscription,
        expiresAt,
        links: { portal: services.core.links.portal('sandbox/inboxes') },
      };
    }
    if (input.remove) {
      await v1('deleteInbox', { params: { id: input.inbox } });
      return { inbox: input.inbox, removed: true };
    }
    const { data } = await v1('listInboxMessages', { params: { id: input.inbox } });
    return {
      // biome-ignore lint/suspicious/noExplicitAny: records of API v1, as parsed from its answer.
      messages: data.slice(0, MAX_MESSAGES).map(({ receivedAt, headers, body, signature }: any) => ({
        receivedAt,
        event: headers['X-Service-Event'],
        signatureValid: signature?.valid ?? null,
        ...writtenByPeople({ body: body.slice(0, MAX_BODY_LENGTH) }),
      })),
      ...(data.length > MAX_MESSAGES && { olderNotShown: data.length - MAX_MESSAGES }),
    };
  },
});

export const sandboxTools = [play, advance, inbox];
