// The sandbox: advancing scenarios, listening to events, inboxes for messages.
import type { CallOperation } from './call.ts';
import { type ListenOptions, listenTo, type SandboxEvent } from './event-stream.ts';
import { timeText } from './query-values.ts';
import type { CallOptions, Sender } from './send.ts';
import type { AdvancedOrder, Inbox, InboxMessage, OrderAtClock } from './types.ts';

/** Where to move the clock of a test order. */
export type ClockMove =
  /** A moment, not before the clock. */
  | { to: Date | string }
  /** By how much, in ISO 8601: `P2D` is two days, `PT90M` are 90 minutes. */
  | { by: string };

/** The calls of the sandbox; they need test credentials. */
export interface Sandbox {
  /** Runs the next step of a scenario, with `toEnd` all remaining ones. Not repeated if its answer is lost. */
  advance(id: string, body?: { toEnd?: boolean }, options?: CallOptions): Promise<AdvancedOrder>;
  /**
   * Moves the clock of a test order, for instance `{ by: 'P2D' }`, and runs everything that is due until then. Not
   * repeated if its answer is lost.
   */
  moveClock(id: string, move: ClockMove, options?: CallOptions): Promise<OrderAtClock>;
  /** The events of the account's sandbox as they happen, without a public URL: reconnects, repeats none. */
  events(options?: ListenOptions): AsyncIterable<SandboxEvent>;
  /** Creates a URL that stores the webhook messages sent to it. */
  createInbox(options?: CallOptions): Promise<Inbox>;
  /** Reads the messages of an inbox, newest first. */
  inboxMessages(id: string, options?: CallOptions): Promise<InboxMessage[]>;
}

export function sandboxOf(sender: Sender, call: CallOperation): Sandbox {
  return {
    advance: (id, body = {}, options) => call('advanceSandboxOrder', { path: { id }, body }, options),
    moveClock: (id, move, options) => {
      const body = 'by' in move ? { by: move.by } : { to: timeText(move.to)! };
      return call('moveSandboxClock', { path: { id }, body }, options);
    },
    events: (options = {}) => listenTo(sender, options),
    createInbox: (options) => call('createInbox', { body: {} }, options),
    inboxMessages: async (id, options) => (await call('listInboxMessages', { path: { id } }, options)).data,
  };
}
