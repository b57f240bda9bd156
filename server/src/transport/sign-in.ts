// How a driver signs in: a link from the dispatcher, exchanged for a session on the phone.

import { invalidFields, ServiceError } from '../http/errors.ts';
import { type Language, newMail } from '../messages/mail/mail.ts';
import { insertMails } from '../messages/mail/store.ts';
import { driverLinkMail } from '../messages/mail/templates.ts';
import { type Actor, recordAudit } from '../operator/audit.ts';
import { findOperator } from '../operator/operator.ts';
import type { Clock } from '../platform/clock.ts';
import type { Sql, Transaction } from '../platform/db.ts';
import { randomBase62, uuidv7 } from '../platform/ids.ts';
import type { Secrets } from '../platform/secrets.ts';
import { type Driver, driverNotFound } from './driver.ts';
import { findDriver } from './driver-store.ts';
import {
  deleteSignIns,
  deleteSignInsEndedBefore,
  findLink,
  findSession,
  insertLink,
  insertSession,
} from './sign-in-store.ts';

const DAY_MS = 86_400_000;
const LINK_DAYS = 7;
const SESSION_DAYS = 30;
/** So long an ended session is still told apart from one that never was. */
const REMEMBERED_DAYS = 30;
/** More than 256 bits of chance: a hash of it needs no salt. */
const TOKEN_LENGTH = 43;

export interface SignInDeps {
  sql: Sql;
  clock: Clock;
  secrets: Secrets;
  publicUrl: string;
}

export interface DriverLink {
  url: string;
  expiresAt: Date;
  /** Whether it also goes to the driver by mail. */
  mailed: boolean;
}

function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/**
 * The link can be exchanged again until it ends: a phone may lose the answer to its first try. The token stands
 * behind the #, so that it appears in no log of a server on the way.
 */
export async function makeDriverLink(
  deps: SignInDeps,
  actor: Actor,
  driverId: string,
  mail: { wanted: boolean; language: Language },
): Promise<DriverLink> {
  const now = deps.clock.now();
  const token = randomBase62(TOKEN_LENGTH);
  const expiresAt = daysFrom(now, LINK_DAYS);
  const url = `${deps.publicUrl}/driver#${token}`;
  return deps.sql.begin(async (tx) => {
    const driver = await findDriver(tx, driverId, { lock: true });
    if (!driver) throw driverNotFound();
    if (!driver.active) {
      throw invalidFields([{ field: 'id', code: 'invalid_value', message: 'This driver is not active.' }]);
    }
    const tokenHash = deps.secrets.hashCredential(token);
    await insertLink(tx, { tokenHash, driverId, createdAt: now, expiresAt });
    await audit(tx, deps.clock, actor, 'driver.link_made', driverId);
    const mailed = mail.wanted && (await mailLink(tx, driver, url, expiresAt, mail.language, now));
    return { url, expiresAt, mailed };
  });
}

async function mailLink(
  tx: Transaction,
  { name: driverName, email: recipient }: Driver,
  url: string,
  validUntil: Date,
  language: Language,
  now: Date,
): Promise<boolean> {
  if (recipient === null) return false;
  const envelope = {
    accountId: null,
    environment: 'production',
    orderId: null,
    recipient,
    language,
  } as const;
  const message = driverLinkMail(
    { driverName, url, validUntil },
    { operator: await findOperator(tx), language },
  );
  await insertMails(tx, [newMail({ ...envelope, kind: 'DRIVER_LINK' }, message, now)]);
  return true;
}

export interface StartedSession {
  sessionToken: string;
  driver: Driver;
  expiresAt: Date;
}

export async function startSession(deps: SignInDeps, linkToken: string): Promise<StartedSession> {
  const { sql, clock, secrets } = deps;
  const now = clock.now();
  const link = await findLink(sql, secrets.hashCredential(linkToken));
  if (!link)
    throw new ServiceError('INVALID_CREDENTIALS', { message: 'This link is not known. Ask for a new one.' });
  if (link.expiresAt <= now) {
    throw new ServiceError('CREDENTIALS_EXPIRED', { message: 'This link has expired. Ask for a new one.' });
  }
  const driver = await activeDriver(deps, link.driverId);
  const sessionToken = randomBase62(TOKEN_LENGTH);
  const tokenHash = secrets.hashCredential(sessionToken);
  const expiresAt = daysFrom(now, SESSION_DAYS);
  await insertSession(sql, { id: uuidv7(now), tokenHash, driverId: driver.id, createdAt: now, expiresAt });
  return { sessionToken, driver, expiresAt };
}

/** Who calls with this session token, as the driver is now; an inactive one is nobody. */
export async function driverOfSession(
  deps: Pick<SignInDeps, 'sql' | 'clock' | 'secrets'>,
  sessionToken: string,
): Promise<Driver> {
  const session = await findSession(deps.sql, deps.secrets.hashCredential(sessionToken));
  if (!session) throw revoked();
  if (session.expiresAt <= deps.clock.now()) {
    throw new ServiceError('CREDENTIALS_EXPIRED', { message: 'The session has ended. Ask for a new link.' });
  }
  return activeDriver(deps, session.driverId);
}

async function activeDriver({ sql }: Pick<SignInDeps, 'sql'>, id: string): Promise<Driver> {
  const driver = await findDriver(sql, id);
  if (!driver?.active) throw revoked();
  return driver;
}

const revoked = () =>
  new ServiceError('INVALID_CREDENTIALS', {
    message: 'This session is not known or has been revoked. Ask for a new link.',
  });

/** For a lost phone: nothing that was handed out signs the driver in any more. */
export async function signOutDriver(deps: SignInDeps, actor: Actor, driverId: string): Promise<void> {
  await deps.sql.begin(async (tx) => {
    if (!(await findDriver(tx, driverId))) throw driverNotFound();
    await deleteSignIns(tx, driverId);
    await audit(tx, deps.clock, actor, 'driver.signed_out', driverId);
  });
}

export async function forgetEndedSignIns({ sql, clock }: Pick<SignInDeps, 'sql' | 'clock'>): Promise<void> {
  await deleteSignInsEndedBefore(sql, daysFrom(clock.now(), -REMEMBERED_DAYS));
}

function audit(tx: Transaction, clock: Clock, actor: Actor, action: string, subjectId: string) {
  const entry = { action, accountId: null, subjectType: 'driver', subjectId, details: {} };
  return recordAudit(tx, clock, actor, entry);
}
