// The names of the parts of a car, for the phone and for documents.
import type { DriverLanguage } from '../texts/generated/languages.ts';
import { drivingTexts } from '../texts/generated/names/driving.ts';
import type { NamedPart } from './car-parts.ts';

/** "Tür vorn links", "Front door, left". */
export function namePart(language: DriverLanguage, { part, side }: NamedPart): string {
  const { carParts, partOnSide } = drivingTexts[language];
  return side === null ? carParts[part] : partOnSide[side]({ part: carParts[part] });
}
