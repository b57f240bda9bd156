// Whether a licence has ended, ends soon, or is valid. Pure.
import { daysBetween } from '../../../../../shared/time/days.ts';
import type { Licence } from './driver-page-queries.ts';

/** Amber from then on. */
const SOON_DAYS = 30;

export const hasEnded = ({ validUntil }: Licence, today: string) => validUntil !== null && validUntil < today;

export function stateOfLicence(licence: Licence, today: string): 'ENDED' | 'ENDS_SOON' | 'VALID' {
  if (hasEnded(licence, today)) return 'ENDED';
  const { validUntil } = licence;
  return validUntil !== null && daysBetween(today, validUntil) <= SOON_DAYS ? 'ENDS_SOON' : 'VALID';
}
