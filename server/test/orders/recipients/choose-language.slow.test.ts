// The mails to the end customer follow the language that was chosen on the page, which only the link of a mail allows.
import { expect, test } from 'vitest';
import { createVisitorToken, visitorOfMail } from '../../../src/orders/recipients/visitor.ts';
import { createOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();
const { core } = service.services;
const { key } = await service.customer({ environment: 'production' });
const EMAIL = 'famille@example.org';

async function chosen(orderId: string) {
  const rows = await core.sql`select language from recipient_languages where order_id = ${orderId}`;
  return rows.map(({ language }) => language);
}

test('a choice by the link of a mail counts for the next mails, one by the tracking number does not', async () => {
  const { json } = await createOrder(service, key, { endCustomerEmail: EMAIL });
  const [order] = await core.sql<{ id: string; trackingNumber: string }[]>`
    select id, tracking_number from orders where id = ${json.id}`;
  const open = (query: string, cookie?: string) =>
    fetch(`${service.url}/t/${order!.trackingNumber}?${query}`, { headers: cookie ? { cookie } : {} });
  await open('lang=fr');
  expect(await chosen(order!.id)).toEqual([]);
  const cookie = `visitor=${createVisitorToken(core.secrets, visitorOfMail(order!.id, EMAIL))}`;
  await open('lang=fr', cookie);
  await open('lang=uk', cookie);
  expect(await chosen(order!.id)).toEqual(['fr']);
  await open('lang=nl', cookie);
  expect(await chosen(order!.id)).toEqual(['nl']);
});
