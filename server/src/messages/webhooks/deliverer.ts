// The delivery engine: finds endpoints with due deliveries, claims and serves each, and releases it after.

import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { LANE_LIMITS, type LaneLimits, lanes } from './lanes.ts';
import { outcomeBatch } from './outcome-batch.ts';
import { claimEndpoints, findDueEndpoints, renewLeases } from './queue-store.ts';
import { serveEndpoint } from './serve-endpoint.ts';
import { servedEndpoints } from './served-endpoints.ts';
import type { Webhooks } from './webhooks.ts';

const POLL_EVERY_MS = 250;
export const LEASE_MS = MINUTE_MS;
const RENEW_EVERY_MS = 15_000;

export interface Deliverer {
  /** Signals that a delivery may be due now. Cheap to call often. */
  wake(): void;
  /** For tests: resolves when nothing is due and nothing is in flight. */
  settle(): Promise<void>;
  /** Waits for the attempts in flight and writes their outcomes. */
  stop(): Promise<void>;
}

export function startDeliverer(webhooks: Webhooks, limits: LaneLimits = LANE_LIMITS): Deliverer {
  const { sql, clock, log } = webhooks;
  const owner = uuidv7(clock.now());
  const served = servedEndpoints(limits);
  const slots = lanes(limits);
  let stopping = false;
  const outcomes = outcomeBatch(webhooks, () => stopping);
  let polling: Promise<void> | null = null;
  let pollAgain = false;

  const leaseEnd = () => new Date(clock.now().getTime() + LEASE_MS);

  async function poll(): Promise<void> {
    const now = clock.now();
    const due = await findDueEndpoints(sql, now);
    for (const id of due) served.get(id)?.wake();
    const unserved = due.filter((id) => !served.has(id));
    if (unserved.length === 0) return;
    const claimed = await claimEndpoints(sql, unserved, {
      owner,
      now,
      leasedUntil: leaseEnd(),
      leaseMs: LEASE_MS,
      room: served.roomLeft(),
    });
    for (const { endpoint, slow } of claimed) {
      const ofEndpoint = slots.forEndpoint(endpoint.accountId, slow);
      const service = serveEndpoint(webhooks, {
        owner,
        endpoint,
        slots: ofEndpoint,
        outcomes,
        onSlotFree: served.startNext,
      });
      served.add(endpoint.id, service);
      void service.ended.then((endedCleanly) => {
        served.delete(endpoint.id);
        // A delivery may have arrived while the endpoint was being released.
        if (endedCleanly) wake();
      });
    }
  }

  function wake(): void {
    if (stopping) return;
    if (polling) {
      pollAgain = true;
      return;
    }
    polling = poll()
      .catch((error) => log.warn({ err: error }, 'Due webhook deliveries could not be read; trying again'))
      .finally(() => {
        polling = null;
        if (pollAgain) {
          pollAgain = false;
          wake();
        }
      });
  }

  async function renew(): Promise<void> {
    const ids = served.ids();
    if (ids.length === 0) return;
    const ours = new Set(await renewLeases(sql, ids, owner, leaseEnd()));
    for (const id of ids) if (!ours.has(id)) served.get(id)?.stop();
  }

  const pollTimer = setInterval(wake, POLL_EVERY_MS);
  const renewTimer = setInterval(() => {
    renew().catch((error) => log.warn({ err: error }, 'Leases of webhook endpoints could not be renewed'));
  }, RENEW_EVERY_MS);
  wake();

  return {
    wake,
    async settle() {
      for (;;) {
        if (polling) await polling;
        if (served.size > 0) await served.allEnded();
        else if ((await findDueEndpoints(sql, clock.now())).length === 0) return;
        else {
          wake();
          await sleep(1);
        }
      }
    },
    async stop() {
      stopping = true;
      clearInterval(pollTimer);
      clearInterval(renewTimer);
      if (polling) await polling;
      served.stopAll();
      await served.allEnded();
    },
  };
}
