// The terms of an agreement: their shape, their limits and the defaults for a new account.
import { z } from 'zod';
import { HOUR_SECONDS } from '../../../../shared/time/durations.ts';
import { expensesSchema, extraTermSchema, reportDuplicateExtras } from './extra-terms.ts';
import { protocolRulesSchema } from './protocol-rules.ts';
import { NO_SURCHARGES, surchargesSchema } from './surcharges.ts';
import { type Tariff, tariffSchema } from './tariff.ts';
import { amount, decimal } from './term-values.ts';
import { TRANSPORT_TYPES, VEHICLE_TYPES } from './vocabulary.ts';

const driven = (
  vehicleType: Tariff['vehicleType'],
  baseNet: number,
  perKmNet: number,
  minimumNet: number,
): Tariff => ({
  transportType: 'DRIVEN',
  vehicleType,
  baseNet,
  includedKm: 50,
  perKmNet,
  tiers: [],
  minimumNet,
});

const STANDARD_TARIFFS: Tariff[] = [
  driven(null, 89, 0.95, 99),
  driven('VAN', 99, 1.05, 115),
  driven('TRUCK_7_5', 149, 1.35, 179),
  driven('TRUCK_12', 179, 1.55, 219),
  driven('TRUCK_40', 219, 1.75, 269),
];

const servicesSchema = z.strictObject({
  registrationNet: amount().default(129).describe('Net price of registering the vehicle.'),
  shortTermPlateNet: amount().default(89).describe('Net price of a short-term plate.'),
  registrationFee: amount()
    .default(0)
    .describe('Official fee of a registration, passed on to the customer without VAT.'),
  shortTermPlateFee: amount()
    .default(0)
    .describe('Official fee of a short-term plate, passed on to the customer without VAT.'),
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
    surcharges: surchargesSchema
      .prefault({})
      .describe('What is added to the transport for weekends, short notice and fuel.'),
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
    protocol: protocolRulesSchema
      .nullable()
      .default(null)
      .describe('What a protocol of pickup or handover must have; null for the default of the operator.'),
  })
  .describe('The terms agreed with an account: prices, quotes, release and what it sees.');

export type AgreementTerms = z.output<typeof agreementTermsSchema>;
export type AgreementTermsInput = z.input<typeof agreementTermsSchema>;

/** One version of the agreement with an account. */
export interface Agreement {
  accountId: string;
  version: number;
  /** The first day on which it applies, as 2026-11-17; null from the beginning. */
  validFrom: string | null;
  terms: AgreementTerms;
  createdAt: Date;
  /** The actor as in the audit log; null if unknown. */
  createdBy: string | null;
}

/** The terms of a new account: DRIVEN has prices, all else and unknown distances need a quote. */
export function defaultAgreementTerms(): AgreementTerms {
  return agreementTermsSchema.parse({});
}

/** What was stored before a field existed has its default. */
export function withTermDefaults(terms: AgreementTerms): AgreementTerms {
  const {
    surcharges = NO_SURCHARGES,
    invoicing = 'PER_ORDER',
    protocol = null,
  } = terms as Partial<AgreementTerms>;
  return {
    ...terms,
    invoicing,
    surcharges,
    protocol,
    services: { ...NO_FEES, ...terms.services },
    tariffs: terms.tariffs.map((tariff) => ({ ...tariff, tiers: tariff.tiers ?? [] })),
  };
}

const NO_FEES = { registrationFee: 0, shortTermPlateFee: 0 };

/**
 * The version that applies on a day: of those that have begun, the one that begins last, and of several that begin on the
 * same day the newest. A version that begins later therefore stays planned when another one is added before it.
 */
export function agreementOn(versions: readonly Agreement[], day: string): Agreement | null {
  const begun = versions.filter(({ validFrom }) => validFrom === null || validFrom <= day);
  const isLater = (one: Agreement, other: Agreement) =>
    (one.validFrom ?? '') > (other.validFrom ?? '') ||
    (one.validFrom === other.validFrom && one.version > other.version);
  return begun.reduce<Agreement | null>((last, one) => (last && isLater(last, one) ? last : one), null);
}
