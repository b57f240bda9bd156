// Everything that a part does about another part is done once, through the API: no cell of the table is unreachable.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { PARTS } from '../../src/services/parts.ts';
import { maintain } from '../../src/workers/maintain.ts';
import { advanceTripTo, newPhone, newTrip } from '../api/driver/phone.ts';
import { advanceOrderTo, command, createOrder, newDriver, patchOrder } from '../harness/orders.ts';
import { newPortalUser } from '../harness/portal.ts';
import { sharedService } from '../harness/shared-service.ts';

type Run = (...given: unknown[]) => Promise<unknown>;
interface Does {
  act?: Run;
  open?: { kind: string; settle: Record<string, Run> };
}

const visited = new Set<string>();
/** The names of all cells; each notes when it is run. */
const CELLS = PARTS.flatMap(({ name, answers }) =>
  Object.entries(answers).flatMap(([subject, triggers]) =>
    Object.entries(triggers as Record<string, Does | string | null>).flatMap(([trigger, answer]) => {
      if (answer === null || typeof answer === 'string') return [];
      const cell = `${subject} ${trigger}: ${name}`;
      const { act, open } = answer;
      if (act) answer.act = noted(cell, act);
      const choices = Object.entries(open?.settle ?? {}).map(([choice, settle]) => {
        open!.settle[choice] = noted(`${cell} ${choice}`, settle);
        return `${cell} ${choice}`;
      });
      return act ? [cell, ...choices] : choices;
    }),
  ),
);

function noted(cell: string, run: Run): Run {
  return (...given) => {
    visited.add(cell);
    return run(...given);
  };
}

const service = await sharedService();
const { key, accountId } = await service.customer({ environment: 'production' });

/** Chooses for each open item by its kind, and fails if the call is refused. */
async function settle(method: string, path: string, items: string, chosen: Record<string, object>) {
  const { data } = (await service.ops('GET', items)).json;
  const open = data.map(({ kind, id }: { kind: string; id: string }) => ({
    kind,
    id,
    ...chosen[`${kind} ${id}`],
  }));
  const body = method === 'PATCH' ? { active: false, open } : { open };
  const answer = await service.ops(method, path, body);
  expect(answer.status, answer.text).toBeLessThan(300);
}

async function changeAndCancel() {
  const { id } = (await createOrder(service, key)).json;
  await patchOrder(service, key, id, { instructions: 'Ring twice' });
  await command(service, id, 'take');
  await command(service, id, 'assign_driver', { driverId: await newDriver(service) });
  await command(service, id, 'driver_dropped_out');
  await command(service, id, 'cancel');
}

async function deactivateDriver() {
  const [leaving, other] = [await newPhone(service), await newPhone(service)];
  const [left, given, driven] = [
    await newTrip(service, key, leaving.driverId),
    await newTrip(service, key, leaving.driverId),
    await newTrip(service, key, leaving.driverId),
  ];
  await advanceTripTo(leaving, driven, 'IN_TRANSIT');
  const plates = await Promise.all(
    [1, 2].map(async (number) => {
      const valid = { validFrom: '2026-01-01', validUntil: '2027-12-31' };
      const name = `HH-04 ${number}${leaving.driverId.slice(-3)}`;
      const { id } = (await service.ops('POST', '/plates', { number: name, ...valid })).json;
      await service.ops('POST', `/plates/${id}/actions`, { action: 'hand_out', driverId: leaving.driverId });
      return id;
    }),
  );
  for (const trip of [left, given])
    await leaving.put(`/trips/${trip}/messages/${randomUUID()}`, { text: 'Where are the keys?' });
  const extra = { category: 'EXPENSE', kind: 'TOLL', gross: 12.5, vatRate: 19, paidOn: '2026-10-01' };
  const expense = randomUUID();
  await leaving.put(`/trips/${driven}/extras/${expense}`, { extra });
  const path = `/drivers/${leaving.driverId}`;
  await settle('PATCH', path, `${path}/open`, {
    [`TRIP ${left}`]: { choice: 'LEAVE' },
    [`TRIP ${given}`]: { choice: 'GIVE', driverId: other.driverId },
    [`TRIP ${driven}`]: { choice: 'FINISH' },
    [`PLATE ${plates[0]}`]: { choice: 'KEEP' },
    [`PLATE ${plates[1]}`]: { choice: 'RETURNED' },
    [`MESSAGE ${left}`]: { choice: 'LATER' },
    [`MESSAGE ${given}`]: { choice: 'CLOSE' },
    [`EXTRA ${expense}`]: { choice: 'LATER' },
  });
}

async function deleteCarrier() {
  const carrier = await service.account({ name: 'Spedition', kind: 'CARRIER', contractingParty: null });
  const { portal } = await newPortalUser(service, { account: carrier, role: 'member' });
  const { id } = (await createOrder(service, key)).json;
  const deadline = new Date(service.clock.now().getTime() + 3_600_000);
  const offer = { carrierIds: [carrier.id], net: 320, deadline };
  const [{ id: offerId }] = (await service.ops('POST', `/orders/${id}/carrier-offers`, offer)).json.data;
  await portal('POST', `/production/carrier-offers/${offerId}/accept`);
  const path = `/accounts/${carrier.id}`;
  await settle('DELETE', path, `${path}/open`, { [`CARRIER_OFFER ${offerId}`]: { choice: 'WITHDRAW' } });
}

async function erasePeople() {
  const email = 'zelle@example.org';
  const phone = await newPhone(service, { email, name: 'Zita Zelle' });
  const { account } = await newPortalUser(service, { email });
  await service.ops('PATCH', `/accounts/${account.id}`, {
    contractingParty: { ...account.contractingParty, email },
  });
  await newTrip(service, key, phone.driverId, { endCustomerEmail: email });
  const ask = (what: string, more: object = {}) =>
    service.ops('POST', `/personal-data/${what}`, { email, ...more });
  const { confirmation, open } = (await ask('erasure-preview')).json;
  const chosen = open.map(
    ({ kind, id, choices: [choice] }: { kind: string; id: string; choices: string[] }) => ({
      kind,
      id,
      choice,
    }),
  );
  const erased = await ask('erase', { confirmation, open: chosen });
  expect(erased.status, erased.text).toBe(200);
}

/** Last, because the orders of the others belong to this account. */
async function deleteCustomer() {
  const completed = (await createOrder(service, key)).json.id;
  await advanceOrderTo(service, completed, 'COMPLETED');
  const path = `/accounts/${accountId}`;
  const { data } = (await service.ops('GET', `${path}/open`)).json;
  for (const { id, kind, choices } of data) if (kind === 'ORDER' && choices.length === 0) await finish(id);
  const rest = (await service.ops('GET', `${path}/open`)).json.data;
  const chosen = rest.map(
    ({ kind, id, choices: [choice] }: { kind: string; id: string; choices: string[] }) => [
      `${kind} ${id}`,
      { choice },
    ],
  );
  await settle('DELETE', path, `${path}/open`, Object.fromEntries(chosen));
  await maintain(service.services);
}

async function finish(id: string) {
  for (const name of ['arrive_delivery', 'hand_over', 'complete']) await command(service, id, name);
}

test('every cell that does something is visited', async () => {
  await changeAndCancel();
  await deactivateDriver();
  await deleteCarrier();
  await erasePeople();
  await deleteCustomer();
  expect(CELLS.length).toBeGreaterThan(40);
  expect(CELLS.filter((cell) => !visited.has(cell))).toEqual([]);
});
