// The terms of an agreement: their shape, their limits and the defaults for a new account.
import { z } from 'zod';
import { HOUR_SECONDS } from '../../../../shared/time/durations.ts';
import { expensesSchema, extraTermSchema, reportDuplicateExtras } from './extra-terms.ts';
import { amount, decimal } from './term-values.ts';
import { TRANSPORT_TYPES, VEHICLE_TYPES } from './vocabulary.ts';

const tariffSchema = z
  .strictObject({
    transportType: z.enum(TRANSPORT_TYPES).describe('The transport type this tariff prices.'),
    vehicleType: z
      .enum(VEHICLE_TYPES)
      .nullable()
      .default(null)
      .describe(
        'The vehicle type it prices; null prices every vehicle type of the transport type without a tariff of its own.',
      ),
    baseNet: amount().describe('Net price of the transport itself, before distance.'),
    includedKm: decimal(1, 100_000).default(0).describe('Kilometres that the base price already covers.'),
    perKmNet: decimal(4, 10_000)
      .default(0)
      .describe('Net price of each further kilometre, up to 4 decimals.'),
    minimumNet: amount().default(0).describe('Minimum net price of base and distance together.'),
  })
  .describe('The price of one transport type for one or for every vehicle type.');

export type Tariff = z.output<typeof tariffSchema>;

const STANDARD_TARIFFS: Tariff[] = [
  { transportType: 'DRIVEN', vehicleType: null, baseNet: 89, includedKm: 50, perKmNet: 0.95, minimumNet: 99 },
  {
    transportType: 'DRIVEN',
    vehicleType: 'VAN',
    baseNet: 99,
    includedKm: 50,
    perKmNet: 1.05,
    minimumNet: 115,
  },
  {
    transportType: 'DRIVEN',
    vehicleType: 'TRUCK_7_5',
    baseNet: 149,
    includedKm: 50,
    perKmNet: 1.35,
    minimumNet: 179,
  },
  {
    transportType: 'DRIVEN',
    vehicleType: 'TRUCK_12',
    baseNet: 179,
    includedKm: 50,
    perKmNet: 1.55,
    minimumNet: 219,
  },
  {
    transportType: 'DRIVEN',
    vehicleType: 'TRUCK_40',
    baseNet: 219,
    includedKm: 50,
    perKmNet: 1.75,
    minimumNet: 269,
  },
];

const servicesSchema = z.strictObject({
  registrationNet: amount().default(129).describe('Net price of registering the vehicle.'),
  shortTermPlateNet: amount().default(89).describe('Net price of a short-term plate.'),
});

const quoteRequiredSchema = z.strictObject({
  transportTypes: z
    .array(z.enum(TRANSPORT_TYPES))
    .default(['TRAILER', 'TRUCK'])
    .describe('Transport types that always need a quote.'),
  vehicleTypes: z
    .array(z.enum(VEHICLE_TYPES))
    .default([])
    .describe('Vehicle types that always need a quote.'),
  distanceAboveKm: decimal(1, 100_000)
    .nullable()
    .default(null)
    .describe('Distances beyond this many kilometres need a quote; null sets no limit.'),
  distanceUnknown: z
    .boolean()
    .default(true)
    .describe(
      'Whether an order whose distance cannot be measured needs a quote. If not, it costs the base price.',
    ),
});

function reportDuplicateTariffs(tariffs: Tariff[], context: z.core.$RefinementCtx<Tariff[]>): void {
  const seen = new Set<string>();
  for (const [position, { transportType, vehicleType }] of tariffs.entries()) {
    const pair = `${transportType} ${vehicleType ?? 'any'}`;
    if (seen.has(pair)) {
      context.addIssue({
        code: 'custom',
        path: [position],
        message: `There is already a tariff for ${transportType} and ${vehicleType ?? 'any vehicle type'}.`,
        params: { reason: 'duplicate_tariff' },
      });
    }
    seen.add(pair);
  }
}

