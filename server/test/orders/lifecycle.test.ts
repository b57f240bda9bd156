// The lifecycle without database and HTTP: every command in every status, projections, events, any sequence.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { announceCreation } from '../../src/model/orders/creations.ts';
import { EVENT_NAMES } from '../../src/model/orders/event-catalog.ts';
import {
  type Command,
  type Decision,
  decide,
  listPossibleCommands,
} from '../../src/model/orders/lifecycle.ts';
import type { Order } from '../../src/model/orders/order.ts';
import { v1Status } from '../../src/model/orders/status.ts';
import {
  COMMANDS,
  ELSEWHERE,
  EXPECTED,
  expectationOf,
  isRuledOut,
  orderWith,
  STATUSES,
  words,
} from './lifecycle-expectation.ts';

const NOW = new Date('2026-10-02T08:00:00.000Z');
const CIRCUMSTANCES = { now: NOW, showDriver: true };
const NAMES = Object.keys(EXPECTED) as Command['name'][];

const inStatus = (status: Order['status']) =>
  orderWith({ status, statusBeforeComplaint: status === 'COMPLAINT' ? 'COMPLETED' : null });

/** The decision for a command that is possible and changes something. */
function decided(order: Order, command: Command, circumstances = CIRCUMSTANCES): Decision {
  const decision = decide(order, command, circumstances);
  if (decision === null || decision === 'unchanged') throw new Error(`${command.name}: ${decision}`);
  return decision;
}

const typesOf = (decision: Decision, format: string) =>
  decision.announcements.filter((each) => each.format === format).map((each) => each.type);
const dataOf = (decision: Decision, type: string) =>
  decision.announcements.find((each) => each.type === type)?.data;

/** The steps in the table, each as from and to; none if the status stays the same. */
function expectedSteps(name: Command['name'], order: Order): { from: string; to: string }[] {
  const { to } = expectationOf(name, order);
  const way = [order.status, ...words(to === 'back' ? order.statusBeforeComplaint! : to)];
  if (way.at(-1) === order.status) return [];
  return way.slice(1).map((status, i) => ({ from: way[i]!, to: status }));
}

const stepsOf = (decision: Decision) =>
  decision.announcements.filter(({ type }) => type === 'order.status_changed').map(({ data }) => data);

describe.each(NAMES)('%s', (name) => {
  test.each(STATUSES)('while %s', (status) => {
    const needsInvoice = ['cancel_invoice', 'credit_invoice', 'invoice_extras'].includes(name);
    const invoiceNumber = needsInvoice ? 'INV-2026-00001' : null;
    const order = { ...inStatus(status), invoiceNumber };
    const decision = decide(order, COMMANDS[name], CIRCUMSTANCES);
    const { from, v1, legacy } = expectationOf(name, order);
    expect(decision !== null).toBe(words(from).includes(status));
    if (decision === null || decision === 'unchanged') return;
    const steps = expectedSteps(name, order);
    expect(decision.after.status).toBe(steps.at(-1)?.to ?? status);
    expect(typesOf(decision, '2026-09-01')).toEqual(words(v1));
    expect(stepsOf(decision)).toEqual(steps);
    expect(typesOf(decision, 'legacy')).toEqual([
      ...steps.map(() => 'order.status_changed'),
      ...words(legacy),
    ]);
  });
});

test.each(STATUSES)('dispatch has exactly the commands of the table while %s', (status) => {
  for (const invoiceNumber of [null, 'INV-2026-00001']) {
    const order = { ...inStatus(status), invoiceNumber };
    const expected = NAMES.filter(
      (name) =>
        !ELSEWHERE.includes(name) && words(EXPECTED[name].from).includes(status) && !isRuledOut(name, order),
    );
    expect(listPossibleCommands(order).sort()).toEqual(expected.sort());
  }
});

