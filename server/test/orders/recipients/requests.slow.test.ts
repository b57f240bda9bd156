// Another time or place asked for on the tracking page, and the answer of dispatch on Today.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createVisitorToken, readVisitorToken } from '../../../src/orders/recipients/visitor.ts';
import {
  newTrackingSetup,
  type TrackingSetup,
  tripInStatus,
} from '../../dispatch/tracking/tracking-setup.ts';
import { mailedToken } from '../../harness/mailed-token.ts';
import { command, createOrder, patchOrder } from '../../harness/orders.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { pagesOf } from '../../pages/pages.ts';

const HOUR_MS = 3_600_000;
const service = await sharedService();
const pages = await pagesOf(service);
let setup: TrackingSetup;
beforeAll(async () => {
  setup = await newTrackingSetup(service);
});

const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * HOUR_MS).toISOString();

async function newOrder() {
  const { json } = await createOrder(service, setup.key, {
    requestedPickup: inHours(24),
    requestedDelivery: inHours(48),
  });
  return json as { id: string };
}

const read = async (id: string) => (await service.ops('GET', `/orders/${id}`)).json;

async function ask(id: string, wish: Record<string, string>, cookie = '') {
  const { trackingNumber } = await read(id);
  const form = { email: 'josef.huber@isar.example', ...wish };
  const page = await pages.submit(`/t/${trackingNumber}/ask?lang=en`, form, { cookie });
  return {
    ...page,
    path: `/t/${trackingNumber}`,
    cookie: (page.headers.get('set-cookie') ?? '').split(';')[0]!,
  };
}

/** The whole hour after this many hours, two hours long. */
function slotIn(hours: number) {
  const from = Math.ceil((service.clock.now().getTime() + hours * HOUR_MS) / HOUR_MS) * HOUR_MS;
  const until = new Date(from + 2 * HOUR_MS).toISOString();
  return { slot: `${new Date(from).toISOString()}/${until}`, until };
}

async function decisionOf(id: string) {
  const { data } = (await service.ops('GET', '/today')).json;
  return data.find(
    (one: { kind: string; order?: { id: string } }) =>
      one.kind === 'RECIPIENT_REQUEST' && one.order?.id === id,
  );
}

const answer = (id: string, body: Record<string, unknown>) =>
  service.ops('POST', `/orders/${id}/recipient-request`, body);

const mailsOf = (id: string) =>
  service.services.core.sql<{ subject: string; text: string; recipient: string }[]>`
    select subject, text, recipient from mails
    where order_id = ${id} and recipient = 'josef.huber@isar.example' order by created_at, id`;

describe('a time that the recipient asked for', () => {
  test('changes nothing until dispatch accepts; then the order has it, and the recipient is told', async () => {
    const { id } = await newOrder();
    const before = await read(id);
    const { slot, until } = slotIn(60);
    expect((await ask(id, { slot })).status).toBe(303);
    expect((await read(id)).requestedDelivery).toBe(before.requestedDelivery);
    expect(await decisionOf(id)).toMatchObject({ wantedUntil: until, text: null });

    const { status, json } = await answer(id, { accept: true, version: before.version });
    expect([status, json.requestedDelivery]).toEqual([200, until]);
    expect(await decisionOf(id)).toBeUndefined();
    const subjects = (await mailsOf(id)).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringMatching(/^Agreed: your Golf comes on /)]);
    expect((await answer(id, { accept: true })).json.error.code).toBe('NO_OPEN_REQUEST');
  });

  test('is declined with a reason, which the recipient reads; the agreed time stays', async () => {
    const { id } = await newOrder();
    const { requestedDelivery } = await read(id);
    await ask(id, { slot: slotIn(60).slot });
    const text = 'On Friday only before noon.';
    expect((await answer(id, { accept: false, text })).status).toBe(200);
    expect((await read(id)).requestedDelivery).toBe(requestedDelivery);
    expect((await mailsOf(id))[0]!.text).toContain(text);
  });

  test('on the road becomes the reported delay', async () => {
    const id = await tripInStatus(service, setup, 'IN_TRANSIT', {
      requestedPickup: inHours(1),
      requestedDelivery: inHours(8),
    });
    const { slot, until } = slotIn(12);
    expect((await ask(id, { slot })).status).toBe(303);
    expect((await answer(id, { accept: true })).json.requestedDelivery).toBe(until);
  });

  test('is refused if the order changed since dispatch looked at it', async () => {
    const { id } = await newOrder();
    const { version } = await read(id);
    await ask(id, { slot: slotIn(60).slot });
    await patchOrder(service, setup.key, id, { customerReference: 'changed' });
    expect((await answer(id, { accept: true, version })).status).toBe(409);
    expect(await decisionOf(id)).toBeDefined();
  });
});

test('words change nothing by themselves, also when dispatch agrees', async () => {
  const { id } = await newOrder();
  const { requestedDelivery } = await read(id);
  await ask(id, { slot: 'other', text: 'Please to the yard behind the house.' });
  expect(await decisionOf(id)).toMatchObject({
    wantedUntil: null,
    text: 'Please to the yard behind the house.',
  });
  expect((await answer(id, { accept: true })).json.requestedDelivery).toBe(requestedDelivery);
  expect(await mailsOf(id)).toHaveLength(1);
});

