// The sign-in of a driver: a link from dispatch, exchanged for a session on the phone.

import { accessErrors } from '../customers/credentials/errors.ts';
import { driverLinkMail } from '../messages/mail/driver-mail.ts';
import { HIDDEN_TOKEN, newMail } from '../messages/mail/mail.ts';
import { insertMails } from '../messages/mail/store.ts';
import type { Actor } from '../operator/audit.ts';
import { findOperator } from '../operator/operator.ts';
import type { Core } from '../orders/core.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { invalidFields } from '../platform/call-errors.ts';
import type { Transaction } from '../platform/db.ts';
import { DAY_MS } from '../platform/durations.ts';
import { randomBase62, uuidv7 } from '../platform/ids.ts';
import type { Language } from '../platform/language.ts';
import { type Driver, driverNotFound } from './driver.ts';
import { findDriver } from './driver-store.ts';
import { auditDriver } from './manage-drivers.ts';
import {
  deleteSession,
  deleteSignInsEndedBefore,
  endSignIns,
  findLink,
  findSession,
  insertLink,
  insertSession,
} from './sign-in-store.ts';

const LINK_DAYS = 7;
const SESSION_DAYS = 30;
/** How long an expired session can be distinguished from an unknown one. */
const KEEP_ENDED_DAYS = 30;
/** More than 256 random bits, so the hash needs no salt. */
const TOKEN_LENGTH = 43;

export interface DriverLink {
  url: string;
  expiresAt: Date;
  /** Whether it was also mailed to the driver. */
  mailed: boolean;
}

function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** The link can be used repeatedly until it expires: a phone may lose the answer to its first try. */
export async function makeDriverLink(
  core: Core,
  actor: Actor,
  driverId: string,
  mail: { wanted: boolean; language?: Language | undefined },
): Promise<DriverLink> {
  const now = core.clock.now();
  const token = randomBase62(TOKEN_LENGTH);
  const expiresAt = daysFrom(now, LINK_DAYS);
  const url = core.links.driverSignIn(token);
  return core.sql.begin(async (tx) => {
    const driver = await findDriver(tx, driverId, { lock: true });
    if (!driver) throw driverNotFound();
    if (!driver.active) {
      throw invalidFields([{ field: 'id', code: 'invalid_value', message: 'This driver is not active.' }]);
    }
    const tokenHash = core.secrets.hashCredential(token);
    await insertLink(tx, { tokenHash, driverId, createdAt: now, expiresAt });
    await auditDriver(tx, core, actor, 'driver.link_made', driverId);
    const mailed =
      mail.wanted && (await mailLink(core, tx, driver, token, expiresAt, mail.language ?? driver.language));
    return { url, expiresAt, mailed };
  });
}

async function mailLink(
  { clock, links, secrets }: Core,
  tx: Transaction,
  { name: driverName, email: recipient }: Driver,
  token: string,
  validUntil: Date,
  language: Language,
): Promise<boolean> {
  if (recipient === null) return false;
  const envelope = {
    accountId: null,
    environment: 'production',
    orderId: null,
    recipient,
    language,
  } as const;
  const now = clock.now();
  const message = driverLinkMail(
    { driverName, url: links.driverSignIn(HIDDEN_TOKEN), validUntil },
    { operator: await findOperator(tx), language, now },
  );
  const sealed = secrets.encrypt(token);
  await insertMails(tx, [newMail({ ...envelope, kind: 'DRIVER_LINK' }, message, now, { linkToken: sealed })]);
  return true;
}

interface StartedSession {
  sessionToken: string;
  driver: Driver;
  expiresAt: Date;
}

export async function startSession(core: Core, linkToken: string): Promise<StartedSession> {
  const { sql, clock, secrets } = core;
  const now = clock.now();
  const link = await findLink(sql, secrets.hashCredential(linkToken));
  if (!link)
    throw accessErrors.INVALID_CREDENTIALS({ message: 'This link is not known. Ask for a new one.' });
  if (link.expiresAt <= now) {
    throw accessErrors.CREDENTIALS_EXPIRED({ message: 'This link has expired. Ask for a new one.' });
  }
  const driver = await getActiveDriver(core, link.driverId);
  const sessionToken = randomBase62(TOKEN_LENGTH);
  const tokenHash = secrets.hashCredential(sessionToken);
  const expiresAt = daysFrom(now, SESSION_DAYS);
  await insertSession(sql, { id: uuidv7(now), tokenHash, driverId: driver.id, createdAt: now, expiresAt });
  return { sessionToken, driver, expiresAt };
}

/** The driver of a session token, unless the driver is inactive. */
export async function authenticateDriver(core: BaseContext, sessionToken: string): Promise<Driver> {
  const session = await findSession(core.sql, core.secrets.hashCredential(sessionToken));
  if (!session) throw revoked();
  if (session.signedOutAt) throw signedOut();
  if (session.expiresAt <= core.clock.now()) {
    throw accessErrors.CREDENTIALS_EXPIRED({ message: 'The session has ended. Ask for a new link.' });
  }
  return getActiveDriver(core, session.driverId);
}

async function getActiveDriver({ sql }: BaseContext, id: string): Promise<Driver> {
  const driver = await findDriver(sql, id);
  if (!driver?.active) throw revoked();
  return driver;
}

/** Only this answer makes the phone delete its local data, because another person may have the phone. */
const signedOut = () =>
  accessErrors.INVALID_CREDENTIALS({
    message: 'This session was signed out by dispatch. Delete the data on the phone, and ask for a new link.',
    details: { reason: 'SIGNED_OUT' },
  });

const revoked = () =>
  accessErrors.INVALID_CREDENTIALS({
    message: 'This session is not known or has been revoked. Ask for a new link.',
  });

/**
 * For a lost phone: ends all links and sessions of the driver, and makes the phones delete their local data.
 */
export async function signOutDriver(core: Core, actor: Actor, driverId: string): Promise<void> {
  await core.sql.begin(async (tx) => {
    if (!(await findDriver(tx, driverId))) throw driverNotFound();
    await endSignIns(tx, driverId, core.clock.now());
    await auditDriver(tx, core, actor, 'driver.signed_out', driverId);
  });
}

/** The driver signs out on the phone. */
export async function endSession({ sql, secrets }: BaseContext, sessionToken: string): Promise<void> {
  await deleteSession(sql, secrets.hashCredential(sessionToken));
}

export async function pruneSignIns({ sql, clock }: BaseContext): Promise<void> {
  await deleteSignInsEndedBefore(sql, daysFrom(clock.now(), -KEEP_ENDED_DAYS));
}
