// Deliveries of one endpoint that were read but not started: first attempts of one order run in sequence.
import type { DueDelivery } from './queue-store.ts';

export interface WaitingDeliveries {
  readonly size: number;
  ids(): string[];
  /** Rows are added in the order of their due times. */
  add(rows: readonly DueDelivery[]): void;
  clear(): void;
  /** Takes the next delivery whose order has no first attempt under way. */
  takeNext(): DueDelivery | undefined;
  /** Call it after the attempt, so that the next delivery of the order can start. */
  finish(delivery: DueDelivery): void;
}

export function waitingDeliveries(): WaitingDeliveries {
  let queue: DueDelivery[] = [];
  const ordersInFlight = new Set<string>();
  return {
    get size() {
      return queue.length;
    },
    ids: () => queue.map(({ id }) => id),
    add: (rows) => queue.push(...rows),
    clear() {
      queue = [];
    },
    takeNext() {
      const index = queue.findIndex(
        (delivery) => !isFirstOfOrder(delivery) || !ordersInFlight.has(delivery.orderId),
      );
      if (index < 0) return undefined;
      const [delivery] = queue.splice(earliestOfOrder(queue, index), 1);
      if (isFirstOfOrder(delivery!)) ordersInFlight.add(delivery.orderId);
      return delivery;
    },
    finish(delivery) {
      if (isFirstOfOrder(delivery)) ordersInFlight.delete(delivery.orderId);
    },
  };
}

/** Retries do not wait for other deliveries of their order. */
function isFirstOfOrder(delivery: DueDelivery): delivery is DueDelivery & { orderId: string } {
  return delivery.attempts === 0 && delivery.orderId !== null;
}

/** The first due delivery has the order's first event, unless the clock was set back in between. */
function earliestOfOrder(queue: readonly DueDelivery[], index: number): number {
  const first = queue[index]!;
  if (!isFirstOfOrder(first)) return index;
  let earliest = index;
  for (let i = index + 1; i < queue.length; i++) {
    const other = queue[i]!;
    if (other.orderId !== first.orderId || other.attempts > 0) continue;
    if (other.eventAt < queue[earliest]!.eventAt) earliest = i;
  }
  return earliest;
}
