// The sign-in of a driver: a link or code from dispatch, exchanged once for a session on a phone.
import { DAY_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { accessErrors } from '../../customers/credentials/errors.ts';
import type { Core } from '../../orders/records/core.ts';
import { randomBase62, uuidv7 } from '../../platform/ids.ts';
import type { Driver } from './driver.ts';
import { actorOf } from './driver.ts';
import { hashCode, selectorOf, TOKEN_LENGTH } from './driver-link.ts';
import { findDriver } from './driver-store.ts';
import { driverErrors } from './errors.ts';
import { auditDriver } from './manage-drivers.ts';
import {
  countTry,
  deleteSessionsOfDevice,
  findLink,
  insertSession,
  markExchanged,
  type StoredLink,
  takeTryBack,
} from './sign-in-store.ts';

const SESSION_MS = 30 * DAY_MS;
/** How long the same phone may repeat the exchange, because it may have lost the answer. */
const GRACE_MS = 10 * MINUTE_MS;
const MAX_EXCHANGES = 5;
/** Of a million codes with the same first digits. */
const MAX_CODE_TRIES = 5;

/** What a phone says about itself. */
export interface SigningIn {
  /** A random id that the phone chose before its first try. */
  deviceId?: string | undefined;
  userAgent?: string | null;
  address?: string;
  /** The driver who is signed in on this phone and must not be replaced without asking. */
  signedInAs?: string | undefined;
}

export interface StartedSession {
  sessionToken: string;
  driver: Driver;
  expiresAt: Date;
  /** With which the phone encrypts unsent work when it is signed out; the same at every sign-in of the driver. */
  storageKey: Buffer;
}

export async function startSession(
  core: Core,
  linkToken: string,
  phone: SigningIn = {},
): Promise<StartedSession> {
  const link = await findLink(core.sql, 'link', core.secrets.hashCredential(linkToken));
  if (!link) throw unknownLink();
  return exchange(core, link, phone);
}

/** Wrong codes count against the code with the same first digits, which soon stops working. */
export async function startSessionByCode(
  core: Core,
  typed: string,
  phone: SigningIn = {},
): Promise<StartedSession> {
  const code = typed.replace(/\D/g, '');
  const selector = selectorOf(code);
  const guessed = await countTry(core.sql, selector, MAX_CODE_TRIES);
  if (!guessed?.tokenHash.equals(hashCode(core.secrets, code))) throw unknownLink();
  await takeTryBack(core.sql, selector);
  return exchange(core, guessed, phone);
}

/** The lock on the driver orders this with new links, signing out and deactivating. */
function exchange(core: Core, found: StoredLink, phone: SigningIn): Promise<StartedSession> {
  const { clock, secrets } = core;
  return core.sql.begin(async (tx) => {
    const now = clock.now();
    const driver = await findDriver(tx, found.driverId, { lock: true });
    const link = await findLink(tx, found.kind, found.tokenHash);
    if (!link || !driver?.active) throw unknownLink();
    const deviceHash = phone.deviceId === undefined ? null : secrets.hashCredential(phone.deviceId);
    checkUsable(link, deviceHash, now);
    if (phone.signedInAs !== undefined && phone.signedInAs !== driver.id) {
      const { id, name } = driver;
      throw driverErrors.OTHER_DRIVER_SIGNED_IN({ details: { driver: { id, name } } });
    }
    await markExchanged(tx, link, deviceHash, now);
    if (deviceHash) await deleteSessionsOfDevice(tx, driver.id, deviceHash);
    const sessionToken = randomBase62(TOKEN_LENGTH);
    const session = {
      id: uuidv7(now),
      tokenHash: secrets.hashCredential(sessionToken),
      driverId: driver.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_MS),
      lastSeenAt: now,
      deviceHash,
      userAgent: phone.userAgent ?? null,
      signedOutAt: null,
      releasedAt: null,
    };
    await insertSession(tx, session);
    const details = { sessionId: session.id, by: link.kind, address: phone.address ?? null };
    await auditDriver(tx, core, actorOf(driver), 'driver.signed_in', driver.id, details);
    return {
      sessionToken,
      driver,
      expiresAt: session.expiresAt,
      storageKey: secrets.driverStorageKey(driver.id),
    };
  });
}

function checkUsable(link: StoredLink, deviceHash: Buffer | null, now: Date): void {
  if (link.exchangedAt === null) {
    if (link.expiresAt > now) return;
    throw accessErrors.CREDENTIALS_EXPIRED({ message: 'This link or code has expired. Ask for a new one.' });
  }
  const isSamePhone = deviceHash !== null && link.deviceHash?.equals(deviceHash) === true;
  const isInGrace = now.getTime() - link.exchangedAt.getTime() < GRACE_MS && link.exchanges < MAX_EXCHANGES;
  if (isSamePhone && isInGrace) return;
  throw accessErrors.INVALID_CREDENTIALS({
    message: 'This link or code was used already. Ask for a new one.',
    details: { reason: isSamePhone ? 'USED_ON_THIS_PHONE' : 'USED' },
  });
}

const unknownLink = () =>
  accessErrors.INVALID_CREDENTIALS({ message: 'This link or code is not known. Ask for a new one.' });
