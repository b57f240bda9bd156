// Printing: the day of all drivers, chosen orders and the list of plates, each as one PDF with a limit.
import { expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { advanceOrderTo, createOrder, newDriver } from '../../harness/orders.ts';
import { OPERATOR_TOKEN } from '../../harness/service.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { key } = await service.customer({ environment: 'production' });
/** No other test plans trips there. */
const DAY = '2027-03-09';

const newOrder = async () => {
  const requestedPickup = `${DAY}T08:00:00+01:00`;
  return (await createOrder(service, key, { requestedPickup, requestedDelivery: null })).json;
};
const print = async (path: string) => {
  const answer = await fetch(`${service.api}/ops${path}`, {
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
  });
  return { answer, text: await answer.text() };
};

test('a day is one file: a sheet for each driver with a trip, job sheets and plates if wanted', async () => {
  expectV1Error(await service.ops('GET', '/paper/day?day=2027-03-08'), 409, 'NOTHING_TO_PRINT');
  const driverId = await newDriver(service);
  for (const _ of [1, 2]) await advanceOrderTo(service, (await newOrder()).id, 'ASSIGNED', driverId);
  const { answer, text } = await print(`/paper/day?day=${DAY}&jobs=true&plates=true&language=en`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain(`Trip-papers-${DAY}.pdf`);
  expect(text).toContain('DAY_SHEET JOB_SHEET JOB_SHEET PLATE_LIST');
  const other = await newDriver(service);
  expect((await print(`/paper/day?day=${DAY}&driverId=${other}`)).text).toContain(' DAY_SHEET\n');
  const unknown = await service.ops('GET', '/paper/day?driverId=0199a0c2-7c4e-7000-8000-0000000000ff');
  expectV1Error(unknown, 404, 'NOT_FOUND');
});

test('chosen orders are one file, each once', async () => {
  const orders = [await newOrder(), await newOrder()].map(({ id }) => ({ id }));
  const body = { orders: [...orders, orders[0]!] };
  const answer = await service.ops('POST', '/paper/orders', body);
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(' JOB_SHEET JOB_SHEET\n');
  const unknown = { orders: [{ id: '0199a0c2-7c4e-7000-8000-0000000000ff' }] };
  expectV1Error(await service.ops('POST', '/paper/orders', unknown), 404, 'ORDER_NOT_FOUND');
});

test('the list of plates is a file', async () => {
  expect((await print('/paper/plates')).text).toContain('PLATE_LIST');
});

test('a file has at most 200 sheets', async () => {
  const { sql, clock } = service.services.core;
  const [{ id }] = (await sql`select id from drivers where name = 'Jana Maria Kowalska' limit 1`) as [
    { id: string },
  ];
  const order = await newOrder();
  await sql`
    insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_number',
      'PAPER-' || n, 'tracking_number', 'paper-' || n, 'driver_id', ${id}::uuid, 'status', 'ACCEPTED',
      'requested_pickup', '2027-03-10T08:00:00Z'))).* from orders o, generate_series(1, 200) n where o.id = ${order.id}`;
  const answer = await service.ops('GET', '/paper/day?day=2027-03-10&jobs=true');
  expectV1Error(answer, 422, 'TOO_MANY_SHEETS');
  expect(answer.json.error.details).toEqual({ sheets: 201, max: 200 });
  await sql`delete from orders where order_number like 'PAPER-%' and created_at <= ${clock.now()}`;
});
