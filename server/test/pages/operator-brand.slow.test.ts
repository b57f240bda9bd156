// Whatever a recipient sees names the operator, and nowhere the product: pages, mails, documents.
import { getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchFile, pathOf, readPdf } from '../documents/files.ts';
import { advanceOrderTo, command, createOrder, newDriver } from '../harness/orders.ts';
import { startService } from '../harness/service.ts';
import { accept, decline, issue, linkToken, offeredRequest, withdraw } from '../orders/quotes/requests.ts';
import { pagesOf } from './pages.ts';

const NAME = 'Nordlicht Überführungen GmbH';
/** German, because "handover" is also an English word of the trade. */
const PRODUCT = /handover/i;
const PERSON = { accept: 'text/html' };

const service = await startService({ realPdfs: true });
afterAll(() => service.close());
const pages = await pagesOf(service);
const { key } = await service.customer({ environment: 'production' });

beforeAll(async () => {
  const operator = (await service.ops('GET', '/operator')).json;
  const { status, text } = await service.ops('PUT', '/operator', {
    ...operator,
    name: NAME,
    address: 'Speicherstraße 8, 20457 Hamburg',
    register: 'Amtsgericht Hamburg, HRB 12345',
    managedBy: 'Ines Harms',
    phone: '040 66969 120',
    sender: { name: NAME, email: 'dispo@nordlicht.example' },
  });
  expect(status, text).toBe(200);
});

const trackingPath = async (id: string) =>
  `/t/${(await service.ops('GET', `/orders/${id}`)).json.trackingNumber}`;

const withReader = { endCustomerEmail: 'josef.huber@isar.example' };

/** An order that has every kind of document, and its mails. */
async function finishedOrder(): Promise<string> {
  const id = await offeredRequest(service, key, undefined, withReader);
  await accept(service, key, id);
  await advanceOrderTo(service, id, 'DELIVERY', await newDriver(service));
  await command(service, id, 'hand_over', { hasDamage: true, damageDescription: 'Kratzer an der Tür' });
  await command(service, id, 'complete');
  await command(service, id, 'invoice');
  return id;
}

test('tracking pages in every state, and unknown ones', async () => {
  for (const status of ['OPEN', 'ACCEPTED', 'PICKUP', 'IN_TRANSIT', 'DELIVERY', 'DELIVERED', 'CANCELLED']) {
    const { id } = (await createOrder(service, key, withReader)).json;
    if (status === 'CANCELLED') await command(service, id, 'cancel', { reason: 'Verkauft' });
    else if (status !== 'OPEN') await advanceOrderTo(service, id, status);
    const { html } = await pages.open(`${await trackingPath(id)}?lang=de`);
    expect(html, status).toContain(NAME);
    expect(html, status).not.toMatch(PRODUCT);
  }
  for (const path of ['/t/QHHGF2662FNVXNQSTK', '/t/', '/nowhere', '/q/nothing']) {
    const { html, status } = await pages.open(`${path}?lang=de`, PERSON);
    expect(status, path).toBeGreaterThanOrEqual(path === '/t/' ? 200 : 400);
    expect(html, path).toContain(NAME);
    expect(html, path).not.toMatch(PRODUCT);
  }
});

test('quote pages in every state', async () => {
  const quoteIn: Record<string, (id: string) => Promise<unknown>> = {
    OPEN: async () => {},
    ACCEPTED: (id) => accept(service, key, id),
    DECLINED: (id) => decline(service, key, id),
    WITHDRAWN: (id) => withdraw(service, id),
    SUPERSEDED: (id) => issue(service, id, { lineItems: [{ description: 'Alles', unitNet: 900 }] }),
  };
  for (const [state, decide] of Object.entries(quoteIn)) {
    const id = await offeredRequest(service, key);
    const path = `/q/${await linkToken(service, key, id)}`;
    await decide(id);
    const { html } = await pages.open(`${path}?lang=de`);
    expect(html, state).toContain(NAME);
    expect(html, state).not.toMatch(PRODUCT);
  }
});

test('the sign-in of the portal, and the driver app', async () => {
  for (const path of ['/portal/sign-in', '/driver']) {
    const { html } = await pages.open(`${path}?lang=de`, PERSON);
    expect(html, path).toContain(`<title>${NAME}</title>`);
    expect(html, path).not.toMatch(PRODUCT);
  }
});

test('documents, with what their files say about themselves, and mails', async () => {
  const id = await finishedOrder();
  const { data } = (await service.call(`/extern/orders/${id}/documents`, { key })).json;
  expect(data.length).toBeGreaterThanOrEqual(5);
  for (const { kind, downloadUrl, fileName } of data) {
    const { bytes } = await fetchFile(service, pathOf(downloadUrl), key);
    const text = await readPdf(bytes);
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(bytes)));
    expect(text, kind).toContain(NAME);
    expect(`${fileName} ${JSON.stringify(info)} ${text}`, kind).not.toMatch(PRODUCT);
  }
  const mails = await service.services.core.sql<{ subject: string; text: string; html: string }[]>`
    select subject, text, html from mails where order_id = ${id}`;
  expect(mails.length).toBeGreaterThanOrEqual(4);
  for (const { subject, text, html } of mails) {
    expect(text, subject).toContain(NAME);
    expect(`${subject} ${text} ${html}`, subject).not.toMatch(PRODUCT);
  }
});
