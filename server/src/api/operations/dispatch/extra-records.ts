// An extra or expense for the operator: the terms of the agreement, and the decision.
import { z } from 'zod';
import { type Assessment, assessExtras } from '../../../dispatch/extras/assess-extra.ts';
import { BILL_TO, type Extra, SOURCES } from '../../../dispatch/extras/extra.ts';
import {
  findDuplicates,
  type ListedExtra,
  type ProbableDuplicate,
} from '../../../dispatch/extras/extra-store.ts';
import { paidNetCents } from '../../../dispatch/extras/price-extra.ts';
import { listWithReceipt } from '../../../dispatch/extras/receipt-store.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import type { Db } from '../../../platform/db.ts';
import {
  decidedShape,
  extraShape,
  toDecidedRecord,
  toExtraRecord,
} from '../../shared/extras/extra-record.ts';
import { peopleOf, personRecord } from '../../shared/people/actors.ts';

export const operatorExtra = z
  .object({
    ...extraShape,
    ...decidedShape,
    orderId: z.uuid(),
    source: z.enum(SOURCES),
    billTo: z.enum(BILL_TO).describe('OPERATOR: kept for the operator and never billed'),
    net: z.number().nullable().describe('What the customer is billed; null until it is approved'),
    paidNet: z.number().nullable().describe('The receipt without its VAT; null for extras'),
    agreed: z
      .object({
        billTo: z.enum(BILL_TO),
        net: z
          .number()
          .nullable()
          .describe('Null if the agreement has no price, so that one must be entered'),
        limit: z.number().nullable().describe('Net for all expenses of this kind of the order'),
        used: z.number().describe('Approved of this kind for the order, without this one'),
        currency: z.string(),
        vatRate: z.number(),
      })
      .describe('What the agreement of the order says'),
    decidedBy: personRecord.nullable(),
    invoiced: z.boolean().describe('It is on an invoice and cannot be changed'),
    version: z.int(),
    duplicates: z
      .array(z.object({ extraId: z.uuid(), orderId: z.uuid(), orderNumber: z.string().nullable() }))
      .describe('Other expenses with the same amount and day'),
  })
  .meta({ id: 'Extra' });

export const extraToCheck = operatorExtra
  .extend({
    orderNumber: z.string().nullable(),
    accountName: z.string(),
    driverName: z.string().nullable(),
  })
  .meta({ id: 'ExtraToCheck' });

function toAgreed({ billTo, netCents, limitCents, usedCents, currency, vatRate }: Assessment) {
  const amount = (cents: number | null) => (cents === null ? null : centsToAmount(cents));
  const [net, limit, used] = [amount(netCents), amount(limitCents), centsToAmount(usedCents)];
  return { billTo, net, limit, used, currency, vatRate };
}

function toDuplicate({ otherId, orderId, orderNumber }: ProbableDuplicate) {
  return { extraId: otherId, orderId, orderNumber };
}

const channelOf = (actor: string) => (actor.startsWith('user:') ? 'console' : 'ops');

export async function toOperatorExtras(db: Db, extras: readonly Extra[]) {
  const ids = extras.map(({ id }) => id);
  const [assessed, withReceipt, duplicates] = await Promise.all([
    assessExtras(db, extras),
    listWithReceipt(db, ids),
    findDuplicates(db, ids),
  ]);
  const deciders = extras.flatMap(({ decidedBy }) =>
    decidedBy === null ? [] : [{ actor: decidedBy, channel: channelOf(decidedBy) }],
  );
  const personOf = await peopleOf(db, null, deciders);
  return extras.map((extra) => ({
    ...toExtraRecord(extra),
    ...toDecidedRecord(extra, withReceipt.has(extra.id)),
    orderId: extra.orderId,
    source: extra.source,
    billTo: extra.billTo,
    net: extra.netCents === null ? null : centsToAmount(extra.netCents),
    paidNet: extra.category === 'EXPENSE' ? centsToAmount(paidNetCents(extra)) : null,
    agreed: toAgreed(assessed.get(extra.id)!),
    decidedBy:
      extra.decidedBy === null
        ? null
        : personOf({ actor: extra.decidedBy, channel: channelOf(extra.decidedBy) }),
    invoiced: extra.invoiceId !== null,
    version: extra.version,
    duplicates: duplicates.filter(({ extraId }) => extraId === extra.id).map(toDuplicate),
  }));
}

export async function toExtrasToCheck(db: Db, listed: readonly ListedExtra[]) {
  const records = await toOperatorExtras(
    db,
    listed.map(({ extra }) => extra),
  );
  return records.map((record, i) => {
    const { orderNumber, accountName, driverName } = listed[i]!;
    return { ...record, orderNumber, accountName, driverName };
  });
}
