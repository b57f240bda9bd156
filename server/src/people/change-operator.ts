// Changes the operator's record. The other admins get a mail about another bank account.
import { isDeepStrictEqual } from 'node:util';
import { bankChangedMail } from '../messages/mail/bank-mail.ts';
import { newMail } from '../messages/mail/mail.ts';
import { insertMails } from '../messages/mail/store.ts';
import type { Actor } from '../operator/audit.ts';
import { changeOperator, type Operator, type OperatorRecord } from '../operator/operator.ts';
import type { Transaction } from '../platform/db.ts';
import { confirmationRequired } from './confirm.ts';
import type { People } from './people.ts';
import type { User } from './user.ts';
import { listActiveAdmins } from './user-store.ts';

export interface OperatorChange {
  actor: Actor;
  /** Null for the operator token, which has no second factor. */
  user: User | null;
  operator: OperatorRecord;
  /** Whether the person has confirmed this change. */
  isConfirmed: boolean;
}

export function hasOtherBank(before: Operator, after: Pick<Operator, 'bank'>): boolean {
  return !isDeepStrictEqual(before.bank, after.bank);
}

export async function changeOperatorRecord(people: People, change: OperatorChange): Promise<OperatorRecord> {
  const { actor, user, operator, isConfirmed } = change;
  return changeOperator(people, actor, operator, async (tx, before) => {
    if (!hasOtherBank(before, operator)) return;
    // Another admin changed the account after the first read, so this record would change it back.
    if (user && !isConfirmed) throw await confirmationRequired(people, user.id);
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
    const message = bankChangedMail(content, {
      operator: { ...operator, logo: before.logo ?? null },
      language,
      now,
    });
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
