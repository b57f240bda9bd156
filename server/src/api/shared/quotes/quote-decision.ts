// The parts that all APIs share through which customers decide on quotes.
import { z } from 'zod';
import type { HttpTrace } from '../../../http/trace.ts';
import type { Order } from '../../../model/orders/order.ts';
import { getQuotedOrder } from '../../../orders/quotes/find-quote.ts';
import type { Db } from '../../../platform/db.ts';
import { type AccountCaller, scopeOf, traceOrder } from '../orders/callers-order.ts';

export const DECISION_ERRORS = [
  'QUOTE_NOT_FOUND',
  'QUOTE_NOT_OFFERED',
  'QUOTE_VERSION_MISMATCH',
  'QUOTE_EXPIRED',
  'QUOTE_ALREADY_DECIDED',
] as const;

export const ACCEPTANCE_ERRORS = [
  ...DECISION_ERRORS,
  'QUOTE_ACCEPTANCE_NOT_AGREED',
  'SERVICE_BUSY',
  'STORAGE_UNAVAILABLE',
] as const;

export const acceptance = z.strictObject({
  version: z.int().min(1).optional().describe('The version to decide on; by default the version on offer'),
});

/** Finds the request for a use case, and writes it into the trace for the request log. */
export function requestFinder(caller: AccountCaller, trace: HttpTrace, reference: string) {
  return async (db: Db): Promise<Order> => {
    const order = await getQuotedOrder(db, scopeOf(caller), reference);
    traceOrder(trace, order);
    return order;
  };
}
