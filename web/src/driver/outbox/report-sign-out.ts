// Reports a sign-out on this phone to the service, which otherwise accepts the session until it expires.
import { deleteState, readState, saveState } from '../local-store/state.ts';
import { callApi } from './call-api.ts';
import { classifyResponse } from './classify-response.ts';

/** Does nothing if no sign-out waits. Without network it is tried again with the next synchronisation. */
export async function reportSignOut(): Promise<void> {
  const waiting = await readState('signOut');
  if (!waiting) return;
  const answer = await callApi({ method: 'DELETE', path: '/session', token: waiting.token });
  const verdict = classifyResponse(answer);
  const hasFailed = verdict === 'offline' || verdict === 'later';
  if (hasFailed) await saveState('signOut', { ...waiting, hasFailed });
  else await deleteState('signOut');
}
