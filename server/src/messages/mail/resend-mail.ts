// Sends a mail again, or right now, at the operator's request.

import { ServiceError } from '../../http/errors.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Sql } from '../../platform/db.ts';
import type { Mail } from './mail.ts';
import { requeueMail } from './store.ts';

export const mailNotFound = () =>
  new ServiceError('NOT_FOUND', { message: 'There is no mail with this id.' });

export async function resendMail(deps: { sql: Sql; clock: Clock }, actor: Actor, id: string): Promise<Mail> {
  return deps.sql.begin(async (tx) => {
    const mail = await requeueMail(tx, id, deps.clock.now());
    if (!mail) throw mailNotFound();
    await recordAudit(tx, deps.clock, actor, {
      action: 'mail.resent',
      accountId: mail.accountId,
      subjectType: 'mail',
      subjectId: id,
      details: { kind: mail.kind, orderId: mail.orderId },
    });
    return mail;
  });
}
