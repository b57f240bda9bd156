// Dispatch adds recurring orders from an order, changes their rule, and pauses, resumes or ends them.
import { type FederalState, federalStateOf } from '../../geo/federal-states.ts';
import { topicsOfOperator } from '../../model/change-topics.ts';
import { contentOf, type Order, type Vehicle } from '../../model/orders/order.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { type FieldProblem, invalidFields } from '../../platform/call-errors.ts';
import { changesBetween } from '../../platform/changes.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { Core } from '../records/core.ts';
import { getAnyOrder } from '../records/find-order.ts';
import { notChangeable, recurringErrors } from './errors.ts';
import type { RecurringContent, RecurringOrder } from './recurring-order.ts';
import {
  findListedRecurring,
  findRecurring,
  insertRecurring,
  type ListedRecurring,
  listCreatedDays,
  makeRefusedDue,
  updateRecurring,
} from './recurring-store.ts';
import { type DateException, type Rule, ruleProblems } from './rule.ts';

export interface NewRecurring extends Rule {
  /** The id or number of the order that is the template. */
  order: string;
  name: string;
  /** How many orders on each date. */
  vehicleCount: number;
  /** Whether the orders are for the same vehicle; otherwise they have its type and model only. */
  sameVehicle: boolean;
}

export async function addRecurring(core: Core, actor: Actor, fields: NewRecurring): Promise<ListedRecurring> {
  const { order: reference, name, vehicleCount, sameVehicle, ...rule } = fields;
  const order = await getAnyOrder(core.sql, reference);
  checkTemplate(order, fields);
  checkRule(rule);
  const now = core.clock.now();
  const vehicle = sameVehicle ? order.vehicle : withoutIdentity(order.vehicle);
  const recurring: RecurringOrder = {
    ...rule,
    id: uuidv7(now),
    accountId: order.accountId,
    name,
    content: recurringContentOf(order),
    vehicles: Array.from({ length: vehicleCount }, () => vehicle),
    state: 'ACTIVE',
    nextCheckAt: now,
    version: 1,
    createdBy: actor.name,
    createdAt: now,
    updatedAt: now,
  };
  await core.sql.begin(async (tx) => {
    await insertRecurring(tx, recurring);
    await record(core, tx, actor, 'added', recurring, {
      orderId: order.id,
      changes: changesBetween({}, rule),
    });
  });
  return published(core, recurring.id);
}

/** Test orders stay in the sandbox, and no two vehicles have the same VIN. */
function checkTemplate({ environment }: Order, { sameVehicle, vehicleCount }: NewRecurring): void {
  const problems: FieldProblem[] = [];
  if (environment !== 'production') {
    const message = 'A sandbox order cannot repeat; its orders would be real ones.';
    problems.push({ field: 'order', code: 'invalid_value', message, reason: 'sandbox_order' });
  }
  if (sameVehicle && vehicleCount > 1) {
    const message = 'Only one vehicle can always be the same one.';
    problems.push({ field: 'sameVehicle', code: 'invalid_value', message, reason: 'same_vehicle' });
  }
  if (problems.length > 0) throw invalidFields(problems);
}

export function checkRule(rule: Rule): void {
  const problems = ruleProblems(rule);
  if (problems.length > 0) throw invalidFields(problems);
}

/** Holidays are those of the place where the vehicle is picked up. */
export function stateOf({ content }: Pick<RecurringOrder, 'content'>): FederalState | null {
  return federalStateOf(content.pickup);
}

/** The orders of such a date exist: moving it would create them again. */
async function checkExceptions(tx: Transaction, before: RecurringOrder, after: Rule): Promise<void> {
  const isNew = ({ day, to }: DateException) =>
    !before.exceptions.some((known) => known.day === day && known.to === to);
  const added = after.exceptions.filter(isNew).map(({ day }) => day);
  const created = await listCreatedDays(tx, before.id, added);
  const message = 'The orders of this date are created. Change or cancel them instead.';
  const problems = after.exceptions.flatMap(({ day }, index): FieldProblem[] =>
    created.includes(day)
      ? [{ field: `exceptions[${index}].day`, code: 'invalid_value', message, reason: 'date_created' }]
      : [],
  );
  if (problems.length > 0) throw invalidFields(problems);
}

