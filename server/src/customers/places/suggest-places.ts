// Suggests addresses of recent orders for the address book.
import type { Scope } from '../../model/environment.ts';
import type { Db } from '../../platform/db.ts';
import { addressKey } from './address-key.ts';
import { listOrderAddresses, type OrderAddress } from './order-address-store.ts';
import { findPlacesAt } from './place-store.ts';

const MAX_SUGGESTIONS = 20;

export interface SuggestedPlace extends OrderAddress {
  /** How many pickups and deliveries of the recent orders were there. */
  uses: number;
}

/** The most used first; with company and contact of the newest order that names them. */
export function groupAddresses(addresses: readonly OrderAddress[]): Map<string, SuggestedPlace> {
  const groups = new Map<string, SuggestedPlace>();
  for (const address of addresses) {
    const key = addressKey(address);
    const known = groups.get(key);
    groups.set(key, {
      ...(known ?? address),
      company: known?.company ?? address.company,
      contactName: known?.contactName ?? address.contactName,
      contactPhone: known?.contactPhone ?? address.contactPhone,
      uses: (known?.uses ?? 0) + 1,
    });
  }
  return groups;
}

export async function suggestPlaces(db: Db, scope: Scope): Promise<SuggestedPlace[]> {
  const groups = groupAddresses(await listOrderAddresses(db, scope));
  for (const { addressKey: known } of await findPlacesAt(db, scope, [...groups.keys()])) groups.delete(known);
  return [...groups.values()].sort((one, other) => other.uses - one.uses).slice(0, MAX_SUGGESTIONS);
}
