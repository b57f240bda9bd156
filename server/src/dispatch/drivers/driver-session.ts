// Sessions on the phones of drivers: who calls, which phones are signed in, and how a session ends.
import { DAY_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { accessErrors } from '../../customers/credentials/errors.ts';
import type { Actor } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { callErrors } from '../../platform/call-errors.ts';
import type { Transaction } from '../../platform/db.ts';
import { type Driver, driverNotFound, type SignedInDriver } from './driver.ts';
import { findDriver } from './driver-store.ts';
import { mayHandIn, signedOut } from './hand-in.ts';
import { auditDriver } from './manage-drivers.ts';
import * as store from './sign-in-store.ts';

/** How long an expired session can be distinguished from an unknown one. */
const KEEP_ENDED_MS = 30 * DAY_MS;
const TOUCH_EVERY_MS = MINUTE_MS;

/** Whether a call is accepted from a phone that dispatch signed out. */
export type WhenSignedOut = 'refuse' | 'hand-in' | 'accept';

/** The driver of a session token. */
export async function authenticateDriver(
  context: BaseContext,
  sessionToken: string,
  whenSignedOut: WhenSignedOut = 'refuse',
): Promise<SignedInDriver> {
  const { sql, clock } = context;
  const now = clock.now();
  const session = await findSession(context, sessionToken);
  if (!session) throw revoked();
  const { signedOutAt, lastSeenAt } = session;
  const isDue = now.getTime() - lastSeenAt.getTime() >= TOUCH_EVERY_MS;
  if (isDue || (signedOutAt && lastSeenAt <= signedOutAt)) await store.touchSession(sql, session.id, now);
  const driver = await findDriver(sql, session.driverId);
  if (!driver) throw revoked();
  if (signedOutAt) {
    const { releasedAt } = session;
    const isAccepted =
      whenSignedOut === 'accept' ||
      (whenSignedOut === 'hand-in' && mayHandIn({ signedOutAt, releasedAt }, now));
    if (!isAccepted) throw signedOut({ releasedAt });
    return { ...driver, sessionId: session.id, signedOutAt };
  }
  if (session.expiresAt <= now) {
    throw accessErrors.CREDENTIALS_EXPIRED({ message: 'The session has ended. Ask for a new link.' });
  }
  if (!driver.active) throw revoked();
  return { ...driver, sessionId: session.id };
}

const revoked = () =>
  accessErrors.INVALID_CREDENTIALS({
    message: 'This session is not known or has been revoked. Ask for a new link.',
  });

function findSession({ sql, secrets }: BaseContext, sessionToken: string) {
  return store.findSession(sql, secrets.hashCredential(sessionToken));
}

/**
 * SIGNED_IN. NOT_REACHED: signed out, but has not called since. MAY_HOLD_WORK: knows that it is signed out, and
 * has not confirmed that everything is sent. RELEASED: deletes its unsent work when it next calls.
 */
export const PHONE_STATES = ['SIGNED_IN', 'NOT_REACHED', 'MAY_HOLD_WORK', 'RELEASED'] as const;
type PhoneState = (typeof PHONE_STATES)[number];

export interface SignedInPhone extends Omit<store.StoredSession, 'releasedAt'> {
  state: PhoneState;
}

export async function listPhones({ sql, clock }: BaseContext, driverId: string): Promise<SignedInPhone[]> {
  if (!(await findDriver(sql, driverId))) throw driverNotFound();
  const sessions = await store.listSessions(sql, driverId, clock.now());
  return sessions.map(({ releasedAt, ...session }) => ({ ...session, state: stateOf(session, releasedAt) }));
}

function stateOf(
  { signedOutAt, lastSeenAt }: Omit<store.StoredSession, 'releasedAt'>,
  releasedAt: Date | null,
): PhoneState {
  if (signedOutAt === null) return 'SIGNED_IN';
  if (releasedAt !== null) return 'RELEASED';
  return lastSeenAt > signedOutAt ? 'MAY_HOLD_WORK' : 'NOT_REACHED';
}

/** For a lost phone: ends all links and sessions of the driver. */
export function signOutDriver(context: BaseContext, actor: Actor, driverId: string): Promise<void> {
  return runOnDriver(context, driverId, async (tx) => {
    await store.endSignIns(tx, driverId, context.clock.now());
    await auditDriver(tx, context, actor, 'driver.signed_out', driverId);
  });
}

export function signPhoneOut(
  context: BaseContext,
  actor: Actor,
  driverId: string,
  sessionId: string,
): Promise<void> {
  return runOnDriver(context, driverId, async (tx) => {
    if (!(await store.signSessionOut(tx, driverId, sessionId, context.clock.now()))) throw phoneNotFound();
    await store.deleteExchangedLinks(tx, driverId);
    await auditDriver(tx, context, actor, 'driver.phone_signed_out', driverId, { sessionId });
  });
}

/** Gives up what a signed-out phone has not sent: it is deleted when the phone next calls. */
export function releaseUnsentWork(
  context: BaseContext,
  actor: Actor,
  driverId: string,
  sessionId: string,
): Promise<void> {
  return runOnDriver(context, driverId, async (tx) => {
    if (!(await store.releaseSession(tx, driverId, sessionId, context.clock.now()))) throw phoneNotFound();
    await auditDriver(tx, context, actor, 'driver.unsent_work_released', driverId, { sessionId });
  });
}

const phoneNotFound = () =>
  callErrors.NOT_FOUND({ message: 'This driver has no phone with this id in this state.' });

function runOnDriver(
  { sql }: BaseContext,
  driverId: string,
  act: (tx: Transaction, driver: Driver) => Promise<void>,
): Promise<void> {
  return sql.begin(async (tx) => {
    const driver = await findDriver(tx, driverId, { lock: true });
    if (!driver) throw driverNotFound();
    await act(tx, driver);
  });
}

/** The driver signs out on the phone, or the phone confirms that it keeps nothing. */
export async function endSession(
  context: BaseContext,
  sessionToken: string,
  { holdsWork }: { holdsWork: boolean },
): Promise<void> {
  const session = await findSession(context, sessionToken);
  if (!session) return;
  const { id, driverId } = session;
  await runOnDriver(context, driverId, async (tx) => {
    if (holdsWork) await store.signSessionOut(tx, driverId, id, context.clock.now());
    else await store.deleteSession(tx, id);
    await store.deleteExchangedLinks(tx, driverId);
  });
}

export async function pruneSignIns({ sql, clock }: BaseContext): Promise<void> {
  await store.deleteSignInsEndedBefore(sql, new Date(clock.now().getTime() - KEEP_ENDED_MS));
}
