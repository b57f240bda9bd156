// The fields of an order that a column can be matched to, and the words for their values in tables.

import { REGISTRATION_STATUSES } from '../../model/orders/order.ts';
import { FUEL_TYPES, TRANSPORT_TYPES, VEHICLE_TYPES } from '../../model/prices/vocabulary.ts';

/** How the text of a cell is read. Texts and times may come from several columns, joined by a space. */
export type FieldKind =
  | 'text'
  | 'code'
  | 'vin'
  | 'postalCode'
  | 'country'
  | 'time'
  | 'year'
  | 'yesNo'
  | 'choice';

const location = (side: 'pickup' | 'delivery') =>
  ({
    [`${side}.company`]: 'text',
    [`${side}.street`]: 'text',
    [`${side}.postalCode`]: 'postalCode',
    [`${side}.city`]: 'text',
    [`${side}.country`]: 'country',
    [`${side}.contact.name`]: 'text',
    [`${side}.contact.phone`]: 'text',
  }) as Record<`${typeof side}.${LocationPart}`, FieldKind>;

type LocationPart =
  | 'company'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'contact.name'
  | 'contact.phone';

const KINDS = {
  externalOrderId: 'code',
  customerReference: 'text',
  customerCostCentre: 'text',
  transportType: 'choice',
  ...(location('pickup') as Record<`pickup.${LocationPart}`, FieldKind>),
  ...(location('delivery') as Record<`delivery.${LocationPart}`, FieldKind>),
  requestedPickup: 'time',
  requestedDelivery: 'time',
  'vehicle.vin': 'vin',
  'vehicle.manufacturer': 'text',
  'vehicle.model': 'text',
  'vehicle.modelYear': 'year',
  'vehicle.type': 'choice',
  'vehicle.fuelType': 'choice',
  'vehicle.registration.licensePlate': 'text',
  'vehicle.registration.status': 'choice',
  'vehicle.operationalStatus.driveable': 'yesNo',
  'vehicle.operationalStatus.roadworthy': 'yesNo',
  'services.registration': 'yesNo',
  'services.shortTermPlate': 'yesNo',
  instructions: 'text',
  endCustomerEmail: 'code',
} satisfies Record<string, FieldKind>;

export type FieldName = keyof typeof KINDS;

export const FIELD_NAMES = Object.keys(KINDS) as [FieldName, ...FieldName[]];

export function kindOf(field: FieldName): FieldKind {
  return KINDS[field];
}

/** Whether several columns may be joined to one field: street and house number, day and time. */
export function canBeJoined(field: FieldName): boolean {
  return KINDS[field] === 'text' || KINDS[field] === 'time';
}

export const CHOICES: Partial<Record<FieldName, readonly string[]>> = {
  transportType: TRANSPORT_TYPES,
  'vehicle.type': VEHICLE_TYPES,
  'vehicle.fuelType': FUEL_TYPES,
  'vehicle.registration.status': REGISTRATION_STATUSES,
};

/** In addition to the values themselves; compared by `wordKey`. */
export const CHOICE_WORDS: Partial<Record<FieldName, Record<string, string>>> = {
  transportType: {
    DRIVEN:
      'eigenachse|eigene achse|auf eigener achse|auf achse|achse|own axle|own wheels|überführung|gefahren|fahrer|driver|on own wheels|drive',
    TRAILER: 'anhänger|hänger|trailer|autoanhänger',
    TRUCK: 'lkw|autotransporter|transporter lkw|spedition|carrier|car carrier|lorry',
  },
  'vehicle.type': {
    CAR: 'pkw|auto|limousine|personenwagen|passenger car|sedan|kleinwagen',
    COMBI: 'kombi|variant|avant|touring|estate|station wagon|wagon',
    SUV: 'geländewagen|offroad',
    VAN: 'transporter|kastenwagen|bus|kleinbus|minivan|lieferwagen|bulli',
    TRUCK_7_5: 'truck up to 7.5 t|lkw 7,5|lkw 7,5t|7,5t|7.5t|7,5 t|lkw bis 7,5t',
    TRUCK_12: 'truck up to 12 t|lkw 12|lkw 12t|12t|12 t|lkw bis 12t',
    TRUCK_40: 'lkw bis 40 t|truck up to 40 t|lkw 40|lkw 40t|40t|40 t|sattelzug|sattelzugmaschine',
  },
  'vehicle.fuelType': {
    DIESEL: 'd',
    PETROL: 'benzin|super|otto|gasoline|b',
    ELECTRIC: 'elektro|e|strom|ev|bev|elektrisch|battery',
    HYBRID: 'plug-in|phev|hybrid benzin|hybrid diesel|plug-in-hybrid|mild-hybrid',
    HYDROGEN: 'wasserstoff|h2|fuel cell',
    LPG: 'autogas|gas',
    LNG: 'flüssigerdgas',
  },
  'vehicle.registration.status': {
    REGISTERED: 'zugelassen|angemeldet|ja|yes',
    NOT_REGISTERED: 'nicht zugelassen|nein|no|neu',
    DEREGISTERED: 'abgemeldet|stillgelegt|außer betrieb',
  },
};

export const YES = 'ja|j|yes|y|true|wahr|1|x|✓';
export const NO = 'nein|n|no|false|falsch|0|-';

/** "Über­führung", "UEBERFUEHRUNG" and "ueberfuehrung" have the same key; only letters and digits count. */
export function wordKey(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}✓]/gu, '');
}
