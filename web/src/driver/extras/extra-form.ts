// The form of an extra or expense: texts as typed, and what they mean for the service.
import type { ExtraInput, Trip } from '../local-store/records.ts';
import { waitedMinutesOf } from '../trips/trip-extras.ts';
import { parseAmount, parseQuantity } from './parse-amount.ts';

export interface ExtraForm {
  category: ExtraInput['category'];
  kind: ExtraInput['kind'];
  name: string | null;
  gross: string;
  vatRate: number;
  paidOn: string;
  quantity: string;
  minutes: string;
  note: string;
}

export type FormProblem = 'amount' | 'quantity';

const localDay = (at: Date) =>
  `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;

export function emptyForm(trip: Trip, now: Date): ExtraForm {
  const minutes = waitedMinutesOf(trip, now.getTime());
  return {
    category: 'EXPENSE',
    kind: 'FUEL',
    name: null,
    gross: '',
    vatRate: 19,
    paidOn: localDay(now),
    quantity: '',
    minutes: minutes === null ? '' : String(minutes),
    note: '',
  };
}

export function formOf(input: ExtraInput, trip: Trip, now: Date): ExtraForm {
  const form = {
    ...emptyForm(trip, now),
    category: input.category,
    kind: input.kind,
    note: input.note ?? '',
  };
  if (input.category === 'EXTRA') {
    const minutes = input.waitedMinutes === null ? form.minutes : String(input.waitedMinutes);
    return { ...form, name: input.name, quantity: String(input.quantity), minutes };
  }
  const { gross, vatRate, paidOn, quantity } = input;
  return {
    ...form,
    gross: gross.toFixed(2),
    vatRate,
    paidOn,
    quantity: quantity === null ? '' : String(quantity),
  };
}

/** What the receipt's amount consists of, in cents; null until it can be read. */
export function splitVat({ gross, vatRate }: Pick<ExtraForm, 'gross' | 'vatRate'>) {
  const amount = parseAmount(gross);
  if (amount === null || amount === 0) return null;
  const grossCents = Math.round(amount * 100);
  const netCents = Math.round(grossCents / (1 + vatRate / 100));
  return { netCents, vatCents: grossCents - netCents };
}

export function readForm(form: ExtraForm): ExtraInput | FormProblem {
  const note = form.note.trim() || null;
  const quantity = form.quantity.trim() === '' ? null : parseQuantity(form.quantity);
  if (form.category === 'EXTRA') {
    const isWaiting = form.kind === 'WAITING';
    const waitedMinutes = isWaiting ? parseQuantity(form.minutes) : null;
    const pieces = isWaiting ? 1 : (quantity ?? 1);
    if ((isWaiting && !Number.isInteger(waitedMinutes)) || !Number.isInteger(pieces)) return 'quantity';
    const { name, kind } = form;
    return { category: 'EXTRA', kind, name, quantity: pieces, waitedMinutes, note } as ExtraInput;
  }
  const gross = parseAmount(form.gross);
  if (gross === null || gross === 0) return 'amount';
  if (form.quantity.trim() !== '' && quantity === null) return 'quantity';
  const { kind, vatRate, paidOn } = form;
  return { category: 'EXPENSE', kind, gross, vatRate, paidOn, quantity, note } as ExtraInput;
}
