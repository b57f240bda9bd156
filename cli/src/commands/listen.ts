// listen: forwards the events of the sandbox to a handler on this machine, with reconnects and restarts.
import { setMaxListeners } from 'node:events';
import { EVENT_NAMES, type EventName, type SandboxEvent } from '@handover/sdk';
import { newSecret } from '@handover/sdk/testing';
import { type Command, flag, type Invocation, text } from '../command.ts';
import { changeConfig, readConfig } from '../config.ts';
import { EXIT, usageError } from '../exit-codes.ts';
import { type Attempt, forward } from '../forward.ts';
import { listenState } from '../listen-state.ts';
import { readChoice, readNumber } from '../read-input.ts';
import { withTimeout } from '../timeouts.ts';
import { SANDBOX_EVENTS, triggerEvent } from '../trigger-event.ts';

const RESENDS = 3;
const ASK_FOR_SECRET =
  'Does your handler check with the secret above? "handover listen --print-secret" writes it.';
const SECRET_TO_HANDLER =
  'Start your handler with HANDOVER_WEBHOOK_SECRET=$(handover listen --print-secret).';
const SLOW_HANDLER =
  'Your handler takes too long: answer 2xx as soon as the message is verified and stored, and work afterwards.';

export const listen: Command = {
  name: 'listen',
  summary: 'Forward the events of the sandbox to a handler on this machine',
  description: `Needs a test key and no public address. Every message is signed like those of the service, with a secret of this machine that is shown at the start: give it to your handler. A message that the handler does not answer with 2xx is sent again. After a lost connection it reconnects without losing an event; with --resume also after the program ended. --until is for build servers: it ends with ${EXIT.ok} when that event was delivered, with ${EXIT.timeout} when it did not come in time, with ${EXIT.failed} when the handler did not accept it.`,
  options: {
    'forward-to': {
      type: 'string',
      short: 'f',
      value: 'address',
      description: 'The handler, such as http://localhost:3000/webhooks',
    },
    events: { type: 'string', value: 'names', description: 'Only these, separated by commas' },
    order: { type: 'string', value: 'id', description: 'Only events of this order, by its id or number' },
    until: {
      type: 'string',
      value: 'event',
      description: 'End when this event was delivered',
      choices: SANDBOX_EVENTS,
    },
    trigger: {
      type: 'string',
      value: 'event',
      description: 'Trigger this event as soon as it listens; sets --until to the same event by default',
      choices: SANDBOX_EVENTS,
    },
    timeout: { type: 'string', value: 'seconds', description: 'End when it takes longer' },
    resends: {
      type: 'string',
      value: 'number',
      description: `How often a message is sent again; ${RESENDS} by default, none with 0`,
    },
    resume: { type: 'boolean', description: 'Continue where the last run ended, up to 24 hours back' },
    secret: {
      type: 'string',
      value: 'secret',
      description: 'The secret to sign with, 64 hexadecimal characters',
    },
    'print-secret': { type: 'boolean', description: 'Write the secret and end' },
  },
  examples: [
    'handover listen --forward-to http://localhost:3000/webhooks',
    'handover listen -f http://localhost:3000/webhooks --trigger vehicle.delivered --timeout 60',
    'HANDOVER_WEBHOOK_SECRET=$(handover listen --print-secret) npm start',
  ],
  async run(invocation) {
    const { values, context } = invocation;
    const secret = readSecret(text(values, 'secret'));
    if (flag(values, 'print-secret')) {
      context.show({ secret }, secret);
      return EXIT.ok;
    }
    return listenOn(invocation, secret);
  },
};

interface Delivered {
  event: SandboxEvent;
  delivered: boolean;
}

