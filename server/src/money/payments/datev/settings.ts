// The operator's settings for DATEV: numbers of the tax office's client, and the revenue account of each VAT case.
import { z } from 'zod';

const accountNumber = z
  .string()
  .regex(/^[1-9]\d{3,7}$/, 'Send an account number of 4 to 8 digits.')
  .describe('An account of the chart of accounts');

/** The defaults are those of the chart SKR03. Categories as in EN 16931. */
const revenueAccounts = z.strictObject({
  standard: z
    .record(z.string().regex(/^\d{1,2}(\.\d{1,2})?$/), accountNumber)
    .default({ '19': '8400', '7': '8300' })
    .describe('By VAT rate in percent'),
  reverseCharge: accountNumber
    .default('8336')
    .describe('AE: the customer in another EU country owes the VAT'),
  exempt: accountNumber.default('8100').describe('E: exempt from VAT'),
  zeroRated: accountNumber.default('8290').describe('Z: taxed with 0 %'),
  exported: accountNumber.default('8120').describe('G: export outside the EU'),
  intraCommunity: accountNumber.default('8125').describe('K: supply within the EU'),
  notTaxable: accountNumber.default('8338').describe('O: not taxable here, as for customers outside the EU'),
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

/** Null if the operator has named no account for this VAT rate. */
export function revenueAccount({ revenue }: DatevSettings, category: string, rate: number): string | null {
  if (category in BY_CATEGORY) return revenue[BY_CATEGORY[category as keyof typeof BY_CATEGORY]];
  return revenue.standard[String(rate)] ?? null;
}
