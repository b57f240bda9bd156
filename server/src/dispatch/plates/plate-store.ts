import { plateKey } from '../../orders/records/store.ts';
import type { Db } from '../../platform/db.ts';
import type { PageStart } from '../../platform/page-cursor.ts';
import type { Plate, PlateState } from './plate.ts';

/** `date` would become a time; a day of validity has none. */
const columns = (
  db: Db,
) => db`p.id, p.number, p.valid_from::text as valid_from, p.valid_until::text as valid_until,
  p.state, p.driver_id, p.order_id, p.version, p.created_at, p.updated_at`;

/** False if the same plate is in stock already. */
export async function insertPlate(db: Db, plate: Plate): Promise<boolean> {
  const { count } = await db`
    insert into short_term_plates ${db({ ...plate, numberKey: plateKey(plate.number) })}
    on conflict (number_key, valid_until) do nothing`;
  return count === 1;
}

export async function findPlate(db: Db, id: string, options = { lock: false }): Promise<Plate | null> {
  const [plate] = await db<Plate[]>`
    select ${columns(db)} from short_term_plates p where p.id = ${id} ${options.lock ? db`for update` : db``}`;
  return plate ?? null;
}

export async function hasOtherPlate(db: Db, { id, number, validUntil }: Plate): Promise<boolean> {
  const [other] = await db`
    select from short_term_plates where number_key = ${plateKey(number)} and valid_until = ${validUntil}
      and id <> ${id}`;
  return other !== undefined;
}

export async function updatePlate(db: Db, { id, createdAt: _, ...plate }: Plate): Promise<void> {
  await db`
    update short_term_plates set ${db({ ...plate, numberKey: plateKey(plate.number) })} where id = ${id}`;
}

export async function deletePlate(db: Db, id: string): Promise<void> {
  await db`delete from short_term_plates where id = ${id}`;
}

export interface ListedPlate extends Plate {
  driverName: string | null;
  orderNumber: string | null;
}

function selectListed(db: Db) {
  return db`select ${columns(db)}, d.name as driver_name, coalesce(o.order_number, o.request_number) as order_number
    from short_term_plates p left join drivers d on d.id = p.driver_id left join orders o on o.id = p.order_id`;
}

export interface PlateFilter {
  state?: PlateState | undefined;
  /** Only those that ended before this day. */
  expiredOn?: string | undefined;
}

/** Newest first. */
export async function listPlates(
  db: Db,
  { state, expiredOn }: PlateFilter,
  limit: number,
  after: PageStart | null,
): Promise<ListedPlate[]> {
  return db<ListedPlate[]>`
    ${selectListed(db)} where true
      ${state === undefined ? db`` : db`and p.state = ${state}`}
      ${expiredOn === undefined ? db`` : db`and p.valid_until < ${expiredOn}`}
      ${after ? db`and (p.created_at, p.id) < (${after.at}, ${after.id})` : db``}
    order by p.created_at desc, p.id desc limit ${limit}`;
}

export async function findListedPlate(db: Db, id: string): Promise<ListedPlate | null> {
  const [plate] = await db<ListedPlate[]>`${selectListed(db)} where p.id = ${id}`;
  return plate ?? null;
}

/** The plates of these orders, the newest change first; a returned one stays the plate that was used. */
export async function listPlatesOf(db: Db, orderIds: readonly string[]): Promise<ListedPlate[]> {
  if (orderIds.length === 0) return [];
  return db<ListedPlate[]>`
    ${selectListed(db)} where p.order_id = any(${orderIds as string[]}::uuid[])
    order by p.state = 'RETURNED', p.updated_at desc, p.id`;
}

/** For the printed list: what can be used or must come back, by the end of validity. */
export async function listStock(db: Db, today: string, limit: number): Promise<ListedPlate[]> {
  return db<ListedPlate[]>`
    ${selectListed(db)} where p.state in ('WITH_DRIVER', 'USED') or p.valid_until >= ${today}
    order by p.valid_until, p.number_key, p.id limit ${limit}`;
}

export type PlateCounts = Record<PlateState, number> & { EXPIRED: number };

/** By state; the expired ones are those that are not back or still in stock. */
export async function countPlates(db: Db, today: string): Promise<PlateCounts> {
  const rows = await db<{ state: PlateState; count: number; expired: number }[]>`
    select state, count(*)::int as count,
      count(*) filter (where valid_until < ${today} and state <> 'RETURNED')::int as expired
    from short_term_plates group by state`;
  const counts: PlateCounts = { IN_STOCK: 0, WITH_DRIVER: 0, USED: 0, RETURNED: 0, EXPIRED: 0 };
  for (const { state, count, expired } of rows) {
    counts[state] = count;
    counts.EXPIRED += expired;
  }
  return counts;
}

/** Whether another plate is out for the order. */
export async function findPlateOut(db: Db, orderId: string, exceptId: string): Promise<boolean> {
  const [other] = await db`
    select from short_term_plates
    where order_id = ${orderId} and state in ('WITH_DRIVER', 'USED') and id <> ${exceptId}`;
  return other !== undefined;
}

/** Those that the driver has to bring back. */
export async function listPlatesWith(db: Db, driverId: string): Promise<Plate[]> {
  return db<Plate[]>`
    select ${columns(db)} from short_term_plates p
    where p.driver_id = ${driverId} and p.state in ('WITH_DRIVER', 'USED') order by p.created_at, p.id`;
}