const paymentSchema = z.strictObject({
  dueDays: z.int().min(0).max(365).default(14).describe('Days from the date of an invoice until it is due.'),
  discount: z
    .strictObject({
      percent: decimal(2, 100).describe('Percent of the gross amount.'),
      days: z.int().min(1).max(365).describe('Days from the date of the invoice.'),
    })
    .nullable()
    .default(null)
    .describe('Early-payment discount; null for none.'),
});

export const INVOICING = ['PER_ORDER', 'WEEKLY', 'MONTHLY'] as const;

/** Amounts are kept in hundredths, so only currencies that have them are offered. */
function isCurrencyWithCents(code: string): boolean {
  if (!CURRENCIES.has(code)) return false;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
  return format.resolvedOptions().maximumFractionDigits === 2;
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

export const currencyCode = z
  .string()
  .refine(isCurrencyWithCents, 'Send the ISO 4217 code of a currency with two decimals, such as EUR.');

/** Every field is optional and defaults to the standard agreement. */
export const agreementTermsSchema = z
  .strictObject({
    currency: currencyCode
      .default('EUR')
      .describe(
        'ISO 4217 code of the currency of every amount. It has two decimals: JPY and others without are not offered.',
      ),
    vatRate: decimal(2, 100).default(19).describe('Value added tax in percent, up to 2 decimals.'),
    payment: paymentSchema.prefault({}).describe('When invoices are due.'),
    invoicing: z
      .enum(INVOICING)
      .default('PER_ORDER')
      .describe(
        'PER_ORDER: an invoice for each order. WEEKLY, MONTHLY: one for all orders of a week or month, by the day of delivery.',
      ),
    tariffs: z
      .array(tariffSchema)
      .max(100)
      .default(STANDARD_TARIFFS)
      .superRefine(reportDuplicateTariffs)
      .describe('Prices by transport type and vehicle type. What no tariff prices needs a quote.'),
    services: servicesSchema.prefault({}).describe('Prices of bookable services.'),
    extras: z
      .array(extraTermSchema)
      .max(50)
      .default([])
      .superRefine(reportDuplicateExtras)
      .describe('Prices of what an order may cost in addition. Without them nothing is added.'),
    expenses: expensesSchema
      .prefault({})
      .describe('Which of the costs on the road the customer pays, by kind.'),
    allowedTransportTypes: z
      .array(z.enum(TRANSPORT_TYPES))
      .min(1)
      .default([...TRANSPORT_TYPES])
      .describe('Transport types the account may order; others are refused.'),
    quoteRequired: quoteRequiredSchema.prefault({}).describe('Cases that become a request with a quote.'),
    release: z
      .enum(['AUTOMATIC', 'MANUAL'])
      .default('AUTOMATIC')
      .describe('Whether orders go to dispatch at once or after release by the operator.'),
    quoteValidityDays: z
      .int()
      .min(1)
      .max(365)
      .default(14)
      .describe('Number of days for which a quote can be accepted.'),
    quoteAcceptanceViaApi: z
      .boolean()
      .default(true)
      .describe('Whether quotes can be accepted through the API.'),
    showDriver: z
      .boolean()
      .default(true)
      .describe("Whether the account sees the driver's first name and initial."),
    positionIntervalSeconds: z
      .int()
      .min(10)
      .max(HOUR_SECONDS)
      .default(60)
      .describe('Interval between shared positions while the vehicle is in transit.'),
  })
  .describe('The terms agreed with an account: prices, quotes, release and what it sees.');

export type AgreementTerms = z.output<typeof agreementTermsSchema>;
export type AgreementTermsInput = z.input<typeof agreementTermsSchema>;

/** One version of the agreement with an account. */
export interface Agreement {
  accountId: string;
  version: number;
  terms: AgreementTerms;
  createdAt: Date;
  /** The actor as in the audit log; null if unknown. */
  createdBy: string | null;
}

/** The terms of a new account: DRIVEN has prices, all else and unknown distances need a quote. */
export function defaultAgreementTerms(): AgreementTerms {
  return agreementTermsSchema.parse({});
}
