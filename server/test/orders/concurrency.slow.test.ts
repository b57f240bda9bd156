// Customer and dispatcher, or two dispatchers, act on one order at once: one wins, the other gets an error.
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectV1Error } from '../harness/expect-answer.ts';
import {
  advanceOrderTo,
  cancelOrder,
  command,
  createOrder,
  eventNames,
  eventsOf,
  newDriver,
  patchOrder,
} from '../harness/orders.ts';
import { startService, type TestResponse } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

/** Enough rounds that each side wins now and then. */
const ROUNDS = 12;

const service = await sharedService();
const second = await startService({ database: service.database, clock: service.clock });
const { key } = await service.customer({ environment: 'production' });
let drivers: string[];
beforeAll(async () => {
  drivers = [await newDriver(service, 'Jana Kowalska'), await newDriver(service, 'Ali Demir')];
});
afterAll(() => second.close());

const dispatchRecord = async (id: string) => (await service.ops('GET', `/orders/${id}`)).json;

async function orderIn(status: string): Promise<string> {
  const { id } = (await createOrder(service, key)).json;
  if (status !== 'OPEN') await advanceOrderTo(service, id, status, drivers[0]);
  return id;
}

/** Runs both at once on two processes, many times; every round must leave a history without gaps. */
async function race(
  status: string,
  sides: [act: (id: string) => Promise<TestResponse>, act: (id: string) => Promise<TestResponse>],
  judge: (left: TestResponse, right: TestResponse, id: string) => Promise<void> | void,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await orderIn(status);
    const { version } = await dispatchRecord(id);
    const order = round % 2 === 0 ? sides : sides.toReversed();
    const running = order.map((act) => act(id));
    if (round % 2 === 1) running.reverse();
    const [left, right] = (await Promise.all(running)) as [TestResponse, TestResponse];
    await judge(left, right, id);
    const successes = [left, right].filter((answer) => answer.status === 200).length;
    expect((await dispatchRecord(id)).version).toBe(version + successes);
    await expectChain(id);
  }
}

async function expectChain(id: string): Promise<void> {
  const steps = (await eventsOf(service, id, 'legacy')).filter(({ name }) => name === 'order.status_changed');
  let at: string | null = null;
  for (const { data } of steps) {
    expect(data.from).toBe(at);
    at = data.to;
  }
  expect((await dispatchRecord(id)).internalStatus).toBe(at);
}

const cancelByCustomer = (id: string) => cancelOrder(second, key, id);
const giveCommand = (name: string, payload: (side: number) => object = () => ({}), side = 0) => {
  const where = () => (side === 0 ? service : second);
  return (id: string) => command(where(), id, name, { ...payload(side) });
};
const winners = (...answers: TestResponse[]) => answers.filter((answer) => answer.status === 200).length;

function expectRefusal(answer: TestResponse, status: string, possible: string[]): void {
  expectV1Error(answer, 409, 'ORDER_NOT_CHANGEABLE');
  expect(answer.json.error.details).toMatchObject({ status, possible });
}

describe('customer and dispatcher', () => {
  test('cancel and pick_up: exactly one wins', async () => {
    await race('PICKUP', [cancelByCustomer, giveCommand('pick_up')], async (cancelled, pickedUp, id) => {
      expect(winners(cancelled, pickedUp)).toBe(1);
      if (cancelled.status === 200) {
        expectRefusal(pickedUp, 'CANCELLED', []);
        expect(await eventNames(service, id)).not.toContain('vehicle.picked_up');
      } else {
        expectV1Error(cancelled, 409, 'ORDER_NOT_CANCELLABLE');
        expect(cancelled.json.error.details).toEqual({ status: 'IN_TRANSIT' });
        expect(await eventNames(service, id)).not.toContain('order.cancelled');
      }
    });
  });

  test('PATCH and pick_up: the vehicle is picked up, the change came before or is refused', async () => {
    const patch = (id: string) => patchOrder(second, key, id, { instructions: 'Late change' });
    await race('PICKUP', [patch, giveCommand('pick_up')], async (patched, pickedUp, id) => {
      expect(pickedUp.status).toBe(200);
      const { instructions } = await dispatchRecord(id);
      if (patched.status === 200) expect(instructions).toBe('Late change');
      else {
        expectV1Error(patched, 409, 'ORDER_NOT_CHANGEABLE');
        expect(patched.json.error.details).toEqual({ status: 'IN_TRANSIT' });
        expect(instructions).toBeNull();
      }
    });
  });

  test('cancel and assign_driver: the order ends cancelled, the driver came before or is refused', async () => {
    const assign = giveCommand('assign_driver', () => ({ driverId: drivers[0] }));
    await race('OPEN', [cancelByCustomer, assign], async (cancelled, assigned, id) => {
      expect(cancelled.status).toBe(200);
      if (assigned.status !== 200) expectRefusal(assigned, 'CANCELLED', []);
      const names = await eventNames(service, id);
      expect(names.at(-1)).toBe('order.cancelled');
      expect(names.includes('driver.assigned')).toBe(assigned.status === 200);
    });
  });

  test('PATCH and assign_driver: both survive', async () => {
    const patch = (id: string) => patchOrder(second, key, id, { instructions: 'Ring twice' });
    const assign = giveCommand('assign_driver', () => ({ driverId: drivers[1] }));
    await race('OPEN', [patch, assign], async (patched, assigned, id) => {
      expect([patched.status, assigned.status]).toEqual([200, 200]);
      expect(await dispatchRecord(id)).toMatchObject({
        instructions: 'Ring twice',
        assignedDriver: { id: drivers[1], name: 'Ali Demir' },
      });
    });
  });

  test.each([
    ['assigned', 'OPEN', 'assign_driver'],
    ['replaced', 'PICKUP', 'replace_driver'],
  ])('a change that waited while a driver was %s uses the new driver', async (_, status, name) => {
    const id = await orderIn(status);
    let patching: Promise<TestResponse> | undefined;
    await service.services.core.sql.begin(async (tx) => {
      await tx`select 1 from orders where id = ${id} for update`;
      await tx`update orders set driver_id = ${drivers[1]!}, version = version + 1 where id = ${id}`;
      patching = patchOrder(second, key, id, { instructions: name });
      while (!(await someoneWaitsForLock())) await setImmediate();
    });
    const patched = await patching!;
    expect(patched.status).toBe(200);
    expect(patched.json).toMatchObject({ driver: { firstName: 'Ali', initial: 'D' }, instructions: name });
  });
});

