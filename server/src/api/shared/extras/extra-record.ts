// The fields of an extra or expense that every reader sees: its kind and the entered values.
import { z } from 'zod';
import { ALL_KINDS, CATEGORIES, type Extra, STATES } from '../../../dispatch/extras/extra.ts';
import { centsToAmount } from '../../../model/prices/price.ts';
import { timestamp } from '../../../platform/schemas.ts';

export const extraShape = {
  id: z.uuid(),
  category: z.enum(CATEGORIES),
  kind: z.enum(ALL_KINDS),
  name: z.string().nullable().describe('Name of the extra in the agreement'),
  quantity: z
    .number()
    .nullable()
    .describe(
      'Quarters of an hour for WAITING, litres for FUEL, kilowatt hours for CHARGING, otherwise pieces',
    ),
  waitedMinutes: z.int().nullable(),
  paid: z
    .object({
      gross: z.number(),
      vatRate: z.number(),
      currency: z.string(),
      exchangeRate: z.number().nullable().describe('Units of the currency for one euro, if entered'),
      on: z.iso.date(),
    })
    .nullable()
    .describe('As on the receipt; null for extras'),
  note: z.string().nullable(),
  createdAt: timestamp,
};

export const decidedShape = {
  state: z.enum(STATES),
  decisionReason: z.string().nullable(),
  decidedAt: timestamp.nullable(),
  hasReceipt: z.boolean(),
};

export function toExtraRecord(extra: Extra) {
  const { id, category, kind, name, quantity, waitedMinutes, note, createdAt } = extra;
  const paid =
    extra.category === 'EXPENSE'
      ? {
          gross: centsToAmount(extra.paidGrossCents),
          vatRate: extra.paidVatRate,
          currency: extra.paidCurrency,
          exchangeRate: extra.paidRate,
          on: extra.paidOn,
        }
      : null;
  return {
    id,
    category,
    kind,
    name,
    quantity,
    waitedMinutes,
    paid,
    note,
    createdAt: createdAt.toISOString(),
  };
}

export function toDecidedRecord({ state, decisionReason, decidedAt }: Extra, hasReceipt: boolean) {
  return { state, decisionReason, decidedAt: decidedAt?.toISOString() ?? null, hasReceipt };
}
