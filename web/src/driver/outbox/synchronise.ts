// Synchronises phone and service: one tab or the worker at a time sends the outbox and refreshes the trips.
import { inDatabase } from '../local-store/database.ts';
import { lockWork } from '../local-store/locked-work.ts';
import type { Entry } from '../local-store/records.ts';
import { readState } from '../local-store/state.ts';
import { StorageFull } from '../protocol/draft.ts';
import { isOpen } from './queue.ts';
import { refresh } from './refresh.ts';
import { reportSignOut } from './report-sign-out.ts';
import { type Sent, sendEntries } from './send-entries.ts';
import { sendPositions } from './send-positions.ts';

const LOCK = 'handover-driver-sender';

export function withLock<Result>(act: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, act) : act();
}

export function synchronise({ ask }: { ask: boolean }): Promise<Sent | null> {
  return withLock(async () => {
    await reportSignOut();
    const session = await readState('session');
    if (!session || session.ended) return null;
    const sent = await sendEntries(session);
    if (!sent.reached || !sent.signedIn) return sent;
    const hasNews = await sendPositions(session);
    if (ask || hasNews) {
      // A full phone has no room for news, but what was sent counts.
      sent.reached = await refresh(session).catch(
        (error) => error instanceof StorageFull || Promise.reject(error),
      );
    }
    const isOver = sent.reached && !sent.hasWaiting && sent.againInMs === null;
    if (isOver && (await readState('session'))?.signedOut) await lockWork(session, { byDispatch: true });
    return sent;
  });
}

export async function hasUnsent(): Promise<boolean> {
  const entries = await inDatabase('readonly', ['outbox'], (transaction) => transaction.all<Entry>('outbox'));
  return entries.some(isOpen);
}
