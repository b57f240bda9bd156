// Serves one endpoint while this worker holds it: a few attempts at a time, those of one order in order.

import { endOpenDeliveries } from './delivery-store.ts';
import type { Endpoint } from './endpoint.ts';
import type { Slots } from './lanes.ts';
import { makeAttempt } from './make-attempt.ts';
import type { OutcomeBatch } from './outcome-batch.ts';
import { type DueDelivery, type Outcome, readDue, releaseEndpoint } from './queue-store.ts';
import { findEndpoint } from './store.ts';
import type { Webhooks } from './webhooks.ts';

const READ_AT_ONCE = 100;
const READ_BELOW = 40;
const MOST_UNDER_WAY = 500;

export interface EndpointService {
  /** There may be more to do. An endpoint on its way out does not hear it; whoever ended it looks again. */
  wake(): void;
  readonly slow: boolean;
  /** Starts one attempt if one waits for a slot. */
  startWaiting(): boolean;
  /** Somebody else has it now, or the worker stops: nothing new is started. */
  lose(): void;
  /** False when it ended because of a fault; then trying again at once would not help. */
  ended: Promise<boolean>;
}

interface Assignment {
  owner: string;
  endpoint: Endpoint;
  slots: Slots;
  outcomes: OutcomeBatch;
  /** Called when a slot was given back. */
  freed: () => void;
}

export function serveEndpoint(webhooks: Webhooks, assignment: Assignment): EndpointService {
  const { owner, endpoint, slots, outcomes } = assignment;
  /** Read and not yet started, in the order they are due. */
  let queue: DueDelivery[] = [];
  /** Attempts that run, and attempts whose outcome is still being written: neither may be read again. */
  const underWay = new Set<string>();
  const ordersUnderWay = new Set<string>();
  let reading = false;
  let mayHaveMore = true;
  let lost = false;
  let over = false;
  let faulty = false;
  let end: (calm: boolean) => void = () => {};
  const ended = new Promise<boolean>((resolve) => {
    end = resolve;
  });

  /** First attempts of one order go one after another; a repeated one waits for nobody. */
  function nextStartable(): DueDelivery | undefined {
    const index = queue.findIndex(
      ({ orderId, attempts }) => attempts > 0 || orderId === null || !ordersUnderWay.has(orderId),
    );
    return index < 0 ? undefined : queue.splice(earliestOfOrder(index), 1)[0];
  }

  /** What is due first is the order's first event, unless the clock was set back in between. */
  function earliestOfOrder(index: number): number {
    const { orderId, attempts } = queue[index]!;
    if (attempts > 0 || orderId === null) return index;
    let earliest = index;
    for (let i = index + 1; i < queue.length; i++) {
      const other = queue[i]!;
      if (other.orderId !== orderId || other.attempts > 0) continue;
      if (other.eventAt < queue[earliest]!.eventAt) earliest = i;
    }
    return earliest;
  }

  function startOne(): boolean {
    if (lost || queue.length === 0 || underWay.size >= MOST_UNDER_WAY) return false;
    const leave = slots.enter();
    if (!leave) return false;
    const delivery = nextStartable();
    if (delivery) void run(delivery, leave);
    else leave(null);
    return delivery !== undefined;
  }

  async function run(delivery: DueDelivery, leave: (delivered: boolean | null) => void): Promise<void> {
    const first = delivery.attempts === 0 && delivery.orderId !== null;
    underWay.add(delivery.id);
    if (first) ordersUnderWay.add(delivery.orderId!);
    let outcome: Outcome | null = null;
    try {
      outcome = await attempt(delivery);
    } catch (error) {
      webhooks.log.error({ err: error, deliveryId: delivery.id }, 'A webhook attempt could not be made');
      fail();
    }
    leave(outcome && outcome.state === 'DELIVERED');
    if (first) ordersUnderWay.delete(delivery.orderId!);
    if (outcome) {
      // The next attempt starts while this outcome is being written; the delivery stays known until it is.
      void outcomes.write(outcome).then(() => settled(delivery.id));
    } else {
      settled(delivery.id);
    }
    assignment.freed();
    pump();
  }

  function fail(): void {
    lost = true;
    faulty = true;
  }

  function settled(id: string): void {
    underWay.delete(id);
    pump();
  }

  async function attempt(delivery: DueDelivery): Promise<Outcome | null> {
    const target = await webhooks.endpoints.get(`endpoint:${endpoint.id}`, () =>
      findEndpoint(webhooks.sql, endpoint, endpoint.id),
    );
    if (target?.endpoint.status !== 'ACTIVE') {
      lost = true;
      // What was written while the endpoint was being paused must not stay open.
      if (target) await endOpenDeliveries(webhooks.sql, endpoint.id, webhooks.clock.now());
      return null;
    }
    return makeAttempt(webhooks, target, delivery);
  }

  function pump(): void {
    if (over) return;
    while (startOne());
    if (!lost && mayHaveMore && !reading && queue.length < READ_BELOW) void readMore();
    else if (underWay.size === 0 && !reading && (lost || queue.length === 0)) void giveBack();
  }

  async function readMore(): Promise<void> {
    reading = true;
    mayHaveMore = false;
    try {
      const known = [...underWay, ...queue.map(({ id }) => id)];
      const rows = await readDue(webhooks.sql, endpoint.id, owner, webhooks.clock.now(), known, READ_AT_ONCE);
      queue.push(...rows);
      if (rows.length === READ_AT_ONCE) mayHaveMore = true;
    } catch (error) {
      webhooks.log.warn(
        { err: error, endpointId: endpoint.id },
        'Due deliveries of an endpoint could not be read',
      );
      fail();
    }
    reading = false;
    pump();
  }

  async function giveBack(): Promise<void> {
    over = true;
    try {
      await releaseEndpoint(webhooks.sql, endpoint.id, owner, slots.slow);
    } catch (error) {
      webhooks.log.warn(
        { err: error, endpointId: endpoint.id },
        'An endpoint could not be given back; its lease will end',
      );
      faulty = true;
    }
    end(!faulty);
  }

  pump();
  return {
    wake() {
      mayHaveMore = true;
      pump();
    },
    get slow() {
      return slots.slow;
    },
    startWaiting: startOne,
    lose() {
      lost = true;
      queue = [];
      pump();
    },
    ended,
  };
}
