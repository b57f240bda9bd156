// Signs in with a link, and handles the stored data of a previous driver.

import { announceChange } from './local-store/announce-changes.ts';
import { inDatabase, STORES } from './local-store/database.ts';
import type { Entry, Session, StoredDraft } from './local-store/records.ts';
import { clearStores, deleteState, readState, saveState, wipe } from './local-store/state.ts';
import { callApi } from './outbox/call-api.ts';
import { classifyResponse } from './outbox/classify-response.ts';
import { isOpen } from './outbox/queue.ts';
import { withLock } from './outbox/synchronise.ts';

export type SignedIn = 'done' | 'offline' | 'expired' | 'unknown' | 'other-driver';

/** The token is in the URL fragment, so that no server logs it; it is removed as soon as it is stored. */
export async function takeLinkFromAddress(): Promise<boolean> {
  const token = location.hash.slice(1);
  if (!/^[0-9A-Za-z]{20,200}$/.test(token)) return false;
  await saveState('link', token);
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

/** `replace` allows deleting the unsent data of another driver. */
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

/** Signs out on this phone only; without network the session stays valid until it expires. */
export async function signOutHere(): Promise<void> {
  const session = await readState('session');
  await wipe(null);
  if (session) await callApi({ method: 'DELETE', path: '/session', token: session.token });
}
