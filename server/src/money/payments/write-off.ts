import { amountToCents, centsToAmount } from '../../model/prices/price.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { findAccountingSettings } from './accounting-settings.ts';
import { allocationFault, paymentErrors } from './errors.ts';
import { lockItems } from './open-items-store.ts';
import { insertAllocations } from './payment-store.ts';

/** Closes an invoice of which only a small difference is open. */
export async function writeOff(
  { sql, clock }: BaseContext,
  actor: Actor,
  invoiceId: string,
  reason: string,
): Promise<void> {
  await sql.begin(async (tx) => {
    const [item] = await lockItems(tx, [invoiceId]);
    if (!item) throw paymentErrors.PAYMENT_NOT_FOUND();
    const { number: invoiceNumber, accountId, openCents, currency } = item;
    if (openCents === 0) throw allocationFault('NOTHING_OPEN', { invoiceNumber });
    const { writeOffLimit } = await findAccountingSettings(tx);
    if (Math.abs(openCents) > amountToCents(writeOffLimit)) {
      throw allocationFault('ABOVE_WRITE_OFF_LIMIT', { invoiceNumber, limit: writeOffLimit });
    }
    const now = clock.now();
    const frame = {
      id: uuidv7(now),
      paymentId: null,
      invoiceId,
      reason,
      setOffId: null,
      createdAt: now,
      createdBy: actor.name,
    };
    await insertAllocations(tx, [{ ...frame, kind: 'WRITE_OFF', amountCents: openCents }]);
    await recordAudit(tx, clock, actor, {
      action: 'invoice.written_off',
      accountId,
      subjectType: 'invoice',
      subjectId: invoiceId,
      details: { invoiceNumber, amount: centsToAmount(openCents), currency, reason },
    });
  });
}
