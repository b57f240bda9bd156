// Serves one endpoint while this worker holds it: a few attempts at a time, those of one order in sequence.

import { endOpenDeliveries } from './delivery-store.ts';
import type { Endpoint } from './endpoint.ts';
import type { Slots } from './lanes.ts';
import { makeAttempt } from './make-attempt.ts';
import type { OutcomeBatch } from './outcome-batch.ts';
import { type DueDelivery, type Outcome, readDue, releaseEndpoint } from './queue-store.ts';
import { findEndpoint } from './store.ts';
import { waitingDeliveries } from './waiting-deliveries.ts';
import type { Webhooks } from './webhooks.ts';

const READ_BATCH = 100;
const READ_WHEN_BELOW = 40;
const MAX_IN_FLIGHT = 500;

export interface EndpointService {
  /**
   * Signals that more deliveries may be due. Ignored while the service ends; the deliverer polls again then.
   */
  wake(): void;
  readonly slow: boolean;
  /** Starts one attempt if one is waiting for a slot. */
  startNext(): boolean;
  /** Starts nothing new, because another worker has the endpoint or this one is shutting down. */
  stop(): void;
  /** Resolves to false when a fault ended it; then an immediate retry would not help. */
  ended: Promise<boolean>;
}

interface Assignment {
  owner: string;
  endpoint: Endpoint;
  slots: Slots;
  outcomes: OutcomeBatch;
  /** Called after a slot was released. */
  onSlotFree: () => void;
}

export function serveEndpoint(webhooks: Webhooks, assignment: Assignment): EndpointService {
  const { endpoint, slots, outcomes } = assignment;
  const waiting = waitingDeliveries();
  /** Running attempts and those whose outcome is being written: neither may be read again. */
  const inFlight = new Set<string>();
  let reading = false;
  let mayHaveMore = true;
  let stopped = false;
  let releasing = false;
  let faulty = false;
  let end: (endedCleanly: boolean) => void = () => {};
  const ended = new Promise<boolean>((resolve) => {
    end = resolve;
  });

  function startOne(): boolean {
    if (stopped || waiting.size === 0 || inFlight.size >= MAX_IN_FLIGHT) return false;
    const releaseSlot = slots.acquire();
    if (!releaseSlot) return false;
    const delivery = waiting.takeNext();
    if (delivery) void run(delivery, releaseSlot);
    else releaseSlot(null);
    return delivery !== undefined;
  }

  async function run(delivery: DueDelivery, releaseSlot: (delivered: boolean | null) => void): Promise<void> {
    inFlight.add(delivery.id);
    let outcome: Outcome | null = null;
    try {
      outcome = await attempt(webhooks, endpoint, delivery, () => {
        stopped = true;
      });
    } catch (error) {
      const { id: deliveryId, eventId } = delivery;
      webhooks.log.error({ err: error, deliveryId, eventId }, 'A webhook attempt could not be made');
      fail();
    }
    releaseSlot(outcome && outcome.state === 'DELIVERED');
    waiting.finish(delivery);
    // The next attempt starts while this outcome is written; until then the delivery stays in flight.
    if (outcome) void outcomes.write(outcome, endpoint).then(() => dropDelivery(delivery.id));
    else dropDelivery(delivery.id);
    assignment.onSlotFree();
    pump();
  }

  function fail(): void {
    stopped = true;
    faulty = true;
  }

  function dropDelivery(id: string): void {
    inFlight.delete(id);
    pump();
  }

  function pump(): void {
    if (releasing) return;
    while (startOne());
    if (!stopped && mayHaveMore && !reading && waiting.size < READ_WHEN_BELOW) void readMore();
    else if (inFlight.size === 0 && !reading && (stopped || waiting.size === 0)) void releaseLease();
  }

  async function readMore(): Promise<void> {
    reading = true;
    mayHaveMore = false;
    const rows = await tryReadDue(webhooks, assignment, [...inFlight, ...waiting.ids()]);
    if (rows) waiting.add(rows);
    else fail();
    if (rows?.length === READ_BATCH) mayHaveMore = true;
    reading = false;
    pump();
  }

  async function releaseLease(): Promise<void> {
    releasing = true;
    const released = await tryRelease(webhooks, assignment);
    end(released && !faulty);
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
    startNext: startOne,
    stop() {
      stopped = true;
      waiting.clear();
      pump();
    },
    ended,
  };
}

/** Null if the endpoint is no longer active: nothing else may start, so `onInactive` is called first. */
async function attempt(
  webhooks: Webhooks,
  endpoint: Endpoint,
  delivery: DueDelivery,
  onInactive: () => void,
): Promise<Outcome | null> {
  const target = await webhooks.endpoints.get(`endpoint:${endpoint.id}`, () =>
    findEndpoint(webhooks.sql, endpoint, endpoint.id),
  );
  if (target?.endpoint.status === 'ACTIVE') return makeAttempt(webhooks, target, delivery);
  onInactive();
  // Deliveries written while the endpoint was being paused must not stay open.
  if (target) await endOpenDeliveries(webhooks.sql, endpoint.id, webhooks.clock.now());
  return null;
}

/** Null if the rows cannot be read. */
async function tryReadDue(
  { sql, clock, log }: Webhooks,
  { owner, endpoint }: Assignment,
  known: string[],
): Promise<DueDelivery[] | null> {
  try {
    return await readDue(sql, endpoint.id, owner, clock.now(), known, READ_BATCH);
  } catch (error) {
    log.warn({ err: error, endpointId: endpoint.id }, 'Due deliveries of an endpoint could not be read');
    return null;
  }
}

async function tryRelease({ sql, log }: Webhooks, { owner, endpoint, slots }: Assignment): Promise<boolean> {
  try {
    await releaseEndpoint(sql, endpoint.id, owner, slots.slow);
    return true;
  } catch (error) {
    const reason = 'The lease of an endpoint could not be released; it will expire';
    log.warn({ err: error, endpointId: endpoint.id }, reason);
    return false;
  }
}
