export const EXTRA_KINDS = [
  'WAITING',
  'TRIP_IN_VAIN',
  'LATE_CANCELLATION',
  'WASH',
  'CHARGING',
  'PLATES',
  'OTHER',
] as const;
export type ExtraKind = (typeof EXTRA_KINDS)[number];

/** The service adds the others: with a trip in vain, and with a late cancellation. */
export const ADDED_KINDS = ['WAITING', 'WASH', 'CHARGING', 'PLATES', 'OTHER'] as const satisfies ExtraKind[];

/** Expenses that an agreement may bill. */
export const EXPENSE_KINDS = ['FUEL', 'CHARGING', 'TOLL', 'PARKING', 'WASH', 'FERRY', 'OTHER'] as const;
export type ExpenseKind = (typeof EXPENSE_KINDS)[number];

/** TRAVEL is the driver's own way, such as the train to the pickup: no agreement bills it. */
export const PAID_KINDS = [...EXPENSE_KINDS, 'TRAVEL'] as const;

/**
 * DAMAGE is what a damage case costs the operator; only closing a case adds it. CARRIER is what a carrier gets for
 * the order; only accepting an offer adds it.
 */
export const COST_KINDS = [...PAID_KINDS, 'DAMAGE', 'CARRIER'] as const;
export type PaidKind = (typeof COST_KINDS)[number];

/** What the operator bears in any case. */
export function isOwnCost(kind: string): boolean {
  return kind === 'TRAVEL' || kind === 'DAMAGE' || kind === 'CARRIER';
}

export type ExpenseUnit = 'l' | 'kWh';

/** Litres of fuel and kilowatt hours of charging are noted; other expenses have no quantity. */
export function unitOfExpense(kind: string): ExpenseUnit | null {
  if (kind === 'FUEL') return 'l';
  return kind === 'CHARGING' ? 'kWh' : null;
}
