export const DOCUMENT_KINDS = [
  'PICKUP_PROTOCOL',
  'DELIVERY_PROTOCOL',
  'DAMAGE_REPORT',
  'AUTHORIZATION',
  'VEHICLE_DOCUMENT',
  'INVOICE',
  'QUOTE',
  'SIGNED_QUOTE',
] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
