// Shows the events of a run of listen and forwards them to the handler; explains once what a failed attempt may mean.
import type { SandboxEvent } from '@handover/sdk';
import type { Invocation } from './command.ts';
import { type Attempt, forward } from './forward.ts';

const ASK_FOR_SECRET =
  'Does your handler check with the secret above? "handover listen --print-secret" writes it.';
const SLOW_HANDLER =
  'Your handler takes too long: answer 2xx as soon as the message is verified and stored, and work afterwards.';

interface ForwarderOptions {
  context: Invocation['context'];
  /** Without a handler, events are only shown. */
  url: string | undefined;
  secret: string;
  resends: number;
  signal: AbortSignal;
  onSettled(event: SandboxEvent, delivered: boolean): void;
}

export interface EventForwarder {
  /** Resolves after the first attempt: attempts run one after another, but a resend does not delay the next event. */
  start(event: SandboxEvent): Promise<void>;
  /** Resolves when no event is under way. */
  settled(): Promise<unknown>;
}

export function eventForwarder(options: ForwarderOptions): EventForwarder {
  const { context, url, onSettled } = options;
  const underWay = new Set<Promise<void>>();
  const hint = hintOnce(context);

  async function deliver(event: SandboxEvent, onFirstAttempt: () => void): Promise<void> {
    if (!url) {
      context.show(event.event, lineOf(event, new Date(event.event.createdAt)));
      onSettled(event, true);
      return;
    }
    const onAttempt = (attempt: Attempt) => {
      const text = attemptText(attempt, context.paint);
      context.show({ event: event.event, ...attempt }, `${lineOf(event, new Date())}  ${text}`);
      hint(attempt, url);
      onFirstAttempt();
    };
    const { secret, resends, signal } = options;
    const delivered = await forward({ url, secret, body: event.body, resends, signal, onAttempt });
    if (!delivered)
      context.note(
        `${event.type} ${event.id} was not taken. Send it again: handover events resend ${event.id} --forward-to ${url}`,
      );
    onSettled(event, delivered);
  }

  return {
    start: (event) =>
      new Promise((resolve) => {
        const delivering = deliver(event, resolve)
          .catch(() => {})
          .finally(() => {
            underWay.delete(delivering);
            resolve();
          });
        underWay.add(delivering);
      }),
    settled: () => Promise.all(underWay),
  };
}

/** Writes each hint once, not after every attempt. */
function hintOnce(context: Invocation['context']) {
  const given = new Set<string>();
  const note = (about: string, line: string) => {
    if (!given.has(about)) context.note(line);
    given.add(about);
  };
  return ({ status, timedOut }: Attempt, url: string) => {
    if (status === 400 || status === 401) note('secret', ASK_FOR_SECRET);
    if (timedOut) note('slow', SLOW_HANDLER);
    else if (status === null) note('silent', `Is your handler running at ${url}?`);
  };
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
