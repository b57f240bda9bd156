// How a trip ended for this driver before its handover, what is saved of it, and what to do with car and keys. Pure.
import type { StoredDraft } from '../local-store/records.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import type { ProtocolKind } from '../protocol/draft.ts';
import { type SentParts, sentParts } from './sent-parts.ts';
import type { ShownTrip } from './sort-trips.ts';
import { extrasOfTrip, type ShownExtra } from './trip-extras.ts';

export type Ending = 'given' | 'cancelled' | 'in-vain';

/** Null while the trip goes on, and after its handover. */
export function endingOf({ trip, stored, cancelled }: ShownTrip, { entries }: StoredData): Ending | null {
  if (stored.gone) return 'given';
  if (!cancelled) return null;
  const reported = entries.some(
    ({ tripId, act, state }) => tripId === trip.id && act.type === 'trip-in-vain' && state !== 'refused',
  );
  return reported || trip.cancellation?.by === 'DRIVER' ? 'in-vain' : 'cancelled';
}

/** Where car and keys are: not touched yet, perhaps in the hands of the driver at the pickup, or with the driver. */
export type Custody = 'none' | 'at-pickup' | 'with-driver';

export function custodyOf({ trip, drafts }: ShownTrip, { entries }: StoredData): Custody {
  const taken = drafts.some(({ kind, handedInAt }) => kind === 'pickup' && handedInAt !== null);
  if (taken || trip.actualPickup !== null) return 'with-driver';
  const arrived = entries.some(
    ({ tripId, act, state }) =>
      tripId === trip.id && act.type === 'step' && act.step === 'arrive-pickup' && state !== 'refused',
  );
  return arrived || trip.arrivedAtPickup !== null || drafts.length > 0 ? 'at-pickup' : 'none';
}

/** Whether the driver set off: then "do not set off" would be wrong. */
export function hasSetOff({ trip }: ShownTrip, { entries }: StoredData): boolean {
  return entries.some(
    ({ tripId, act }) =>
      tripId === trip.id &&
      (act.type === 'protocol' ||
        act.type === 'trip-in-vain' ||
        (act.type === 'step' && act.step !== 'accept')),
  );
}

export interface SavedWork {
  handedIn: { draft: StoredDraft; parts: SentParts }[];
  /** Protocols that were begun and not handed in: they are only on this phone. */
  begun: { kind: ProtocolKind; photos: number; damages: number; isSigned: boolean }[];
  extras: ShownExtra[];
  sent: number;
  all: number;
}

export function savedWorkOf({ trip, drafts }: ShownTrip, { entries }: StoredData): SavedWork {
  const isHandedIn = ({ handedInAt }: StoredDraft) => handedInAt !== null;
  const handedIn = drafts.filter(isHandedIn).map((draft) => ({ draft, parts: sentParts(draft, entries) }));
  const begun = drafts.filter((draft) => !isHandedIn(draft)).map(toBegun);
  const extras = extrasOfTrip(trip, entries).filter(({ kind }) => kind !== 'TRIP_IN_VAIN');
  const unsent = extras.filter(({ state }) => state === 'waiting' || state === 'not-accepted').length;
  const sum = (read: (parts: SentParts) => number) =>
    handedIn.reduce((all, { parts }) => all + read(parts), 0);
  return {
    handedIn,
    begun,
    extras,
    sent: sum(({ sent }) => sent) + extras.length - unsent,
    all: sum(({ all }) => all) + extras.length,
  };
}

function toBegun({ kind, photos, damages, driverSignature }: StoredDraft): SavedWork['begun'][number] {
  const own = damages.filter(({ isNew }) => isNew || kind === 'pickup');
  return { kind, photos: photos.length, damages: own.length, isSigned: driverSignature !== null };
}

/** A protocol that was refused because another phone handed one in before. */
export function lostToAnotherPhone(
  draft: Pick<StoredDraft, 'tripId' | 'kind'>,
  { entries }: Pick<StoredData, 'entries'>,
) {
  const refused = entries.find(
    ({ tripId, act, refusal }) =>
      tripId === draft.tripId &&
      refusal?.reason === 'ALREADY_SUBMITTED' &&
      'kind' in act &&
      act.kind === draft.kind,
  );
  return refused?.refusal ?? null;
}
