// A short-term plate: its states, and what is possible in each. Pure.
import type { NotAvailableReason } from './errors.ts';

export const PLATE_STATES = ['IN_STOCK', 'WITH_DRIVER', 'USED', 'RETURNED'] as const;
export type PlateState = (typeof PLATE_STATES)[number];

export interface PlateFields {
  number: string;
  /** Local days such as 2026-11-17, both included. */
  validFrom: string;
  validUntil: string;
}

export interface Plate extends PlateFields {
  id: string;
  state: PlateState;
  driverId: string | null;
  orderId: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const PLATE_ACTIONS = ['hand_out', 'use', 'return'] as const;
type PlateAction = (typeof PLATE_ACTIONS)[number];

/** A plate on a vehicle must come back before anything else happens with it. */
const FROM: Record<PlateAction | 'change' | 'remove', readonly PlateState[]> = {
  hand_out: ['IN_STOCK', 'RETURNED'],
  use: ['IN_STOCK', 'WITH_DRIVER', 'RETURNED'],
  return: ['WITH_DRIVER', 'USED'],
  change: PLATE_STATES,
  remove: ['IN_STOCK', 'RETURNED'],
};

export function isExpired({ validUntil }: Pick<Plate, 'validUntil'>, today: string): boolean {
  return validUntil < today;
}

/** `pickupDay` is the local day of the order's pickup, if there is an order with a date. */
export function reasonAgainst(
  action: keyof typeof FROM,
  plate: Plate,
  days: { today: string; pickupDay: string | null },
): NotAvailableReason | null {
  if (!FROM[action].includes(plate.state)) return 'STATE';
  if (action !== 'hand_out' && action !== 'use') return null;
  if (isExpired(plate, days.today)) return 'EXPIRED';
  const { pickupDay } = days;
  if (pickupDay !== null && (pickupDay < plate.validFrom || pickupDay > plate.validUntil)) {
    return 'NOT_VALID_THEN';
  }
  return null;
}
