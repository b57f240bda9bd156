// listen: forwards the events of the sandbox to a handler on this machine, with reconnects and restarts.
import { setMaxListeners } from 'node:events';
import { newSecret } from '@handover/sdk/testing';
import { type Command, flag, type Invocation, text } from '../command.ts';
import { changeConfig, readConfig } from '../config.ts';
import { EXIT, usageError } from '../exit-codes.ts';
import { eventForwarder } from '../forward-events.ts';
import { DEFAULT_RESENDS, isWanted, readListenOptions } from '../listen-options.ts';
import { listenState } from '../listen-state.ts';
import { withTimeout } from '../timeouts.ts';
import { SANDBOX_EVENTS, triggerEvent } from '../trigger-event.ts';

const SECRET_TO_HANDLER =
  'Start your handler with HANDOVER_WEBHOOK_SECRET=$(handover listen --print-secret).';

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
      description: `How often a message is sent again; ${DEFAULT_RESENDS} by default, none with 0`,
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

async function listenOn({ values, context }: Invocation, secret: string): Promise<number> {
  const options = readListenOptions(values);
  const { url, until, triggered } = options;
  const wait = withTimeout(context.signal, options.timeoutSeconds);
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

  context.note(`Listening to the sandbox of ${me.account.name}${url ? `, forwarding to ${url}` : ''}.`);
  if (url) context.note(`Messages are signed with the secret ${secret}. ${SECRET_TO_HANDLER}`);

  /** The trigger prints nothing, because the forwarded events show its progress. Its failure ends the run. */
  const quiet = { ...context, signal: wait.signal, print: () => {}, show: () => {} };
  let failure: unknown;
  const giveUp = (error: unknown) => {
    failure = error;
    wait.end();
  };
  const forwarder = eventForwarder({
    context,
    url,
    secret,
    resends: options.resends,
    signal: wait.signal,
    onSettled({ type }, delivered) {
      if (type !== until) return;
      outcome = delivered ? EXIT.ok : EXIT.failed;
      wait.end();
    },
  });

  try {
    const events = client.sandbox.events({
      lastEventId: options.resume ? memory.position() : undefined,
      signal: wait.signal,
      onConnected: (position) => {
        memory.connected(position);
        context.note('Connected.');
        if (triggered !== undefined) made ??= triggerEvent(triggered, quiet).then(() => {}, giveUp);
      },
      onGap: ({ reason, since }) =>
        context.note(
          `Events before ${since} are no longer available (${reason}). See "handover orders list --since".`,
        ),
    });
    for await (const event of events) {
      if (memory.has(event.id)) continue;
      if (isWanted(event, options)) await forwarder.start(event);
      memory.keep(event);
    }
  } catch (error) {
    if (outcome !== undefined) return outcome;
    if (failure !== undefined) throw failure;
    if (wait.isOver()) return endInTime();
    throw error;
  } finally {
    wait.close();
    await Promise.allSettled([forwarder.settled(), made]);
  }
  return EXIT.ok;
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
