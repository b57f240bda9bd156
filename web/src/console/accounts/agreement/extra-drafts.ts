// Extras and expenses in the draft of an agreement: numbers as typed.
import { EXPENSE_KINDS, type ExpenseKind, type ExtraKind } from '../../../../../shared/extras/kinds.ts';
import { parseNumber } from '../../parse-number.ts';
import type { Terms } from '../queries.ts';

type ExtraTerm = Terms['extras'][number];
export type Billing = Terms['expenses']['FUEL']['billing'];

/** Only the fields of its kind are sent. */
export interface ExtraDraft {
  kind: ExtraKind;
  name: string;
  net: string;
  percentOfPrice: string;
  netPerQuarterHour: string;
  freeMinutes: string;
  hoursBeforePickup: string;
}
export type ExtraField = Exclude<keyof ExtraDraft, 'kind'>;

export type ExpensesDraft = Record<ExpenseKind, { billing: Billing; limitNet: string }>;

export function newExtra(kind: ExtraKind): ExtraDraft {
  const empty = { name: '', net: '', percentOfPrice: '', netPerQuarterHour: '' };
  return { kind, ...empty, freeMinutes: '30', hoursBeforePickup: '24' };
}

export type Text = (value: number, decimals?: number) => string;

export function toExtraDrafts({ extras }: Terms, text: Text): ExtraDraft[] {
  return extras.map((term) => {
    const draft = newExtra(term.kind);
    const amount = (value: number | null) => (value === null ? '' : text(value, 2));
    switch (term.kind) {
      case 'WAITING':
        return {
          ...draft,
          netPerQuarterHour: amount(term.netPerQuarterHour),
          freeMinutes: text(term.freeMinutes),
        };
      case 'TRIP_IN_VAIN':
      case 'LATE_CANCELLATION':
        return {
          ...draft,
          net: amount(term.net),
          percentOfPrice: term.percentOfPrice === null ? '' : text(term.percentOfPrice),
          ...('hoursBeforePickup' in term && { hoursBeforePickup: text(term.hoursBeforePickup) }),
        };
      case 'OTHER':
        return { ...draft, name: term.name, net: amount(term.net) };
      default:
        return { ...draft, net: amount(term.net) };
    }
  });
}

export function toExpensesDraft({ expenses }: Terms, text: Text): ExpensesDraft {
  const entries = EXPENSE_KINDS.map((kind) => {
    const { billing, limitNet } = expenses[kind];
    return [kind, { billing, limitNet: limitNet === null ? '' : text(limitNet, 2) }] as const;
  });
  return Object.fromEntries(entries) as ExpensesDraft;
}

export const orNull = (typed: string) => (typed.trim() === '' ? null : parseNumber(typed));

export function toExtraTerm(draft: ExtraDraft): ExtraTerm {
  const { kind } = draft;
  const share = { percentOfPrice: orNull(draft.percentOfPrice), net: orNull(draft.net) };
  switch (kind) {
    case 'WAITING':
      return {
        kind,
        netPerQuarterHour: parseNumber(draft.netPerQuarterHour),
        freeMinutes: parseNumber(draft.freeMinutes),
      };
    case 'TRIP_IN_VAIN':
      return { kind, ...share };
    case 'LATE_CANCELLATION':
      return { kind, ...share, hoursBeforePickup: parseNumber(draft.hoursBeforePickup) };
    case 'OTHER':
      return { kind, name: draft.name.trim(), net: parseNumber(draft.net) };
    default:
      return { kind, net: parseNumber(draft.net) };
  }
}

export function toExpenseTerms(draft: ExpensesDraft): Terms['expenses'] {
  const entries = EXPENSE_KINDS.map((kind) => {
    const { billing, limitNet } = draft[kind];
    return [kind, { billing, limitNet: billing === 'UP_TO' ? orNull(limitNet) : null }] as const;
  });
  return Object.fromEntries(entries) as Terms['expenses'];
}

export const FIELDS_OF: Record<ExtraKind, readonly ExtraField[]> = {
  WAITING: ['netPerQuarterHour', 'freeMinutes'],
  TRIP_IN_VAIN: ['percentOfPrice', 'net'],
  LATE_CANCELLATION: ['hoursBeforePickup', 'percentOfPrice', 'net'],
  WASH: ['net'],
  CHARGING: ['net'],
  PLATES: ['net'],
  OTHER: ['name', 'net'],
};
