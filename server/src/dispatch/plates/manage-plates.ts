// Dispatch keeps the stock of short-term plates: add, change, remove, hand out, use on an order, return.
import { topicsOfOperator } from '../../model/change-topics.ts';
import type { Order } from '../../model/orders/order.ts';
import { BEFORE_PICKUP, isOneOf, VEHICLE_WITH_DRIVER } from '../../model/orders/status.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { findOperator } from '../../operator/operator.ts';
import { runOnOrder } from '../../orders/act/run-on-order.ts';
import type { Core } from '../../orders/records/core.ts';
import { getAnyOrder } from '../../orders/records/find-order.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import { changesBetween } from '../../platform/changes.ts';
import type { Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { dayOf } from '../../platform/time-zones.ts';
import { chooseDriver } from '../drivers/manage-drivers.ts';
import { notAvailable, plateErrors } from './errors.ts';
import { type Plate, type PlateFields, reasonAgainst, tripDaysOf } from './plate.ts';
import {
  deletePlate,
  findListedPlate,
  findPlate,
  findPlateOut,
  hasOtherPlate,
  insertPlate,
  type ListedPlate,
  updatePlate,
} from './plate-store.ts';

export async function readToday({ sql, clock }: Pick<Core, 'sql' | 'clock'>): Promise<string> {
  const { timeZone } = await findOperator(sql);
  return dayOf(timeZone, clock.now());
}

export async function addPlate(core: Core, actor: Actor, fields: PlateFields): Promise<ListedPlate> {
  checkValidity(fields);
  const now = core.clock.now();
  const plate: Plate = {
    ...fields,
    id: uuidv7(now),
    state: 'IN_STOCK',
    driverId: null,
    orderId: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  await core.sql.begin(async (tx) => {
    if (!(await insertPlate(tx, plate))) throw plateErrors.PLATE_EXISTS();
    await record(core, tx, actor, 'added', plate, { changes: changesBetween({}, fields) });
  });
  return published(core, plate.id);
}

export async function changePlate(
  core: Core,
  actor: Actor,
  id: string,
  changes: Partial<PlateFields>,
  expectedVersion: number | undefined,
): Promise<ListedPlate> {
  await core.sql.begin(async (tx) => {
    const before = await lockPlate(tx, id, expectedVersion);
    const plate = changed(core, before, changes);
    checkValidity(plate);
    if (await hasOtherPlate(tx, plate)) throw plateErrors.PLATE_EXISTS();
    await updatePlate(tx, plate);
    await record(core, tx, actor, 'changed', plate, {
      changes: changesBetween(before, { ...before, ...changes }),
    });
  });
  return published(core, id);
}

/** Days as text compare like days. */
function checkValidity({ validFrom, validUntil }: PlateFields): void {
  if (validUntil >= validFrom) return;
  const message = 'The last day of validity must not be before the first.';
  throw invalidFields([{ field: 'validUntil', code: 'too_small', message }]);
}

export async function removePlate(core: Core, actor: Actor, id: string): Promise<void> {
  const today = await readToday(core);
  await core.sql.begin(async (tx) => {
    const plate = await lockPlate(tx, id, undefined);
    const reason = reasonAgainst('remove', plate, { today, trip: null });
    if (reason) throw notAvailable(reason, { state: plate.state });
    await deletePlate(tx, id);
    await record(core, tx, actor, 'removed', plate, {});
  });
  core.changes.publish(topicsOfOperator('plates'));
}

export interface PlateStep {
  expectedVersion?: number | undefined;
}

/** To a driver; with an order, for that order. */
export async function handOutPlate(
  core: Core,
  actor: Actor,
  id: string,
  { driverId, order, expectedVersion }: PlateStep & { driverId: string; order: string | undefined },
): Promise<ListedPlate> {
  const driver = await chooseDriver(core.sql, driverId);
  const act = async (tx: Transaction, found: Order | null) => {
    const before = await take(core, tx, id, 'hand_out', found, expectedVersion);
    const orderId = found?.id ?? null;
    const plate = changed(core, before, { state: 'WITH_DRIVER', driverId: driver.id, orderId });
    await updatePlate(tx, plate);
    await record(core, tx, actor, 'handed_out', plate, { driverId, orderId }, found);
  };
  if (order === undefined) await core.sql.begin((tx) => act(tx, null));
  else await onOrder(core, order, act);
  return published(core, id);
}

/** On the vehicle of an order. The driver of the order has it, unless it was handed out before. */
export async function usePlate(
  core: Core,
  actor: Actor,
  id: string,
  { order, expectedVersion }: PlateStep & { order: string },
): Promise<ListedPlate> {
  await onOrder(core, order, async (tx, found) => {
    const before = await take(core, tx, id, 'use', found, expectedVersion);
    const driverId = before.state === 'WITH_DRIVER' ? before.driverId : (found.driver?.id ?? null);
    const plate = changed(core, before, { state: 'USED', driverId, orderId: found.id });
    await updatePlate(tx, plate);
    await record(core, tx, actor, 'used', plate, { orderId: found.id, driverId }, found);
  });
  return published(core, id);
}

export async function returnPlate(
  core: Core,
  actor: Actor,
  id: string,
  step: PlateStep,
): Promise<ListedPlate> {
  await core.sql.begin((tx) => returnPlateIn(core, tx, actor, id, step));
  return published(core, id);
}

/** In the transaction of the caller. */
export async function returnPlateIn(
  core: Core,
  tx: Transaction,
  actor: Actor,
  id: string,
  { expectedVersion }: PlateStep,
): Promise<void> {
  const before = await take(core, tx, id, 'return', null, expectedVersion);
  const plate = changed(core, before, { state: 'RETURNED' });
  await updatePlate(tx, plate);
  await record(core, tx, actor, 'returned', plate, { driverId: plate.driverId });
}

function onOrder(core: Core, reference: string, act: (tx: Transaction, order: Order) => Promise<void>) {
  return runOnOrder<void>(core, { find: (db) => getAnyOrder(db, reference), act });
}

async function lockPlate(tx: Transaction, id: string, expectedVersion: number | undefined): Promise<Plate> {
  const plate = await findPlate(tx, id, { lock: true });
  if (!plate) throw plateErrors.PLATE_NOT_FOUND();
  if (expectedVersion !== undefined && expectedVersion !== plate.version) {
    throw notAvailable('CHANGED', { state: plate.state });
  }
  return plate;
}

/** The locked plate, if this can be done with it now. */
async function take(
  core: Core,
  tx: Transaction,
  id: string,
  action: 'hand_out' | 'use' | 'return',
  order: Order | null,
  expectedVersion: number | undefined,
): Promise<Plate> {
  const plate = await lockPlate(tx, id, expectedVersion);
  const { timeZone } = await findOperator(tx);
  const today = dayOf(timeZone, core.clock.now());
  const reason = reasonAgainst(action, plate, { today, trip: order && tripDaysOf(order, timeZone) });
  if (reason) throw notAvailable(reason, { state: plate.state });
  if (order === null) return plate;
  if (order.environment !== 'production' || !isOneOf([...BEFORE_PICKUP, ...VEHICLE_WITH_DRIVER], order)) {
    throw notAvailable('ORDER_ENDED', { state: plate.state });
  }
  if (await findPlateOut(tx, order.id, id)) throw notAvailable('ORDER_HAS_PLATE', { state: plate.state });
  return plate;
}

function changed(core: Core, before: Plate, changes: Partial<Plate>): Plate {
  return { ...before, ...changes, version: before.version + 1, updatedAt: core.clock.now() };
}

async function published(core: Core, id: string): Promise<ListedPlate> {
  core.changes.publish(topicsOfOperator('plates'));
  return (await findListedPlate(core.sql, id))!;
}

function record(
  core: Core,
  tx: Transaction,
  actor: Actor,
  action: string,
  { id, number: name }: Plate,
  details: Record<string, unknown>,
  order: Order | null = null,
): Promise<void> {
  return recordAudit(tx, core.clock, actor, {
    action: `plate.${action}`,
    accountId: order?.accountId ?? null,
    subjectType: 'plate',
    subjectId: id,
    details: { name, ...details },
  });
}
