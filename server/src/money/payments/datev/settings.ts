// The operator's settings for DATEV: numbers of the tax office's client, and the revenue account of each VAT case.
import { z } from 'zod';
import { CHARTS } from '../../../../../shared/accounting/charts.ts';

const accountNumber = z
  .string()
  .regex(/^[1-9]\d{3,7}$/, 'Send an account number of 4 to 8 digits.')
  .describe('An account of the chart of accounts');

const ofChart = accountNumber.optional();

/** Accounts that differ from those of the chart. Categories as in EN 16931. */
const revenueAccounts = z.strictObject({
  standard: z
    .record(z.string().regex(/^\d{1,2}(\.\d{1,2})?$/), accountNumber)
    .default({})
    .describe('By VAT rate in percent; by default 8400 or 4400 for 19 %, 8300 or 4300 for 7 %'),
  reverseCharge: ofChart.describe(
    'AE: the customer in another EU country owes the VAT. By default 8336 or 4336',
  ),
  exempt: ofChart.describe('E: exempt from VAT. By default 8100 or 4100'),
  zeroRated: ofChart.describe('Z: taxed with 0 %. By default 8290 or 4290'),
  exported: ofChart.describe('G: export outside the EU. By default 8120 or 4120'),
  intraCommunity: ofChart.describe('K: supply within the EU. By default 8125 or 4125'),
  notTaxable: ofChart.describe(
    'O: not taxable here, as for customers outside the EU. By default 8338 or 4338',
  ),
  passThrough: ofChart.describe('Official fees that are passed on without VAT. By default 1590 or 1370'),
});

export const datevSettings = z.strictObject({
  consultantNumber: z.int().min(1001).max(9_999_999).nullable().default(null).describe('Beraternummer'),
  clientNumber: z.int().min(1).max(99_999).nullable().default(null).describe('Mandantennummer'),
  fiscalYearStart: z
    .string()
    .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'Send month and day, such as 01-01.')
    .default('01-01')
    .describe('The first day of the fiscal year, as month and day'),
  accountLength: z.int().min(4).max(8).default(4).describe('Digits of a G/L account (Sachkontenlänge)'),
  chart: z.enum(['03', '04']).default('03').describe('Chart of accounts: SKR03 or SKR04'),
  finalize: z
    .boolean()
    .default(false)
    .describe('Whether bookings are final when they are imported (Festschreibung)'),
  revenue: revenueAccounts.default(revenueAccounts.parse({})),
  bankAccount: ofChart.describe('Debited by payments. By default 1200 or 1800'),
  collectiveDebtor: z
    .string()
    .regex(/^[1-6]\d{4,8}$/, 'Send a debtor number of 5 to 9 digits that begins with 1 to 6.')
    .nullable()
    .default(null)
    .describe('For invoices of deleted customers that had no debtor number (CPD)'),
});

export type DatevSettings = z.output<typeof datevSettings>;

const BY_CATEGORY = {
  AE: 'reverseCharge',
  E: 'exempt',
  Z: 'zeroRated',
  G: 'exported',
  K: 'intraCommunity',
  O: 'notTaxable',
} as const;

/** Null if neither the operator nor the chart has an account for this VAT rate. */
export function revenueAccount(
  { revenue, chart }: DatevSettings,
  category: string,
  rate: number,
): string | null {
  if (category in BY_CATEGORY) {
    const name = BY_CATEGORY[category as keyof typeof BY_CATEGORY];
    return revenue[name] ?? CHARTS[chart][name];
  }
  return revenue.standard[String(rate)] ?? CHARTS[chart].standard[String(rate)] ?? null;
}

/** Not a revenue: what is paid on behalf of the customer. */
export function passThroughAccount({ revenue, chart }: DatevSettings): string {
  return revenue.passThrough ?? CHARTS[chart].passThrough;
}

export function discountAccount({ chart }: DatevSettings, rate: number): string {
  return CHARTS[chart].discounts[String(rate)] ?? CHARTS[chart].otherDiscount;
}

export function writeOffAccount({ chart }: DatevSettings, rate: number): string {
  return CHARTS[chart].writeOffs[String(rate)] ?? CHARTS[chart].otherWriteOff;
}

export function clearingAccount({ chart }: DatevSettings): string {
  return CHARTS[chart].clearing;
}

export function bankAccount({ bankAccount, chart }: DatevSettings): string {
  return bankAccount ?? CHARTS[chart].bank;
}

/** Debtors have one digit more than G/L accounts, and begin with 1 to 6. */
export function isDebtorNumber({ accountLength }: DatevSettings, number: string | null): boolean {
  return new RegExp(`^[1-6]\\d{${accountLength}}$`).test(number ?? '');
}
