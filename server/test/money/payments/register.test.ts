// All invoices are found by state, text, customer, kind and date, with sums over everything found and what happened to each.
import { expect, test } from 'vitest';
import { newConsoleUser } from '../../harness/console.ts';
import { makeDue } from '../../harness/make-due.ts';
import { advanceOrderTo, command, createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { console } = await newConsoleUser(service, { role: 'accounting' });

test('the register shows each invoice with its state, and sums what was found', async () => {
  const { key, account } = await service.customer({ environment: 'production' });
  const numbers: string[] = [];
  const orders: { id: string; orderNumber: string; price: { gross: number } }[] = [];
  for (let count = 0; count < 3; count += 1) {
    const order = (await createOrder(service, key)).json;
    numbers.push((await advanceOrderTo(service, order.id, 'INVOICED')).invoiceNumber);
    orders.push(order);
    service.clock.advance(1000);
  }
  const [overdue, part, cancelled] = numbers as [string, string, string];
  await makeDue(service.services.core.sql, overdue, '2026-01-31');
  await command(service, orders[2]!.id, 'cancel_invoice', { reason: 'Falsches Fahrzeug' });
  const register = async (query: string) =>
    (await console('GET', `/accounting/register?accountId=${account.id}${query}`)).json;
  const found = async (query: string) =>
    (await register(query)).data.map((one: { invoiceNumber: string }) => one.invoiceNumber);

  const all = await register('');
  const { gross } = orders[0]!.price;
  expect(all.data).toHaveLength(4);
  expect(all.sums).toMatchObject([{ currency: 'EUR', count: 4, openCount: 2, open: 2 * gross }]);
  expect(all.sums[0].gross).toBeCloseTo(2 * gross, 2);
  expect(await found('&view=OPEN')).toEqual([overdue, part]);
  const { id } = all.data.find((one: { invoiceNumber: string }) => one.invoiceNumber === part);
  await console('POST', '/accounting/payments', {
    bookedOn: '2026-10-01',
    amount: 20,
    currency: 'EUR',
    shares: [{ invoiceId: id, amount: 20 }],
  });
  const [row] = (await register(`&search=${part}`)).data;
  expect(row).toMatchObject({
    open: gross - 20,
    paid: 20,
    credited: 0,
    settledOn: '2026-10-01',
    discount: null,
  });
  expect(await found('&view=OVERDUE')).toEqual([overdue]);
  expect((await register('&view=OVERDUE')).data[0].daysOverdue).toBeGreaterThan(200);
  expect(await found('&view=PAID')).toEqual([]);
  expect(await found('&kind=CANCELLATION')).toHaveLength(1);
  expect(await found(`&search=${orders[2]!.orderNumber}`)).toContain(cancelled);
  expect(await found(`&search=${(gross - 20).toFixed(2).replace('.', ',')}`)).toEqual([part]);
  expect(await found('&to=2020-01-01')).toEqual([]);
  // Page after page, the sums stay those of everything.
  const first = await register('&limit=3');
  expect(first.sums).toEqual((await register('')).sums);
  const second = await register(`&limit=3&cursor=${first.nextCursor}`);
  expect([...first.data, ...second.data]).toHaveLength(4);
  const due = await register('&view=OPEN&limit=1');
  expect(await found(`&view=OPEN&limit=1&cursor=${due.nextCursor}`)).toEqual([part]);

  const of = (number: string, query = '') =>
    console('GET', `/accounting/register/${number}?accountId=${account.id}${query}`);
  expect((await of(part)).json).toMatchObject({
    invoice: { invoiceNumber: part },
    before: cancelled,
    after: overdue,
    settlements: [{ kind: 'PAYMENT', on: '2026-10-01', amount: 20 }],
    reminders: [],
    mails: [{ kind: 'INVOICE' }],
  });
  expect((await of(part, '&view=OPEN')).json).toMatchObject({ before: overdue, after: null });
  expect((await of(cancelled, '&view=OPEN')).json).toMatchObject({ before: null, after: null });
  expect((await of('INV-2020-00001')).status).toBe(404);
  expect((await console('GET', '/accounting/register?view=LOST')).status).toBe(400);
});
