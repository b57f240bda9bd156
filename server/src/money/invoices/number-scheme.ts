// The operator's own prefix and first number of invoices, which can be chosen until the first invoice is issued.
import { z } from 'zod';
import { invoiceSeries } from '../../model/orders/numbers.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { findOperator } from '../../operator/operator.ts';
import { startSeries } from '../../orders/records/number-store.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import type { Db } from '../../platform/db.ts';
import { readSetting, writeSetting } from '../../platform/settings-store.ts';
import { invoiceErrors } from './errors.ts';
import { hasInvoices } from './invoice-store.ts';

const SETTING = 'invoice_numbers';
const MAX_FIRST = 90_000;

export const numberScheme = z.strictObject({
  prefix: z
    .string()
    .regex(/^[A-Z][A-Z0-9]{0,9}$/, 'Send one to ten capital letters and digits, beginning with a letter.')
    .refine((prefix) => prefix !== 'SBX', 'SBX is the prefix of test documents. Choose another one.')
    .default('INV')
    .describe('Before the year, as in INV-2026-00001'),
  first: z.int().min(1).max(MAX_FIRST).default(1).describe('The first number of the first year'),
});

type NumberScheme = z.output<typeof numberScheme>;

const stored = numberScheme.extend({
  /** The series that begins with the first number; those of later years begin with 1. */
  series: z.string().nullable().default(null),
});

export async function findNumberScheme(db: Db): Promise<z.output<typeof stored>> {
  return stored.parse(JSON.parse((await readSetting(db, SETTING)) ?? '{}'));
}

/** The row of the series is locked first, so that no invoice takes a number in between. */
export async function changeNumberScheme(
  { sql, clock }: BaseContext,
  actor: Actor,
  scheme: NumberScheme,
): Promise<NumberScheme> {
  await sql.begin(async (tx) => {
    const { timeZone } = await findOperator(tx);
    const series = invoiceSeries('production', clock.now(), timeZone, scheme.prefix);
    await startSeries(tx, series, scheme.first);
    if (await hasInvoices(tx)) throw invoiceErrors.INVOICE_NUMBERS_FIXED();
    await writeSetting(tx, SETTING, JSON.stringify({ ...scheme, series }));
    await recordAudit(tx, clock, actor, {
      action: 'invoice_numbers.changed',
      accountId: null,
      subjectType: 'operator',
      subjectId: 'operator',
      details: { ...scheme },
    });
  });
  return scheme;
}
