// People who make API keys in the portal: who needs an approval, and the mail to the admins.

import { type Maker, ordersInProduction } from '../customers/credentials/approval.ts';
import type { Credential } from '../customers/credentials/credential.ts';
import { newMail } from '../messages/mail/mail.ts';
import { keyCreatedMail } from '../messages/mail/notice-mails.ts';
import { insertMails } from '../messages/mail/store.ts';
import type { Account } from '../model/account.ts';
import { findOperator } from '../operator/operator.ts';
import type { Transaction } from '../platform/db.ts';
import type { People } from './people.ts';
import type { User } from './user.ts';
import { listActiveAdmins } from './user-store.ts';

export function keyMakerOf(people: People, user: User): Maker {
  return {
    mayApprove: user.role === 'admin',
    onCreated: (tx, credential, account) => mailAdmins(people, tx, user, credential, account),
  };
}

async function mailAdmins(
  { clock, links }: People,
  tx: Transaction,
  maker: User,
  { name: credentialName, environment, scopes, awaitingApproval }: Credential,
  { id: accountId, language: usualLanguage }: Account,
): Promise<void> {
  if (!ordersInProduction({ environment, scopes })) return;
  const admins = (await listActiveAdmins(tx, accountId)).filter(({ id }) => id !== maker.id);
  const now = clock.now();
  const operator = await findOperator(tx);
  const mails = admins.map(({ email: recipient, name, language: chosen }) => {
    const language = chosen ?? usualLanguage;
    const content = {
      name,
      credentialName,
      scopes,
      person: maker.name,
      awaitingApproval,
      page: links.portal('production/api-keys'),
    };
    const envelope = {
      accountId,
      environment,
      orderId: null,
      kind: 'KEY_CREATED',
      recipient,
      language,
    } as const;
    return newMail(envelope, keyCreatedMail(content, { operator, language, now }), now);
  });
  await insertMails(tx, mails);
}
