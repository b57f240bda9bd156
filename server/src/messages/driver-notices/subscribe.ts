// A driver's phone subscribes to push messages, and ends that again.
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import type { AddressGuard } from '../webhooks/address-guard.ts';
import {
  deleteSubscription,
  findSubscription,
  limitSubscriptions,
  type PushSubscription,
  saveSubscription,
} from './subscription-store.ts';

export const MAX_SUBSCRIPTIONS = 10;

type Subscriber = Pick<PushSubscription, 'driverId' | 'sessionId'>;
type Given = Pick<PushSubscription, 'endpoint' | 'p256dh' | 'auth'>;

/** Sending the same again changes nothing: the app does so at every start. */
export async function subscribe(
  { sql, clock }: BaseContext,
  guard: AddressGuard,
  actor: Actor,
  { driverId, sessionId }: Subscriber,
  given: Given,
): Promise<void> {
  const known = await findSubscription(sql, sessionId);
  if (known && isSame(known, given)) return;
  await checkEndpoint(guard, given.endpoint);
  await sql.begin(async (tx) => {
    await saveSubscription(tx, { ...given, driverId, sessionId, createdAt: clock.now() });
    await limitSubscriptions(tx, driverId, MAX_SUBSCRIPTIONS);
    await audit(tx, { clock }, actor, 'driver.push_on', driverId);
  });
}

function isSame(known: PushSubscription, given: Given): boolean {
  return known.endpoint === given.endpoint && known.p256dh === given.p256dh && known.auth === given.auth;
}

/** The same targets as for webhooks, and https in every case: the address is a capability. */
async function checkEndpoint(guard: AddressGuard, endpoint: string): Promise<void> {
  const verdict = await guard.check(endpoint);
  if (verdict.ok && verdict.url.protocol === 'https:') return;
  const message = verdict.ok ? 'Give an address that begins with https://.' : verdict.message;
  throw invalidFields([{ field: 'endpoint', code: 'invalid_value', message, reason: 'push_endpoint' }]);
}

export async function unsubscribe(
  { sql, clock }: BaseContext,
  actor: Actor,
  { driverId, sessionId }: Subscriber,
): Promise<void> {
  await sql.begin(async (tx) => {
    if (!(await deleteSubscription(tx, sessionId))) return;
    await audit(tx, { clock }, actor, 'driver.push_off', driverId);
  });
}

function audit(
  tx: Parameters<typeof recordAudit>[0],
  { clock }: Pick<BaseContext, 'clock'>,
  actor: Actor,
  action: string,
  subjectId: string,
): Promise<void> {
  return recordAudit(tx, clock, actor, {
    action,
    accountId: null,
    subjectType: 'driver',
    subjectId,
    details: {},
  });
}
