// Limits of the mails that customers, carriers and drivers can cause. What is beyond them waits for a person.
import { HOUR_MS } from '../../../../shared/time/durations.ts';
import { topicsOfOperator } from '../../model/change-topics.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { deleteHeldMails, type FloodLimit, holdFloods, releaseHeldMails } from './flood-store.ts';
import type { MailKind } from './mail.ts';

/** Within an hour. The recipient is any address that a customer or carrier named. */
const TO_ANYBODY: Omit<FloodLimit, 'kinds'> = {
  perRecipient: 60,
  perSenderAndRecipient: 30,
  perSender: 2000,
};
/** The recipient is the customer or carrier itself, which gets a mail for each of its orders. */
const TO_PARTNERS: Omit<FloodLimit, 'kinds'> = {
  perRecipient: 300,
  perSenderAndRecipient: 300,
  perSender: 2000,
};

const KINDS_TO_ANYBODY: readonly MailKind[] = [
  'TRACKING_LINK',
  'STATUS',
  'RECIPIENT',
  'DRIVER_LINK',
  'DRIVER_NOTICE',
];
const KINDS_TO_PARTNERS: readonly MailKind[] = [
  'QUOTE',
  'QUESTION',
  'ORDER_CHANGE',
  'CARRIER_OFFER',
  'DAMAGE_LETTER',
];

const FLOOD_LIMITS: readonly FloodLimit[] = [
  { ...TO_ANYBODY, kinds: KINDS_TO_ANYBODY },
  { ...TO_PARTNERS, kinds: KINDS_TO_PARTNERS },
];

/** Before mails are sent. Returns how many are held now. */
export async function holdMailFloods(
  { sql, clock, log, changes }: BaseContext,
  limits: readonly FloodLimit[] = FLOOD_LIMITS,
): Promise<number> {
  const now = clock.now();
  let held = 0;
  for (const limit of limits) held += await holdFloods(sql, now, HOUR_MS, limit);
  if (held > 0) {
    log.warn({ held }, 'Mails are held, because their sender or recipient had too many within an hour');
    changes.publish([...topicsOfOperator('mails'), ...topicsOfOperator('orders')]);
  }
  return held;
}

/** Of one account; null for mails of the operator. Returns how many. */
export function releaseHeld(context: BaseContext, actor: Actor, accountId: string | null): Promise<number> {
  return decide(context, actor, accountId, 'mail.held_released');
}

/** They are deleted: nobody gets them. */
export function discardHeld(context: BaseContext, actor: Actor, accountId: string | null): Promise<number> {
  return decide(context, actor, accountId, 'mail.held_discarded');
}

async function decide(
  { sql, clock, changes }: BaseContext,
  actor: Actor,
  accountId: string | null,
  action: 'mail.held_released' | 'mail.held_discarded',
): Promise<number> {
  const count = await sql.begin(async (tx) => {
    const decided =
      action === 'mail.held_released'
        ? await releaseHeldMails(tx, accountId, clock.now())
        : await deleteHeldMails(tx, accountId);
    // Pressed twice, or by two people: the second finds nothing.
    if (decided > 0) {
      const subjectId = accountId ?? 'operator';
      await recordAudit(tx, clock, actor, {
        action,
        accountId,
        subjectType: 'mails',
        subjectId,
        details: { count: decided },
      });
    }
    return decided;
  });
  changes.publish([...topicsOfOperator('mails'), ...topicsOfOperator('orders')]);
  return count;
}
