// How the console writes an extra or expense: its name, what it costs, and what the agreement says.
import { unitOfExpense } from '../../../../shared/extras/kinds.ts';
import type { Language } from '../../messages/language.ts';
import { formatCalendarDay, formatMoney, formatNumber } from '../../ui/format.ts';
import type { Extra } from './extra-queries.ts';
import type { ExtrasTexts } from './texts.ts';

export interface ExtraFormat {
  texts: ExtrasTexts;
  language: Language;
}

export function nameOfExtra({ texts }: ExtraFormat, { category, kind, name }: Extra): string {
  const names: Partial<Record<string, string>> = category === 'EXPENSE' ? texts.expenses : texts.extras;
  return name ?? names[kind] ?? kind;
}

const cents = (amount: number) => Math.round(amount * 100);

/** What is or would be billed. */
export function formatBilled(
  { texts, language }: ExtraFormat,
  { state, billTo, net, agreed }: Extra,
): string {
  const isDecided = state === 'APPROVED';
  const payer = isDecided ? billTo : agreed.billTo;
  const amount = isDecided ? net : agreed.net;
  if (payer === 'OPERATOR') return texts.keptForOperator;
  return amount === null
    ? texts.noPrice
    : texts.billed({ net: formatMoney(language, cents(amount), agreed.currency) });
}

export function formatPaid({ texts, language }: ExtraFormat, { paid }: Extra): string | null {
  if (!paid) return null;
  const gross = formatMoney(language, cents(paid.gross), paid.currency);
  const vat = formatNumber(language, paid.vatRate, 'percent');
  return texts.paid({ gross, vat, day: formatCalendarDay(language, paid.on) });
}

export function formatLimit({ texts, language }: ExtraFormat, { agreed }: Extra): string | null {
  if (agreed.limit === null) return null;
  const money = (amount: number) => formatMoney(language, cents(amount), agreed.currency);
  return texts.limitUsed({ limit: money(agreed.limit), used: money(agreed.used) });
}

export function formatQuantity({ texts, language }: ExtraFormat, extra: Extra): [string, string] | null {
  const { category, kind, quantity } = extra;
  if (quantity === null || (category === 'EXTRA' && kind !== 'WAITING' && quantity === 1)) return null;
  const { litres, kilowattHours, quarters, quantity: pieces } = texts.facts;
  const unit = category === 'EXPENSE' ? unitOfExpense(kind) : null;
  const counted = kind === 'WAITING' ? quarters : pieces;
  const label = unit ? { l: litres, kWh: kilowattHours }[unit] : counted;
  return [label, formatNumber(language, quantity)];
}
