// The state of a quote, derived from the state of its request.
import type { ShownState } from './cells.tsx';
import type { RequestToQuote } from './queries.ts';

/** Whether the request can still be quoted, by the rules of the order's lifecycle. */
export function isOpen({ order }: RequestToQuote): boolean {
  return order.internalStatus === 'QUOTE_REQUIRED' || order.internalStatus === 'QUOTE_SENT';
}

export function quoteStateOf({ order, state }: RequestToQuote): ShownState {
  if (order.internalStatus === 'REJECTED' && state !== 'DECLINED') return 'REJECTED';
  // After a withdrawal or expiry the request waits for the next version.
  return order.internalStatus === 'QUOTE_REQUIRED' ? 'REQUESTED' : state;
}
