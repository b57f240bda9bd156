// Brings phone and service together: one tab or the worker at a time sends what waits and asks what is new.
import { inDatabase } from '../kept/database.ts';
import type { Entry } from '../kept/records.ts';
import { readState } from '../kept/state.ts';
import { isOpen } from './queue.ts';
import { refresh } from './refresh.ts';
import { type Sent, sendWaiting } from './send.ts';
import { sendPositions } from './send-positions.ts';

const LOCK = 'handover-driver-sender';

export function alone<Result>(act: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, act) : act();
}

export function synchronise({ ask }: { ask: boolean }): Promise<Sent | null> {
  return alone(async () => {
    const session = await readState('session');
    if (!session || session.ended) return null;
    const sent = await sendWaiting(session);
    if (!sent.reached || !sent.signedIn) return sent;
    await sendPositions(session);
    if (!ask) return sent;
    return { ...sent, reached: await refresh(session) };
  });
}

export async function hasWaiting(): Promise<boolean> {
  const entries = await inDatabase('readonly', ['outbox'], (transaction) => transaction.all<Entry>('outbox'));
  return entries.some(isOpen);
}
