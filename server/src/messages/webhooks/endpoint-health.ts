// The health of endpoints: the last day in numbers, the last failure, and since when all attempts fail.
import { DAY_MS, HOUR_MS } from '../../../../shared/time/durations.ts';
import type { Scope } from '../../model/environment.ts';
import { isUuid } from '../../platform/ids.ts';
import { endpointNotFound } from './change-endpoint.ts';
import {
  type EndpointWithHealth,
  type FailingEndpoint,
  findFailingEndpoints,
  type HealthRow,
  readHealth,
} from './health-store.ts';
import type { EndpointWithSecret } from './store.ts';
import type { Webhooks } from './webhooks.ts';

export interface EndpointHealth {
  /** Messages of the last 24 hours, without tests. */
  messages: number;
  delivered: number;
  retrying: number;
  givenUp: number;
  waiting: number;
  /** How many messages wait for their first or next attempt, whatever their age. */
  open: number;
  typicalMs: number | null;
  slowestMs: number | null;
  lastSuccessAt: Date | null;
  lastFailure: { at: Date; status: number | null; error: string | null } | null;
  /** The first failed attempt after the last success. */
  failingSince: Date | null;
  nextAttemptAt: Date | null;
  /** 24 hours, the oldest first. */
  hours: { from: Date; delivered: number; failed: number; waiting: number }[];
}

export interface ObservedEndpoint extends EndpointWithSecret {
  health: EndpointHealth;
}

export async function observeEndpoints(webhooks: Webhooks, scope: Scope): Promise<ObservedEndpoint[]> {
  const dayAgo = new Date(webhooks.clock.now().getTime() - DAY_MS);
  return (await readHealth(webhooks.sql, scope, dayAgo)).map((row) => observed(row, dayAgo));
}

export async function observeEndpoint(
  webhooks: Webhooks,
  scope: Scope,
  id: string,
): Promise<ObservedEndpoint> {
  const dayAgo = new Date(webhooks.clock.now().getTime() - DAY_MS);
  const [row] = isUuid(id) ? await readHealth(webhooks.sql, scope, dayAgo, id) : [];
  if (!row) throw endpointNotFound();
  return observed(row, dayAgo);
}

const MAX_FAILING = 1000;

/** For notifications: active endpoints without a successful attempt for this time. */
export function endpointsFailingFor(webhooks: Webhooks, milliseconds: number): Promise<FailingEndpoint[]> {
  const since = new Date(webhooks.clock.now().getTime() - milliseconds);
  return findFailingEndpoints(webhooks.sql, since, MAX_FAILING);
}

function observed({ health, ...endpoint }: EndpointWithHealth, dayAgo: Date): ObservedEndpoint {
  const sum = (of: 'delivered' | 'retrying' | 'givenUp' | 'waiting') =>
    health.hours.reduce((total, hour) => total + hour[of], 0);
  const [delivered, retrying, givenUp, waiting] = [
    sum('delivered'),
    sum('retrying'),
    sum('givenUp'),
    sum('waiting'),
  ];
  const { open, typicalMs, slowestMs, lastSuccessAt, failingSince, nextAttemptAt } = health;
  return {
    ...endpoint,
    health: {
      messages: delivered + retrying + givenUp + waiting,
      delivered,
      retrying,
      givenUp,
      waiting,
      open,
      typicalMs,
      slowestMs,
      lastSuccessAt,
      lastFailure: lastFailure(health),
      failingSince,
      nextAttemptAt,
      hours: Array.from({ length: 24 }, (_, i) => hourOf(health, dayAgo, i)),
    },
  };
}

function lastFailure(health: HealthRow): EndpointHealth['lastFailure'] {
  const { lastFailureAt: at, lastFailureStatus: status, lastFailureError: error } = health;
  return at && { at, status, error };
}

function hourOf({ hours }: HealthRow, dayAgo: Date, i: number): EndpointHealth['hours'][number] {
  // Messages of the current moment count for the last hour.
  const found = hours.filter(({ hour }) => hour === i || (i === 23 && hour > 23));
  const sum = (of: (hour: HealthRow['hours'][number]) => number) =>
    found.reduce((total, hour) => total + of(hour), 0);
  return {
    from: new Date(dayAgo.getTime() + i * HOUR_MS),
    delivered: sum((hour) => hour.delivered),
    failed: sum((hour) => hour.retrying + hour.givenUp),
    waiting: sum((hour) => hour.waiting),
  };
}
