// Records a change of the way a person signs in: in the audit log, and in a mail to the person.
import { newMail } from '../messages/mail/mail.ts';
import { type SignInChange, signInChangedMail } from '../messages/mail/people-mails.ts';
import { insertMails } from '../messages/mail/store.ts';
import { recordAudit } from '../operator/audit.ts';
import { findOperator } from '../operator/operator.ts';
import type { Transaction } from '../platform/db.ts';
import type { People } from './people.ts';
import { actorOf } from './sessions.ts';
import { realmOf, type User } from './user.ts';

const ACTIONS: Record<SignInChange, string> = {
  passwordChanged: 'user.password_changed',
  passwordReset: 'user.password_reset',
  passkeyAdded: 'user.passkey_added',
  passkeyRemoved: 'user.passkey_removed',
  oneTimeCodesOn: 'user.one_time_codes_on',
  oneTimeCodesReplaced: 'user.one_time_codes_replaced',
  oneTimeCodesOff: 'user.one_time_codes_off',
};

/** The person gets the mail in any case, because an attacker may have made the change. */
export async function recordSignInChange(
  { clock, links }: People,
  tx: Transaction,
  user: User,
  what: SignInChange,
  passkeys: readonly string[] = [],
): Promise<void> {
  const { id: subjectId, accountId, email: recipient, name } = user;
  const now = clock.now();
  const language = user.language ?? 'de';
  const content = { what, name, at: now, passkeys, url: links.signIn(realmOf(user)) };
  const message = signInChangedMail(content, { operator: await findOperator(tx), language, now });
  const envelope = { accountId, environment: 'production', orderId: null, recipient, language } as const;
  await insertMails(tx, [newMail({ ...envelope, kind: 'SIGN_IN_CHANGED' }, message, now)]);
  await recordAudit(tx, clock, actorOf(user), {
    action: ACTIONS[what],
    accountId,
    subjectType: 'user',
    subjectId,
    details: passkeys.length > 0 ? { passkeys } : {},
  });
}
