// The body of an extra or expense, as drivers and dispatch send it.
import { z } from 'zod';
import { ADDED_KINDS, PAID_KINDS } from '../../../../../shared/extras/kinds.ts';
import type { Content } from '../../../dispatch/extras/extra.ts';
import { currencyCode } from '../../../model/prices/agreement.ts';
import { EURO } from '../../../model/prices/exchange-rate.ts';
import { MAX_EXTRA_NAME } from '../../../model/prices/extra-terms.ts';
import { amountToCents } from '../../../model/prices/price.ts';
import { decimal } from '../../../model/prices/term-values.ts';
import { exchangeRate } from '../../../operator/exchange-rates.ts';
import type { FieldProblem } from '../../../platform/call-errors.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { calendarDay, optional } from '../../../platform/schemas.ts';

const MAX_PAID = 100_000;
const MAX_QUANTITY = 10_000;
const MAX_WAITED_MINUTES = 1440;

const note = optional(plainText(500), null).describe('Reason; shown to the customer when it is billed');

const service = z.strictObject({
  category: z.literal('EXTRA'),
  kind: z.enum(ADDED_KINDS),
  name: optional(plainText(MAX_EXTRA_NAME), null).describe('Only for OTHER: the name in the agreement'),
  quantity: optional(z.int().min(1).max(100), 1).describe('Pieces; WAITING counts from waitedMinutes'),
  waitedMinutes: optional(z.int().min(0).max(MAX_WAITED_MINUTES), null).describe(
    'Only for WAITING, and required there: from arrival to pickup',
  ),
  note,
});

const paid = z.strictObject({
  category: z.literal('EXPENSE'),
  kind: z.enum(PAID_KINDS).describe('TRAVEL is the driver’s own way, which no customer pays'),
  gross: decimal(2, MAX_PAID)
    .refine((gross) => gross > 0, 'The amount must be above 0.')
    .describe('As paid, with VAT'),
  vatRate: decimal(2, 100).describe('Percent on the receipt'),
  currency: optional(currencyCode, EURO).describe('As on the receipt'),
  exchangeRate: optional(exchangeRate, null).describe(
    'Units of the currency for one euro, as the bank charged them; by default the average of the month',
  ),
  paidOn: calendarDay.describe('The day on the receipt, today or earlier'),
  quantity: optional(decimal(3, MAX_QUANTITY), null).describe('Litres of FUEL, kilowatt hours of CHARGING'),
  note,
});

export const extraInput = z.discriminatedUnion('category', [service, paid]).meta({ id: 'ExtraInput' });
type ExtraInput = z.output<typeof extraInput>;

export const EXPENSE_EXAMPLE = {
  category: 'EXPENSE',
  kind: 'FUEL',
  gross: 61.2,
  vatRate: 19,
  paidOn: '2026-10-01',
  quantity: 34.2,
};

/** `path` is where the body has the extra. */
export function extraProblems(input: ExtraInput | undefined, path: string): FieldProblem[] {
  if (input?.category === 'EXPENSE' && input.currency === EURO && input.exchangeRate !== null) {
    const message = 'The euro has no exchange rate. Leave it out.';
    return [{ field: `${path}exchangeRate`, code: 'invalid_value', message }];
  }
  if (input?.category !== 'EXTRA' || (input.kind === 'WAITING') === (input.waitedMinutes !== null)) return [];
  const message = 'waitedMinutes belongs to WAITING, and WAITING needs it.';
  return [{ field: `${path}waitedMinutes`, code: 'invalid_value', message, reason: 'required' }];
}

export function toContent(input: ExtraInput): Content {
  if (input.category === 'EXTRA') {
    const { kind, name, quantity, waitedMinutes, note: why } = input;
    return {
      category: 'EXTRA',
      kind,
      name: kind === 'OTHER' ? name : null,
      quantity,
      waitedMinutes,
      paidGrossCents: null,
      paidVatRate: null,
      paidCurrency: null,
      paidRate: null,
      paidOn: null,
      note: why,
    };
  }
  return {
    category: 'EXPENSE',
    kind: input.kind,
    name: null,
    quantity: input.quantity,
    waitedMinutes: null,
    paidGrossCents: amountToCents(input.gross),
    paidVatRate: input.vatRate,
    paidCurrency: input.currency,
    paidRate: input.exchangeRate,
    paidOn: input.paidOn,
    note: input.note,
  };
}
