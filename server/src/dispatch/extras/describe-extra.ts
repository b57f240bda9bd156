// How an extra is named on invoices and in the portal, in both languages. Pure.
import { isOwnCost, type PaidKind, unitOfExpense } from '../../../../shared/extras/kinds.ts';
import { EXPENSE_NAMES, EXTRA_NAMES } from '../../../../shared/extras/names.ts';
import type { Extra } from './extra.ts';

export interface Description {
  de: string;
  en: string;
}

const nameOf = <Kind extends string>(names: Record<'de' | 'en', Record<Kind, string>>, kind: Kind) => ({
  de: names.de[kind],
  en: names.en[kind],
});

export function describeExtra(extra: Extra): Description {
  return extra.category === 'EXTRA' ? describeService(extra) : describeExpense(extra);
}

function describeService({ kind, name, waitedMinutes }: Extract<Extra, { category: 'EXTRA' }>): Description {
  if (name !== null) return { de: name, en: name };
  if (kind !== 'WAITING') return nameOf(EXTRA_NAMES, kind);
  const minutes = waitedMinutes === null ? { de: '', en: '' } : waited(waitedMinutes);
  return {
    de: `${EXTRA_NAMES.de.WAITING} je angefangene Viertelstunde${minutes.de}`,
    en: `${EXTRA_NAMES.en.WAITING} per quarter of an hour begun${minutes.en}`,
  };
}

function waited(minutes: number): Description {
  return { de: ` (${minutes} Min. gewartet)`, en: ` (${minutes} min waited)` };
}

/** Marked as an expense where the name alone could be a service. */
function nameExpense(kind: PaidKind): Description {
  const name = nameOf(EXPENSE_NAMES, kind);
  if (kind === 'OTHER' || isOwnCost(kind)) return name;
  return { de: `Auslage ${name.de}`, en: `Expense: ${name.en.toLowerCase()}` };
}

function describeExpense({ kind, quantity }: Extract<Extra, { category: 'EXPENSE' }>): Description {
  const { de, en } = nameExpense(kind);
  const unit = unitOfExpense(kind);
  if (quantity === null || unit === null) return { de, en };
  return {
    de: `${de}, ${quantity.toLocaleString('de')} ${unit}`,
    en: `${en}, ${quantity.toLocaleString('en')} ${unit}`,
  };
}
