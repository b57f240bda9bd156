// Calculates the price of a transport under an agreement, or the reason why it needs a quote; pure and exact.
import { chooseTariff } from '../../../../shared/prices/choose-tariff.ts';
import type { Account } from '../account.ts';
import type { AgreementTerms, Tariff } from './agreement.ts';
import { divideHalfUp, toDecimalText, toScaled } from './decimal.ts';
import { owesVatItself } from './reverse-charge.ts';
import type { TransportType, VehicleType } from './vocabulary.ts';

export interface PriceInput {
  transportType: TransportType;
  vehicleType: VehicleType;
  services: { registration: boolean; shortTermPlate: boolean };
  /** Null if it could not be measured. */
  distanceKm: number | null;
  /** Postal code and city contradict each other, so a price would not be reliable. */
  addressUnclear?: boolean;
}

export type PriceLineCode = 'BASE' | 'DISTANCE' | 'MINIMUM' | 'REGISTRATION' | 'SHORT_TERM_PLATE';

export interface PriceLine {
  /** Absent for a line that an operator wrote on a quote. */
  code?: PriceLineCode;
  description: string;
  /** Kilometres for DISTANCE, otherwise 1. */
  quantity: number;
  /** A decimal in units of the currency; a price per kilometre may have four decimals. */
  unitNet: string;
  netCents: number;
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

const METRE_DECIMALS = 3;
const PER_KM_DECIMALS = 4;
const QUANTITY_DECIMALS = 3;
/** Converts metres times ten-thousandths of a currency unit to cents. */
const CENTS_DIVISOR = 10n ** BigInt(METRE_DECIMALS + PER_KM_DECIMALS - 2);

/** A billion. Sums over many orders remain exact numbers. */
export const MAX_PRICE_CENTS = 10 ** 11;

export function amountToCents(amount: number): number {
  return Number(toScaled(amount, 2));
}

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

function singleLine(code: PriceLineCode, description: string, netCents: number): PriceLine {
  return { code, description, quantity: 1, unitNet: toDecimalText(BigInt(netCents), 2), netCents };
}

function distanceLine(tariff: Tariff, distanceKm: number | null): PriceLine | null {
  if (distanceKm === null) return null;
  const metres = toScaled(distanceKm, METRE_DECIMALS) - toScaled(tariff.includedKm, METRE_DECIMALS);
  const perKm = toScaled(tariff.perKmNet, PER_KM_DECIMALS);
  if (metres <= 0n || perKm === 0n) return null;
  return {
    code: 'DISTANCE',
    description: tariff.includedKm > 0 ? `Kilometres beyond ${tariff.includedKm}` : 'Kilometres',
    quantity: Number(metres) / 1000,
    unitNet: toDecimalText(perKm, PER_KM_DECIMALS),
    netCents: Number(divideHalfUp(metres * perKm, CENTS_DIVISOR)),
  };
}

function transportLines(tariff: Tariff, distanceKm: number | null): PriceLine[] {
  const lines = [singleLine('BASE', 'Vehicle transfer', amountToCents(tariff.baseNet))];
  const distance = distanceLine(tariff, distanceKm);
  if (distance !== null) lines.push(distance);
  const missingCents = amountToCents(tariff.minimumNet) - sumOf(lines);
  if (missingCents > 0) lines.push(singleLine('MINIMUM', 'Supplement to the minimum price', missingCents));
  return lines;
}

export function serviceLines(terms: AgreementTerms, services: PriceInput['services']): PriceLine[] {
  const { registrationNet, shortTermPlateNet } = terms.services;
  const lines: PriceLine[] = [];
  if (services.registration) {
    lines.push(singleLine('REGISTRATION', 'Vehicle registration', amountToCents(registrationNet)));
  }
  if (services.shortTermPlate) {
    lines.push(singleLine('SHORT_TERM_PLATE', 'Short-term plate', amountToCents(shortTermPlateNet)));
  }
  return lines;
}

function sumOf(lines: PriceLine[]): number {
  return lines.reduce((sum, line) => sum + line.netCents, 0);
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

/** The rate that was agreed for an order. A price without VAT because of the customer's record names none. */
export function agreedRateOf(price: Price | null, { vatRate }: Pick<AgreementTerms, 'vatRate'>): number {
  return price === null || price.isReverseCharge ? vatRate : price.vatRate;
}

const vatOf = ({ vatRate, isReverseCharge }: TermsOfAccount) =>
  isReverseCharge ? { vatRate, isReverseCharge } : { vatRate };

/** The price of lines that an operator wrote; VAT as for every price of the account. */
export function priceOfLines(
  account: Account,
  agreed: AgreementTerms,
  items: readonly { description: string; quantity: number; unitNet: number }[],
): Price {
  const terms = termsFor(account, agreed);
  const lines = items.map(({ description, quantity, unitNet }) => ({
    description,
    quantity,
    unitNet: String(unitNet),
    netCents: lineCents(quantity, unitNet),
  }));
  const netCents = sumOf(lines);
  const vatCents = vatCentsOf(netCents, terms.vatRate);
  const grossCents = netCents + vatCents;
  return {
    netCents,
    vatCents,
    grossCents,
    ...vatOf(terms),
    currency: terms.currency,
    lines,
    distanceKm: null,
  };
}

/** The same price with one more line. */
export function withLine(price: Price, description: string, netCents: number): Price {
  const line = { description, quantity: 1, unitNet: toDecimalText(BigInt(netCents), 2), netCents };
  const lines = [...price.lines, line];
  const net = sumOf(lines);
  const vatCents = vatCentsOf(net, price.vatRate);
  return { ...price, lines, netCents: net, vatCents, grossCents: net + vatCents };
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
  const lines = [...transportLines(tariff, input.distanceKm), ...serviceLines(terms, input.services)];
  const netCents = sumOf(lines);
  const vatCents = vatCentsOf(netCents, terms.vatRate);
  const { currency } = terms;
  const grossCents = netCents + vatCents;
  return { netCents, vatCents, grossCents, ...vatOf(terms), currency, lines, distanceKm: input.distanceKm };
}
