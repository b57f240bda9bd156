// Calculates the price of a transport under an agreement, or the reason why it needs a quote; pure and exact.
import { chooseTariff } from '../../../../shared/prices/choose-tariff.ts';
import type { Account } from '../account.ts';
import type { AgreementTerms } from './agreement.ts';
import { divideHalfUp, toDecimalText, toScaled } from './decimal.ts';
import { type PriceLine, type PriceLineCode, singleLine, sumOf, taxedSumOf } from './price-line.ts';
import { owesVatItself } from './reverse-charge.ts';
import { type Circumstances, surchargeLines } from './surcharges.ts';
import { tariffLines } from './tariff.ts';
import { amountToCents } from './term-values.ts';
import type { TransportType, VehicleType } from './vocabulary.ts';

export { amountToCents };

export interface PriceInput {
  transportType: TransportType;
  vehicleType: VehicleType;
  services: { registration: boolean; shortTermPlate: boolean };
  /** Null if it could not be measured. */
  distanceKm: number | null;
  /** Postal code and city contradict each other, so a price would not be reliable. */
  addressUnclear?: boolean;
  /** Without them there are no surcharges. */
  circumstances?: Circumstances | undefined;
}

export interface Price {
  netCents: number;
  vatCents: number;
  grossCents: number;
  /** Percent. */
  vatRate: number;
  /** Set if there is no VAT because the customer owes it, not because 0 % was agreed. */
  isReverseCharge?: true;
  currency: string;
  lines: PriceLine[];
  distanceKm: number | null;
  /** Set when a map server failed and the distance was estimated from the offline data. */
  estimatedOffline?: boolean;
}

/** Percent. */
export function lineVatRate({ vatRate }: Price, { isPassThrough }: PriceLine): number {
  return isPassThrough ? 0 : vatRate;
}

export const QUOTE_REASONS = [
  'TRANSPORT_TYPE',
  'VEHICLE_TYPE',
  'ADDRESS_UNCLEAR',
  'DISTANCE_UNKNOWN',
  'DISTANCE_ABOVE_LIMIT',
  'NO_TARIFF',
] as const;
export type QuoteReason = (typeof QUOTE_REASONS)[number];

export type PriceResult = { kind: 'PRICE'; price: Price } | { kind: 'QUOTE'; reason: QuoteReason };

const QUANTITY_DECIMALS = 3;

/** A billion. Sums over many orders remain exact numbers. */
export const MAX_PRICE_CENTS = 10 ** 11;

/** Dividing whole cents by 100 gives the closest number, which JSON prints with the intended two decimals. */
export function centsToAmount(cents: number): number {
  return cents / 100;
}

function quoteReason(terms: AgreementTerms, input: PriceInput): QuoteReason | null {
  const { transportTypes, vehicleTypes, distanceAboveKm, distanceUnknown } = terms.quoteRequired;
  if (transportTypes.includes(input.transportType)) return 'TRANSPORT_TYPE';
  if (vehicleTypes.includes(input.vehicleType)) return 'VEHICLE_TYPE';
  if (input.addressUnclear) return 'ADDRESS_UNCLEAR';
  if (input.distanceKm === null) return distanceUnknown ? 'DISTANCE_UNKNOWN' : null;
  return distanceAboveKm !== null && input.distanceKm > distanceAboveKm ? 'DISTANCE_ABOVE_LIMIT' : null;
}

export function serviceLines(terms: AgreementTerms, services: PriceInput['services']): PriceLine[] {
  const { registrationNet, shortTermPlateNet, registrationFee, shortTermPlateFee } = terms.services;
  const lines: PriceLine[] = [];
  if (services.registration) {
    lines.push(singleLine('REGISTRATION', 'Vehicle registration', amountToCents(registrationNet)));
    lines.push(...feeLines('REGISTRATION_FEE', 'Official fee of the registration', registrationFee));
  }
  if (services.shortTermPlate) {
    lines.push(singleLine('SHORT_TERM_PLATE', 'Short-term plate', amountToCents(shortTermPlateNet)));
    lines.push(
      ...feeLines('SHORT_TERM_PLATE_FEE', 'Official fee of the short-term plate', shortTermPlateFee),
    );
  }
  return lines;
}

