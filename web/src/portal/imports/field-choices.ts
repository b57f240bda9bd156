// The values that a field can have, where there are few.
import type { Language } from '../../messages/language.ts';
import type { ImportField } from './import-types.ts';

const YES_NO = ['true', 'false'];

const CHOICES: Partial<Record<ImportField, readonly string[]>> = {
  transportType: ['DRIVEN', 'TRAILER', 'TRUCK'],
  'vehicle.type': ['CAR', 'COMBI', 'SUV', 'VAN', 'TRUCK_7_5', 'TRUCK_12', 'TRUCK_40'],
  'vehicle.fuelType': ['DIESEL', 'PETROL', 'ELECTRIC', 'HYBRID', 'HYDROGEN', 'LPG', 'LNG'],
  'vehicle.registration.status': ['REGISTERED', 'NOT_REGISTERED', 'DEREGISTERED'],
  'vehicle.operationalStatus.driveable': YES_NO,
  'vehicle.operationalStatus.roadworthy': YES_NO,
  'services.registration': YES_NO,
  'services.shortTermPlate': YES_NO,
};

/** Germany and its neighbours first, then the rest of Europe. */
const COUNTRIES =
  'DE AT CH LI NL BE LU FR DK PL CZ IT ES PT GB IE SE NO FI SK HU SI HR RO BG RS GR TR LT LV EE'.split(' ');

/** Empty for a field with any text. */
export function choicesOfField(field: ImportField): readonly string[] {
  return field.endsWith('.country') ? COUNTRIES : (CHOICES[field] ?? []);
}

export function nameOfChoice(
  field: ImportField,
  choice: string,
  texts: Record<string, string>,
  language: Language,
): string {
  if (!field.endsWith('.country')) return texts[choice] ?? choice;
  return new Intl.DisplayNames(language, { type: 'region' }).of(choice) ?? choice;
}
