// Computes the price of an extra or expense for the customer under an agreement. Pure.
import type { ExtraKind } from '../../../../shared/extras/kinds.ts';
import type { AgreementTerms } from '../../model/prices/agreement.ts';
import { divideHalfUp, toScaled } from '../../model/prices/decimal.ts';
import {
  EURO,
  fromEuroCents,
  type MonthlyRate,
  rateOfDay,
  toEuroCents,
} from '../../model/prices/exchange-rate.ts';
import { type ExpenseTerm, type ExtraTerm, nameOfTerm } from '../../model/prices/extra-terms.ts';
import { amountToCents, lineCents, type Price } from '../../model/prices/price.ts';
import { type BillTo, type Content, isAgreedExpense } from './extra.ts';

const QUARTER_HOUR_MINUTES = 15;

/** Each quarter of an hour counts that begins after the free time. */
export function quartersOf(waitedMinutes: number, freeMinutes: number): number {
  return Math.max(0, Math.ceil((waitedMinutes - freeMinutes) / QUARTER_HOUR_MINUTES));
}

export function extraTermOf(
  terms: AgreementTerms,
  { kind, name }: { kind: string; name: string | null },
): ExtraTerm | null {
  return terms.extras.find((term) => term.kind === kind && nameOfTerm(term) === name) ?? null;
}

export function freeMinutesOf(terms: AgreementTerms): number | null {
  const term = extraTermOf(terms, { kind: 'WAITING', name: null });
  return term?.kind === 'WAITING' ? term.freeMinutes : null;
}

/** The net amount of a receipt: what is left of the gross amount without its VAT. */
export function paidNetCents({
  paidGrossCents,
  paidVatRate,
}: Pick<Content, 'paidGrossCents' | 'paidVatRate'>) {
  if (paidGrossCents === null || paidVatRate === null) return 0;
  return Number(divideHalfUp(BigInt(paidGrossCents) * 10_000n, 10_000n + toScaled(paidVatRate, 2)));
}

/** The net amount of a receipt in the currency that is billed; null if a rate is missing. */
function paidNetIn(content: Extract<Content, { category: 'EXPENSE' }>, agreed: AgreedRates): number | null {
  const { paidCurrency, paidRate, paidOn } = content;
  const net = paidNetCents(content);
  if (paidCurrency === agreed.currency) return net;
  const rateOf = (currency: string) => (currency === EURO ? 1 : rateOfDay(agreed.rates, currency, paidOn));
  const [from, to] = [paidRate ?? rateOf(paidCurrency), rateOf(agreed.currency)];
  return from === null || to === null ? null : fromEuroCents(toEuroCents(net, from), to);
}

/** The billed currency, and the averages of the months. */
export interface AgreedRates {
  currency: string;
  rates: readonly MonthlyRate[];
}

export interface Pricing {
  billTo: BillTo;
  /** Null if the agreement has no price or a rate is missing, so that a person must enter one. */
  netCents: number | null;
  /** Only for expenses with a limit. */
  limitCents: number | null;
}

const KEPT_FOR_OPERATOR: Pricing = { billTo: 'OPERATOR', netCents: 0, limitCents: null };

/** `usedCents` is what is approved of the same kind of expense for the same order. */
export function priceExtra(
  terms: AgreementTerms,
  price: Pick<Price, 'netCents'> | null,
  content: Content,
  usedCents: number,
  rates: AgreedRates,
): Pricing {
  if (content.category === 'EXTRA') {
    const term = extraTermOf(terms, content);
    if (term === null && isOnlyByAgreement(content.kind)) return KEPT_FOR_OPERATOR;
    return {
      billTo: 'CUSTOMER',
      netCents: term && priceByTerm(term, price, content.quantity),
      limitCents: null,
    };
  }
  if (!isAgreedExpense(content.kind)) return KEPT_FOR_OPERATOR;
  return priceExpense(terms.expenses[content.kind], paidNetIn(content, rates), usedCents);
}

/** An order that ends without transport costs only what was agreed on. */
function isOnlyByAgreement(kind: ExtraKind): boolean {
  return kind === 'TRIP_IN_VAIN' || kind === 'LATE_CANCELLATION';
}

function priceExpense(
  { billing, limitNet }: ExpenseTerm,
  paidCents: number | null,
  usedCents: number,
): Pricing {
  if (billing === 'INCLUDED') return KEPT_FOR_OPERATOR;
  if (limitNet === null) return { billTo: 'CUSTOMER', netCents: paidCents, limitCents: null };
  const limitCents = amountToCents(limitNet);
  const netCents = paidCents === null ? null : Math.min(paidCents, Math.max(0, limitCents - usedCents));
  return { billTo: 'CUSTOMER', netCents, limitCents };
}

function priceByTerm(
  term: ExtraTerm,
  price: Pick<Price, 'netCents'> | null,
  quantity: number,
): number | null {
  switch (term.kind) {
    case 'WAITING':
      return lineCents(quantity, term.netPerQuarterHour);
    case 'TRIP_IN_VAIN':
    case 'LATE_CANCELLATION':
      if (term.net !== null) return amountToCents(term.net);
      return price && shareOf(price.netCents, term.percentOfPrice!);
    default:
      return lineCents(quantity, term.net);
  }
}

function shareOf(netCents: number, percent: number): number {
  return Number(divideHalfUp(BigInt(netCents) * toScaled(percent, 2), 10_000n));
}
