// Makes the link and the code with which a driver signs in, and mails both.

import type { DriverLanguage } from '../../../../shared/texts/generated/languages.ts';
import { DAY_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import { driverLinkMail } from '../../messages/mail/driver-mail.ts';
import { HIDDEN_TOKEN, newMail } from '../../messages/mail/mail.ts';
import { insertMails } from '../../messages/mail/store.ts';
import type { Actor } from '../../operator/audit.ts';
import { findOperator } from '../../operator/operator.ts';
import type { Core } from '../../orders/records/core.ts';
import { invalidFields, serviceBusy } from '../../platform/call-errors.ts';
import type { Transaction } from '../../platform/db.ts';
import { randomBase62 } from '../../platform/ids.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { formatShortCode, shortCodeOf } from '../../platform/short-code.ts';
import { type Driver, driverNotFound } from './driver.ts';
import { findDriver } from './driver-store.ts';
import { auditDriver } from './manage-drivers.ts';
import { deleteLinks, insertLink } from './sign-in-store.ts';

const LINK_MS = 7 * DAY_MS;
const CODE_MS = 10 * MINUTE_MS;
/** More than 256 random bits, so the hash needs no salt. */
export const TOKEN_LENGTH = 43;
/** The first digits find the code, so that wrong guesses at it can be counted; the other six are the secret. */
const SELECTOR_LENGTH = 4;
/** For a selector that no valid code has. */
const MAX_TRIES = 10;
const BUSY_SECONDS = 60;

export interface DriverLink {
  url: string;
  expiresAt: Date;
  /** Signs in like the link, but can be typed. */
  code: string;
  codeExpiresAt: Date;
  /** Whether both were also mailed to the driver. */
  mailed: boolean;
}

export function selectorOf(code: string): string {
  return code.slice(0, SELECTOR_LENGTH);
}

/** A code must not be usable as the token of a link, nor the other way round. */
export function hashCode(secrets: Secrets, code: string): Buffer {
  return secrets.hashCredential(`driver code ${code}`);
}

/** How the link is also mailed. */
export interface LinkMail {
  /** By default that of the driver. */
  language?: DriverLanguage | undefined;
  /** The carrier that causes it; by default the operator. */
  carrierId?: string;
  /** Counts the mail, and throws if there were too many. */
  count(email: string): Promise<void>;
}

interface Validity {
  createdAt: Date;
  expiresAt: Date;
  codeExpiresAt: Date;
}

/** Replaces the earlier link and code. Each is exchanged once. */
export function makeDriverLink(
  core: Core,
  actor: Actor,
  driverId: string,
  mail: LinkMail | null,
): Promise<DriverLink> {
  return core.sql.begin((tx) => makeDriverLinkIn(core, tx, actor, driverId, mail));
}

/** In the transaction of the caller. */
export async function makeDriverLinkIn(
  core: Core,
  tx: Transaction,
  actor: Actor,
  driverId: string,
  mail: LinkMail | null,
): Promise<DriverLink> {
  const now = core.clock.now();
  const validity: Validity = {
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_MS),
    codeExpiresAt: new Date(now.getTime() + CODE_MS),
  };
  const driver = await findDriver(tx, driverId, { lock: true });
  if (!driver) throw driverNotFound();
  if (!driver.active) {
    const message = 'This driver is not active.';
    throw invalidFields([{ field: 'id', code: 'invalid_value', message, reason: 'driver_inactive' }]);
  }
  const token = await storeNewToken(core, tx, driverId, validity);
  await auditDriver(tx, core, actor, 'driver.link_made', driverId);
  const mailed = mail !== null && (await mailLink(core, tx, driver, token, validity, mail));
  const { expiresAt, codeExpiresAt } = validity;
  const code = formatShortCode(shortCodeOf(token));
  return { url: core.links.driverSignIn(token), expiresAt, code, codeExpiresAt, mailed };
}

async function storeNewToken(
  { secrets }: Core,
  tx: Transaction,
  driverId: string,
  { createdAt, expiresAt, codeExpiresAt }: Validity,
): Promise<string> {
  await deleteLinks(tx, driverId);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const token = randomBase62(TOKEN_LENGTH);
    const code = shortCodeOf(token);
    const isFree = await insertLink(tx, {
      driverId,
      kind: 'code',
      tokenHash: hashCode(secrets, code),
      selector: selectorOf(code),
      createdAt,
      expiresAt: codeExpiresAt,
    });
    if (!isFree) continue;
    const tokenHash = secrets.hashCredential(token);
    await insertLink(tx, { driverId, kind: 'link', tokenHash, selector: null, createdAt, expiresAt });
    return token;
  }
  const message = 'Too many codes are valid right now. Repeat after Retry-After seconds.';
  throw serviceBusy(BUSY_SECONDS, { message });
}

async function mailLink(
  { clock, links, secrets }: Core,
  tx: Transaction,
  { name: driverName, email: recipient, language: ofDriver }: Driver,
  token: string,
  { expiresAt: validUntil, codeExpiresAt: codeValidUntil }: Validity,
  mail: LinkMail,
): Promise<boolean> {
  if (recipient === null) return false;
  await mail.count(recipient);
  const language = mail.language ?? ofDriver;
  const envelope = {
    accountId: mail.carrierId ?? null,
    environment: 'production',
    orderId: null,
    recipient,
    language,
  } as const;
  const now = clock.now();
  const message = driverLinkMail(
    { driverName, url: links.driverSignIn(HIDDEN_TOKEN), validUntil, codeValidUntil },
    { operator: await findOperator(tx), language, now },
  );
  const sealed = secrets.encrypt(token);
  await insertMails(tx, [newMail({ ...envelope, kind: 'DRIVER_LINK' }, message, now, { linkToken: sealed })]);
  return true;
}
