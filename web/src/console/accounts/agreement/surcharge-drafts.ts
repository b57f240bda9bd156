// Surcharges in the draft of an agreement: numbers as typed, empty if a surcharge has none.
import { parseNumber } from '../../parse-number.ts';
import type { Terms } from '../queries.ts';
import { orNull, type Text } from './extra-drafts.ts';

export interface SurchargesDraft {
  weekendPercent: string;
  weekendNet: string;
  expressHours: string;
  expressPercent: string;
  expressNet: string;
  fuel: boolean;
}
export type SurchargeField = Exclude<keyof SurchargesDraft, 'fuel'>;

export function toSurchargesDraft({ surcharges }: Terms, text: Text): SurchargesDraft {
  const { weekend, express, fuel } = surcharges;
  const percent = (value: number | null | undefined) => (value == null ? '' : text(value));
  const amount = (value: number | null | undefined) => (value == null ? '' : text(value, 2));
  return {
    weekendPercent: percent(weekend?.percentOfTransport),
    weekendNet: amount(weekend?.net),
    expressHours: percent(express?.withinHours),
    expressPercent: percent(express?.percentOfTransport),
    expressNet: amount(express?.net),
    fuel,
  };
}

const isEmpty = (...typed: string[]) => typed.every((text) => text.trim() === '');

export function toSurchargeTerms(draft: SurchargesDraft): Terms['surcharges'] {
  const { weekendPercent, weekendNet, expressHours, expressPercent, expressNet, fuel } = draft;
  return {
    weekend: isEmpty(weekendPercent, weekendNet)
      ? null
      : { percentOfTransport: orNull(weekendPercent), net: orNull(weekendNet) },
    express: isEmpty(expressHours, expressPercent, expressNet)
      ? null
      : {
          withinHours: parseNumber(expressHours),
          percentOfTransport: orNull(expressPercent),
          net: orNull(expressNet),
        },
    fuel,
  };
}

/** The path of each field in the API. */
export const SURCHARGE_PATHS: Record<SurchargeField, string> = {
  weekendPercent: 'surcharges.weekend.percentOfTransport',
  weekendNet: 'surcharges.weekend.net',
  expressHours: 'surcharges.express.withinHours',
  expressPercent: 'surcharges.express.percentOfTransport',
  expressNet: 'surcharges.express.net',
};
