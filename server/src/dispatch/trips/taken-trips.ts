// Trips that a driver no longer has, because dispatch gave them to another driver: for a day the phone says so.
import { idOfActor } from '../../orders/history/history-authors.ts';
import type { Core } from '../../orders/records/core.ts';
import { namesOfUsers } from '../../people/user-store.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Driver } from '../drivers/driver.ts';
import { endedSince } from './trip.ts';
import { type Assignment, listTakenTrips, readAssignmentsOf } from './trip-store.ts';

export interface TakenTrip {
  id: string;
  at: Date;
  /** The name of the colleague in dispatch. */
  by: string | null;
  /** Who drives it now; null if nobody does yet. */
  driver: string | null;
}

export async function readTakenTrips(core: Core, driver: Driver): Promise<TakenTrip[]> {
  const { sql } = core;
  const taken = await listTakenTrips(sql, driver.id, endedSince(core));
  const ids = taken.map(({ id }) => id);
  const assignmentsOf = groupBy(await readAssignmentsOf(sql, ids), ({ orderId }) => orderId);
  const found = taken.flatMap(({ id, driver: now }) => {
    const last = lastTakingFrom(driver.id, assignmentsOf.get(id) ?? []);
    return last ? [{ id, at: last.at, user: idOfActor(last.actor, 'user'), driver: now }] : [];
  });
  const users = found.map(({ user }) => user).filter((id) => id !== null);
  const names = users.length === 0 ? new Map<string, string>() : await namesOfUsers(sql, null, users);
  return found.map(({ user, ...trip }) => ({ ...trip, by: names.get(user ?? '') ?? null }));
}

/** The change after the last assignment to this driver. */
function lastTakingFrom<Change extends Assignment>(driverId: string, changes: readonly Change[]) {
  const own = changes.findLastIndex((change) => change.driverId === driverId);
  return own < 0 ? undefined : changes[own + 1];
}
