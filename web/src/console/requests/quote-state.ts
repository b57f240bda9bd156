// What the state of a request means for its quote.
import type { ShownState } from './cells.tsx';
import type { RequestToQuote } from './queries.ts';

/** What can still be quoted, as the lifecycle has it. */
export function isOpen({ order }: RequestToQuote): boolean {
  return order.internalStatus === 'QUOTE_REQUIRED' || order.internalStatus === 'QUOTE_SENT';
}

export function quoteStateOf({ order, state }: RequestToQuote): ShownState {
  if (order.internalStatus === 'REJECTED' && state !== 'DECLINED') return 'REJECTED';
  // What was withdrawn or has expired waits for its next version.
  return order.internalStatus === 'QUOTE_REQUIRED' ? 'REQUESTED' : state;
}