async function listenOn({ values, context }: Invocation, secret: string): Promise<number> {
  const url = readTarget(text(values, 'forward-to'));
  const names = readNames(text(values, 'events'));
  const triggered = text(values, 'trigger');
  if (triggered !== undefined) readChoice(triggered, SANDBOX_EVENTS, 'event');
  const until = text(values, 'until') ?? triggered;
  if (until !== undefined) readChoice(until, EVENT_NAMES, 'event');
  const wanted = text(values, 'order');
  checkIsReachable(until, names, triggered, wanted);
  const resends =
    text(values, 'resends') === '0' ? 0 : (readNumber(text(values, 'resends'), 'resends') ?? RESENDS);
  const wait = withTimeout(context.signal, readNumber(text(values, 'timeout'), 'timeout'));
  // Every message that waits for its next attempt adds a listener to the signal.
  setMaxListeners(0, wait.signal);
  const client = context.client();
  const endInTime = () => {
    context.note(until ? `${until} did not come in time.` : 'The time is over.');
    return until ? EXIT.timeout : EXIT.ok;
  };
  const me = await client.me({ signal: wait.signal }).catch((error: unknown) => {
    if (!wait.isOver()) throw error;
  });
  if (!me) return endInTime();
  const memory = listenState(`${context.url()} ${me.account.id}`);
  let outcome: number | undefined;
  let made: Promise<void> | undefined;
  const under = new Set<Promise<void>>();

  context.note(`Listening to the sandbox of ${me.account.name}${url ? `, forwarding to ${url}` : ''}.`);
  if (url) context.note(`Messages are signed with the secret ${secret}. ${SECRET_TO_HANDLER}`);

  /** The trigger prints nothing, because the forwarded events show its progress. Its failure ends the run. */
  const quiet = { ...context, signal: wait.signal, print: () => {}, show: () => {} };
  let failure: unknown;
  const giveUp = (error: unknown) => {
    failure = error;
    wait.end();
  };

  function settle({ event, delivered }: Delivered): void {
    if (event.type !== until) return;
    outcome = delivered ? EXIT.ok : EXIT.failed;
    wait.end();
  }

  const hints = new Set<string>();
  function hint(about: string, line: string): void {
    if (!hints.has(about)) context.note(line);
    hints.add(about);
  }

  async function bring(event: SandboxEvent, onFirst: () => void): Promise<void> {
    if (!url) {
      context.show(event.event, lineOf(event, new Date(event.event.createdAt)));
      settle({ event, delivered: true });
      return;
    }
    const onAttempt = (attempt: Attempt) => {
      const text = attemptText(attempt, context.paint);
      context.show({ event: event.event, ...attempt }, `${lineOf(event, new Date())}  ${text}`);
      if (attempt.status === 400 || attempt.status === 401) hint('secret', ASK_FOR_SECRET);
      if (attempt.timedOut) hint('slow', SLOW_HANDLER);
      else if (attempt.status === null) hint('silent', `Is your handler running at ${url}?`);
      onFirst();
    };
    const delivered = await forward({
      url,
      secret,
      body: event.body,
      resends,
      signal: wait.signal,
      onAttempt,
    });
    if (!delivered)
      context.note(
        `${event.type} ${event.id} was not taken. Send it again: handover events resend ${event.id} --forward-to ${url}`,
      );
    settle({ event, delivered });
  }

  try {
    const events = client.sandbox.events({
      lastEventId: flag(values, 'resume') ? memory.position() : undefined,
      signal: wait.signal,
      onConnected: (position) => {
        memory.connected(position);
        context.note('Connected.');
        if (triggered !== undefined)
          made ??= triggerEvent(triggered as EventName, quiet).then(() => {}, giveUp);
      },
      onGap: ({ reason, since }) =>
        context.note(
          `Events before ${since} are no longer available (${reason}). See "handover orders list --since".`,
        ),
    });
    for await (const event of events) {
      if (memory.has(event.id)) continue;
      const data = event.event.data as { orderId?: string; orderNumber?: string | null };
      const isWanted = wanted === undefined || data.orderId === wanted || data.orderNumber === wanted;
      if (isWanted && (names === null || names.includes(event.type))) {
        // First attempts run one after another; a resend does not delay the next event.
        await new Promise<void>((resolve) => {
          const brought = bring(event, resolve)
            .catch(() => {})
            .finally(() => {
              under.delete(brought);
              resolve();
            });
          under.add(brought);
        });
      }
      memory.keep(event);
    }
  } catch (error) {
    if (outcome !== undefined) return outcome;
    if (failure !== undefined) throw failure;
    if (wait.isOver()) return endInTime();
    throw error;
  } finally {
    wait.close();
    await Promise.allSettled([...under, made]);
  }
  return EXIT.ok;
}

/** Refuses what would wait for an event that never comes. */
function checkIsReachable(
  until: string | undefined,
  names: readonly string[] | null,
  triggered: string | undefined,
  order: string | undefined,
): void {
  if (until === undefined) return;
  if (!SANDBOX_EVENTS.includes(until as EventName)) {
    const other = `Send a sample message to your handler: handover trigger ${until} --forward-to <address>`;
    throw usageError(`The sandbox never sends ${until}.`, other);
  }
  if (names !== null && !names.includes(until)) {
    throw usageError(`--events leaves ${until} out, so it would never end.`, `Add ${until} to --events.`);
  }
  if (triggered !== undefined && order !== undefined) {
    throw usageError('--trigger plays a new order, which --order leaves out.', 'Leave one of them out.');
  }
}

function lineOf({ type, event }: SandboxEvent, at: Date): string {
  const { orderNumber, requestNumber } = event.data as {
    orderNumber?: string | null;
    requestNumber?: string | null;
  };
  return `${at.toISOString().slice(11, 19)}  ${type.padEnd(18)} ${orderNumber ?? requestNumber ?? ''}`;
}

export function attemptText(
  { status, durationMs, error, attempt, delivered }: Attempt,
  paint: Invocation['context']['paint'],
): string {
  const answer = status === null ? error! : `${status} in ${durationMs} ms`;
  const which = attempt === 1 ? '' : ` (attempt ${attempt})`;
  return paint(delivered ? 'green' : 'red', `→ ${answer}${which}`);
}

/** The secret of this machine, created at first use. */
export function readSecret(given: string | undefined): string {
  if (given !== undefined) {
    if (!/^[0-9a-f]{64}$/.test(given)) throw usageError('A secret has 64 hexadecimal characters.');
    return given;
  }
  const known = readConfig().listenSecret;
  if (known !== undefined) return known;
  // Another run may create one at the same moment: then both use the first.
  changeConfig((config) => ({ listenSecret: newSecret(), ...config }));
  return readConfig().listenSecret!;
}

export function readTarget(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const address = /^\d+$/.test(given)
    ? `http://localhost:${given}`
    : given.includes('://')
      ? given
      : `http://${given}`;
  if (!URL.canParse(address)) throw usageError(`"${given}" is no address to forward to.`);
  return address;
}

function readNames(given: string | undefined): EventName[] | null {
  return given === undefined
    ? null
    : given.split(',').map((name) => readChoice(name.trim(), EVENT_NAMES, 'event'));
}
