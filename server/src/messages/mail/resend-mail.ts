// Sends a mail again, or right now, at the operator's request.

import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { callErrors } from '../../platform/call-errors.ts';
import type { Mail } from './mail.ts';
import { requeueMail } from './store.ts';

export const mailNotFound = () => callErrors.NOT_FOUND({ message: 'There is no mail with this id.' });

export async function resendMail({ sql, clock }: BaseContext, actor: Actor, id: string): Promise<Mail> {
  return sql.begin(async (tx) => {
    const mail = await requeueMail(tx, id, clock.now());
    if (!mail) throw mailNotFound();
    await recordAudit(tx, clock, actor, {
      action: 'mail.resent',
      accountId: mail.accountId,
      subjectType: 'mail',
      subjectId: id,
      details: { kind: mail.kind, orderId: mail.orderId },
    });
    return mail;
  });
}
