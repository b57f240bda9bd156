// A quote in production from request to invoice, over HTTP: mail, link, signature, and the resulting order.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newRequest } from '../orders/quotes/requests.ts';
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

describe('a request', () => {
  test('is quoted by mail, accepted through the link, driven and invoiced at the quoted price', async () => {
    const { key, receiver } = await startCustomer('en');
    const request = await newRequest(setup.service, key, {
      transportType: 'TRUCK',
      endCustomerEmail: END_CUSTOMER_EMAIL,
    });
    const offer = {
      lineItems: [
        { description: 'Low loader', unitNet: 480 },
        { description: 'Permit for abnormal load', quantity: 2, unitNet: 75.5 },
      ],
      note: 'Loading by crane on site.',
    };
    const issued = await setup.service.ops('POST', `/requests/${request.requestNumber}/quotes`, offer);
    expect(issued.status, issued.text).toBe(201);
    await setup.service.settle();
    expect(receiver.names()).toEqual(['order.created', 'quote.offered']);
    expectParts(await pdfOf(setup, customer, 'quote.offered'), [
      'Permit for abnormal load',
      '€631.00',
      '€750.89',
    ]);

    const [mail] = mailsTo(setup, 'einkauf@test.example');
    expectParts(mail!.text, ['Loading by crane on site.', '€631.00', '€119.89', '€750.89']);
    const [, token] = /\/q\/([\w-]+)/.exec(mail!.text)!;
    const shown = (await setup.service.call(`/public/quotes/${token}`)).json;
    expect(shown).toMatchObject({ link: 'OPEN', language: 'en', quote: { amounts: { net: 631 } } });
    const signature = { method: 'TYPED', text: 'Zoë O’Neill' };
    const accepted = await setup.service.call(`/public/quotes/${token}/accept`, {
      body: { name: 'Zoë O’Neill', signature },
    });
    expect(accepted.status, accepted.text).toBe(200);
    await setup.service.settle();
    expect(receiver.names().slice(2)).toEqual(['order.created', 'order.accepted']);
    const [signed] = receiver.received.slice(2);
    expect(signed!.json.data.document.kind).toBe('SIGNED_QUOTE');
    expect(mailsTo(setup, END_CUSTOMER_EMAIL).map((mail) => mail.header('subject'))).toEqual([
      expect.stringMatching(/^Your .+ is coming to /),
    ]);

    const { orderNumber } = accepted.json.quote;
    const order = (await setup.service.call(`/extern/orders/${orderNumber}`, { key })).json;
    expect(order).toMatchObject({ id: request.id, price: { net: 631, gross: 750.89 } });
    await driveToInvoice(setup, order.id);
    expect(receiver.names().slice(4)).toEqual(DRIVE_EVENTS);
    expectParts(await pdfOf(setup, customer, 'invoice.created'), [
      orderNumber,
      'Low loader',
      'Permit for abnormal load',
      '€631.00',
      '€119.89',
      '€750.89',
    ]);
  });
});
