// Changes, approves, rolls and revokes credentials; the audit log has every change with its author.

import type { Actor } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { callErrors } from '../../platform/call-errors.ts';
import type { Transaction } from '../../platform/db.ts';
import { lockAccount } from '../accounts/store.ts';
import { type Maker, OPERATOR_MAKER } from './approval.ts';
import type { Credential } from './credential.ts';
import { accessErrors } from './errors.ts';
import {
  announceCredential,
  auditCredential,
  type CreatedCredential,
  checkExpiry,
  insertNew,
} from './manage-credentials.ts';
import * as store from './store.ts';

export const credentialNotFound = () =>
  callErrors.NOT_FOUND({ message: 'There is no credential with this id.' });

export interface CredentialChanges {
  name?: string;
  disabled?: boolean;
  expiresAt?: Date | null;
  allowedAddresses?: string[];
}

/** Disabling and enabling have separate entries in the audit log. */
export async function changeCredential(
  context: BaseContext,
  actor: Actor,
  within: store.Within,
  id: string,
  { disabled, ...fields }: CredentialChanges,
): Promise<Credential> {
  const now = context.clock.now();
  if (fields.expiresAt) checkExpiry(fields.expiresAt, now);
  const changed = await context.sql.begin(async (tx) => {
    let credential = await locked(tx, within, id);
    if (Object.keys(fields).length > 0) {
      const after = await store.updateCredential(tx, id, fields);
      await auditCredential(context, tx, actor, after, 'credential.changed', credential, after);
      credential = after;
    }
    if (disabled !== undefined) {
      const disabledAt = disabled ? (credential.disabledAt ?? now) : null;
      const after = await store.updateCredential(tx, id, { disabledAt });
      const action = disabled ? 'credential.disabled' : 'credential.enabled';
      await auditCredential(context, tx, actor, after, action, credential, after);
      credential = after;
    }
    return credential;
  });
  announceCredential(context, changed);
  return changed;
}

/** Also if it was approved already: then nothing changes. */
export async function approveCredential(
  context: BaseContext,
  actor: Actor,
  within: store.Within,
  id: string,
): Promise<Credential> {
  const approved = await context.sql.begin(async (tx) => {
    const before = await locked(tx, within, id);
    if (!before.awaitingApproval) return before;
    const after = await store.updateCredential(tx, id, { awaitingApproval: false });
    await auditCredential(context, tx, actor, after, 'credential.approved', before, after);
    return after;
  });
  announceCredential(context, approved);
  return approved;
}

export async function revokeCredential(
  context: BaseContext,
  actor: Actor,
  within: store.Within,
  id: string,
): Promise<void> {
  const revoked = await context.sql.begin(async (tx) => {
    const before = await locked(tx, within, id);
    const after = await store.updateCredential(tx, id, { revokedAt: context.clock.now() });
    await auditCredential(context, tx, actor, after, 'credential.revoked', before, after);
    return after;
  });
  announceCredential(context, revoked);
}

export interface RolledCredential extends CreatedCredential {
  old: Credential;
}

/**
 * A new credential replaces the old one at once; both work until the old one ends. If the old one had an
 * expiry, the new one gets the same lifetime from now. Its secret is new to its maker, so it may need approval
 * even if the old one was approved.
 */
export async function rollCredential(
  context: BaseContext,
  actor: Actor,
  within: store.Within,
  id: string,
  oldEndsAfterMs: number,
  maker: Maker = OPERATOR_MAKER,
): Promise<RolledCredential> {
  const rolled = await context.sql.begin(async (tx) => {
    const found = await store.findUsedCredential(tx, within, id);
    if (!found || !(await lockAccount(tx, found.accountId))) throw credentialNotFound();
    const before = await locked(tx, within, id);
    if (before.rolledTo !== null) {
      throw accessErrors.CREDENTIAL_ALREADY_ROLLED({ details: { rolledTo: before.rolledTo } });
    }
    const now = context.clock.now();
    const fields = { ...before, expiresAt: sameLifetime(before, now) };
    const made = await insertNew(context, tx, before.accountId, fields, id, maker);
    const chosen = new Date(now.getTime() + oldEndsAfterMs);
    const expiresAt = before.expiresAt !== null && before.expiresAt < chosen ? before.expiresAt : chosen;
    const old = await store.updateCredential(tx, id, { expiresAt, rolledTo: made.credential.id });
    await auditCredential(context, tx, actor, made.credential, 'credential.created', {}, made.credential);
    await auditCredential(context, tx, actor, old, 'credential.rolled', before, old);
    return { ...made, old };
  });
  announceCredential(context, rolled.old);
  return rolled;
}

function sameLifetime({ expiresAt, createdAt }: Credential, now: Date): Date | null {
  return expiresAt === null ? null : new Date(now.getTime() + expiresAt.getTime() - createdAt.getTime());
}

async function locked(tx: Transaction, within: store.Within, id: string): Promise<Credential> {
  const found = await store.lockCredential(tx, within, id);
  if (!found) throw credentialNotFound();
  return found;
}
