// The operator's table of exchange rates: the average of a month for each currency.
import { z } from 'zod';
import { currencyCode } from '../model/prices/agreement.ts';
import { EURO, type MonthlyRate } from '../model/prices/exchange-rate.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { changesBetween } from '../platform/changes.ts';
import type { Db } from '../platform/db.ts';
import { monthText } from '../platform/schemas.ts';
import { readSetting, writeSetting } from '../platform/settings-store.ts';
import { type Actor, recordAudit } from './audit.ts';

const SETTING = 'exchange_rates';
const MAX_RATES = 1000;

export const exchangeRate = z
  .number()
  .gt(0)
  .max(1_000_000)
  .multipleOf(0.000001)
  .describe('Units of the currency for one euro');

const otherCurrency = currencyCode.refine((code) => code !== EURO, 'The euro has no rate.');

export const exchangeRates = z
  .array(
    z.strictObject({
      month: monthText,
      currency: otherCurrency,
      rate: exchangeRate,
    }),
  )
  .max(MAX_RATES)
  .refine(
    (rates) => new Set(rates.map(({ month, currency }) => `${month} ${currency}`)).size === rates.length,
    'Send each currency at most once for a month.',
  );

export async function findExchangeRates(db: Db): Promise<MonthlyRate[]> {
  return exchangeRates.parse(JSON.parse((await readSetting(db, SETTING)) ?? '[]'));
}

export async function changeExchangeRates(
  { sql, clock }: BaseContext,
  actor: Actor,
  rates: MonthlyRate[],
): Promise<MonthlyRate[]> {
  await sql.begin(async (tx) => {
    const before = await findExchangeRates(tx);
    await writeSetting(tx, SETTING, JSON.stringify(rates));
    await recordAudit(tx, clock, actor, {
      action: 'exchange_rates.changed',
      accountId: null,
      subjectType: 'operator',
      subjectId: 'operator',
      details: { changes: changesBetween({ rates: before }, { rates }) },
    });
  });
  return rates;
}
