// Owns the price of a transport under an agreement, or the reason why it needs a quote; pure and exact.
import type { Account } from '../accounts/account.ts';
import type { AgreementTerms, Tariff } from './agreement.ts';
import { divideHalfUp, toDecimalText, toScaled } from './decimal.ts';
import type { TransportType, VehicleType } from './vocabulary.ts';

export interface PriceInput {
  transportType: TransportType;
  vehicleType: VehicleType;
  services: { registration: boolean; shortTermPlate: boolean };
  /** Null when it could not be measured. */
  distanceKm: number | null;
}

export type PriceLineCode = 'BASE' | 'DISTANCE' | 'MINIMUM' | 'REGISTRATION' | 'SHORT_TERM_PLATE';

export interface PriceLine {
  /** A line that an operator wrote, on a quote, has none. */
  code?: PriceLineCode;
  description: string;
  /** Kilometres for DISTANCE, otherwise 1. */
  quantity: number;
  /** In units of the currency, as decimal text: a kilometre's price may have four decimals. */
  unitNet: string;
  netCents: number;
}

export interface Price {
  netCents: number;
  vatCents: number;
  grossCents: number;
  /** Percent. */
  vatRate: number;
  currency: string;
  lines: PriceLine[];
  distanceKm: number | null;
}

export type QuoteReason =
  | 'TRANSPORT_TYPE'
  | 'VEHICLE_TYPE'
  | 'DISTANCE_UNKNOWN'
  | 'DISTANCE_ABOVE_LIMIT'
  | 'NO_TARIFF';

export type PriceResult = { kind: 'PRICE'; price: Price } | { kind: 'QUOTE'; reason: QuoteReason };

const metreDecimals = 3;
const perKmDecimals = 4;
const quantityDecimals = 3;
/** Metres times ten-thousandths, brought back to cents. */
const centsDivisor = 10n ** BigInt(metreDecimals + perKmDecimals - 2);

export function amountToCents(amount: number): number {
  return Number(toScaled(amount, 2));
}

/** Whole cents over 100 is the number nearest to the two decimals meant, which JSON prints as such. */
export function centsToAmount(cents: number): number {
  return cents / 100;
}

function quoteReason(terms: AgreementTerms, input: PriceInput): QuoteReason | null {
  const { transportTypes, vehicleTypes, distanceAboveKm, distanceUnknown } = terms.quoteRequired;
  if (transportTypes.includes(input.transportType)) return 'TRANSPORT_TYPE';
  if (vehicleTypes.includes(input.vehicleType)) return 'VEHICLE_TYPE';
  if (input.distanceKm === null) return distanceUnknown ? 'DISTANCE_UNKNOWN' : null;
  return distanceAboveKm !== null && input.distanceKm > distanceAboveKm ? 'DISTANCE_ABOVE_LIMIT' : null;
}

/** The vehicle type's own tariff goes before the one for any vehicle type. */
function tariffFor(terms: AgreementTerms, input: PriceInput): Tariff | undefined {
  const ofTransport = terms.tariffs.filter((tariff) => tariff.transportType === input.transportType);
  return (
    ofTransport.find((tariff) => tariff.vehicleType === input.vehicleType) ??
    ofTransport.find((tariff) => tariff.vehicleType === null)
  );
}

function singleLine(code: PriceLineCode, description: string, netCents: number): PriceLine {
  return { code, description, quantity: 1, unitNet: toDecimalText(BigInt(netCents), 2), netCents };
}

function distanceLine(tariff: Tariff, distanceKm: number | null): PriceLine | null {
  if (distanceKm === null) return null;
  const metres = toScaled(distanceKm, metreDecimals) - toScaled(tariff.includedKm, metreDecimals);
  const perKm = toScaled(tariff.perKmNet, perKmDecimals);
  if (metres <= 0n || perKm === 0n) return null;
  return {
    code: 'DISTANCE',
    description: tariff.includedKm > 0 ? `Kilometres beyond ${tariff.includedKm}` : 'Kilometres',
    quantity: Number(metres) / 1000,
    unitNet: toDecimalText(perKm, perKmDecimals),
    netCents: Number(divideHalfUp(metres * perKm, centsDivisor)),
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

function serviceLines(terms: AgreementTerms, services: PriceInput['services']): PriceLine[] {
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

/** What an operator's line on a quote comes to: any quantity of a price in whole cents. */
export function lineCents(quantity: number, unitNet: number): number {
  const scaled = toScaled(quantity, quantityDecimals) * toScaled(unitNet, 2);
  return Number(divideHalfUp(scaled, 10n ** BigInt(quantityDecimals)));
}

/** VAT is taken once, on the sum, so that the lines' rounding does not add up in it. */
export function vatCentsOf(netCents: number, vatRate: number): number {
  return Number(divideHalfUp(BigInt(netCents) * toScaled(vatRate, 2), 10_000n));
}

/** Where the operator is taxed; customers elsewhere in the EU with a VAT id owe the tax themselves. */
const HOME_COUNTRY = 'DE';

/** The terms as they count for this account: reverse charge takes the VAT away. */
export function termsFor({ contractingParty }: Account, terms: AgreementTerms): AgreementTerms {
  const reverseCharge =
    contractingParty !== null && contractingParty.country !== HOME_COUNTRY && contractingParty.vatId !== null;
  return reverseCharge ? { ...terms, vatRate: 0 } : terms;
}

/** The price of lines that an operator wrote; VAT as for every price of the account. */
export function priceOfLines(
  account: Account,
  agreed: AgreementTerms,
  items: readonly { description: string; quantity: number; unitNet: number }[],
): Price {
  const { vatRate, currency } = termsFor(account, agreed);
  const lines = items.map(({ description, quantity, unitNet }) => ({
    description,
    quantity,
    unitNet: String(unitNet),
    netCents: lineCents(quantity, unitNet),
  }));
  const netCents = sumOf(lines);
  const vatCents = vatCentsOf(netCents, vatRate);
  return { netCents, vatCents, grossCents: netCents + vatCents, vatRate, currency, lines, distanceKm: null };
}

export function priceTransport(terms: AgreementTerms, input: PriceInput): PriceResult {
  const reason = quoteReason(terms, input);
  if (reason !== null) return { kind: 'QUOTE', reason };
  const tariff = tariffFor(terms, input);
  if (tariff === undefined) return { kind: 'QUOTE', reason: 'NO_TARIFF' };

  const lines = [...transportLines(tariff, input.distanceKm), ...serviceLines(terms, input.services)];
  const netCents = sumOf(lines);
  const vatCents = vatCentsOf(netCents, terms.vatRate);
  const { vatRate, currency } = terms;
  const grossCents = netCents + vatCents;
  return {
    kind: 'PRICE',
    price: { netCents, vatCents, grossCents, vatRate, currency, lines, distanceKm: input.distanceKm },
  };
}
