// Signs in with a link or a code, and handles the stored data of a previous driver.
import { announceChange } from './local-store/announce-changes.ts';
import { inDatabase, STORES } from './local-store/database.ts';
import { lockWork, openLockedWork } from './local-store/locked-work.ts';
import type { Session } from './local-store/records.ts';
import { clearStores, deleteState, readState, saveState } from './local-store/state.ts';
import { callApi } from './outbox/call-api.ts';
import { classifyResponse } from './outbox/classify-response.ts';
import { reportSignOut } from './outbox/report-sign-out.ts';
import { withLock } from './outbox/synchronise.ts';

export type SignedIn =
  | 'done'
  | 'offline'
  | 'expired'
  | 'unknown'
  | 'tooMany'
  /** The name of the driver to whom the link belongs, while another one is signed in. */
  | { other: string };

export interface SignInOptions {
  /** A typed code instead of the link. */
  code?: string;
  /** Allows replacing another driver who is signed in. */
  replace?: boolean;
}

/** The token is in the URL fragment, so that no server logs it; it is removed as soon as it is stored. */
export async function takeLinkFromAddress(): Promise<boolean> {
  const token = location.hash.slice(1);
  if (!/^[0-9A-Za-z]{20,200}$/.test(token)) return false;
  await saveState('link', token);
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

export async function signIn({ code, replace }: SignInOptions = {}): Promise<SignedIn> {
  const token = await readState('link');
  if (!code && !token) return 'unknown';
  const before = await readState('session');
  const answer = await callApi({
    method: 'POST',
    path: code ? '/session/code' : '/session',
    json: {
      ...(code ? { code } : { token }),
      deviceId: await readDeviceId(),
      ...(before && !before.signedOut && !replace && { signedInAs: before.driver.id }),
    },
  });
  const verdict = classifyResponse(answer);
  const { code: error, details } = answer.body?.error ?? {};
  if (answer.status === 429 && code) return 'tooMany';
  if (verdict === 'offline' || verdict === 'later') return 'offline';
  if (error === 'OTHER_DRIVER_SIGNED_IN') return { other: details.driver.name };
  if (verdict !== 'done') {
    await deleteState('link');
    // The driver opened the same link again to get to the app.
    if (before && !before.ended && details?.reason === 'USED_ON_THIS_PHONE') return 'done';
    return error === 'CREDENTIALS_EXPIRED' ? 'expired' : 'unknown';
  }
  const { sessionToken, driver, storageKey } = answer.body;
  await withLock(() =>
    saveSession({ token: sessionToken, driver, dispatch: null, ended: false, storageKey }),
  );
  return 'done';
}

/** Stored before the first try, because the answer to it may be lost. */
async function readDeviceId(): Promise<string> {
  const known = await readState('deviceId');
  if (known) return known;
  const deviceId = crypto.randomUUID();
  await saveState('deviceId', deviceId);
  return deviceId;
}

async function saveSession(session: Session): Promise<void> {
  const before = await readState('session');
  const isOther = before !== undefined && before.driver.id !== session.driver.id;
  if (isOther) await lockWork(before, { byDispatch: false });
  const putBack = await openLockedWork(session);
  await inDatabase('readwrite', STORES, async (transaction) => {
    const dispatch = isOther ? null : (before?.dispatch ?? null);
    await transaction.put('state', { ...session, dispatch }, 'session');
    await transaction.remove('state', 'link');
    await transaction.remove('state', 'wiped');
    await putBack(transaction);
  });
  announceChange();
}

/** Signs out on this phone only: deletes its data at once, and ends the session as soon as there is network. */
export async function signOutHere(): Promise<void> {
  await inDatabase('readwrite', STORES, async (transaction) => {
    const session = await transaction.get<Session>('state', 'session');
    await clearStores(transaction);
    if (session) await transaction.put('state', { token: session.token, hasFailed: false }, 'signOut');
  });
  announceChange();
  await reportSignOut();
}
