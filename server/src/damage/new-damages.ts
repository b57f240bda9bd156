// The damages of a handover that the pickup did not show, as parts of the vehicle. Pure.
import { type NamedPart, partAt } from '../../../shared/vehicle/car-parts.ts';
import type { Damage } from '../model/orders/protocol.ts';
import type { CaseDamage } from './damage-case.ts';

/** Marks closer than this share of a view are the same damage. */
const SAME_PLACE = 0.06;

export function partOf(vehicleType: string, { position }: Pick<Damage, 'position'>): NamedPart | null {
  return position && partAt(vehicleType, position);
}

function isSameDamage(one: Damage, other: Damage): boolean {
  if (one.position === null || other.position === null) return one.description === other.description;
  return (
    one.position.view === other.position.view &&
    one.type === other.type &&
    Math.hypot(one.position.x - other.position.x, one.position.y - other.position.y) <= SAME_PLACE
  );
}

/** Those that the driver marked as new, and those that the pickup does not have at this place. */
export function findNewDamages(atPickup: readonly Damage[], atDelivery: readonly Damage[]): Damage[] {
  return atDelivery.filter(
    (damage) => damage.isNew || !atPickup.some((known) => isSameDamage(known, damage)),
  );
}

export function toCaseDamage(vehicleType: string, damage: Damage): CaseDamage {
  const { part, side } = partOf(vehicleType, damage) ?? { part: null, side: null };
  const { type, description, position } = damage;
  return { part, side, type, description, position };
}
