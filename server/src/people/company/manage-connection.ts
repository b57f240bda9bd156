// Sets up, changes and ends a company sign-in. The client secret goes in and never comes out.
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { callErrors, type FieldProblem, invalidFields } from '../../platform/call-errors.ts';
import { changesBetween } from '../../platform/changes.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { SESSIONS_TOPIC } from '../people.ts';
import { findUserWithSecrets, readFactors } from '../user-store.ts';
import { deleteAttempts } from './attempt-store.ts';
import type { Company } from './company.ts';
import type { Connection, ConnectionWithSecret } from './connection.ts';
import * as store from './connection-store.ts';

export const notSetUp = () => callErrors.NOT_FOUND({ message: 'There is no company sign-in yet.' });

export interface ConnectionFields
  extends Pick<
    Connection,
    | 'issuer'
    | 'clientId'
    | 'extraScopes'
    | 'roleClaim'
    | 'roleValues'
    | 'defaultRole'
    | 'provesFactor'
    | 'isActive'
    | 'isRequired'
    | 'exemptUserId'
  > {
  /** Missing: the stored one stays. */
  clientSecret?: string | undefined;
}

export interface Change {
  actor: Actor;
  accountId: string | null;
  /** The session of the caller, which never ends by the change; null for the operator token. */
  sessionId: string | null;
}

export async function saveConnection(
  company: Company,
  { actor, accountId, sessionId }: Change,
  { clientSecret, ...given }: ConnectionFields,
): Promise<Connection> {
  const { sql, clock, secrets, changes } = company;
  const issuer = normalIssuer(given.issuer);
  await checkIssuer(company, issuer);
  const saved = await sql.begin(async (tx) => {
    const before = await store.findConnection(tx, accountId, { lock: true });
    const now = clock.now();
    const fields = { ...given, issuer };
    const isOther = before?.issuer !== issuer || before?.clientId !== fields.clientId;
    // A stored secret must not be sent to another provider than the one it belongs to.
    if (clientSecret === undefined && (!before || before.issuer !== issuer)) throw secretMissing();
    const connection: ConnectionWithSecret = {
      ...fields,
      id: before?.id ?? uuidv7(now),
      accountId,
      clientSecret: clientSecret === undefined ? before!.clientSecret : secrets.encrypt(clientSecret),
      testedAt: isOther ? null : before!.testedAt,
      createdAt: before?.createdAt ?? now,
      updatedAt: now,
    };
    await checkRequirement(tx, connection);
    await store.saveConnection(tx, connection);
    if (before && isOther) await deleteAttempts(tx, connection.id);
    if (before?.isActive && !connection.isActive) await store.endCompanySessions(tx, connection);
    if (connection.isRequired && !before?.isRequired) await store.endOtherSessions(tx, connection, sessionId);
    const shown = changesBetween(before ? publicPart(before) : {}, publicPart(connection));
    const details = { changes: shown, ...(clientSecret !== undefined && { secretChanged: true }) };
    await audit(company, tx, actor, 'company_sign_in.changed', connection, details);
    return connection;
  });
  changes.publish([SESSIONS_TOPIC]);
  return saved;
}

/** Its people keep their passwords and roles; those without a password can ask for a link by mail. */
export async function removeConnection(company: Company, { actor, accountId }: Change): Promise<void> {
  await company.sql.begin(async (tx) => {
    const connection = await store.findConnection(tx, accountId, { lock: true });
    if (!connection) throw notSetUp();
    await store.endCompanySessions(tx, connection);
    await store.deleteConnection(tx, connection);
    await audit(company, tx, actor, 'company_sign_in.removed', connection, {
      changes: changesBetween(publicPart(connection), {}),
    });
  });
  company.changes.publish([SESSIONS_TOPIC]);
}

export async function readConnection({ sql }: Company, accountId: string | null): Promise<Connection | null> {
  const found = await store.findConnection(sql, accountId);
  if (!found) return null;
  const { clientSecret: _, ...connection } = found;
  return connection;
}

const DISCOVERY_PATH = /\/\.well-known\/openid-configuration\/?$/;

/** People paste the address of the discovery, too. */
function normalIssuer(issuer: string): string {
  return issuer.trim().replace(DISCOVERY_PATH, '');
}

async function checkIssuer({ checkAddress }: Company, issuer: string): Promise<void> {
  const verdict = await checkAddress(issuer);
  if (!verdict.ok) throw wrong('issuer', 'issuer_address', verdict.message);
}

/** Nobody may be locked out: the way was tested, and one admin keeps another one. */
async function checkRequirement(db: Db, connection: Connection): Promise<void> {
  const { isRequired, isActive, testedAt, exemptUserId, accountId } = connection;
  const exempt = exemptUserId === null ? null : await findUserWithSecrets(db, exemptUserId);
  const isOwnAdmin =
    exempt !== null &&
    exempt.accountId === accountId &&
    exempt.role === 'admin' &&
    exempt.disabledAt === null;
  if (exemptUserId !== null && !isOwnAdmin) {
    throw wrong('exemptUserId', 'exempt_admin', 'Choose an admin of this account.');
  }
  if (!isRequired) return;
  if (!isActive) throw wrong('required', 'required_inactive', 'Switch company sign-in on first.');
  if (testedAt === null) {
    throw wrong('required', 'required_untested', 'Run the test first; each of its steps must succeed.');
  }
  const factors = exempt && (await readFactors(db, exempt.id));
  const hasOtherWay =
    factors && (factors.passkeys > 0 || (factors.oneTimeCodes && exempt.passwordHash !== null));
  if (!hasOtherWay) {
    const message =
      'Name an admin who keeps another way in: with a passkey, or with a password and one-time codes.';
    throw wrong('exemptUserId', 'exempt_factor', message);
  }
}

type Reason = NonNullable<FieldProblem['reason']>;

const wrong = (field: string, reason: Reason, message: string) =>
  invalidFields([{ field, code: 'invalid_value', message, reason }]);

const secretMissing = () =>
  wrong('clientSecret', 'secret_again', 'Enter the client secret of this provider.');

function publicPart({
  clientSecret: _,
  testedAt: _1,
  createdAt: _2,
  updatedAt: _3,
  ...rest
}: ConnectionWithSecret) {
  return rest;
}

function audit(
  { clock }: Company,
  tx: Transaction,
  actor: Actor,
  action: string,
  { id: subjectId, accountId }: Connection,
  details: Record<string, unknown>,
) {
  return recordAudit(tx, clock, actor, {
    action,
    accountId,
    subjectType: 'company_sign_in',
    subjectId,
    details,
  });
}
