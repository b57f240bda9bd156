// trigger and events resend: make an event happen in the sandbox, or bring one again.
import type { EventName, SandboxEvent } from '@handover/sdk';
import { PLAYABLE_EVENTS, playUntilEvent } from '@handover/sdk/testing';
import { type Command, text } from '../command.ts';
import { EVENT_NAMES } from '../event-names.ts';
import { EXIT, Failure, wrongUse } from '../exit-codes.ts';
import { forward } from '../forward.ts';
import { readChoice, readJsonFile, readNumber } from '../read-input.ts';
import { orderLine } from '../show-order.ts';
import { withTimeout } from '../waiting.ts';
import { attemptText, readSecret, readTarget } from './listen.ts';

export const trigger: Command = {
  name: 'trigger',
  summary: 'Make an event happen in the sandbox',
  description:
    'Creates a test order with the scenario that has this event, and takes its steps until the event is sent to your sandbox endpoints and to "handover listen".',
  arguments: [{ name: 'event', description: 'Which one', choices: PLAYABLE_EVENTS }],
  options: {
    file: {
      type: 'string',
      short: 'f',
      value: 'file',
      description: 'What to order, as JSON; a made-up order by default',
    },
  },
  examples: ['handover trigger vehicle.delivered', 'handover trigger damage.reported --json'],
  async run({ args, values, around }) {
    const event = readChoice(args[0]!, EVENT_NAMES, 'event');
    if (!PLAYABLE_EVENTS.includes(event)) {
      throw wrongUse(
        `No scenario of the sandbox sends ${event}.`,
        `These can be triggered: ${PLAYABLE_EVENTS.join(', ')}.`,
      );
    }
    const file = text(values, 'file');
    const order = file === undefined ? undefined : ((await readJsonFile(file)) as never);
    let last: unknown;
    for await (const step of playUntilEvent(around.client(), event as EventName, {
      order,
      signal: around.signal,
    })) {
      last = step;
      around.say(orderLine(step));
    }
    around.show({ event, order: last }, `${around.paint('green', '✓')} ${event}`);
    return undefined;
  },
};

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
  async run({ args, values, around }) {
    const url = readTarget(text(values, 'forward-to'));
    if (!url) throw wrongUse('It is not said where to.', 'Give --forward-to.');
    const secret = readSecret(text(values, 'secret'));
    const seconds = readNumber(text(values, 'timeout'), 'timeout') ?? 10;
    const { body, type } = await findEvent(args[0]!, seconds, around);
    const delivered = await forward({
      url,
      secret,
      body,
      resends: 0,
      signal: around.signal,
      onAttempt: (attempt) =>
        around.show({ type, ...attempt }, `${type}  ${attemptText(attempt, around.paint)}`),
    });
    return delivered ? EXIT.ok : EXIT.failed;
  },
};

/** An event's id begins with its time: the stream is taken up a moment before it. */
async function findEvent(
  id: string,
  seconds: number,
  around: Parameters<Command['run']>[0]['around'],
): Promise<SandboxEvent> {
  const milliseconds = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw wrongUse(`"${id}" is no id of an event.`);
  const wait = withTimeout(around.signal, seconds);
  const missing = (why: string) =>
    new Failure(`The event ${id} was not found${why}.`, {
      hint: 'Events can be had for 24 hours, with a key of the same account.',
    });
  let gap = false;
  try {
    const events = around.client().sandbox.events({
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