test.each([
  ['no address', { email: 'nobody', text: 'Later' }],
  ['nothing asked', { text: ' ' }],
  ['a time in the past', { slot: '2020-01-01T08:00:00Z/2020-01-01T10:00:00Z' }],
  ['an invented time', { slot: 'x/y' }],
])('a form with %s is shown again', async (_what, form) => {
  const { id } = await newOrder();
  const page = await ask(id, form as Record<string, string>);
  expect(page.status).toBe(400);
  expect(await decisionOf(id)).toBeUndefined();
});

test('a second person is told that one request waits; the first one can withdraw', async () => {
  const { id } = await newOrder();
  const first = await ask(id, { text: 'Later, please' });
  const second = await ask(id, { text: 'Earlier, please' });
  expect([first.status, second.status]).toEqual([303, 400]);
  const withdrawn = await pages.submit(`${first.path}/ask/withdraw`, {}, { cookie: first.cookie });
  expect(withdrawn.status).toBe(303);
  expect(await decisionOf(id)).toBeUndefined();
  expect(await mailsOf(id)).toEqual([]);
});

test('a stranger cannot withdraw, and a cookie of another transfer is worth nothing', async () => {
  const [{ id }, other] = [await newOrder(), await newOrder()];
  const own = await ask(id, { text: 'Later, please' });
  const theirs = await ask(other.id, { text: 'Later, please' });
  for (const cookie of ['', theirs.cookie]) await pages.submit(`${own.path}/ask/withdraw`, {}, { cookie });
  expect(await decisionOf(id)).toBeDefined();
});

test('the decision ends with the order', async () => {
  const { id } = await newOrder();
  await ask(id, { text: 'Later, please' });
  await command(service, id, 'cancel', { reason: 'Sold' });
  expect(await decisionOf(id)).toBeUndefined();
  expect((await answer(id, { accept: true })).status).toBe(409);
});

test('the answer is in the language of the page', async () => {
  const { id } = await newOrder();
  const { trackingNumber } = await read(id);
  await pages.submit(`/t/${trackingNumber}/ask?lang=de`, {
    email: 'josef.huber@isar.example',
    slot: slotIn(60).slot,
  });
  await answer(id, { accept: false, text: 'Am Freitag nur vormittags.' });
  expect((await mailsOf(id))[0]!.text).toContain('bleibt');
});

test('messages are sent only after the address was confirmed, and stop on request', async () => {
  const { id } = await newOrder();
  const path = `/t/${(await read(id)).trackingNumber}`;
  const email = `reader-${id}@isar.example`;
  const kinds = async () => {
    const { sql } = service.services.core;
    const mails = await sql<{ kind: string }[]>`
      select kind from mails where recipient = ${email} order by created_at, id`;
    return mails.map(({ kind }) => kind);
  };
  let hours = 50;
  const moveDelivery = () => {
    hours += 10;
    return patchOrder(service, setup.key, id, { requestedDelivery: inHours(hours) });
  };
  expect((await pages.submit(`${path}/notify?lang=en`, { email })).status).toBe(303);
  await moveDelivery();
  expect(await kinds()).toEqual(['RECIPIENT']);

  const token = await mailedToken(service, 'RECIPIENT', email);
  const opened = await pages.open(`${path}?k=${token}&confirm=1`);
  const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0]!;
  await pages.submit(`${path}/notify/confirm`, {}, { cookie });
  await moveDelivery();
  expect(await kinds()).toEqual(['RECIPIENT', 'STATUS']);

  await pages.submit(`${path}/notify/stop`, {}, { cookie });
  await moveDelivery();
  expect(await kinds()).toEqual(['RECIPIENT', 'STATUS']);
});

test('who is mailed because a reader asked for messages gets no protocol by it, and the reader keeps the own one', async () => {
  const { id } = await newOrder();
  const path = `/t/${(await read(id)).trackingNumber}`;
  const { secrets } = service.services.core;
  const origin = 'MAIL' as const;
  const byMail = createVisitorToken(secrets, { orderId: id, visitorId: randomUUID(), origin });
  const cookieOf = (page: { headers: Headers }) => (page.headers.get('set-cookie') ?? '').split(';')[0]!;
  const cookie = cookieOf(await pages.open(`${path}?k=${byMail}`));
  const email = `mistyped-${id}@isar.example`;
  await pages.submit(`${path}/notify?lang=en`, { email }, { cookie });

  const token = await mailedToken(service, 'RECIPIENT', email);
  expect(readVisitorToken(secrets, token)).toMatchObject({ orderId: id, origin: 'PAGE' });
  expect(cookieOf(await pages.open(`${path}?k=${token}`))).not.toBe('');
  expect(cookieOf(await pages.open(`${path}?k=${token}`, { cookie }))).toBe('');
});