function withoutIdentity(vehicle: Vehicle): Vehicle {
  return { ...vehicle, vin: null, registration: { ...vehicle.registration, licensePlate: null } };
}

function recurringContentOf(order: Order): RecurringContent {
  const {
    vehicle: _v,
    requestedPickup: _p,
    requestedDelivery: _d,
    externalOrderId: _e,
    ...content
  } = contentOf(order);
  // Measured again for each order, because roads and agreements change.
  const { pickup, delivery } = content;
  return {
    ...content,
    pickup: { ...pickup, coordinates: null },
    delivery: { ...delivery, coordinates: null },
  };
}

export async function getRecurring(db: Db, id: string): Promise<ListedRecurring> {
  const recurring = await findListedRecurring(db, id);
  if (!recurring) throw recurringErrors.RECURRING_ORDER_NOT_FOUND();
  return recurring;
}

/** Orders that exist already stay as they are. */
export async function changeRecurring(
  core: Core,
  actor: Actor,
  id: string,
  changes: Partial<Rule & { name: string }>,
  expectedVersion: number | undefined,
): Promise<ListedRecurring> {
  await core.sql.begin(async (tx) => {
    const before = await lock(tx, id, expectedVersion);
    const after = { ...before, ...changes };
    checkRule(after);
    await checkExceptions(tx, before, after);
    // The changed rule may create what the former one could not.
    await makeRefusedDue(tx, id, core.clock.now());
    await save(core, tx, before, changes);
    await record(core, tx, actor, 'changed', before, {
      changes: changesBetween(before, after),
    });
  });
  return published(core, id);
}

export const RECURRING_ACTIONS = ['pause', 'resume', 'end', 'retry'] as const;
export type RecurringAction = (typeof RECURRING_ACTIONS)[number];

const STEPS = {
  pause: { from: 'ACTIVE', to: 'PAUSED', entry: 'paused' },
  resume: { from: 'PAUSED', to: 'ACTIVE', entry: 'resumed' },
  end: { from: null, to: 'ENDED', entry: 'ended' },
  /** Tries the refused dates again. */
  retry: { from: 'ACTIVE', to: 'ACTIVE', entry: 'retried' },
} as const;

export async function actOnRecurring(
  core: Core,
  actor: Actor,
  id: string,
  action: RecurringAction,
  expectedVersion: number | undefined,
): Promise<ListedRecurring> {
  const { from, to, entry } = STEPS[action];
  await core.sql.begin(async (tx) => {
    const before = await lock(tx, id, expectedVersion);
    if (from !== null && before.state !== from) throw notChangeable('STATE', { state: before.state });
    if (action === 'retry') await makeRefusedDue(tx, id, core.clock.now());
    await save(core, tx, before, { state: to });
    await record(core, tx, actor, entry, before, {});
  });
  return published(core, id);
}

async function lock(
  tx: Transaction,
  id: string,
  expectedVersion: number | undefined,
): Promise<RecurringOrder> {
  const recurring = await findRecurring(tx, id, { lock: true });
  if (!recurring) throw recurringErrors.RECURRING_ORDER_NOT_FOUND();
  const { version, state } = recurring;
  if (expectedVersion !== undefined && expectedVersion !== version) throw notChangeable('CHANGED', { state });
  if (state === 'ENDED') throw notChangeable('ENDED', { state });
  return recurring;
}

/** An active one is checked at once, because a change may make dates due. */
function save(core: Core, tx: Transaction, before: RecurringOrder, changes: Partial<RecurringOrder>) {
  const after = { ...before, ...changes, version: before.version + 1, updatedAt: core.clock.now() };
  const nextCheckAt = after.state === 'ACTIVE' ? core.clock.now() : null;
  return updateRecurring(tx, { ...after, nextCheckAt });
}

function published(core: Core, id: string): Promise<ListedRecurring> {
  core.changes.publish(topicsOfOperator('recurring-orders'));
  return getRecurring(core.sql, id);
}

function record(
  core: Core,
  tx: Transaction,
  actor: Actor,
  action: string,
  { id, name, accountId }: RecurringOrder,
  details: Record<string, unknown>,
): Promise<void> {
  return recordAudit(tx, core.clock, actor, {
    action: `recurring.${action}`,
    accountId,
    subjectType: 'recurring_order',
    subjectId: id,
    details: { name, ...details },
  });
}
