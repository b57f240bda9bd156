import type { ExtraKind, PaidKind } from './kinds.ts';

type Names<Kind extends string> = Record<'de' | 'en', Record<Kind, string>>;

export const EXTRA_NAMES: Names<ExtraKind> = {
  de: {
    WAITING: 'Wartezeit',
    TRIP_IN_VAIN: 'Vergebliche Anfahrt',
    LATE_CANCELLATION: 'Späte Stornierung',
    WASH: 'Fahrzeugwäsche',
    CHARGING: 'Laden',
    PLATES: 'Kennzeichen',
    OTHER: 'Zusatzleistung',
  },
  en: {
    WAITING: 'Waiting time',
    TRIP_IN_VAIN: 'Trip in vain',
    LATE_CANCELLATION: 'Late cancellation',
    WASH: 'Vehicle wash',
    CHARGING: 'Charging',
    PLATES: 'Registration plates',
    OTHER: 'Extra',
  },
};

export const EXPENSE_NAMES: Names<PaidKind> = {
  de: {
    FUEL: 'Kraftstoff',
    CHARGING: 'Ladestrom',
    TOLL: 'Maut',
    PARKING: 'Parken',
    WASH: 'Waschanlage',
    FERRY: 'Fähre',
    OTHER: 'Sonstige Auslage',
    TRAVEL: 'Anreise des Fahrers',
    DAMAGE: 'Schadenkosten',
    CARRIER: 'Frachtführer',
  },
  en: {
    FUEL: 'Fuel',
    CHARGING: 'Charging',
    TOLL: 'Toll',
    PARKING: 'Parking',
    WASH: 'Car wash',
    FERRY: 'Ferry',
    OTHER: 'Other expense',
    TRAVEL: 'Driver’s travel',
    DAMAGE: 'Cost of a damage',
    CARRIER: 'Carrier',
  },
};
