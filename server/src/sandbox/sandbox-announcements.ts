// The events that the sandbox sends: those of the scenarios, which have none for a request and its quote.
import type { Order } from '../model/orders/order.ts';
import type { Announcement } from '../model/orders/write-events.ts';

export function isAnnouncedInSandbox({ kind }: Pick<Order, 'kind'>, { type }: Announcement): boolean {
  return !(type === 'quote.offered' || (type === 'order.created' && kind === 'REQUEST'));
}
