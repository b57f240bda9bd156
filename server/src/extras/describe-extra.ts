// How an extra is named on invoices and in the portal, in both languages. Pure.
import type { ExtraKind } from '../customers/agreements/extra-terms.ts';
import type { Extra, PaidKind } from './extra.ts';

export interface Description {
  de: string;
  en: string;
}

const EXTRA_NAMES: Record<Exclude<ExtraKind, 'WAITING' | 'OTHER'>, Description> = {
  TRIP_IN_VAIN: { de: 'Vergebliche Anfahrt', en: 'Trip in vain' },
  LATE_CANCELLATION: { de: 'Späte Stornierung', en: 'Late cancellation' },
  WASH: { de: 'Fahrzeugwäsche', en: 'Vehicle wash' },
  CHARGING: { de: 'Laden', en: 'Charging' },
  PLATES: { de: 'Kennzeichen', en: 'Registration plates' },
};

const EXPENSE_NAMES: Record<PaidKind, Description> = {
  FUEL: { de: 'Auslage Kraftstoff', en: 'Expense: fuel' },
  CHARGING: { de: 'Auslage Ladestrom', en: 'Expense: charging' },
  TOLL: { de: 'Auslage Maut', en: 'Expense: toll' },
  PARKING: { de: 'Auslage Parken', en: 'Expense: parking' },
  WASH: { de: 'Auslage Fahrzeugwäsche', en: 'Expense: vehicle wash' },
  FERRY: { de: 'Auslage Fähre', en: 'Expense: ferry' },
  OTHER: { de: 'Sonstige Auslage', en: 'Other expense' },
  TRAVEL: { de: 'Anreise des Fahrers', en: 'Driver’s travel' },
};

const UNITS: Partial<Record<PaidKind, string>> = { FUEL: 'l', CHARGING: 'kWh' };

export function describeExtra(extra: Extra): Description {
  return extra.category === 'EXTRA' ? describeService(extra) : describeExpense(extra);
}

function describeService({ kind, name, waitedMinutes }: Extract<Extra, { category: 'EXTRA' }>): Description {
  if (kind === 'OTHER') return name === null ? { de: 'Zusatzleistung', en: 'Extra' } : { de: name, en: name };
  if (kind !== 'WAITING') return EXTRA_NAMES[kind];
  const minutes = waitedMinutes === null ? { de: '', en: '' } : waited(waitedMinutes);
  return {
    de: `Wartezeit je angefangene Viertelstunde${minutes.de}`,
    en: `Waiting time per quarter of an hour begun${minutes.en}`,
  };
}

function waited(minutes: number): Description {
  return { de: ` (${minutes} Min. gewartet)`, en: ` (${minutes} min waited)` };
}

function describeExpense({ kind, quantity }: Extract<Extra, { category: 'EXPENSE' }>): Description {
  const { de, en } = EXPENSE_NAMES[kind];
  const unit = UNITS[kind];
  if (quantity === null || unit === undefined) return { de, en };
  return {
    de: `${de}, ${quantity.toLocaleString('de')} ${unit}`,
    en: `${en}, ${quantity.toLocaleString('en')} ${unit}`,
  };
}
