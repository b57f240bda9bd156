// The end customer gets one mail when the dates of an order change, through any API, and only then.
import { afterAll, expect, test } from 'vitest';
import { advanceOrderTo, command, createOrder, patchOrder } from '../../harness/orders.ts';
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
  return { key, id: order.id as string, order };
}

test.each([
  ['de', 'Ihr Golf hat einen neuen Termin: Anlieferung ', 'Bisher: ', 'Neuer Anliefertermin: '],
  ['en', 'Your Golf has a new date: delivery ', 'Before: ', 'New delivery date: '],
])('new dates by the customer send one mail, in %s', async (language, subject, former, next) => {
  const { key, id, order } = await newOrder('production', language);
  const [mail, ...others] = await mailsOf(() =>
    patchOrder(service, key, id, { requestedPickup: inDays(5), requestedDelivery: inDays(6) }),
  );
  expect(others).toEqual([]);
  expect(mail!.to).toEqual([endCustomerEmail]);
  expect(mail!.header('subject')).toContain(subject);
  expect(mail!.text).toContain(former);
  expect(mail!.text).toContain(next);
  expect(mail!.text).toContain(order.trackingUrl);
});

test('the same dates, or a change of another field, send nothing', async () => {
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

test('a delay sends only the mail about the delay', async () => {
  const { id } = await newOrder();
  await advanceOrderTo(service, id, 'IN_TRANSIT');
  const mails = await mailsOf(() => command(service, id, 'report_delay', { requestedDelivery: inDays(9) }));
  expect(mails.map((mail) => mail.header('subject'))).toEqual([
    expect.stringContaining('Ihr Golf kommt später: '),
  ]);
  expect(mails[0]!.text).toContain('Vereinbart: ');
  expect(mails[0]!.text).toContain('Jetzt erwartet, 5\u00a0Tage später: ');
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
