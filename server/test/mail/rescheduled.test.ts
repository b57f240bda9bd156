// The end customer is written once when the dates of an order change, by whatever way, and only then.
import { afterAll, expect, test } from 'vitest';
import { command, createOrder, driveTo, patchOrder } from '../harness/orders.ts';
import { startMailingService } from './mailing-service.ts';

const { service, mailsOf, close } = await startMailingService();
afterAll(close);

const endCustomerEmail = 'familie@example.org';
const inDays = (days: number) => new Date(service.clock.now().getTime() + days * 86_400_000).toISOString();

async function newOrder(environment: 'production' | 'sandbox' = 'production', language = 'de') {
  const { key, accountId } = await service.customer({ environment });
  await service.ops('PATCH', `/accounts/${accountId}`, { language });
  const dates = { requestedPickup: inDays(3), requestedDelivery: inDays(4) };
  const order = (await createOrder(service, key, { endCustomerEmail, ...dates })).json;
  return { key, id: order.id as string, orderNumber: order.orderNumber as string, order };
}

test.each([
  [
    'de',
    'Auftrag {order}: Ihre Überführung hat neue Termine',
    'Geplante Abholung: ',
    'Geplante Zustellung: ',
  ],
  ['en', 'Order {order}: your vehicle transfer has new dates', 'Planned pickup: ', 'Planned delivery: '],
])('a customer who moves the dates, in %s', async (language, subject, pickup, delivery) => {
  const { key, id, orderNumber, order } = await newOrder('production', language);
  const [mail, ...others] = await mailsOf(() =>
    patchOrder(service, key, id, { requestedPickup: inDays(5), requestedDelivery: inDays(6) }),
  );
  expect(others).toEqual([]);
  expect(mail!.to).toEqual([endCustomerEmail]);
  expect(mail!.header('subject')).toBe(subject.replace('{order}', orderNumber));
  expect(mail!.text).toContain(pickup);
  expect(mail!.text).toContain(delivery);
  expect(mail!.text).toContain(order.trackingUrl);
});

test('the same dates again, or another field, send nothing', async () => {
  const { key, id, order } = await newOrder();
  const { requestedPickup, requestedDelivery } = order;
  expect(requestedPickup).not.toBeNull();
  expect(await mailsOf(() => patchOrder(service, key, id, { requestedPickup, requestedDelivery }))).toEqual(
    [],
  );
  expect(await mailsOf(() => patchOrder(service, key, id, { instructions: 'Klingel bei Schmidt' }))).toEqual(
    [],
  );
});

test('a delay is told as a delay, and only as that', async () => {
  const { id } = await newOrder();
  await driveTo(service, id, 'IN_TRANSIT');
  const mails = await mailsOf(() => command(service, id, 'report_delay', { requestedDelivery: inDays(9) }));
  expect(mails.map((mail) => mail.header('subject'))).toEqual([
    expect.stringContaining('Ihre Überführung verzögert sich'),
  ]);
});

test('a change that is refused, and one in the sandbox, send nothing', async () => {
  const { key, id } = await newOrder();
  const wrong = { requestedPickup: inDays(9), requestedDelivery: inDays(5) };
  expect(await mailsOf(() => patchOrder(service, key, id, wrong))).toEqual([]);
  const sandbox = await newOrder('sandbox');
  const moved = { requestedDelivery: inDays(8) };
  expect(
    await mailsOf(async () => {
      expect((await patchOrder(service, sandbox.key, sandbox.id, moved)).status).toBe(200);
    }),
  ).toEqual([]);
});
