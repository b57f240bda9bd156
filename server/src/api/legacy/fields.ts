// The fields of the legacy interface: what each accepts, how it is spelled, and which are discarded.

import { REGISTRATION_STATUSES } from '../../model/orders/order.ts';
import { FUEL_TYPES, VEHICLE_TYPES } from '../../model/prices/vocabulary.ts';

export type FieldKind =
  | { type: 'text'; max: number }
  | { type: 'email' }
  | { type: 'time' }
  | { type: 'integer'; min: number; max: number }
  | { type: 'number'; min: number; max: number }
  | { type: 'choice'; values: readonly string[] };

const text = (max = 500): FieldKind => ({ type: 'text', max });
const choice = (...values: string[]): FieldKind => ({ type: 'choice', values });

export const LEGACY_FIELDS = {
  externalOrderId: text(200),
  pickup: text(),
  delivery: text(),
  pickupZip: text(),
  deliveryZip: text(),
  pickupDate: { type: 'time' },
  expectedDeliveryDate: { type: 'time' },
  vehicleType: choice(...VEHICLE_TYPES),
  fuelType: choice(...FUEL_TYPES),
  vin: text(),
  vehicleMake: text(),
  vehicleModel: text(),
  vehicleYear: { type: 'integer', min: 1900, max: 2100 },
  licensePlate: text(),
  pickupContactName: text(),
  pickupContactPhone: text(),
  deliveryContactName: text(),
  deliveryContactPhone: text(),
  notes: text(),
  registrationService: choice('NONE', 'FULL_REGISTRATION'),
  transportMode: choice('DRIVEN_SINGLE', 'CARRIER_SINGLE', 'CARRIER_MULTI', 'FLEXIBLE'),
  roadMovementMethod: choice(
    'EXISTING_REGISTRATION',
    'RED_PLATE',
    'SHORT_TERM_PLATE',
    'AUTO_SELECT',
    'NOT_REQUIRED',
  ),
  registrationStatus: choice(...REGISTRATION_STATUSES),
  distance: { type: 'number', min: 0, max: 50_000 },
  endCustomerEmail: { type: 'email' },
} as const satisfies Record<string, FieldKind>;

export type LegacyField = keyof typeof LEGACY_FIELDS;

/** Price and control fields: ignored, and listed in the response so that no client relies on them. */
const DISCARDED_FIELDS: readonly string[] = [
  'basePrice',
  'price',
  'priceNet',
  'priceGross',
  'priceVatRate',
  'manualPrice',
  'priceAdjustmentPercent',
  'discount',
  'status',
  'tenantId',
  'customerId',
  'driverId',
  'executingTenantId',
  'awardType',
  'orderSource',
  'priceSnapshot',
  'payoutNet',
  'payoutGross',
];

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const spellingsOf = (name: string) => [name, snakeCase(name)];

/** Every accepted spelling: `externalOrderId` and `external_order_id` both map to `externalOrderId`. */
export const FIELD_BY_SPELLING: ReadonlyMap<string, LegacyField> = new Map(
  (Object.keys(LEGACY_FIELDS) as LegacyField[]).flatMap((field) =>
    spellingsOf(field).map((spelling) => [spelling, field] as const),
  ),
);

export const DISCARDED_SPELLINGS: ReadonlySet<string> = new Set(DISCARDED_FIELDS.flatMap(spellingsOf));