test('a command that waited renders its documents from the current order', async () => {
  const id = await orderIn('ACCEPTED');
  let running: Promise<TestResponse> | undefined;
  await service.services.core.sql.begin(async (tx) => {
    await tx`update orders set status = 'PICKUP', version = version + 1 where id = ${id}`;
    running = command(second, id, 'pick_up');
    while (!(await someoneWaitsForLock())) await setImmediate();
  });
  expect((await running!).status).toBe(200);
  const pickedUp = (await eventsOf(service, id)).find(({ name }) => name === 'vehicle.picked_up');
  expect(pickedUp.data.document).toMatchObject({ kind: 'PICKUP_PROTOCOL' });
});

async function someoneWaitsForLock(): Promise<boolean> {
  const rows = await service.services.core.sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return rows.length > 0;
}

describe('two dispatchers', () => {
  test('assign_driver with two drivers: the first one is assigned', async () => {
    const choose = (side: number) => ({ driverId: drivers[side] });
    const sides = [giveCommand('assign_driver', choose, 0), giveCommand('assign_driver', choose, 1)] as const;
    await race('OPEN', [...sides], async (left, right, id) => {
      expect(winners(left, right)).toBe(1);
      const [won, lost] = left.status === 200 ? [left, right] : [right, left];
      const possible = ['driver_accepted', 'driver_dropped_out', 'reassign_driver', 'report_delay', 'cancel'];
      expectRefusal(lost, 'ASSIGNED', possible);
      expect((await dispatchRecord(id)).assignedDriver).toEqual(won.json.assignedDriver);
      expect((await eventNames(service, id)).filter((name) => name === 'driver.assigned')).toHaveLength(1);
    });
  });

  test('hand_over twice: one handover, one event', async () => {
    await race(
      'DELIVERY',
      [giveCommand('hand_over'), giveCommand('hand_over', undefined, 1)],
      async (left, right, id) => {
        expect(winners(left, right)).toBe(1);
        expectRefusal(left.status === 200 ? right : left, 'DELIVERED', ['complete', 'complain']);
        expect((await eventNames(service, id)).filter((name) => name === 'vehicle.delivered')).toHaveLength(
          1,
        );
      },
    );
  });

  test('cancel and complete: a delivered order is completed', async () => {
    await race(
      'DELIVERED',
      [giveCommand('cancel'), giveCommand('complete', undefined, 1)],
      (cancelled, completed) => {
        expect([cancelled.status, completed.status]).toEqual([409, 200]);
        expect(['DELIVERED', 'COMPLETED']).toContain(cancelled.json.error.details.status);
      },
    );
  });

  test('cancel and driver_accepted, both on the version seen: exactly one wins', async () => {
    const seen = () => ({ version: 3 });
    await race(
      'ASSIGNED',
      [giveCommand('cancel', seen), giveCommand('driver_accepted', seen, 1)],
      (left, right) => {
        expect(winners(left, right)).toBe(1);
        const lost = left.status === 200 ? right : left;
        expectV1Error(lost, 409, 'ORDER_NOT_CHANGEABLE');
        expect(lost.json.error.details).toMatchObject({ version: 4 });
      },
    );
  });
});
