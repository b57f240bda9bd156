// webhooks list, create, change, pause, resume, roll, test, delete: the endpoints of the account.
import { EVENT_NAMES, type WebhookSubscription } from '@handover/sdk';
import { type Command, text, texts } from '../command.ts';
import { EXIT, usageError } from '../exit-codes.ts';
import { readChoice, readNumber } from '../read-input.ts';

export const ENDPOINT_ARGUMENT = {
  name: 'endpoint',
  description: 'Its id, as "handover webhooks list" shows it',
};

const EVENT_OPTION = {
  type: 'string',
  multiple: true,
  value: 'event',
  description: 'An event; can be repeated',
  choices: EVENT_NAMES,
} as const;

function endpointLine({ id, status, url, events, description }: WebhookSubscription): string {
  const what = events.length === EVENT_NAMES.length ? 'all events' : events.join(', ');
  return `${id}  ${status.padEnd(6)}  ${url}  ${description === null ? '' : `${description}: `}${what}`;
}

const readEvents = (given: string[]) => given.map((name) => readChoice(name, EVENT_NAMES, 'event'));

const list: Command = {
  name: 'webhooks list',
  summary: 'List the webhook endpoints',
  options: {
    status: {
      type: 'string',
      value: 'status',
      description: 'Only those with this status',
      choices: ['ACTIVE', 'PAUSED'],
    },
  },
  examples: ['handover webhooks list --status PAUSED'],
  async run({ values, context }) {
    const given = text(values, 'status');
    const status = given === undefined ? undefined : readChoice(given, ['ACTIVE', 'PAUSED'], 'status');
    const endpoints = await context.client().webhooks.list({ status, signal: context.signal });
    for (const endpoint of endpoints) context.show(endpoint, endpointLine(endpoint));
    if (endpoints.length === 0) context.note('There are none.');
    return undefined;
  },
};

const create: Command = {
  name: 'webhooks create',
  summary: 'Create a webhook endpoint, and show its secret once',
  arguments: [{ name: 'address', description: 'A public https address' }],
  options: {
    event: { ...EVENT_OPTION, description: 'An event; can be repeated, all by default' },
    description: { type: 'string', value: 'text', description: 'What it is for' },
  },
  examples: ['handover webhooks create https://dealer.example/hooks --event vehicle.delivered'],
  async run({ args, values, context }) {
    const given = readEvents(texts(values, 'event'));
    const events = given.length > 0 ? given : [...EVENT_NAMES];
    const body = { url: args[0]!, events, description: text(values, 'description') };
    const made = await context.client().webhooks.create(body, { signal: context.signal });
    context.show(made, `${endpointLine(made)}\nSecret, shown this once: ${made.secret}`);
    return undefined;
  },
};

const change: Command = {
  name: 'webhooks change',
  summary: 'Change address, events or description of a webhook endpoint',
  arguments: [ENDPOINT_ARGUMENT],
  options: {
    to: { type: 'string', value: 'address', description: 'The new address' },
    event: { ...EVENT_OPTION, description: 'An event; can be repeated, and replaces all before' },
    description: { type: 'string', value: 'text', description: 'What it is for; an empty text clears it' },
  },
  examples: ['handover webhooks change <id> --to https://dealer.example/new-hooks'],
  async run({ args, values, context }) {
    const events = readEvents(texts(values, 'event'));
    const description = text(values, 'description');
    const body = {
      ...(text(values, 'to') !== undefined && { url: text(values, 'to')! }),
      ...(events.length > 0 && { events }),
      ...(description !== undefined && { description: description === '' ? null : description }),
    };
    if (Object.keys(body).length === 0) {
      throw usageError('Nothing is to be changed.', 'Give --to, --event or --description.');
    }
    const changed = await context.client().webhooks.change(args[0]!, body, { signal: context.signal });
    context.show(changed, endpointLine(changed));
    return undefined;
  },
};

const pause: Command = {
  name: 'webhooks pause',
  summary: 'Pause a webhook endpoint',
  description:
    'It gets nothing more, and open retries end; they can be resent after "handover webhooks resume".',
  arguments: [ENDPOINT_ARGUMENT],
  async run({ args, context }) {
    const paused = await context.client().webhooks.pause(args[0]!, { signal: context.signal });
    context.show(paused, `${endpointLine(paused)}\n${paused.ended} open messages ended.`);
    return undefined;
  },
};

const resume: Command = {
  name: 'webhooks resume',
  summary: 'Resume a paused webhook endpoint',
  arguments: [ENDPOINT_ARGUMENT],
  async run({ args, context }) {
    const resumed = await context.client().webhooks.resume(args[0]!, { signal: context.signal });
    context.show(resumed, endpointLine(resumed));
    return undefined;
  },
};

const roll: Command = {
  name: 'webhooks roll',
  summary: 'Roll the secret of a webhook endpoint, and show the new one once',
  description: 'Messages carry a signature of both secrets until the old one ends.',
  arguments: [ENDPOINT_ARGUMENT],
  options: {
    hours: {
      type: 'string',
      value: 'number',
      description: 'For how long the old secret also signs, 1 to 72; 24 by default',
    },
  },
  examples: ['handover webhooks roll <id> --hours 48'],
  async run({ args, values, context }) {
    const hours = readNumber(text(values, 'hours'), 'hours') ?? 24;
    const rolled = await context
      .client()
      .webhooks.rollSecret(args[0]!, { hours }, { signal: context.signal });
    context.show(
      rolled,
      `New secret, shown this once: ${rolled.secret}\nThe old one also signs until ${rolled.oldSecretUntil}.`,
    );
    return undefined;
  },
};

const test: Command = {
  name: 'webhooks test',
  summary: 'Send a test message to a webhook endpoint now',
  description: `Ends with ${EXIT.failed} if it was not accepted.`,
  arguments: [ENDPOINT_ARGUMENT],
  async run({ args, context }) {
    const result = await context.client().webhooks.test(args[0]!, { signal: context.signal });
    const { delivered, status, durationMs, error } = result;
    const mark = delivered ? context.paint('green', '✓') : context.paint('red', '✗');
    context.show(result, `${mark} ${status ?? error ?? 'no answer'} in ${durationMs} ms`);
    return delivered ? EXIT.ok : EXIT.failed;
  },
};

const remove: Command = {
  name: 'webhooks delete',
  summary: 'Delete a webhook endpoint with its delivery log',
  arguments: [ENDPOINT_ARGUMENT],
  async run({ args, context }) {
    await context.client().webhooks.delete(args[0]!, { signal: context.signal });
    context.show({ id: args[0], deleted: true }, `${context.paint('green', '✓')} Deleted.`);
    return undefined;
  },
};

export const endpointCommands = [list, create, change, pause, resume, roll, test, remove];
