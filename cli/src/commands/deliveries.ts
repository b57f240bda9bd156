// webhooks deliveries and resend: what endpoints got, and sending it again.
import type { WebhookDelivery } from '@handover/sdk';
import { type Command, text } from '../command.ts';
import { usageError } from '../exit-codes.ts';
import { readChoice, readNumber, readSince } from '../read-input.ts';
import { ENDPOINT_ARGUMENT } from './endpoints.ts';

const STATES = ['PENDING', 'DELIVERED', 'FAILED_RETRYING', 'DEAD_LETTER', 'FAILED'] as const;

function deliveryLine({
  id,
  createdAt,
  state,
  event,
  orderNumber,
  status,
  error,
  attempts,
}: WebhookDelivery) {
  const outcome = status ?? error ?? '';
  return `${id}  ${createdAt}  ${state.padEnd(15)}  ${event}  ${orderNumber ?? ''}  ${outcome}  ${attempts} attempts`;
}

const list: Command = {
  name: 'webhooks deliveries',
  summary: 'List the messages to a webhook endpoint, newest first',
  arguments: [ENDPOINT_ARGUMENT],
  options: {
    state: {
      type: 'string',
      value: 'state',
      description: 'Only those in this state; FAILED means retrying or given up',
      choices: STATES,
    },
    order: { type: 'string', value: 'order', description: 'Only those of this order' },
    limit: { type: 'string', value: 'number', description: 'How many at most; 20 by default' },
  },
  examples: ['handover webhooks deliveries <id> --state FAILED'],
  async run({ args, values, context }) {
    const state = text(values, 'state');
    const most = readNumber(text(values, 'limit'), 'limit') ?? 20;
    const query = {
      state: state === undefined ? undefined : readChoice(state, STATES, 'state'),
      order: text(values, 'order'),
      limit: Math.min(most, 100),
    };
    let shown = 0;
    const { webhooks } = context.client();
    for await (const each of webhooks.deliveries(args[0]!, query, { signal: context.signal })) {
      context.show(each, deliveryLine(each));
      shown += 1;
      if (shown >= most) break;
    }
    if (shown === 0) context.note('There are none.');
    return undefined;
  },
};

const resend: Command = {
  name: 'webhooks resend',
  summary: 'Send one message of a webhook endpoint again, or all that failed',
  arguments: [
    ENDPOINT_ARGUMENT,
    { name: 'delivery', description: 'Its id, as "handover webhooks deliveries" shows it', optional: true },
  ],
  options: {
    'failed-since': { type: 'string', value: 'time', description: 'All that failed since: a time, or 2h' },
  },
  examples: ['handover webhooks resend <id> --failed-since 1d', 'handover webhooks resend <id> <delivery>'],
  async run({ args, values, context }) {
    const [endpoint, delivery] = args as [string, string | undefined];
    const since = text(values, 'failed-since');
    if ((delivery === undefined) === (since === undefined)) {
      throw usageError('Which message?', 'Give the id of a delivery, or --failed-since.');
    }
    const { webhooks } = context.client();
    const options = { signal: context.signal };
    if (delivery !== undefined) {
      const due = await webhooks.resend(endpoint, delivery, options);
      context.show(due, deliveryLine(due));
      return undefined;
    }
    const from = readSince(since!, 'failed-since');
    let resent = 0;
    for (let more = -1; more !== 0; resent += more)
      more = await webhooks.resendFailed(endpoint, from, options);
    context.show({ resent }, `${resent} messages are sent again.`);
    return undefined;
  },
};

export const deliveryCommands = [list, resend];
