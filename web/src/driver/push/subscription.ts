// Subscribes this phone to push messages and tells the service, in a page and in the worker.
import type { Session } from '../local-store/records.ts';
import { readState } from '../local-store/state.ts';
import { callApi } from '../outbox/call-api.ts';
import { classifyResponse } from '../outbox/classify-response.ts';

/** False if the browser refuses, or without network. */
export async function subscribePhone(
  { token }: Pick<Session, 'token'>,
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
): Promise<boolean> {
  const answer = await callApi({ method: 'GET', path: '/push', token });
  if (classifyResponse(answer) !== 'done') return false;
  const key = toBytes(answer.body.publicKey);
  const subscription = await subscribeWith(pushManager, key).catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys) return false;
  const json = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  return (
    classifyResponse(await callApi({ method: 'PUT', path: '/push/subscription', token, json })) === 'done'
  );
}

/** A subscription for the key of another service is of no use here. */
async function subscribeWith(manager: PushManager, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  if (known && isSame(known.options.applicationServerKey, key)) return known;
  await known?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function isSame(known: ArrayBuffer | null, key: Uint8Array): boolean {
  if (known?.byteLength !== key.length) return false;
  return new Uint8Array(known).every((byte, i) => byte === key[i]);
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

export async function unsubscribePhone(
  { token }: Pick<Session, 'token'>,
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
): Promise<void> {
  await (await pushManager.getSubscription())?.unsubscribe();
  await callApi({ method: 'DELETE', path: '/push/subscription', token });
}

/** The service forgets subscriptions that end, and browsers replace them: so the current one is sent again. */
export async function renewSubscription(
  registration: Pick<ServiceWorkerRegistration, 'pushManager'>,
): Promise<void> {
  const session = await readState('session');
  if (!session || session.ended || session.signedOut || (await readState('push')) !== 'on') return;
  await subscribePhone(session, registration);
}
