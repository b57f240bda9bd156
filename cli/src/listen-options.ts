import { EVENT_NAMES, type EventName, type SandboxEvent } from '@handover/sdk';
import { flag, type Invocation, text } from './command.ts';
import { usageError } from './exit-codes.ts';
import { readChoice, readNumber } from './read-input.ts';
import { SANDBOX_EVENTS } from './trigger-event.ts';

export const DEFAULT_RESENDS = 3;

export interface ListenOptions {
  /** The handler; without it, events are only shown. */
  url: string | undefined;
  /** Null for all events. */
  names: readonly EventName[] | null;
  /** The id or number of the only order whose events count. */
  order: string | undefined;
  triggered: EventName | undefined;
  /** The event that ends the run. */
  until: string | undefined;
  resends: number;
  timeoutSeconds: number | undefined;
  resume: boolean;
}

export function readListenOptions(values: Invocation['values']): ListenOptions {
  const url = readTarget(text(values, 'forward-to'));
  const names = readNames(text(values, 'events'));
  const trigger = text(values, 'trigger');
  const triggered = trigger === undefined ? undefined : readChoice(trigger, SANDBOX_EVENTS, 'event');
  const until = text(values, 'until') ?? triggered;
  if (until !== undefined) readChoice(until, EVENT_NAMES, 'event');
  const order = text(values, 'order');
  checkIsReachable(until, names, triggered, order);
  const resends =
    text(values, 'resends') === '0' ? 0 : (readNumber(text(values, 'resends'), 'resends') ?? DEFAULT_RESENDS);
  const timeoutSeconds = readNumber(text(values, 'timeout'), 'timeout');
  return { url, names, order, triggered, until, resends, timeoutSeconds, resume: flag(values, 'resume') };
}

export function isWanted({ type, event }: SandboxEvent, { order, names }: ListenOptions): boolean {
  const { orderId, orderNumber } = event.data as { orderId?: string; orderNumber?: string | null };
  const isOfOrder = order === undefined || orderId === order || orderNumber === order;
  return isOfOrder && (names === null || names.includes(type));
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