test('v1 shows a projection of every status', () => {
  const shown = Object.fromEntries(
    STATUSES.filter((status) => status !== 'CONVERTED' && status !== 'COMPLAINT').map((status) => [
      status,
      v1Status(inStatus(status)),
    ]),
  );
  expect(shown).toEqual({
    RECEIVED: 'QUOTE_REQUIRED',
    QUOTE_REQUIRED: 'QUOTE_REQUIRED',
    QUOTE_SENT: 'QUOTE_OFFERED',
    QUOTE_ACCEPTED: 'QUOTE_OFFERED',
    REJECTED: 'REJECTED',
    DRAFT: 'ACCEPTED',
    REQUESTED: 'ACCEPTED',
    CONFIRMED: 'ACCEPTED',
    OPEN: 'ACCEPTED',
    POOLED: 'ACCEPTED',
    TENANT_ACCEPTED: 'ACCEPTED',
    OFFERED: 'ACCEPTED',
    ASSIGNED: 'SCHEDULED',
    ACCEPTED: 'SCHEDULED',
    PICKUP: 'PICKUP_IN_PROGRESS',
    IN_TRANSIT: 'IN_TRANSIT',
    DELIVERY: 'DELIVERY_IN_PROGRESS',
    DELIVERED: 'DELIVERED',
    COMPLETED: 'COMPLETED',
    INVOICED: 'COMPLETED',
    CANCELLED: 'CANCELLED',
  });
  for (const [from, as] of [
    ['DELIVERED', 'DELIVERED'],
    ['COMPLETED', 'COMPLETED'],
    ['INVOICED', 'COMPLETED'],
  ] as const) {
    expect(v1Status(orderWith({ status: 'COMPLAINT', statusBeforeComplaint: from }))).toBe(as);
  }
});

test.each([
  ['released', ['order.created', 'order.accepted'], [[null, 'OPEN']]],
  ['manualRelease', ['order.created'], [[null, 'REQUESTED']]],
  [
    'needsQuote',
    ['order.created'],
    [
      [null, 'RECEIVED'],
      ['RECEIVED', 'QUOTE_REQUIRED'],
    ],
  ],
] as const)('created %s it announces %j', (creation, v1, steps) => {
  const announced = announceCreation(creation);
  expect(announced.filter(({ format }) => format === '2026-09-01').map(({ type }) => type)).toEqual(v1);
  const legacy = announced.filter(({ format }) => format === 'legacy');
  expect(legacy.map(({ type, data }) => [type, data.from, data.to])).toEqual(
    steps.map((step) => ['order.status_changed', ...step]),
  );
});

test('there are twenty-one v1 events', () => {
  expect(EVENT_NAMES).toHaveLength(21);
});

