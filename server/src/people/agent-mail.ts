// The mail to the admins about an agent that waits for their approval.
import { newMail } from '../messages/mail/mail.ts';
import { agentWaitingMail } from '../messages/mail/notice-mails.ts';
import { insertMails } from '../messages/mail/store.ts';
import type { Account } from '../model/account.ts';
import { findOperator } from '../operator/operator.ts';
import type { Transaction } from '../platform/db.ts';
import type { People } from './people.ts';
import type { User } from './user.ts';
import { listActiveAdmins } from './user-store.ts';

export async function mailWaitingAgent(
  { clock, links }: People,
  tx: Transaction,
  { person, account, agent }: { person: User; account: Account; agent: string },
): Promise<void> {
  const now = clock.now();
  const operator = await findOperator(tx);
  const page = links.portal('production/agents');
  const mails = (await listActiveAdmins(tx, account.id)).map(({ email, name, language: chosen }) => {
    const language = chosen ?? account.language;
    const envelope = {
      accountId: account.id,
      environment: 'production',
      orderId: null,
      kind: 'AGENT_WAITING',
      recipient: email,
      language,
    } as const;
    const content = { name, agent, person: person.name, page };
    return newMail(envelope, agentWaitingMail(content, { operator, language, now }), now);
  });
  await insertMails(tx, mails);
}
