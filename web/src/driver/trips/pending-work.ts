// Work on this phone that the service does not have: what it is, and why it is still here.
import { isUnfinished } from '../local-store/draft-entries.ts';
import { isOfProtocol, type StoredTrip } from '../local-store/records.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { isUnsentWork } from '../outbox/queue.ts';
import type { ProtocolKind } from '../protocol/draft.ts';
import { countUnsent } from './sent-parts.ts';

export type PendingWork =
  | {
      what: 'protocol';
      /** `sent-back`: a field must be corrected. `refused`: it is not accepted any more. */
      reason: 'sent-back' | 'refused' | 'unfinished';
      kind: ProtocolKind;
      tripId: string;
      trip: StoredTrip | null;
    }
  /** Entries in the outbox; without a trip they are settings of the driver. */
  | { what: 'entries'; reason: 'waiting'; count: number; tripId: string | null; trip: StoredTrip | null };

const RANK: Record<PendingWork['reason'], number> = { 'sent-back': 0, refused: 1, unfinished: 2, waiting: 3 };

/** The most urgent work first. */
export function listPendingWork({
  trips,
  entries,
  drafts,
}: Pick<StoredData, 'trips' | 'entries' | 'drafts'>): PendingWork[] {
  const tripOf = (id: string | null) => trips.find((trip) => trip.id === id) ?? null;
  const work: PendingWork[] = [];
  for (const draft of drafts) {
    const { tripId, kind } = draft;
    const trip = tripOf(tripId);
    const isRefused = entries.some(
      ({ act, state, tripId: of }) =>
        of === tripId && state === 'refused' && isOfProtocol(act) && act.kind === kind,
    );
    const reason =
      draft.problems.length > 0
        ? 'sent-back'
        : draft.handedInAt !== null && isRefused
          ? 'refused'
          : isUnfinished(draft, trip ?? undefined)
            ? 'unfinished'
            : null;
    if (reason) work.push({ what: 'protocol', reason, kind, tripId, trip });
  }
  const waiting = entries.filter(isUnsentWork);
  for (const tripId of new Set(waiting.map((entry) => entry.tripId))) {
    const count = countUnsent(waiting.filter((entry) => entry.tripId === tripId));
    work.push({ what: 'entries', reason: 'waiting', count, tripId, trip: tripOf(tripId) });
  }
  return work.sort((one, other) => RANK[one.reason] - RANK[other.reason]);
}