describe('the effects of a command', () => {
  const run = (status: Order['status'], command: Command, changes: Partial<Order> = {}) => {
    return decided({ ...inStatus(status), ...changes }, command);
  };
  const driver = { id: '0199a0c2-7c4e-7000-8000-000000000020', name: 'Jana Maria  Kowalska' };

  test('the driver is announced with first name and initial, or not at all', () => {
    const command: Command = { name: 'assign_driver', driver };
    expect(dataOf(run('OPEN', command), 'driver.assigned')).toEqual({
      driver: { firstName: 'Jana', initial: 'K' },
    });
    const hidden = decided(inStatus('OPEN'), command, { now: NOW, showDriver: false });
    expect(dataOf(hidden, 'driver.assigned')).toEqual({ driver: null });
  });

  test('a driver who drops out is removed, and the next one has not arrived yet', () => {
    const arrived = { driver, arrivedAtPickup: NOW };
    expect(
      decide(orderWith({ status: 'PICKUP', ...arrived }), COMMANDS.arrive_pickup, CIRCUMSTANCES),
    ).toBeNull();
    expect(listPossibleCommands(orderWith({ status: 'PICKUP', arrivedAtPickup: NOW }))).not.toContain(
      'arrive_pickup',
    );
    expect(run('PICKUP', COMMANDS.driver_dropped_out, arrived).after).toMatchObject({
      driver: null,
      arrivedAtPickup: null,
    });
    expect(run('PICKUP', COMMANDS.replace_driver, arrived).after).toMatchObject({
      driver: { name: 'Ali Demir' },
      arrivedAtPickup: null,
    });
    expect(run('IN_TRANSIT', COMMANDS.replace_driver, arrived).after.arrivedAtPickup).toEqual(NOW);
  });

  test.each([
    ['in the past', '2026-10-02T07:00:00.000Z', '2026-10-02T07:00:00.000Z'],
    ['in the future', '2026-10-02T09:00:00.000Z', NOW.toISOString()],
    ['missing', undefined, NOW.toISOString()],
  ])('a device time %s', (_, at, expected) => {
    const readings = { at: at === undefined ? undefined : new Date(at) };
    const { after } = run('PICKUP', { name: 'pick_up', ...readings });
    expect(after.actualPickup!.toISOString()).toBe(expected);
    expect(run('DELIVERY', { name: 'hand_over', ...readings }).after.actualDelivery!.toISOString()).toBe(
      expected,
    );
  });

  test('damage at the handover is announced and stored', () => {
    const damaged = run('DELIVERY', {
      name: 'hand_over',
      hasDamage: true,
      damageDescription: 'Scratch',
      odometerKm: 10,
      fuelLevelPercent: 50,
    });
    expect(typesOf(damaged, '2026-09-01')).toEqual(['vehicle.delivered', 'damage.reported']);
    expect(dataOf(damaged, 'damage.reported')).toEqual({ afterDelivery: false, description: 'Scratch' });
    expect(dataOf(damaged, 'protocol.delivery.submitted')).toMatchObject({
      hasDamage: true,
      odometerReading: 10,
      fuelLevel: 50,
    });
    const later = run('INVOICED', { name: 'complain', description: 'Dent' });
    expect(dataOf(later, 'damage.reported')).toEqual({ afterDelivery: true, description: 'Dent' });
    expect(later.after).toMatchObject({ statusBeforeComplaint: 'INVOICED', hasDamage: true });
  });
});

function repeatsTerms(command: Command, order: Order): boolean {
  if (!['change_terms', 'redirect', 'accept_change'].includes(command.name)) return false;
  const { transportType, distanceKm, price } = order;
  return transportType === 'TRAILER' && distanceKm === 300 && price?.netCents === 10_000;
}

test('every sequence of commands follows the table, and events match the changes without gaps', () => {
  const command = fc.constantFrom(...NAMES).chain((name): fc.Arbitrary<Command> => {
    const text = fc.constantFrom(null, 'a', 'b');
    const changes = text.map((instructions) => ({ instructions }));
    return name === 'change' ? changes.map((each) => ({ name, changes: each })) : fc.constant(COMMANDS[name]);
  });
  const start = fc.constantFrom<Order['status']>('DRAFT', 'REQUESTED', 'OPEN', 'QUOTE_REQUIRED', 'PICKUP');
  fc.assert(
    fc.property(start, fc.array(command, { maxLength: 60 }), (status, commands) => {
      let order = inStatus(status);
      const steps: Decision['announcements'][number]['data'][] = [];
      for (const each of commands) {
        const decision = decide(order, each, CIRCUMSTANCES);
        expect(decision !== null).toBe(
          words(EXPECTED[each.name].from).includes(order.status) && !isRuledOut(each.name, order),
        );
        if (decision === null) continue;
        const nothing =
          (each.name === 'change' && each.changes.instructions === order.instructions) ||
          repeatsTerms(each, order);
        expect(decision === 'unchanged').toBe(nothing);
        if (decision === 'unchanged') continue;
        // The customer declined, or gets a mail, or only the estimate moves; the agreed order is as before.
        const isSilent = ['decline_change', 'withdraw_change', 'expect_later'].includes(each.name);
        expect(decision.announcements.length > 0).toBe(!isSilent);
        const { after } = decision;
        const observed = stepsOf(decision);
        expect(observed).toEqual(expectedSteps(each.name, order));
        if (observed.length === 0) expect(after.status).toBe(order.status);
        steps.push(...observed);
        order = after;
      }
      expect([status, ...steps.map((step) => step.to)]).toEqual([
        ...steps.map((step) => step.from),
        order.status,
      ]);
    }),
    { numRuns: 500 },
  );
});
