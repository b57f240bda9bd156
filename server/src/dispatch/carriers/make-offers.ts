// Dispatch offers an order to carriers; the order goes to the pool until one of them accepts.
import { findAccountsById } from '../../customers/accounts/store.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import { isOpenToDispatch } from '../../model/orders/lifecycle.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Actor } from '../../operator/audit.ts';
import { applyCommand, refuseInSandbox } from '../../orders/act/apply-command.ts';
import { runOnOrder } from '../../orders/act/run-on-order.ts';
import type { Core } from '../../orders/records/core.ts';
import { getAnyOrder } from '../../orders/records/find-order.ts';
import { type FieldProblem, invalidFields } from '../../platform/call-errors.ts';
import type { Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { CarrierOffer } from './carrier-offer.ts';
import { insertOffers, listOffersOfOrder } from './offer-store.ts';
import { publishOffers, recordOfferAudit } from './run-on-offer.ts';
import { findRecipients, mailCarriers } from './write-mails.ts';

export interface NewOffers {
  carrierIds: readonly string[];
  netCents: number;
  vatRate: number;
  deadline: Date;
}

const USUAL_CURRENCY = 'EUR';

export async function offerToCarriers(
  core: Core,
  actor: Actor,
  reference: string,
  { carrierIds, ...terms }: NewOffers,
): Promise<CarrierOffer[]> {
  const ids = [...new Set(carrierIds)];
  const made = await runOnOrder(core, {
    find: (db) => getAnyOrder(db, reference),
    async act(tx, order) {
      if (!isOpenToDispatch('pool', order)) throw refuseInSandbox(order, { name: 'pool' });
      await checkCarriers(core, tx, order, ids, terms.deadline);
      const pooled = await putIntoPool(core, tx, actor, order);
      const now = core.clock.now();
      const { id: orderId, accountId, environment, price } = pooled;
      const offers = ids.map((carrierId): CarrierOffer => {
        const what = {
          orderId,
          accountId,
          environment,
          carrierId,
          currency: price?.currency ?? USUAL_CURRENCY,
        };
        return {
          ...NOT_ANSWERED,
          ...what,
          ...terms,
          id: uuidv7(now),
          createdBy: actor.name,
          createdAt: now,
          updatedAt: now,
        };
      });
      await insertOffers(tx, offers);
      await recordOfferAudit(core, tx, actor, 'offered', offers);
      await mailCarriers(core, tx, 'Offered', pooled, offers);
      return offers;
    },
  });
  publishOffers(core, made);
  return made;
}

const NOT_ANSWERED = {
  state: 'OFFERED',
  endReason: null,
  remarks: null,
  extraId: null,
  driverId: null,
  answeredBy: null,
  answeredAt: null,
  confirmSince: null,
  endedAt: null,
} as const;

async function checkCarriers(
  core: Core,
  tx: Transaction,
  order: Order,
  ids: readonly string[],
  deadline: Date,
): Promise<void> {
  const running = (await listOffersOfOrder(tx, order.id)).filter(({ endedAt }) => endedAt === null);
  const taken = running.find(({ state }) => state === 'ACCEPTED');
  if (taken) {
    const message = `${taken.carrierName} has the order. Withdraw that offer first.`;
    throw orderErrors.ORDER_NOT_CHANGEABLE({ message, details: { status: order.status } });
  }
  const accounts = await findAccountsById(tx, ids);
  const recipients = await findRecipients(tx, accounts);
  const problemOf = (id: string): [string, FieldProblem['reason']] | null => {
    const account = accounts.get(id);
    if (account?.kind !== 'CARRIER' || account.deletedAt !== null || account.status !== 'ACTIVE')
      return ['There is no active carrier with this id.', 'carrier_unknown'];
    if (running.some(({ carrierId }) => carrierId === id))
      return ['This carrier has an offer of the order already.', 'carrier_offered'];
    if (recipients.get(id)!.length === 0)
      return ['This carrier has nobody who could answer. Invite a person first.', 'carrier_without_people'];
    return null;
  };
  const problems = ids.flatMap((id, at): FieldProblem[] => {
    const [message, reason] = problemOf(id) ?? [];
    return message
      ? [{ field: `carrierIds[${at}]`, code: 'invalid_value', message, ...(reason && { reason }) }]
      : [];
  });
  if (deadline <= core.clock.now()) {
    const message = 'The deadline must lie in the future.';
    problems.push({ field: 'deadline', code: 'invalid_value', message, reason: 'not_future' });
  }
  if (problems.length > 0) throw invalidFields(problems);
}

async function putIntoPool(core: Core, tx: Transaction, actor: Actor, order: Order): Promise<Order> {
  if (order.status === 'POOLED') return order;
  const name = order.status === 'TENANT_ACCEPTED' || order.status === 'OFFERED' ? 'return_to_pool' : 'pool';
  return applyCommand(core, tx, order, { actor, command: { name } });
}
