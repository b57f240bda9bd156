// One line of a price: what is billed, how much of it, and its net amount. Pure.
import { toDecimalText } from './decimal.ts';

export const PRICE_LINE_CODES = [
  'BASE',
  'DISTANCE',
  'MINIMUM',
  'WEEKEND',
  'EXPRESS',
  'FUEL',
  'REGISTRATION',
  'SHORT_TERM_PLATE',
  'REGISTRATION_FEE',
  'SHORT_TERM_PLATE_FEE',
] as const;
export type PriceLineCode = (typeof PRICE_LINE_CODES)[number];

export interface PriceLine {
  /** Absent for a line that an operator wrote on a quote. */
  code?: PriceLineCode;
  description: string;
  /** Kilometres for DISTANCE, otherwise 1. */
  quantity: number;
  /** A decimal in units of the currency; a price per kilometre may have four decimals. */
  unitNet: string;
  netCents: number;
  /** Of a DISTANCE line in a tariff with tiers: where its kilometres begin. */
  fromKm?: number;
  /** Of a surcharge that is a share of the transport. */
  percent?: number;
  /** An official fee that is passed on at cost, without VAT. */
  isPassThrough?: true;
}

export function singleLine(code: PriceLineCode, description: string, netCents: number): PriceLine {
  return { code, description, quantity: 1, unitNet: toDecimalText(BigInt(netCents), 2), netCents };
}

export function sumOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, line) => sum + line.netCents, 0);
}

/** What VAT is calculated on. */
export function taxedSumOf(lines: readonly PriceLine[]): number {
  return sumOf(lines.filter(({ isPassThrough }) => !isPassThrough));
}
