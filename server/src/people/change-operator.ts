// Changes the operator's record: a person proves a second factor for another bank account, and the other admins get a mail.
import { isDeepStrictEqual } from 'node:util';
import { bankChangedMail } from '../messages/mail/bank-mail.ts';
import { newMail } from '../messages/mail/mail.ts';
import { insertMails } from '../messages/mail/store.ts';
import type { Actor } from '../operator/audit.ts';
import { changeOperator, findOperator, type Operator } from '../operator/operator.ts';
import type { Transaction } from '../platform/db.ts';
import { confirmationRequired, confirmWithFactor } from './confirm.ts';
import type { People } from './people.ts';
import type { PresentedFactor } from './prove-factor.ts';
import type { User } from './user.ts';
import { listActiveAdmins } from './user-store.ts';

export interface OperatorChange {
  actor: Actor;
  /** Null for the operator token, which has no second factor. */
  user: User | null;
  operator: Operator;
  factor: PresentedFactor;
}

export async function changeOperatorRecord(people: People, change: OperatorChange): Promise<Operator> {
  const { actor, user, operator, factor } = change;
  const hasNewBank = (before: Operator) => !isDeepStrictEqual(before.bank, operator.bank);
  let isConfirmed = user === null;
  if (user && hasNewBank(await findOperator(people.sql))) {
    await confirmWithFactor(people, user, factor, 'The bank account changes.');
    isConfirmed = true;
  }
  return changeOperator(people, actor, operator, async (tx, before) => {
    if (!hasNewBank(before)) return;
    // Another admin changed the account after the first read, so this record would change it back.
    if (!isConfirmed) throw confirmationRequired('The bank account changes.', []);
    await mailOtherAdmins(people, tx, change, before);
  });
}

async function mailOtherAdmins(
  { clock, links }: People,
  tx: Transaction,
  { user, operator }: OperatorChange,
  before: Operator,
): Promise<void> {
  const now = clock.now();
  const admins = (await listActiveAdmins(tx, null)).filter(({ id }) => id !== user?.id);
  const mails = admins.map(({ email: recipient, name, language: chosen }) => {
    const language = chosen ?? 'de';
    const content = {
      name,
      person: user?.name ?? null,
      at: now,
      before: before.bank,
      after: operator.bank,
      page: links.console('settings'),
    };
    const message = bankChangedMail(content, { operator, language, now });
    const envelope = {
      accountId: null,
      environment: 'production',
      orderId: null,
      kind: 'BANK_CHANGED',
      recipient,
      language,
    } as const;
    return newMail(envelope, message, now);
  });
  await insertMails(tx, mails);
}
