// Sends the outbox, in order within each trip, and stores the service's responses.
import { announceChange } from '../local-store/announce-changes.ts';
import { inDatabase } from '../local-store/database.ts';
import {
  type Entry,
  isOfProtocol,
  type Refusal,
  type Session,
  type StoredDraft,
  type StoredPhoto,
  type StoredTrip,
  type Trip,
} from '../local-store/records.ts';
import { changeSession, readState, wipe } from '../local-store/state.ts';
import { toFieldProblems } from '../protocol/field-problems.ts';
import { type Answer, type Call, callApi } from './call-api.ts';
import { classifyResponse } from './classify-response.ts';
import { inOrder, isOpen, UNDO_MS } from './queue.ts';
import { sendPositions } from './send-positions.ts';

export interface Sent {
  /** Whether the service responded. */
  reached: boolean;
  /** Whether the session is still valid. */
  signedIn: boolean;
  /** Whether an entry was delivered. */
  progressed: boolean;
  /** When to try again; null if no entry is left that could be sent. */
  againInMs: number | null;
  /** The Retry-After of the service. */
  retryAfterSeconds: number | null;
}

/** The caller must hold the sender's lock. */
export async function sendEntries(session: Session): Promise<Sent> {
  const blocked: Blocked = { trips: new Set(), photos: new Set() };
  const sent: Sent = {
    reached: true,
    signedIn: true,
    progressed: false,
    againInMs: null,
    retryAfterSeconds: null,
  };
  let failuresInARow = 0;
  for (;;) {
    const next = await claimNextEntry(blocked);
    if (next.entry === null) return { ...sent, againInMs: next.againInMs };
    const { entry } = next;
    const call = await callOf(entry);
    // The photo is no longer on the phone, so there is nothing to send.
    if (call === null) {
      await refuse([entry], { code: 'PHOTO_LOST', status: null, reason: null });
      continue;
    }
    // After the handover the service accepts no more positions.
    if (entry.act.type === 'submit' && entry.act.kind === 'delivery') await sendPositions(session);
    const answer = await callApi({ ...call, token: session.token });
    const verdict = classifyResponse(answer);
    failuresInARow = verdict === 'offline' ? failuresInARow + 1 : 0;
    sent.reached = verdict !== 'offline';
    switch (verdict) {
      case 'done':
        await saveResponse(session, entry, answer);
        sent.progressed = true;
        break;
      case 'refused':
        await refuse(await refusedWith(entry), refusalIn(answer));
        break;
      case 'wrong':
        await reopen(entry, answer);
        break;
      case 'not-mine':
        await abandonTrip(entry, refusalIn(answer));
        break;
      case 'later':
        await requeue(entry);
        block(blocked, entry);
        sent.retryAfterSeconds = Math.max(sent.retryAfterSeconds ?? 0, answer.retryAfterSeconds ?? 0) || null;
        break;
      case 'offline':
        await requeue(entry);
        block(blocked, entry);
        if (failuresInARow >= MAX_FAILURES_IN_A_ROW) return sent;
        break;
      case 'ended':
        await requeue(entry);
        await changeSession(session.token, { ended: true });
        return { ...sent, signedIn: false };
      case 'signed-out':
        await wipe('SIGNED_OUT');
        return { ...sent, signedIn: false };
    }
  }
}

/** One failure may belong to one upload; the second one in a row means that there is no network. */
const MAX_FAILURES_IN_A_ROW = 2;

/** What cannot be sent in this round. Photos do not wait for each other, everything after them does. */
interface Blocked {
  trips: Set<string | null>;
  photos: Set<number>;
}

function block({ trips, photos }: Blocked, { seq, tripId, act }: Entry): void {
  if (act.type === 'photo') photos.add(seq);
  else trips.add(tripId);
}

/**
 * Claims the first entry that may be sent, of any trip that is not blocked; a claimed entry cannot be undone.
 */
async function claimNextEntry(blocked: Blocked): Promise<{ entry: Entry | null; againInMs: number | null }> {
  const now = Date.now();
  return inDatabase('readwrite', ['outbox', 'drafts'], async (transaction) => {
    const drafts = await transaction.all<StoredDraft>('drafts');
    const held = new Set<string | null>(blocked.trips);
    const withoutPhoto = new Set<string | null>();
    for (const draft of drafts) if (draft.problems.length > 0) held.add(draft.tripId);
    let againInMs: number | null = null;
    for (const entry of (await transaction.all<Entry>('outbox')).filter(isOpen).sort(inOrder)) {
      if (held.has(entry.tripId)) continue;
      if (blocked.photos.has(entry.seq)) {
        withoutPhoto.add(entry.tripId);
        continue;
      }
      if (withoutPhoto.has(entry.tripId) && entry.act.type !== 'photo') {
        held.add(entry.tripId);
        continue;
      }
      // No entry waits longer than it can be undone: a longer wait means that the clock was set back.
      const leftMs = entry.state === 'sending' ? 0 : entry.notBeforeMs - now;
      const waitMs = leftMs > UNDO_MS ? 0 : leftMs;
      if (waitMs > 0) {
        held.add(entry.tripId);
        againInMs = Math.min(againInMs ?? waitMs, waitMs);
        continue;
      }
      await transaction.put('outbox', { ...entry, state: 'sending' });
      return { entry, againInMs: null };
    }
    return { entry: null, againInMs };
  });
}

