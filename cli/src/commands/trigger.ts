// trigger and events resend: trigger an event in the sandbox, or send one again.
import { EVENT_NAMES, type OrderCreation, type SandboxEvent } from '@handover/sdk';
import { sampleEvent } from '@handover/sdk/testing';
import { type Command, type Invocation, text } from '../command.ts';
import { EXIT, Failure, usageError } from '../exit-codes.ts';
import { type Attempt, forward } from '../forward.ts';
import { attemptText } from '../forward-events.ts';
import { readTarget } from '../listen-options.ts';
import { readChoice, readJsonFile, readNumber } from '../read-input.ts';
import { withTimeout } from '../timeouts.ts';
import { SANDBOX_EVENTS, triggerEvent } from '../trigger-event.ts';
import { readSecret } from './listen.ts';

const NEVER_SENT = EVENT_NAMES.filter((name) => !SANDBOX_EVENTS.includes(name));
const HANDLER = 'http://localhost:3000/webhooks';

export const trigger: Command = {
  name: 'trigger',
  summary: 'Trigger an event in the sandbox, or send a sample message to a handler',
  description: `Creates a test order with the scenario that has this event, and runs its steps until the event is sent to your sandbox endpoints and to "handover listen". webhook.test is sent to each of your sandbox endpoints by its test call; without one, to a temporary inbox. The sandbox never sends ${list(NEVER_SENT)}: with --forward-to, a complete sample message of any event is signed like those of "handover listen" and sent to your handler, without calling the service.`,
  arguments: [{ name: 'event', description: 'Which one', choices: EVENT_NAMES }],
  options: {
    file: {
      type: 'string',
      value: 'file',
      description: 'The order as JSON; a sample order by default',
    },
    'forward-to': {
      type: 'string',
      short: 'f',
      value: 'address',
      description: 'Send a sample message of this event to this handler; the sandbox is not called',
    },
    secret: {
      type: 'string',
      value: 'secret',
      description: 'The secret to sign with; that of "handover listen" by default',
    },
  },
  examples: [
    'handover trigger vehicle.delivered',
    'handover trigger damage.reported --json',
    `handover trigger quote.offered --forward-to ${HANDLER}`,
  ],
  async run({ args, values, context }) {
    const event = readChoice(args[0]!, EVENT_NAMES, 'event');
    const url = readTarget(text(values, 'forward-to'));
    if (url) {
      const body = JSON.stringify(sampleEvent(event));
      return bring({ type: event, body }, url, readSecret(text(values, 'secret')), context);
    }
    if (text(values, 'secret') !== undefined) {
      throw usageError('--secret signs messages to a handler.', 'Give --forward-to too.');
    }
    if (NEVER_SENT.includes(event)) {
      throw usageError(
        `The sandbox never sends ${event}.`,
        `Send a sample message to your handler: handover trigger ${event} --forward-to ${HANDLER}`,
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

/** One attempt, without resends. */
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
  summary: 'Send an event of the last 24 hours of the sandbox to a handler again',
  description: 'The event keeps its id, by which a handler recognises a repetition.',
  arguments: [{ name: 'event-id', description: 'As "handover listen" shows it, or the id in the message' }],
  options: {
    'forward-to': { type: 'string', short: 'f', value: 'address', description: 'The handler' },
    secret: {
      type: 'string',
      value: 'secret',
      description: 'The secret to sign with; that of "handover listen" by default',
    },
    timeout: { type: 'string', value: 'seconds', description: 'How long to search for it; 10 by default' },
  },
  examples: [
    'handover events resend 0199a0c2-7c4e-7000-8000-000000000050 --forward-to http://localhost:3000/webhooks',
  ],
  async run({ args, values, context }) {
    const url = readTarget(text(values, 'forward-to'));
    if (!url) throw usageError('The handler is missing.', 'Give --forward-to.');
    const secret = readSecret(text(values, 'secret'));
    const seconds = readNumber(text(values, 'timeout'), 'timeout') ?? 10;
    return bring(await findEvent(args[0]!, seconds, context), url, secret, context);
  },
};

/** The id of an event contains its time: the stream starts a moment before it. */
async function findEvent(id: string, seconds: number, context: Invocation['context']): Promise<SandboxEvent> {
  const milliseconds = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw usageError(`"${id}" is no id of an event.`);
  const wait = withTimeout(context.signal, seconds);
  const missing = (why: string) =>
    new Failure(`The event ${id} was not found${why}.`, {
      hint: 'Events are available for 24 hours, with a key of the same account.',
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
