// "Only by company sign-in": who may still sign in in another way, so that nobody locks the whole company out.

import type { BaseContext } from '../platform/base-context.ts';
import { invalidFields } from '../platform/call-errors.ts';
import type { Db } from '../platform/db.ts';
import { endRequirementOf, findRequiredWay, insertErased, listIdentities } from './company-link-store.ts';
import { peopleErrors } from './errors.ts';
import { hasProvenFactor } from './second-factor.ts';
import type { Proof } from './session-store.ts';
import type { User } from './user.ts';

/** Refuses another way than the company's, except for the named admin with a second factor. */
export async function checkWayIn(db: Db, user: User, provenBy: Proof): Promise<void> {
  if (provenBy === 'company' || provenBy === 'company_factor' || provenBy === 'demo') return;
  const way = await findRequiredWay(db, user.accountId);
  if (!way || (way.exemptUserId === user.id && hasProvenFactor({ provenBy }))) return;
  throw peopleErrors.COMPANY_SIGN_IN_REQUIRED(
    way.exemptUserId === user.id
      ? { message: 'You keep a way around the company sign-in, but only with a one-time code or a passkey.' }
      : {},
  );
}

export async function mustUseCompany(
  db: Db,
  { id, accountId }: Pick<User, 'id' | 'accountId'>,
): Promise<boolean> {
  const way = await findRequiredWay(db, accountId);
  return way !== null && way.exemptUserId !== id;
}

/** Before the named admin is removed, disabled or gets another role. */
export async function requireOtherWay(
  db: Db,
  { id, accountId }: Pick<User, 'id' | 'accountId'>,
): Promise<void> {
  const way = await findRequiredWay(db, accountId);
  if (way?.exemptUserId !== id) return;
  const message =
    'This admin keeps the way around the company sign-in. Name another admin for that in the settings first.';
  throw invalidFields([{ field: 'role', code: 'invalid_value', message, reason: 'keeps_way_in' }]);
}

export function erasedHash(
  { secrets }: Pick<BaseContext, 'secrets'>,
  { connectionId, issuer, subject }: { connectionId: string; issuer: string; subject: string },
): Buffer {
  return secrets.hashCredential(JSON.stringify(['company', connectionId, issuer, subject]));
}

/** Before an erasure: the provider would otherwise bring the person back at once. */
export async function rememberErased(
  context: Pick<BaseContext, 'secrets'>,
  db: Db,
  user: User,
): Promise<void> {
  for (const identity of await listIdentities(db, user.id)) {
    await insertErased(db, identity.connectionId, erasedHash(context, identity));
  }
  await endRequirementOf(db, user.id);
}
