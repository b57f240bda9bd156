// A priced order in production from creation to invoice, over HTTP: webhooks in both formats, mails, PDFs.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrder } from '../harness/orders.ts';
import {
  type Customer,
  DRIVE_EVENTS,
  driveToInvoice,
  END_CUSTOMER_EMAIL,
  expectParts,
  type JourneySetup,
  mailsTo,
  newCustomer,
  pdfOf,
  startJourneySetup,
} from './journey-setup.ts';

let setup: JourneySetup;
let customer: Customer;
beforeAll(async () => {
  setup = await startJourneySetup();
});
beforeEach(() => {
  setup.smtp.received.length = 0;
});
afterEach(() => customer.close());
afterAll(() => setup.close());

async function startCustomer(language: 'de' | 'en'): Promise<Customer> {
  customer = await newCustomer(setup, language);
  return customer;
}

const money = (amount: number) => `${amount.toFixed(2).replace('.', ',')} €`;

describe('a priced order', () => {
  test('runs from order to invoice, and every receiver gets each step in order', async () => {
    const { key, receiver, legacy } = await startCustomer('de');
    const order = (await createOrder(setup.service, key, { endCustomerEmail: END_CUSTOMER_EMAIL })).json;
    expect([order.kind, order.status]).toEqual(['ORDER', 'ACCEPTED']);
    await setup.service.settle();
    await driveToInvoice(setup, order.id);
    expect(receiver.names()).toEqual(['order.created', 'order.accepted', ...DRIVE_EVENTS]);
    const times = receiver.received.map(({ json }) => json.createdAt);
    expect(times).toEqual(times.toSorted());
    expect(new Set(times).size).toBe(times.length);
    expect(legacy.names().filter((name) => name !== 'order.status_changed')).toEqual([
      'protocol.pickup.submitted',
      'order.updated',
      'protocol.delivery.submitted',
      'order.delivered',
      'order.completed',
    ]);
    const statuses = legacy.received.filter(({ json }) => json.event === 'order.status_changed');
    expect(statuses.map(({ json }) => json.data.to)).toEqual([
      'OPEN',
      'OFFERED',
      'ASSIGNED',
      'ACCEPTED',
      'PICKUP',
      'IN_TRANSIT',
      'DELIVERY',
      'DELIVERED',
      'COMPLETED',
      'INVOICED',
    ]);
    const done = (await setup.service.call(`/extern/orders/${order.id}`, { key })).json;
    expect(done).toMatchObject({ status: 'COMPLETED', price: order.price });
  });

  test('ends with an invoice that has number, sums and VAT, attached to invoice.created', async () => {
    const { key, receiver } = await startCustomer('de');
    const order = (await createOrder(setup.service, key, { customerReference: 'Leasing-4711' })).json;
    await driveToInvoice(setup, order.id);
    const { data } = receiver.received.at(-1)!.json;
    expect(data).toMatchObject({
      invoiceNumber: expect.stringMatching(/^INV-2026-\d{5}$/),
      status: 'COMPLETED',
    });
    expect(data.document).toMatchObject({
      kind: 'INVOICE',
      contentType: 'application/pdf',
      fileName: `Rechnung-${data.invoiceNumber}.pdf`,
    });
    const { net, gross, vatRate } = order.price;
    expectParts(await pdfOf(setup, customer, 'invoice.created'), [
      `Rechnung ${data.invoiceNumber}`,
      order.orderNumber,
      'Leasing-4711',
      'Autohaus Test GmbH',
      'Überführungen Müller GmbH',
      'DE123456788',
      'DE02120300000000202051',
      money(net),
      `Umsatzsteuer ${vatRate} %`,
      money(gross - net),
      money(gross),
    ]);
    expectParts(await pdfOf(setup, customer, 'vehicle.picked_up'), ['Abholprotokoll', '48.213 km', '62 %']);
    expectParts(await pdfOf(setup, customer, 'vehicle.delivered'), [
      'Übergabeprotokoll',
      '48.446 km',
      '30 %',
    ]);
    expectParts(await pdfOf(setup, customer, 'damage.reported'), ['Kratzer hinten', order.orderNumber]);
  });

  test('invoices are numbered without gaps, one per order', async () => {
    const { key, receiver } = await startCustomer('de');
    for (let i = 0; i < 2; i += 1)
      await driveToInvoice(setup, (await createOrder(setup.service, key)).json.id);
    const numbers = receiver.received
      .filter(({ json }) => json.type === 'invoice.created')
      .map(({ json }) => Number(json.data.invoiceNumber.slice(-5)));
    expect(numbers[1]).toBe(numbers[0]! + 1);
  });

  test.each([
    [
      'de' as const,
      ['kommt nach', 'ist eingeplant', 'ist unterwegs', 'kommt später', 'übergeben'],
      ['Fahrt verfolgen', 'Verlauf ansehen'],
    ],
    [
      'en' as const,
      ['is coming to', 'is scheduled', 'is on its way', 'is running late', 'was handed over'],
      ['Track the trip', 'See the history'],
    ],
  ])(
    'the end customer gets mails in the language of the account: %s',
    async (language, expected, [button, lastButton]) => {
      const { key } = await startCustomer(language);
      const order = (await createOrder(setup.service, key, { endCustomerEmail: END_CUSTOMER_EMAIL })).json;
      await setup.service.settle();
      await driveToInvoice(setup, order.id);
      const got = mailsTo(setup, END_CUSTOMER_EMAIL).map((mail) => mail.header('subject'));
      expect(got).toHaveLength(expected.length);
      expected.forEach((part, i) => {
        expect(got[i]).toContain(part);
        expect(got[i]).not.toContain(order.orderNumber);
      });
      for (const [i, mail] of mailsTo(setup, END_CUSTOMER_EMAIL).entries()) {
        expect(mail.header('from')).toBe('Disposition Müller <dispo@mueller.example>');
        expect(mail.text).toContain(order.trackingUrl);
        expect(mail.html).toContain(i === expected.length - 1 ? lastButton : button);
        expect(mail.text).not.toContain('Kowalska');
      }
      // Besides these, only the customer gets a mail: the invoice.
      const others = setup.smtp.received.filter(({ to }) => !to.includes(END_CUSTOMER_EMAIL));
      expect(others.map((mail) => mail.header('subject'))).toEqual([expect.stringMatching(/INV-\d{4}-\d+/)]);
    },
  );

  test('an English account gets English documents', async () => {
    const { key, receiver } = await startCustomer('en');
    const order = (await createOrder(setup.service, key)).json;
    await driveToInvoice(setup, order.id);
    const { invoiceNumber } = receiver.received.at(-1)!.json.data;
    expectParts(await pdfOf(setup, customer, 'invoice.created'), [`Invoice ${invoiceNumber}`, 'VAT 19%']);
    expectParts(await pdfOf(setup, customer, 'vehicle.picked_up'), ['Pickup protocol', '48,213 km']);
  });
});