function feeLines(code: PriceLineCode, description: string, fee: number): PriceLine[] {
  return fee === 0 ? [] : [{ ...singleLine(code, description, amountToCents(fee)), isPassThrough: true }];
}

/** The amount of an operator's line on a quote: any quantity times a price in whole cents. */
export function lineCents(quantity: number, unitNet: number): number {
  const scaled = toScaled(quantity, QUANTITY_DECIMALS) * toScaled(unitNet, 2);
  return Number(divideHalfUp(scaled, 10n ** BigInt(QUANTITY_DECIMALS)));
}

/** Calculates VAT once, on the total, so that rounding differences of the lines do not add up. */
export function vatCentsOf(netCents: number, vatRate: number): number {
  return Number(divideHalfUp(BigInt(netCents) * toScaled(vatRate, 2), 10_000n));
}

type TermsOfAccount = AgreementTerms & Pick<Price, 'isReverseCharge'>;

/** The terms for this account: reverse charge removes the VAT. */
export function termsFor(
  { contractingParty }: Pick<Account, 'contractingParty'>,
  terms: AgreementTerms,
): TermsOfAccount {
  return owesVatItself(contractingParty) ? { ...terms, vatRate: 0, isReverseCharge: true } : terms;
}

/**
 * The rate of an order's invoice, given the rate of the agreement on the day of service. A net price with VAT follows a change
 * of the rate until that day; one that was agreed without VAT stays so. A price without VAT because of the customer's record
 * names no rate.
 */
export function agreedRateOf(price: Price | null, rateOnDayOfService: number): number {
  if (price === null || price.isReverseCharge) return rateOnDayOfService;
  return price.vatRate === 0 ? 0 : rateOnDayOfService || price.vatRate;
}

const vatOf = ({ vatRate, isReverseCharge }: TermsOfAccount) =>
  isReverseCharge ? { vatRate, isReverseCharge } : { vatRate };

/** The sums of lines. VAT is on all but official fees. */
function totalsOfLines(lines: PriceLine[], vatRate: number) {
  const netCents = sumOf(lines);
  const vatCents = vatCentsOf(taxedSumOf(lines), vatRate);
  return { netCents, vatCents, grossCents: netCents + vatCents, lines };
}

export interface OfferedLine {
  description: string;
  quantity: number;
  unitNet: number;
  /** An official fee, without VAT. */
  passThrough?: boolean | undefined;
}

/** The price of lines that an operator wrote; VAT as for every price of the account. */
export function priceOfLines(account: Account, agreed: AgreementTerms, items: readonly OfferedLine[]): Price {
  const terms = termsFor(account, agreed);
  const lines = items.map(({ description, quantity, unitNet, passThrough }) => ({
    description,
    quantity,
    unitNet: String(unitNet),
    netCents: lineCents(quantity, unitNet),
    ...(passThrough && { isPassThrough: true as const }),
  }));
  return {
    ...totalsOfLines(lines, terms.vatRate),
    ...vatOf(terms),
    currency: terms.currency,
    distanceKm: null,
  };
}

/** The same price with one more line. */
export function withLine(price: Price, description: string, netCents: number): Price {
  const line = { description, quantity: 1, unitNet: toDecimalText(BigInt(netCents), 2), netCents };
  return { ...price, ...totalsOfLines([...price.lines, line], price.vatRate) };
}

export function priceTransport(terms: TermsOfAccount, input: PriceInput): PriceResult {
  const reason = quoteReason(terms, input);
  if (reason !== null) return { kind: 'QUOTE', reason };
  const price = priceByTariff(terms, input);
  return price === null ? { kind: 'QUOTE', reason: 'NO_TARIFF' } : { kind: 'PRICE', price };
}

/** The price by tariff, whether or not the agreement requires a quote; null if no tariff applies. */
export function priceByTariff(terms: TermsOfAccount, input: PriceInput): Price | null {
  const tariff = chooseTariff(terms.tariffs, input);
  if (tariff === undefined) return null;
  const transport = tariffLines(tariff, input.distanceKm);
  const lines = [
    ...transport,
    ...(input.circumstances ? surchargeLines(terms.surcharges, input.circumstances, sumOf(transport)) : []),
    ...serviceLines(terms, input.services),
  ];
  const { currency } = terms;
  return { ...totalsOfLines(lines, terms.vatRate), ...vatOf(terms), currency, distanceKm: input.distanceKm };
}
