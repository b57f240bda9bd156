// Which recorded call the running code belongs to. While no call is recorded, it is switched off and costs nothing.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenSpan } from './span.ts';
import { formatTraceParent } from './trace-parent.ts';

export interface CallContext {
  /** The ids that each log line gets. */
  logFields: Readonly<Record<string, string>>;
  /** One span; several inside a statement that serves several calls. */
  spans: readonly OpenSpan[];
}

const contexts = new AsyncLocalStorage<CallContext>();

let running = 0;

/** Returns the function that ends the call. */
export function beginCall(): () => void {
  running += 1;
  return () => {
    running -= 1;
    // Until Node 22, each promise of the process costs time while it is on.
    if (running === 0) contexts.disable();
  };
}

export function currentCall(): CallContext | undefined {
  return contexts.getStore();
}

export function runInCall<T>(context: CallContext, run: () => T): T {
  return contexts.run(context, run);
}

/** For work that a call only starts, and that continues after the call. */
export function runOutsideCalls<T>(run: () => T): T {
  return contexts.exit(run);
}

/** Runs one statement for several calls, so that it appears in the trace of each. */
export function runInCalls<T>(calls: readonly (CallContext | undefined)[], run: () => T): T {
  if (calls.every((call) => call === undefined)) return run();
  const spans = calls.flatMap((call) => call?.spans ?? []);
  return contexts.run({ logFields: {}, spans }, run);
}

/** What an outbox row stores, so that a worker continues the trace; null if the call is not recorded. */
export function currentTraceParent(): string | null {
  const spans = contexts.getStore()?.spans;
  return spans?.length === 1 ? formatTraceParent(spans[0]!) : null;
}

/** The fields of a log line that its caller does not pass. */
export function callLogFields(): Record<string, string> {
  // A copy, because the logger adds the other fields of the line to it.
  return { ...contexts.getStore()?.logFields };
}
