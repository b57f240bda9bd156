// What an import needs of the interface of orders, so that a row is exactly what a call of it would be.
import type { Agreement } from '../customers/agreements/agreement.ts';
import type { CallKey, FirstAnswer } from '../orders/create/idempotency/call-key.ts';
import type { Order, OrderContent } from '../orders/model/order.ts';
import type { UnsupportedServices } from '../orders/model/rules.ts';
import type { FieldProblem } from '../platform/call-errors.ts';

export interface ReadOrder {
  content: OrderContent;
  unsupportedServices: UnsupportedServices;
}

export interface OrderIntake {
  /** Reads a creation body by the schemas and rules of the interface; otherwise everything that is wrong with it. */
  read(body: Record<string, unknown>): ReadOrder | { problems: FieldProblem[] };
  /** The key of the same call: the row's own number, or otherwise `ownKey`. */
  keyOf(body: Record<string, unknown>, content: OrderContent, ownKey: string): CallKey;
  /** The answer that repetitions of the call get. */
  render(order: Order, agreement: Agreement): FirstAnswer;
}
