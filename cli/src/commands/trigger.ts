// trigger and events resend: make an event happen in the sandbox, or bring one again.
import { EVENT_NAMES, type OrderCreation, type SandboxEvent } from '@handover/sdk';
import { sampleEvent } from '@handover/sdk/testing';
import { type Command, type Invocation, text } from '../command.ts';
import { EXIT, Failure, usageError } from '../exit-codes.ts';
import { type Attempt, forward } from '../forward.ts';
import { readChoice, readJsonFile, readNumber } from '../read-input.ts';
import { withTimeout } from '../timeouts.ts';
import { SANDBOX_EVENTS, triggerEvent } from '../trigger-event.ts';
import { attemptText, readSecret, readTarget } from './listen.ts';

const NEVER_SENT = EVENT_NAMES.filter((name) => !SANDBOX_EVENTS.includes(name));
const HANDLER = 'http://localhost:3000/webhooks';

export const trigger: Command = {
  name: 'trigger',
  summary: 'Make an event happen in the sandbox, or bring a made-up one to a handler',
  description: `Creates a test order with the scenario that has this event, and takes its steps until the event is sent to your sandbox endpoints and to "handover listen". webhook.test goes to each of your sandbox endpoints by its test call; without one, to an inbox that is made for it and removed. The sandbox never sends ${list(NEVER_SENT)}: give --forward-to, and a complete made-up message of any event is signed as "handover listen" signs and brought to your handler, without calling the service.`,
  arguments: [{ name: 'event', description: 'Which one', choices: EVENT_NAMES }],
  options: {
    file: {
      type: 'string',
      value: 'file',
      description: 'What to order, as JSON; a made-up order by default',
    },
    'forward-to': {
      type: 'string',
      short: 'f',
      value: 'address',
      description: 'Bring a made-up message of this event to this handler; nothing happens in the sandbox',
    },
    secret: {
      type: 'string',
      value: 'secret',
      description: 'Sign it with this one; with that of "handover listen" by default',
    },
  },
  examples: [
    'handover trigger vehicle.delivered',
    'handover trigger damage.reported --json',
    `handover trigger invoice.created --forward-to ${HANDLER}`,
  ],
  async run({ args, values, context }) {
    const event = readChoice(args[0]!, EVENT_NAMES, 'event');
    const url = readTarget(text(values, 'forward-to'));
    if (url) {
      const body = JSON.stringify(sampleEvent(event));
      return bring({ type: event, body }, url, readSecret(text(values, 'secret')), context);
    }
    if (text(values, 'secret') !== undefined) {
      throw usageError('--secret signs what is brought to a handler.', 'Give --forward-to too.');
    }
    if (NEVER_SENT.includes(event)) {
      throw usageError(
        `The sandbox never sends ${event}.`,
        `Bring a made-up one to your handler: handover trigger ${event} --forward-to ${HANDLER}`,
      );
    }
    const file = text(values, 'file');
    const order = file === undefined ? undefined : ((await readJsonFile(file)) as OrderCreation);
    return triggerEvent(event, context, order);
  },
};

function list(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Once, without sending it again. */
async function bring(
  { type, body }: Pick<SandboxEvent, 'type' | 'body'>,
  url: string,
  secret: string,
  context: Invocation['context'],
): Promise<number> {
  const onAttempt = (attempt: Attempt) =>
    context.show({ type, ...attempt }, `${type}  ${attemptText(attempt, context.paint)}`);
  const delivered = await forward({ url, secret, body, resends: 0, signal: context.signal, onAttempt });
  return delivered ? EXIT.ok : EXIT.failed;
}

export const resendEvent: Command = {
  name: 'events resend',
  summary: 'Bring an event of the sandbox of the last 24 hours to a handler again',
  description: 'The event keeps its id, by which a handler recognises what it has seen.',
  arguments: [{ name: 'event-id', description: 'As "handover listen" shows it, or the id in the message' }],
  options: {
    'forward-to': { type: 'string', short: 'f', value: 'address', description: 'The handler' },
    secret: {
      type: 'string',
      value: 'secret',
      description: 'Sign with this one; that of "handover listen" by default',
    },
    timeout: { type: 'string', value: 'seconds', description: 'How long to look for it; 10 by default' },
  },
  examples: [
    'handover events resend 0199a0c2-7c4e-7000-8000-000000000050 --forward-to http://localhost:3000/webhooks',
  ],
  async run({ args, values, context }) {
    const url = readTarget(text(values, 'forward-to'));
    if (!url) throw usageError('It is not said where to.', 'Give --forward-to.');
    const secret = readSecret(text(values, 'secret'));
    const seconds = readNumber(text(values, 'timeout'), 'timeout') ?? 10;
    return bring(await findEvent(args[0]!, seconds, context), url, secret, context);
  },
};

/** An event's id begins with its time: the stream is taken up a moment before it. */
async function findEvent(id: string, seconds: number, context: Invocation['context']): Promise<SandboxEvent> {
  const milliseconds = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw usageError(`"${id}" is no id of an event.`);
  const wait = withTimeout(context.signal, seconds);
  const missing = (why: string) =>
    new Failure(`The event ${id} was not found${why}.`, {
      hint: 'Events can be had for 24 hours, with a key of the same account.',
    });
  let gap = false;
  try {
    const events = context.client().sandbox.events({
      lastEventId: String(milliseconds - 1),
      signal: wait.signal,
      onGap: () => {
        gap = true;
        wait.end();
      },
    });
    for await (const event of events) if (event.id === id) return event;
    throw missing('');
  } catch (error) {
    if (gap) throw missing(': it is too old');
    throw wait.isOver() ? missing('') : error;
  } finally {
    wait.end();
    wait.close();
  }
}
