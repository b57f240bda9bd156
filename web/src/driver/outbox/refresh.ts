// Reads the trips from the service, and records what dispatch changed since the last refresh.
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { announceChange } from '../local-store/announce-changes.ts';
import { inDatabase } from '../local-store/database.ts';
import { findOwnPickup, isUnfinished } from '../local-store/draft-entries.ts';
import {
  type Entry,
  isOfProtocol,
  type Session,
  type State,
  type StoredDraft,
  type StoredPhoto,
  type StoredTrip,
  type TakenTrip,
  type Trip,
  type TripChanges,
} from '../local-store/records.ts';
import { changeSession } from '../local-store/state.ts';
import { toTripView } from '../trips/trip-view.ts';
import { callApi } from './call-api.ts';
import { classifyResponse } from './classify-response.ts';
import { isOpen } from './queue.ts';
import { refreshAvailability } from './refresh-availability.ts';
import { markSignedOut } from './send-entries.ts';
import { goneNow } from './store-response.ts';

/** Returns whether the service responded. */
export async function refresh(session: Session): Promise<boolean> {
  const answer = await callApi({ method: 'GET', path: '/trips', token: session.token });
  const verdict = classifyResponse(answer);
  if (verdict === 'signed-out' || verdict === 'released') await markSignedOut(session, verdict);
  if (verdict === 'ended') await changeSession(session.token, { ended: true });
  if (verdict !== 'done') return verdict !== 'offline' && verdict !== 'later';
  await saveTrips(answer.body.data, answer.body.takenAway ?? []);
  const me = await callApi({ method: 'GET', path: '/me', token: session.token });
  if (classifyResponse(me) === 'done') {
    await saveProfile(session, me.body);
    await refreshAvailability(session, me.body.unseenAbsences ?? 0);
  }
  await fetchEarlier(session, answer.body.data);
  return true;
}

/** A profile change in the outbox is newer than the service's data and must not be overwritten. */
async function saveProfile(session: Session, { driver, dispatch }: Pick<Session, 'driver' | 'dispatch'>) {
  const waiting = await inDatabase('readonly', ['outbox'], (transaction) => transaction.all<Entry>('outbox'));
  if (waiting.some((entry) => entry.act.type === 'self' && isOpen(entry))) {
    return changeSession(session.token, { dispatch });
  }
  return changeSession(session.token, { driver, dispatch });
}

async function saveTrips(trips: readonly Trip[], takenAway: readonly TakenTrip[]): Promise<void> {
  await inDatabase('readwrite', ['trips', 'drafts', 'photos', 'outbox', 'state'], async (transaction) => {
    const stored = new Map((await transaction.all<StoredTrip>('trips')).map((each) => [each.id, each]));
    const entries = await transaction.all<Entry>('outbox');
    const drafts = await transaction.all<StoredDraft>('drafts');
    const of = (tripId: string) => entries.filter((entry) => entry.tripId === tripId);
    for (const trip of trips) {
      const before = stored.get(trip.id);
      stored.delete(trip.id);
      const declining = of(trip.id).some((entry) => entry.act.type === 'decline' && entry.state === 'sent');
      // The trip was declined and then assigned to the same driver again: entries of the first time are
      // obsolete.
      if (declining) for (const { seq } of of(trip.id)) await transaction.remove('outbox', seq);
      const news = before && !before.gone ? changesOf(before, trip, of(trip.id)) : [];
      // A trip that continues after its end can end again.
      const isOver = toTripView(trip, of(trip.id)).cancelled;
      const seen =
        isOver && before && !before.gone && before.endSeenAt ? { endSeenAt: before.endSeenAt } : {};
      await transaction.put('trips', { id: trip.id, trip, gone: false, news, ...seen } satisfies StoredTrip);
    }
    for (const [id, trip] of stored) {
      // A day later the service no longer takes in what was only begun.
      const isOld = trip.goneAt !== undefined && Date.now() - Date.parse(trip.goneAt) >= DAY_MS;
      const isBegun = !isOld && drafts.some((each) => each.tripId === id && isUnfinished(each, trip));
      const unsent = of(id).some(isUnsent) || isBegun;
      const given = takenAway.find((each) => each.id === id);
      const taken = given ? { taken: given } : {};
      if (unsent || isShownAsGone(trip, given)) {
        await transaction.put('trips', goneNow({ ...trip, ...taken }));
        continue;
      }
      await transaction.remove('trips', id);
      for (const { seq } of of(id)) await transaction.remove('outbox', seq);
      for (const { tripId, kind } of drafts)
        if (tripId === id) await transaction.remove('drafts', [id, kind]);
      for (const photo of await transaction.all<StoredPhoto>('photos')) {
        if (photo.tripId === id) await transaction.remove('photos', photo.id);
      }
    }
    await transaction.put('state', new Date().toISOString() satisfies State['askedAt'], 'askedAt');
  });
  announceChange();
}

