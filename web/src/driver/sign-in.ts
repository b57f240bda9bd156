// Signing in by a link, and what becomes of what the phone holds when another driver comes.

import { announceChange } from './local-store/announce-changes.ts';
import { inDatabase, STORES } from './local-store/database.ts';
import type { Entry, Session, StoredDraft } from './local-store/records.ts';
import { clearStores, deleteState, readState, saveState, wipe } from './local-store/state.ts';
import { callApi } from './outbox/call-api.ts';
import { classifyResponse } from './outbox/classify-response.ts';
import { isOpen } from './outbox/queue.ts';
import { withLock } from './outbox/synchronise.ts';

export type SignedIn = 'done' | 'offline' | 'expired' | 'unknown' | 'other-driver';

/** The token stands behind the #, so that it is in no log; it leaves the address as soon as it is stored. */
export async function takeLinkFromAddress(): Promise<boolean> {
  const token = location.hash.slice(1);
  if (!/^[0-9A-Za-z]{20,200}$/.test(token)) return false;
  await saveState('link', token);
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

/** `replace` says that what another driver left unsent may go. */
export async function signInWithLink({ replace = false } = {}): Promise<SignedIn> {
  const link = await readState('link');
  if (!link) return 'unknown';
  const answer = await callApi({ method: 'POST', path: '/session', json: { token: link } });
  const verdict = classifyResponse(answer);
  if (verdict === 'offline' || verdict === 'later') return 'offline';
  if (verdict !== 'done') {
    await deleteState('link');
    return answer.body?.error?.code === 'CREDENTIALS_EXPIRED' ? 'expired' : 'unknown';
  }
  const { sessionToken: token, driver } = answer.body;
  return withLock(() => saveSession({ token, driver, dispatch: null, ended: false }, replace));
}

async function saveSession(session: Session, replace: boolean): Promise<SignedIn> {
  const stored = await inDatabase('readwrite', STORES, async (transaction) => {
    const before = await transaction.get<Session>('state', 'session');
    const isOther = before !== undefined && before.driver.id !== session.driver.id;
    if (isOther) {
      const drafts = await transaction.all<StoredDraft>('drafts');
      const unsent =
        (await transaction.all<Entry>('outbox')).some(isOpen) || drafts.some((draft) => !draft.handedInAt);
      if (unsent && !replace) return false;
      await clearStores(transaction);
    }
    const dispatch = isOther ? null : (before?.dispatch ?? null);
    await transaction.put('state', { ...session, dispatch }, 'session');
    await transaction.remove('state', 'link');
    await transaction.remove('state', 'wiped');
    return true;
  });
  announceChange();
  return stored ? 'done' : 'other-driver';
}

/** On this phone alone; without network the session ends by time. */
export async function signOutHere(): Promise<void> {
  const session = await readState('session');
  await wipe(null);
  if (session) await callApi({ method: 'DELETE', path: '/session', token: session.token });
}
