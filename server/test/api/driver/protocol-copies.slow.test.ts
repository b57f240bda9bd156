// A copy of the protocol for the person on site: a link for a day, and a mail with the PDF.
import { beforeAll, expect, test } from 'vitest';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { pagesOf } from '../../pages/pages.ts';
import { advanceTripTo, newPhone, newTrip, type Phone } from './phone.ts';

const service = await sharedService();
const pages = await pagesOf(service);
let phone: Phone;
let id: string;
let trackingNumber: string;
beforeAll(async () => {
  const { key } = await service.customer({ environment: 'production' });
  phone = await newPhone(service);
  id = await newTrip(service, key, phone.driverId);
  await advanceTripTo(phone, id, 'DELIVERED');
  trackingNumber = (await service.ops('GET', `/orders/${id}`)).json.trackingNumber;
});

const makeLink = async (kind: string) => {
  const answer = await phone.post(`/trips/${id}/protocols/${kind}/link`);
  expect(answer.status).toBe(200);
  const { pathname, search } = new URL(answer.json.url);
  return { path: pathname + search, expiresAt: new Date(answer.json.expiresAt) };
};

const mailsTo = async (email: string) =>
  service.services.core.sql`
    select m.subject, d.kind from mails m join documents d on d.id = m.document_id where m.recipient = ${email}`;

test.each(['pickup', 'delivery'])(
  'the link of the %s opens its document for a day, and then says what to do',
  async (kind) => {
    const { path, expiresAt } = await makeLink(kind);
    expect(path).toMatch(new RegExp(`^/t/${trackingNumber}/protocol\\.pdf\\?k=`));
    const opened = await pages.open(path);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    expect(opened.headers.get('set-cookie')).toBeNull();
    service.clock.advance(expiresAt.getTime() - service.clock.now().getTime() - 1);
    expect((await pages.open(path)).status).toBe(200);
    service.clock.advance(1);
    const ended = await pages.open(`${path}&lang=en`);
    expect(ended.status).toBe(404);
    expect(ended.headline).toBe('This link no longer opens the protocol.');
    expect(ended.html).toContain(`/t/${trackingNumber}?lang=en`);
  },
);

test('both kinds are different documents', async () => {
  const [pickup, delivery] = [await makeLink('pickup'), await makeLink('delivery')];
  const tagOf = async (path: string) => (await pages.open(path)).headers.get('etag');
  expect(await tagOf(pickup.path)).not.toBe(await tagOf(delivery.path));
});

test('a changed link, one of another transfer and none open nothing', async () => {
  const { path } = await makeLink('delivery');
  const other = await newTrip(
    service,
    (await service.customer({ environment: 'production' })).key,
    phone.driverId,
  );
  const otherNumber = (await service.ops('GET', `/orders/${other}`)).json.trackingNumber;
  const broken = [
    `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`,
    path.replace(trackingNumber, otherNumber),
    `/t/${trackingNumber}/protocol.pdf`,
    `/t/${trackingNumber}/protocol.pdf?k=x&k=y`,
  ];
  for (const address of broken) expect((await pages.open(address)).status, address).toBe(404);
});

test('the link of the person on site is no link to the rest of the page', async () => {
  const { path } = await makeLink('pickup');
  const page = await pages.open(path.replace('/protocol.pdf', ''));
  expect([page.status, page.headers.get('set-cookie')]).toEqual([303, null]);
});

test('the mail has the protocol attached and is written once for an address', async () => {
  const send = (email: string, kind = 'delivery') =>
    phone.post(`/trips/${id}/protocols/${kind}/mail`, { email });
  expect((await send('empfang@autohaus.example')).status).toBe(204);
  await Promise.all([send('empfang@autohaus.example'), send('Empfang@autohaus.example')]);
  const mails = await mailsTo('empfang@autohaus.example');
  expect(mails).toEqual([{ subject: 'Übergabeprotokoll: Golf', kind: 'DELIVERY_PROTOCOL' }]);
  expect(await mailsTo('Empfang@autohaus.example')).toEqual([]);
  expect((await send('empfang@autohaus.example', 'pickup')).status).toBe(204);
  expect(await mailsTo('empfang@autohaus.example')).toHaveLength(2);
});

test('five addresses get it, and a wrong one is named', async () => {
  const send = (email: string) => phone.post(`/trips/${id}/protocols/pickup/mail`, { email });
  const answers = [];
  for (let i = 0; i < 6; i++) answers.push(await send(`p${i}@autohaus.example`));
  const refused = answers.filter(({ status }) => status !== 204);
  expectV1Error(refused[0]!, 400, 'INVALID_REQUEST');
  expect(refused[0]!.json.error.details.fields[0]).toMatchObject({ field: 'email', code: 'too_big' });
  expectV1Error(await send('nobody'), 400, 'INVALID_REQUEST');
});

test('there is nothing to copy before the protocol is handed in, and nothing for another driver', async () => {
  const { key } = await service.customer({ environment: 'production' });
  const open = await newTrip(service, key, phone.driverId);
  expectV1Error(await phone.post(`/trips/${open}/protocols/pickup/link`), 404, 'DOCUMENT_NOT_FOUND');
  const email = { email: 'a@autohaus.example' };
  expectV1Error(await phone.post(`/trips/${open}/protocols/pickup/mail`, email), 404, 'DOCUMENT_NOT_FOUND');
  const stranger = await newPhone(service);
  expectV1Error(await stranger.post(`/trips/${id}/protocols/pickup/link`), 404, 'ORDER_NOT_FOUND');
  expectV1Error(await stranger.post(`/trips/${id}/protocols/pickup/mail`, email), 404, 'ORDER_NOT_FOUND');
});

test('the log names what was copied, but no address', async () => {
  const { data } = (await service.ops('GET', `/audit?subject=${id}&limit=100`)).json;
  const own = data.filter(({ action }: { action: string }) => action.startsWith('order.protocol_'));
  expect(new Set(own.map(({ action }: { action: string }) => action))).toEqual(
    new Set(['order.protocol_link_made', 'order.protocol_mailed']),
  );
  expect(JSON.stringify(own)).not.toContain('@');
  expect(own[0].actor).toBe(`driver:${phone.driverId}`);
});
