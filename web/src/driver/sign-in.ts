// Signing in by a link, and what becomes of what the phone holds when another driver comes.

import { announceChange } from './kept/changes.ts';
import { inDatabase, STORES } from './kept/database.ts';
import type { Entry, KeptDraft, Session } from './kept/records.ts';
import { dropState, forgetAll, keepState, readState, wipe } from './kept/state.ts';
import { callService } from './outbox/call-service.ts';
import { judge } from './outbox/judge.ts';
import { isOpen } from './outbox/queue.ts';
import { alone } from './outbox/synchronise.ts';

export type SignedIn = 'done' | 'offline' | 'expired' | 'unknown' | 'other-driver';

/** The token stands behind the #, so that it is in no log; it leaves the address as soon as it is kept. */
export async function takeLinkFromAddress(): Promise<boolean> {
  const token = location.hash.slice(1);
  if (!/^[0-9A-Za-z]{20,200}$/.test(token)) return false;
  await keepState('link', token);
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

/** `replace` says that what another driver left unsent may go. */
export async function signInWithLink({ replace = false } = {}): Promise<SignedIn> {
  const link = await readState('link');
  if (!link) return 'unknown';
  const answer = await callService({ method: 'POST', path: '/session', json: { token: link } });
  const verdict = judge(answer);
  if (verdict === 'offline' || verdict === 'later') return 'offline';
  if (verdict !== 'done') {
    await dropState('link');
    return answer.body?.error?.code === 'CREDENTIALS_EXPIRED' ? 'expired' : 'unknown';
  }
  const { sessionToken: token, driver } = answer.body;
  return alone(() => keepSession({ token, driver, dispatch: null, ended: false }, replace));
}

async function keepSession(session: Session, replace: boolean): Promise<SignedIn> {
  const kept = await inDatabase('readwrite', STORES, async (transaction) => {
    const before = await transaction.get<Session>('state', 'session');
    const isOther = before !== undefined && before.driver.id !== session.driver.id;
    if (isOther) {
      const drafts = await transaction.all<KeptDraft>('drafts');
      const unsent =
        (await transaction.all<Entry>('outbox')).some(isOpen) || drafts.some((draft) => !draft.handedInAt);
      if (unsent && !replace) return false;
      await forgetAll(transaction);
    }
    const dispatch = isOther ? null : (before?.dispatch ?? null);
    await transaction.put('state', { ...session, dispatch }, 'session');
    await transaction.remove('state', 'link');
    await transaction.remove('state', 'wiped');
    return true;
  });
  announceChange();
  return kept ? 'done' : 'other-driver';
}

/** On this phone alone; without network the session ends by time. */
export async function signOutHere(): Promise<void> {
  const session = await readState('session');
  await wipe(null);
  if (session) await callService({ method: 'DELETE', path: '/session', token: session.token });
}