/** Waiting entries and refused parts of a protocol; a refused step is of no further use. */
function isUnsent(entry: Entry): boolean {
  return isOpen(entry) || (entry.state === 'refused' && isOfProtocol(entry.act));
}

const HAS_ENDED = new Set<Trip['status']>(['DELIVERED', 'COMPLETED', 'CANCELLED']);

/**
 * A trip that another driver has stays for a day. One that had ended, and is no longer listed, was shown for a day before.
 */
function isShownAsGone({ trip, goneAt, gone }: StoredTrip, taken: TakenTrip | undefined): boolean {
  if (gone) return Date.now() - Date.parse(goneAt ?? '') < DAY_MS;
  return taken !== undefined || !HAS_ENDED.has(trip.status);
}

const samePlace = (one: Trip['pickup'], other: Trip['pickup']) =>
  one.formatted === other.formatted && one.contact.phone === other.contact.phone;

function changesOf({ trip: before, news }: StoredTrip, trip: Trip, entries: readonly Entry[]): TripChanges[] {
  const found: TripChanges[] = [...news];
  if (!samePlace(before.pickup, trip.pickup)) found.push('PICKUP_PLACE');
  if (!samePlace(before.delivery, trip.delivery)) found.push('DELIVERY_PLACE');
  if (
    before.requestedPickup !== trip.requestedPickup ||
    before.requestedDelivery !== trip.requestedDelivery
  ) {
    found.push('DATES');
  }
  if (toTripView(trip, entries).progress > toTripView(before, entries).progress) found.push('STEP');
  return [...new Set(found)];
}

/** Today then shows the trip among those that are done. */
export async function markEndSeen(tripId: string): Promise<void> {
  await inDatabase('readwrite', ['trips'], async (transaction) => {
    const stored = await transaction.get<StoredTrip>('trips', tripId);
    if (stored && !stored.endSeenAt)
      await transaction.put('trips', { ...stored, endSeenAt: new Date().toISOString() });
  });
  announceChange();
}

export async function dismissChanges(tripId: string): Promise<void> {
  await inDatabase('readwrite', ['trips'], async (transaction) => {
    const stored = await transaction.get<StoredTrip>('trips', tripId);
    if (stored) await transaction.put('trips', { ...stored, news: [] });
  });
  announceChange();
}

/**
 * Reads the pickup protocol if another phone wrote it, early, because at the handover there may be no
 * network.
 */
async function fetchEarlier(session: Session, trips: readonly Trip[]): Promise<void> {
  for (const trip of trips.filter(({ status }) => status === 'IN_TRANSIT' || status === 'DELIVERY')) {
    const known = await inDatabase('readonly', ['state', 'drafts', 'outbox'], async (transaction) => {
      const earlier = await transaction.get<State['earlier']>('state', 'earlier');
      return earlier?.[trip.id] ?? (await findOwnPickup(transaction, trip.id));
    });
    if (known) continue;
    const path = `/trips/${trip.id}/protocols/pickup`;
    const answer = await callApi({ method: 'GET', path, token: session.token });
    if (classifyResponse(answer) !== 'done') return;
    const { odometerKm, fuelLevelPercent, checklist, damages } = answer.body;
    await inDatabase('readwrite', ['state'], async (transaction) => {
      const earlier = (await transaction.get<State['earlier']>('state', 'earlier')) ?? {};
      const protocol = {
        odometerKm,
        fuelLevelPercent,
        checklist,
        damages: damages.map((damage: object) => ({ ...damage, id: crypto.randomUUID() })),
      };
      await transaction.put('state', { ...earlier, [trip.id]: protocol }, 'earlier');
    });
    announceChange();
  }
}
