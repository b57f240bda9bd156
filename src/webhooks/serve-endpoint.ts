// Serves one endpoint while this worker holds it: a few attempts at a time, those of one order in order.
import type { DelivererDeps } from './deliverer.ts';
import { endOpenDeliveries } from './delivery-store.ts';
import type { Endpoint } from './endpoint.ts';
import type { Lanes } from './lanes.ts';
import { makeAttempt } from './make-attempt.ts';
import type { OutcomeBatch } from './outcome-batch.ts';
import { type DueDelivery, type Outcome, readDue, releaseEndpoint } from './queue-store.ts';
import { findEndpoint } from './store.ts';

const READ_AT_ONCE = 100;
const MOST_UNDER_WAY = 500;
/** An attempt that takes longer, or fails, moves its endpoint to the slow lane; a quick success moves it back. */
const SLOW_MS = 2000;

export interface EndpointService {
  /** There may be more to do. False when the endpoint is on its way out and must be claimed again. */
  wake(): boolean;
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
  slow: boolean;
  slots: Lanes;
  outcomes: OutcomeBatch;
  /** Called when a slot was given back. */
  freed: () => void;
}

export function serveEndpoint(deps: DelivererDeps, assignment: Assignment): EndpointService {
  const { owner, endpoint, slots, outcomes } = assignment;
  const lane = { slow: assignment.slow, accountId: endpoint.accountId };
  /** Read and not yet started, in the order they are due. */
  let queue: DueDelivery[] = [];
  /** Attempts that run, and attempts whose outcome is still being written: neither may be read again. */
  let running = 0;
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
    return index < 0 ? undefined : queue.splice(index, 1)[0];
  }

  function startOne(): boolean {
    if (lost || running >= slots.perEndpoint(lane) || underWay.size >= MOST_UNDER_WAY) return false;
    const delivery = nextStartable();
    if (!delivery) return false;
    const leave = slots.enter(lane);
    if (!leave) {
      queue.unshift(delivery);
      return false;
    }
    void run(delivery, leave);
    return true;
  }

  async function run(delivery: DueDelivery, leave: () => void): Promise<void> {
    const first = delivery.attempts === 0 && delivery.orderId !== null;
    underWay.add(delivery.id);
    running += 1;
    if (first) ordersUnderWay.add(delivery.orderId!);
    let outcome: Outcome | null = null;
    try {
      outcome = await attempt(delivery);
    } catch (error) {
      deps.log.error({ err: error, deliveryId: delivery.id }, 'A webhook attempt could not be made');
      fail();
    }
    leave();
    running -= 1;
    if (first) ordersUnderWay.delete(delivery.orderId!);
    if (outcome) {
      lane.slow = outcome.state !== 'DELIVERED' || outcome.duration_ms > SLOW_MS;
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
    const target = await deps.endpointCache.get(`endpoint:${endpoint.id}`, () =>
      findEndpoint(deps.sql, endpoint, endpoint.id),
    );
    if (target?.endpoint.status !== 'ACTIVE') {
      lost = true;
      // What was written while the endpoint was being paused must not stay open.
      if (target) await endOpenDeliveries(deps.sql, endpoint.id, deps.clock.now());
      return null;
    }
    return makeAttempt(deps, target, delivery);
  }

  function pump(): void {
    if (over) return;
    while (startOne());
    if (!lost && mayHaveMore && !reading && queue.length < slots.perEndpoint(lane)) void readMore();
    else if (underWay.size === 0 && !reading && (lost || queue.length === 0)) void giveBack();
  }

  async function readMore(): Promise<void> {
    reading = true;
    mayHaveMore = false;
    try {
      const known = [...underWay, ...queue.map(({ id }) => id)];
      const rows = await readDue(deps.sql, endpoint.id, owner, deps.clock.now(), known, READ_AT_ONCE);
      queue.push(...rows);
      if (rows.length === READ_AT_ONCE) mayHaveMore = true;
    } catch (error) {
      deps.log.warn(
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
      await releaseEndpoint(deps.sql, endpoint.id, owner, lane.slow);
    } catch (error) {
      deps.log.warn(
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
      if (over) return false;
      mayHaveMore = true;
      pump();
      return !over;
    },
    startWaiting: () => queue.length > 0 && startOne(),
    lose() {
      lost = true;
      queue = [];
      pump();
    },
    ended,
  };
}
