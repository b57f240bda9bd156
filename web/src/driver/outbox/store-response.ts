// Stores what a response means for the entry that was sent, and for the trip and protocol it belongs to.
import { announceChange } from '../local-store/announce-changes.ts';
import { inDatabase } from '../local-store/database.ts';
import {
  type Entry,
  isOfAbsence,
  isOfExtra,
  isOfProtocol,
  type MyAbsence,
  type Refusal,
  type Session,
  type StoredAvailability,
  type StoredDraft,
  type StoredTrip,
  type Trip,
  type TripExtra,
  type TripMessage,
} from '../local-store/records.ts';
import { changeSession } from '../local-store/state.ts';
import { StorageFull } from '../protocol/draft.ts';
import { toFieldProblems } from '../protocol/field-problems.ts';
import type { Answer } from './call-api.ts';
import { isOpen } from './queue.ts';

export async function saveResponse(session: Session, entry: Entry, { body }: Answer): Promise<void> {
  if (entry.act.type === 'self') {
    await changeSession(session.token, { driver: body.driver, dispatch: body.dispatch });
  }
  if (isOfAbsence(entry.act) || entry.act.type === 'absences-seen') return saveAbsenceResponse(entry, body);
  const trip = tripIn(entry, body);
  const protocol = entry.act.type === 'submit' ? body.protocol : body;
  const gone = isOfProtocol(entry.act) && protocol?.ofFormerDriver === true;
  const save = () =>
    inDatabase('readwrite', ['outbox', 'trips', 'drafts'], async (transaction) => {
      await transaction.put('outbox', { ...entry, state: 'sent', doneAt: new Date().toISOString() });
      const isGivenBack = entry.act.type === 'decline';
      // Without its trip nothing would ever remove a protocol that was begun.
      const hasDraft =
        isGivenBack &&
        (await transaction.all<StoredDraft>('drafts')).some(({ tripId }) => tripId === entry.tripId);
      if (isGivenBack && !hasDraft) await transaction.remove('trips', entry.tripId!);
      const stored = entry.tripId && (await transaction.get<StoredTrip>('trips', entry.tripId));
      if (stored && trip) await transaction.put('trips', { ...stored, trip });
      else if (stored)
        await transaction.put('trips', { ...stored, trip: withAnswer(stored.trip, entry, body) });
      if (stored && (gone || hasDraft)) await transaction.put('trips', goneNow(stored));
    });
  await save().catch(async (error) => {
    const { act } = entry;
    if (!(error instanceof StorageFull) || (act.type !== 'photo' && act.type !== 'receipt')) throw error;
    // The service has the photo. Removing it makes room, and needs none.
    await inDatabase('readwrite', ['outbox', 'photos'], async (transaction) => {
      await transaction.remove('outbox', entry.seq);
      await transaction.remove('photos', act.photoId);
    });
  });
  announceChange();
}

/** Keeps since when the phone knows it. */
export function goneNow(stored: StoredTrip): StoredTrip {
  return { ...stored, gone: true, goneAt: stored.goneAt ?? new Date().toISOString() };
}

/** The list shows the service's record from now on, so the entry is no longer needed. */
async function saveAbsenceResponse(entry: Entry, body: Answer['body']): Promise<void> {
  await inDatabase('readwrite', ['outbox', 'state'], async (transaction) => {
    await transaction.remove('outbox', entry.seq);
    const stored = await transaction.get<StoredAvailability>('state', 'availability');
    if (!stored || !isOfAbsence(entry.act)) return;
    const { absenceId } = entry.act;
    const absences = [...stored.absences.filter(({ id }) => id !== absenceId), body as MyAbsence];
    await transaction.put('state', { ...stored, absences } satisfies StoredAvailability, 'availability');
  });
  announceChange();
}

function tripIn({ act }: Entry, body: Answer['body']): Trip | null {
  if (act.type === 'step' || act.type === 'trip-in-vain' || act.type === 'problem') return body;
  return act.type === 'submit' ? (body.trip as Trip | null) : null;
}

/** The trip with the extra or message as the service has it now. */
function withAnswer(trip: Trip, { act }: Entry, body: Answer['body']): Trip {
  if (act.type === 'message') {
    const others = (trip.messages ?? []).filter(({ id }) => id !== act.messageId);
    return { ...trip, messages: [...others, body as TripMessage] };
  }
  if (!isOfExtra(act)) return trip;
  const others = (trip.extras ?? []).filter(({ id }) => id !== act.extraId);
  return { ...trip, extras: act.type === 'remove-extra' ? others : [...others, body as TripExtra] };
}