async function callOf({ tripId, act, at }: Entry): Promise<Call | null> {
  const clockOffsetSeconds = await readState('clockOffsetSeconds');
  const report = { performedAt: at, clockOffsetSeconds };
  const clock = (before: string) =>
    clockOffsetSeconds === undefined ? '' : `${before}clockOffsetSeconds=${clockOffsetSeconds}`;
  switch (act.type) {
    case 'step':
      return { method: 'POST', path: `/trips/${tripId}/${act.step}`, json: report };
    case 'decline':
      return { method: 'POST', path: `/trips/${tripId}/decline`, json: { reason: act.reason, ...report } };
    case 'protocol':
      return { method: 'PUT', path: `/trips/${tripId}/protocols/${act.kind}${clock('?')}`, json: act.data };
    case 'photo': {
      const photo = await inDatabase('readonly', ['photos'], (transaction) =>
        transaction.get<StoredPhoto>('photos', act.photoId),
      );
      if (!photo) return null;
      const query = new URLSearchParams({ caption: act.caption, takenAt: act.takenAt });
      const path = `/trips/${tripId}/protocols/${act.kind}/photos/${act.photoId}?${query}${clock('&')}`;
      return { method: 'PUT', path, file: photo.picture };
    }
    case 'remove-photo':
      return { method: 'DELETE', path: `/trips/${tripId}/protocols/${act.kind}/photos/${act.photoId}` };
    case 'submit':
      return {
        method: 'POST',
        path: `/trips/${tripId}/protocols/${act.kind}/submit`,
        json: { confirm: act.confirm, clockOffsetSeconds },
      };
    case 'self':
      return { method: 'PATCH', path: '/me', json: act.changes };
  }
}

async function saveResponse(session: Session, entry: Entry, { body }: Answer): Promise<void> {
  if (entry.act.type === 'self') {
    await changeSession(session.token, { driver: body.driver, dispatch: body.dispatch });
  }
  const trip: Trip | null =
    entry.act.type === 'step' ? body : entry.act.type === 'submit' ? (body.trip as Trip | null) : null;
  const protocol = entry.act.type === 'submit' ? body.protocol : body;
  const gone = isOfProtocol(entry.act) && protocol?.ofFormerDriver === true;
  await inDatabase('readwrite', ['outbox', 'trips'], async (transaction) => {
    await transaction.put('outbox', { ...entry, state: 'sent', doneAt: new Date().toISOString() });
    if (entry.act.type === 'decline') await transaction.remove('trips', entry.tripId!);
    const stored = entry.tripId && (await transaction.get<StoredTrip>('trips', entry.tripId));
    if (stored && trip) await transaction.put('trips', { ...stored, trip });
    if (stored && gone) await transaction.put('trips', { ...stored, gone });
  });
  announceChange();
}

async function refuse(entries: readonly Entry[], refusal: Refusal): Promise<void> {
  const done = { state: 'refused', refusal, doneAt: new Date().toISOString() } as const;
  await inDatabase('readwrite', ['outbox'], async (transaction) => {
    for (const entry of entries) await transaction.put('outbox', { ...entry, ...done });
  });
  announceChange();
}

/** If a protocol is refused, its photos need not be sent either. */
async function refusedWith(entry: Entry): Promise<Entry[]> {
  const { tripId, act } = entry;
  if (act.type !== 'protocol') return [entry];
  const entries = await inDatabase('readonly', ['outbox'], (transaction) => transaction.all<Entry>('outbox'));
  return entries.filter(
    (other) =>
      other.tripId === tripId && isOpen(other) && isOfProtocol(other.act) && other.act.kind === act.kind,
  );
}

async function requeue(entry: Entry): Promise<void> {
  await inDatabase('readwrite', ['outbox'], (transaction) =>
    transaction.put('outbox', { ...entry, state: 'waiting' }),
  );
  announceChange();
}

function refusalIn({ body }: Answer): Refusal {
  const { code, details } = body.error;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { code, status: text(details?.status), reason: text(details?.reason) };
}

/**
 * Dispatch gave the trip to another driver: steps are refused, but a protocol signed before can still be
 * sent.
 */
async function abandonTrip(entry: Entry, refusal: Refusal): Promise<void> {
  const doneAt = new Date().toISOString();
  await inDatabase('readwrite', ['outbox', 'trips'], async (transaction) => {
    for (const other of await transaction.all<Entry>('outbox')) {
      if (other.tripId !== entry.tripId || !isOpen(other)) continue;
      if (isOfProtocol(other.act) && !isOfProtocol(entry.act)) continue;
      await transaction.put('outbox', { ...other, state: 'refused', refusal, doneAt });
    }
    const stored = await transaction.get<StoredTrip>('trips', entry.tripId!);
    if (stored) await transaction.put('trips', { ...stored, gone: true });
  });
  announceChange();
}

/**
 * The service found errors in a protocol: reopens it and removes its entries from the outbox until it is
 * handed in again. An error in any other entry is a refusal, because a driver cannot correct it.
 */
async function reopen(entry: Entry, answer: Answer): Promise<void> {
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
