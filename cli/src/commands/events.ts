// events list and follow: the events of the account by polling, also in production.
import { EVENT_NAMES, type EventName, type WebhookEvent } from '@handover/sdk';
import { type Command, flag, text, texts, type Values } from '../command.ts';
import { readChoice, readNumber, readSince } from '../read-input.ts';

const FILTERS = {
  type: {
    type: 'string',
    multiple: true,
    value: 'event',
    description: 'Only these events; can be repeated',
    choices: EVENT_NAMES,
  },
  order: { type: 'string', value: 'order', description: 'Only events of this order' },
  since: { type: 'string', value: 'time', description: 'Only events since: a time, or 2h' },
} as const;

function filtersOf(values: Values): { type?: EventName[]; order?: string; since?: Date } {
  const types = texts(values, 'type').map((name) => readChoice(name, EVENT_NAMES, 'event'));
  const order = text(values, 'order');
  const since = text(values, 'since');
  return {
    ...(types.length > 0 && { type: types }),
    ...(order !== undefined && { order }),
    ...(since !== undefined && { since: readSince(since, 'since') }),
  };
}

function eventLine({ id, type, createdAt, data }: WebhookEvent): string {
  const { orderNumber, requestNumber, status } = data as Record<string, string | null>;
  return `${createdAt}  ${type.padEnd(18)} ${(orderNumber ?? requestNumber ?? '').padEnd(14)} ${(status ?? '').padEnd(20)} ${id}`;
}

const list: Command = {
  name: 'events list',
  summary: 'List events, oldest first',
  description: 'Those of the last 30 days by default, in the environment of the key.',
  options: {
    ...FILTERS,
    limit: { type: 'string', value: 'number', description: 'How many at most; 100 by default' },
    all: { type: 'boolean', description: 'All of them' },
  },
  examples: [
    'handover events list --order VT-100001',
    'handover events list --type vehicle.delivered --since 1d --json',
  ],
  async run({ values, context }) {
    const most = flag(values, 'all')
      ? Number.POSITIVE_INFINITY
      : (readNumber(text(values, 'limit'), 'limit') ?? 100);
    const query = { ...filtersOf(values), limit: Math.min(most, 100) };
    let shown = 0;
    for await (const event of context.client().events.list(query, { signal: context.signal })) {
      context.show(event, eventLine(event));
      shown += 1;
      if (shown >= most) break;
    }
    if (shown === 0) context.note('There are none.');
    return undefined;
  },
};

const follow: Command = {
  name: 'events follow',
  summary: 'Follow events as they happen, without a webhook endpoint',
  description:
    'Polls until Ctrl-C, by default from now on. Works in production too; for a handler on this machine see "handover listen".',
  options: {
    ...FILTERS,
    every: { type: 'string', value: 'seconds', description: 'Polling interval; 5 by default' },
    once: { type: 'boolean', description: 'End when it has caught up' },
  },
  examples: [
    'handover events follow --type vehicle.delivered',
    'handover events follow --since 1h --once --json',
  ],
  async run({ values, context }) {
    const pollMs = (readNumber(text(values, 'every'), 'every') ?? 5) * 1000;
    const options = { since: new Date(), ...filtersOf(values), pollMs, once: flag(values, 'once') };
    const feed = context.client().events.follow({ ...options, signal: context.signal });
    for await (const event of feed) context.show(event, eventLine(event));
    return undefined;
  },
};

export const eventCommands = [list, follow];