/** The picture was deleted to make room after an upload in an earlier round, or it is lost. */
export async function settleWithoutPicture(entry: Entry): Promise<void> {
  const { act, tripId } = entry;
  if (act.type === 'receipt' || act.type === 'document') return refuse([entry], LOST);
  if (act.type !== 'photo') return;
  const draft = await inDatabase('readonly', ['drafts'], (transaction) =>
    transaction.get<StoredDraft>('drafts', [tripId!, act.kind]),
  );
  const isUploaded = draft?.uploadedPhotoIds?.includes(act.photoId) ?? false;
  await settle([entry], isUploaded ? { state: 'sent' } : { state: 'refused', refusal: LOST });
}

const LOST: Refusal = { code: 'PHOTO_LOST', status: null, reason: null };

export function refuse(entries: readonly Entry[], refusal: Refusal): Promise<void> {
  return settle(entries, { state: 'refused', refusal });
}

async function settle(entries: readonly Entry[], result: Partial<Entry>): Promise<void> {
  const doneAt = new Date().toISOString();
  await inDatabase('readwrite', ['outbox'], async (transaction) => {
    for (const entry of entries) await transaction.put('outbox', { ...entry, ...result, doneAt });
  });
  announceChange();
}

/** If a protocol is refused, its photos need not be sent either. */
export async function refusedWith(entry: Entry): Promise<Entry[]> {
  const { tripId, act } = entry;
  if (act.type !== 'protocol') return [entry];
  const entries = await inDatabase('readonly', ['outbox'], (transaction) => transaction.all<Entry>('outbox'));
  return entries.filter(
    (other) =>
      other.tripId === tripId && isOpen(other) && isOfProtocol(other.act) && other.act.kind === act.kind,
  );
}

export async function requeue(entry: Entry): Promise<void> {
  await inDatabase('readwrite', ['outbox'], (transaction) =>
    transaction.put('outbox', { ...entry, state: 'waiting' }),
  );
  announceChange();
}

export function refusalIn({ body }: Answer): Refusal {
  const { code, details } = body.error;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    code,
    status: text(details?.status),
    reason: text(details?.reason),
    by: text(details?.by),
    submittedAt: text(details?.submittedAt),
  };
}

/**
 * Dispatch gave the trip to another driver: steps are refused, but a protocol signed before can still be
 * sent.
 */
export async function abandonTrip(entry: Entry, refusal: Refusal): Promise<void> {
  const doneAt = new Date().toISOString();
  await inDatabase('readwrite', ['outbox', 'trips'], async (transaction) => {
    for (const other of await transaction.all<Entry>('outbox')) {
      if (other.tripId !== entry.tripId || !isOpen(other)) continue;
      if (isOfProtocol(other.act) && !isOfProtocol(entry.act)) continue;
      await transaction.put('outbox', { ...other, state: 'refused', refusal, doneAt });
    }
    const stored = await transaction.get<StoredTrip>('trips', entry.tripId!);
    if (stored) await transaction.put('trips', goneNow(stored));
  });
  announceChange();
}

/**
 * The service found errors in a protocol: reopens it and removes its entries from the outbox until it is
 * handed in again. An error in any other entry is a refusal, because a driver cannot correct it.
 */
export async function reopen(entry: Entry, answer: Answer): Promise<void> {
  const { act, tripId } = entry;
  if (act.type !== 'protocol' && act.type !== 'submit') {
    return refuse([entry], refusalIn(answer));
  }
  const fields: { field: string; code: string }[] = answer.body.error.details?.fields ?? [];
  const reported = fields.length > 0 ? fields : [{ field: '' }];
  await inDatabase('readwrite', ['outbox', 'drafts'], async (transaction) => {
    const draft = await transaction.get<StoredDraft>('drafts', [tripId!, act.kind]);
    if (draft) {
      const problems = toFieldProblems(draft, reported);
      // Also photos whose upload was not confirmed: removing an unknown photo is no error.
      const uploadedPhotoIds = [
        ...new Set([...(draft.uploadedPhotoIds ?? []), ...draft.photos.map(({ id }) => id)]),
      ];
      const reopened = { ...draft, handedInAt: null, writer: null, problems, uploadedPhotoIds };
      await transaction.put('drafts', reopened satisfies StoredDraft);
    }
    for (const other of await transaction.all<Entry>('outbox')) {
      const belongs = other.tripId === tripId && isOfProtocol(other.act) && other.act.kind === act.kind;
      if (belongs) await transaction.remove('outbox', other.seq);
    }
  });
  announceChange();
}
