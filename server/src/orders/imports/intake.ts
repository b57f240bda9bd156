// The part of the orders API that imports use, so that a row is treated exactly like a call.

import type { Order, OrderContent } from '../../model/orders/order.ts';
import type { UnsupportedServices } from '../../model/orders/rules.ts';
import type { Agreement } from '../../model/prices/agreement.ts';
import type { FieldProblem } from '../../platform/call-errors.ts';
import type { CallKey, FirstAnswer } from '../records/idempotency/call-key.ts';

export interface ReadOrder {
  content: OrderContent;
  unsupportedServices: UnsupportedServices;
}

export interface OrderIntake {
  /** Parses a creation body by the schemas and rules of the API, or returns all its problems. */
  read(body: Record<string, unknown>): ReadOrder | { problems: FieldProblem[] };
  /** The key of the equivalent call: by the row's number, or otherwise `ownKey`. */
  keyOf(body: Record<string, unknown>, content: OrderContent, ownKey: string): CallKey;
  /** The answer for repeated calls. */
  render(order: Order, agreement: Agreement): FirstAnswer;
}
