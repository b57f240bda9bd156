// The opening hours at both ends of orders, found by their addresses.

import type { Address } from '../../geo/ports.ts';
import type { Scope } from '../../model/environment.ts';
import { findOperator } from '../../operator/operator.ts';
import type { Db } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import { addressKey } from './address-key.ts';
import { choosePlace } from './match-place.ts';
import { type OpeningHours, timeZoneOfPlace } from './opening-hours.ts';
import { findHoursAt, type HoursOfPlace, listLocatedOrders } from './order-hours-store.ts';

export interface PlaceHours {
  name: string;
  hours: OpeningHours;
  timeZone: string;
}

/** Null for an end whose place or hours are not known. */
export interface OrderHours {
  pickup: PlaceHours | null;
  delivery: PlaceHours | null;
}

const groupOf = ({ accountId, environment }: Scope, key: string) => `${accountId} ${environment} ${key}`;

/** By the id of the order; orders without known hours are missing. */
export async function readOrderHours(db: Db, ids: readonly string[]): Promise<Map<string, OrderHours>> {
  const orders = ids.length === 0 ? [] : await listLocatedOrders(db, ids);
  if (orders.length === 0) return new Map();
  const addresses = new Map(
    orders.flatMap((order) =>
      [order.pickup, order.delivery].map((end) => {
        const key = addressKey(end);
        const { accountId, environment } = order;
        return [groupOf(order, key), { accountId, environment, addressKey: key }];
      }),
    ),
  );
  const places = groupBy(await findHoursAt(db, [...addresses.values()]), (place) =>
    groupOf(place, place.addressKey),
  );
  const { timeZone } = await findOperator(db);
  const hoursOf = (order: Scope, end: Address & { company: string | null }) =>
    toHours(choosePlace(end.company, places.get(groupOf(order, addressKey(end))) ?? []), timeZone);
  return new Map(
    orders.map((order) => [
      order.id,
      { pickup: hoursOf(order, order.pickup), delivery: hoursOf(order, order.delivery) },
    ]),
  );
}

function toHours(place: HoursOfPlace | null, operatorTimeZone: string): PlaceHours | null {
  if (!place?.openingHours) return null;
  const timeZone = timeZoneOfPlace(place.country, operatorTimeZone);
  return { name: place.name, hours: place.openingHours, timeZone };
}
