// How a damaged part is written: kind, part and side.
import type { CarPart, CarSide } from '../../../../shared/vehicle/car-parts.ts';
import { DAMAGE_TYPE_NAMES } from '../../../../shared/vehicle/damage-types.ts';
import { namePart } from '../../../../shared/vehicle/part-names.ts';
import type { Language } from '../../messages/language.ts';
import type { Tone } from '../../ui/status.tsx';

export interface ShownDamage {
  part: CarPart | null;
  side: CarSide;
  type: string | null;
  description: string;
}

export const STATE_TONES: Record<'OPEN' | 'IN_REVIEW' | 'DECIDED' | 'CLOSED', Tone> = {
  OPEN: 'alert',
  IN_REVIEW: 'warn',
  DECIDED: 'place',
  CLOSED: 'muted',
};

/** "Kratzer, Tür vorn links"; the description if neither is known. */
export function nameDamage(language: Language, { part, side, type, description }: ShownDamage): string {
  const names = [
    type && (DAMAGE_TYPE_NAMES[language][type] ?? type),
    part && namePart(language, { part, side }),
  ].filter(Boolean);
  return names.length > 0 ? names.join(', ') : description;
}
