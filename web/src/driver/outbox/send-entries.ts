// Sends the outbox, in order within each trip. A full phone sends too: that makes room on it.
import { inDatabase } from '../local-store/database.ts';
import type { Entry, Session, StoredDraft } from '../local-store/records.ts';
import { changeSession, readState, wipe } from '../local-store/state.ts';
import { StorageFull } from '../protocol/draft.ts';
import { callApi } from './call-api.ts';
import { classifyResponse } from './classify-response.ts';
import { toCall } from './entry-call.ts';
import { inOrder, isOpen, UNDO_MS } from './queue.ts';
import { sendPositions } from './send-positions.ts';
import {
  abandonTrip,
  refusalIn,
  refuse,
  refusedWith,
  reopen,
  requeue,
  saveResponse,
  settleWithoutPicture,
} from './store-response.ts';

export interface Sent {
  /** Whether the service responded. */
  reached: boolean;
  /** False if the session expired or dispatch has given up what is unsent: nothing can be sent. */
  signedIn: boolean;
  /** Whether an entry was delivered. */
  progressed: boolean;
  /** Whether an entry could not be sent now, but later. */
  hasWaiting: boolean;
  /** When to try again; null if no entry is left that could be sent. */
  againInMs: number | null;
  /** The Retry-After of the service. */
  retryAfterSeconds: number | null;
}

/** The caller must hold the sender's lock. */
export async function sendEntries(session: Session): Promise<Sent> {
  const blocked: Blocked = { trips: new Set(), photos: new Set(), delivered: new Set() };
  const measureClock = clockOf(session);
  const sent: Sent = {
    reached: true,
    signedIn: true,
    progressed: false,
    hasWaiting: false,
    againInMs: null,
    retryAfterSeconds: null,
  };
  let failuresInARow = 0;
  for (;;) {
    const next = await claimNextEntry(blocked);
    if (next.entry === null) return { ...sent, againInMs: next.againInMs };
    const { entry } = next;
    /** Without room for the result the rest of the trip waits for the next round. */
    const store = async (write: () => Promise<void>) => {
      if (!(await hasRoomFor(write))) block(blocked, entry);
    };
    const call = await toCall(entry, await measureClock(entry));
    if (call === null) {
      await store(() => settleWithoutPicture(entry));
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
        if (await hasRoomFor(() => saveResponse(session, entry, answer))) sent.progressed = true;
        else {
          // It is sent again in the next round, which changes nothing at the service.
          blocked.delivered.add(entry.seq);
          sent.hasWaiting = true;
        }
        break;
      case 'refused':
        await store(async () => refuse(await refusedWith(entry), refusalIn(answer)));
        break;
      case 'wrong':
        await store(() => reopen(entry, answer));
        break;
      case 'not-mine':
        // A photo that the service does not have need not be removed.
        if (entry.act.type === 'remove-photo') await store(() => saveResponse(session, entry, answer));
        // Only a trip can have gone to another driver.
        else if (entry.tripId === null) await store(() => refuse([entry], refusalIn(answer)));
        else await store(() => abandonTrip(entry, refusalIn(answer)));
        break;
      case 'later':
        await hasRoomFor(() => requeue(entry));
        block(blocked, entry);
        sent.hasWaiting = true;
        sent.retryAfterSeconds = Math.max(sent.retryAfterSeconds ?? 0, answer.retryAfterSeconds ?? 0) || null;
        break;
      case 'offline':
        await hasRoomFor(() => requeue(entry));
        block(blocked, entry);
        sent.hasWaiting = true;
        if (failuresInARow >= MAX_FAILURES_IN_A_ROW) return sent;
        break;
      case 'ended':
        await hasRoomFor(() => requeue(entry));
        await changeSession(session.token, { ended: true });
        return { ...sent, signedIn: false };
      // Done after dispatch signed the phone out; other trips may have entries from before.
      case 'signed-out':
        await hasRoomFor(() => requeue(entry));
        blocked.trips.add(entry.tripId);
        await markSignedOut(session, verdict);
        break;
      case 'released':
        await markSignedOut(session, verdict);
        return { ...sent, signedIn: false };
    }
  }
}

/** Unsent work that dispatch has given up is deleted; other work is sent or locked after this round. */
export async function markSignedOut({ token }: Session, verdict: 'signed-out' | 'released'): Promise<void> {
  if (verdict === 'signed-out') return changeSession(token, { signedOut: true });
  await wipe('SIGNED_OUT');
  await callApi({ method: 'DELETE', path: '/session', token });
}

/** One failure may belong to one upload; the second one in a row means that there is no network. */
const MAX_FAILURES_IN_A_ROW = 2;

/** How far the clock was ahead at the time of an action; measured once per round if that is unknown. */
function clockOf({ token }: Session) {
  let isMeasured = false;
  return async ({ clockOffsetSeconds, act }: Entry): Promise<number | undefined> => {
    if (clockOffsetSeconds !== undefined || act.type === 'self') return clockOffsetSeconds;
    if (!isMeasured) await callApi({ method: 'GET', path: '/me', token });
    isMeasured = true;
    return readState('clockOffsetSeconds');
  };
}

/** Returns whether it was written; any error other than a full phone is thrown. */
async function hasRoomFor(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (error instanceof StorageFull) return false;
    throw error;
  }
}

/** What is not sent in this round. Photos do not wait for each other, everything after them does. */
interface Blocked {
  trips: Set<string | null>;
  photos: Set<number>;
  /** Entries that the service has, but for whose result the phone has no room. */
  delivered: Set<number>;
}

function block({ trips, photos }: Blocked, { seq, tripId, act }: Entry): void {
  if (act.type === 'photo') photos.add(seq);
  else trips.add(tripId);
}

/**
 * Claims the first entry that may be sent, of any trip that is not blocked; a claimed entry cannot be undone.
 * A full phone cannot store the claim, and sends the entry anyway.
 */
function claimNextEntry(blocked: Blocked): Promise<NextEntry> {
  return findNextEntry(blocked, 'readwrite').catch((error) => {
    if (!(error instanceof StorageFull)) throw error;
    return findNextEntry(blocked, 'readonly');
  });
}

interface NextEntry {
  entry: Entry | null;
  againInMs: number | null;
}

function findNextEntry(blocked: Blocked, mode: 'readonly' | 'readwrite'): Promise<NextEntry> {
  const now = Date.now();
  return inDatabase(mode, ['outbox', 'drafts'], async (transaction) => {
    const drafts = await transaction.all<StoredDraft>('drafts');
    const held = new Set<string | null>(blocked.trips);
    const withoutPhoto = new Set<string | null>();
    for (const draft of drafts) if (draft.problems.length > 0) held.add(draft.tripId);
    let againInMs: number | null = null;
    for (const entry of (await transaction.all<Entry>('outbox')).filter(isOpen).sort(inOrder)) {
      if (held.has(entry.tripId) || blocked.delivered.has(entry.seq)) continue;
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
      if (mode === 'readwrite') await transaction.put('outbox', { ...entry, state: 'sending' });
      return { entry, againInMs: null };
    }
    return { entry: null, againInMs };
  });
}
