// Webhook deliveries in the portal: the log of all endpoints, one with its attempts, and resending as a job.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runResend, startResend } from '../../../src/messages/webhooks/resend.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { type Receiver, startReceiver } from '../../harness/receiver.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService({ deliver: true });
const { sql } = service.services.core;
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const PATH = '/production/deliveries';
const failing: Receiver['answer'] = (_request, response) => response.writeHead(500).end('no');
const working: Receiver['answer'] = (_request, response) => response.writeHead(200).end('ok');

async function developer(endpoints = 1) {
  const person = await newPortalUser(service, { role: 'developer' });
  const key = (await service.credential(person.account.id, { environment: 'production' })).secret;
  const made = [];
  for (let i = 0; i < endpoints; i++) {
    const body = { url: `${receiver.url}/${i}`, events: ['order.created', 'order.accepted'] };
    made.push((await person.portal('POST', '/production/webhook-endpoints', body)).json.id as string);
  }
  const list = async (query = '') => (await person.portal('GET', `${PATH}${query}`)).json;
  return { ...person, key, endpoints: made, list, endpoint: made[0]! };
}

const ids = (page: { data: { id: string }[] }) => page.data.map(({ id }) => id);

describe('the log', () => {
  test('covers all endpoints, newest first, in pages, with the order number', async () => {
    const person = await developer(2);
    const orders = [];
    for (let i = 0; i < 3; i++) {
      orders.push((await createOrder(service, person.key)).json);
      service.clock.advance(1000);
    }
    await service.settle();
    const all = await person.list('?limit=100');
    expect(all.data).toHaveLength(12);
    expect(all.data[0]).toMatchObject({
      orderNumber: orders[2].orderNumber,
      state: 'DELIVERED',
      status: 200,
    });
    const times = all.data.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    const paged: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { data: { id: string }[]; nextCursor: string | null } = await person.list(
        `?limit=5${cursor && `&cursor=${cursor}`}`,
      );
      paged.push(...ids(page));
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(ids(all));
  });

  test('filters by state, event, endpoint, order and time, alone and combined', async () => {
    const person = await developer(2);
    const first = (await createOrder(service, person.key)).json;
    await service.settle();
    service.clock.advance(60_000);
    const between = service.clock.now().toISOString();
    receiver.answer = failing;
    const second = (await createOrder(service, person.key)).json;
    await service.settle();
    const count = async (query: string) => (await person.list(`?${query}`)).data.length;
    expect(await count('state=DELIVERED')).toBe(4);
    expect(await count('state=FAILED')).toBe(4);
    expect(await count('state=FAILED_RETRYING')).toBe(4);
    expect(await count('state=DEAD_LETTER')).toBe(0);
    expect(await count('state=PENDING')).toBe(0);
    expect(await count('event=order.created')).toBe(4);
    expect(await count(`endpointId=${person.endpoint}`)).toBe(4);
    expect(await count(`order=${first.orderNumber}`)).toBe(4);
    expect(await count(`order=${second.id}&event=order.accepted&state=FAILED`)).toBe(2);
    expect(await count('order=VT-999999')).toBe(0);
    expect(await count(`from=${between}`)).toBe(4);
    expect(await count(`to=${between}&endpointId=${person.endpoint}&event=order.created`)).toBe(1);
    for (const wrong of ['state=LOST', 'endpointId=x', 'from=yesterday', 'page=2'])
      expectV1Error(await person.portal('GET', `${PATH}?${wrong}`), 400, 'INVALID_REQUEST');
    expectV1Error(await person.portal('GET', `${PATH}?cursor=x`), 400, 'INVALID_CURSOR');
  });

  test('shows every attempt of a delivery, and its exact message to permitted roles', async () => {
    const person = await developer();
    receiver.answer = failing;
    await createOrder(service, person.key);
    await service.settle();
    service.clock.advance(60_000);
    await service.settle();
    const { data } = await person.list('?event=order.created');
    const shown = (await person.portal('GET', `${PATH}/${data[0].id}`)).json;
    expect(shown.body).toBe(receiver.received.find(({ json }) => json.type === 'order.created')!.body);
    expect(shown.attemptLog).toMatchObject([
      { attempt: 1, status: 500, response: 'no' },
      { attempt: 2, status: 500, response: 'no' },
    ]);
    const viewer = await newPortalUser(service, { role: 'viewer', account: person.account });
    expect((await viewer.portal('GET', `${PATH}/${data[0].id}`)).json.body).toBeNull();
    expectV1Error(
      await viewer.portal('POST', `${PATH}/${data[0].id}/resend`, {}),
      403,
      'ROLE_NOT_SUFFICIENT',
    );
  });

  test('is limited to the account and the environment', async () => {
    const person = await developer();
    await createOrder(service, person.key);
    await service.settle();
    const [id] = ids(await person.list());
    const stranger = await newPortalUser(service);
    expect((await stranger.portal('GET', PATH)).json.data).toEqual([]);
    for (const path of [`${PATH}/${id}`, `/sandbox/deliveries/${id}`])
      expectV1Error(await stranger.portal('GET', path), 404, 'NOT_FOUND');
    expectV1Error(await person.portal('GET', `/sandbox/deliveries/${id}`), 404, 'NOT_FOUND');
    expectV1Error(await stranger.portal('POST', `${PATH}/${id}/resend`, {}), 404, 'NOT_FOUND');
  });
});

describe('resending', () => {
  test('sends one delivery at once under its id, and is refused for a paused endpoint', async () => {
    const person = await developer();
    await createOrder(service, person.key);
    await service.settle();
    const [id] = ids(await person.list());
    const resent = await person.portal('POST', `${PATH}/${id}/resend`, {});
    expect(resent.json).toMatchObject({ id, state: 'PENDING' });
    await service.settle();
    expect(receiver.received).toHaveLength(3);
    await person.portal('POST', `/production/webhook-endpoints/${person.endpoint}/pause`, {});
    expectV1Error(await person.portal('POST', `${PATH}/${id}/resend`, {}), 409, 'ENDPOINT_PAUSED');
  });

  test('sends the selected ones of this account only, with progress', async () => {
    const person = await developer();
    const other = await developer();
    for (const { key } of [person, other]) await createOrder(service, key);
    await service.settle();
    const chosen = [...ids(await person.list()), ...ids(await other.list())];
    const before = receiver.received.length;
    const job = (await person.portal('POST', `${PATH}/resend`, { ids: chosen })).json;
    expect(job).toMatchObject({ state: 'RUNNING', total: 4, handled: 0, resent: 0 });
    await service.settle();
    const done = (await person.portal('GET', `${PATH}/resends/${job.id}`)).json;
    expect(done).toMatchObject({ state: 'DONE', total: 4, handled: 4, resent: 2 });
    expect((await person.portal('GET', `${PATH}/resends`)).json.data).toEqual([done]);
    expect(receiver.received).toHaveLength(before + 2);
    expectV1Error(await other.portal('GET', `${PATH}/resends/${job.id}`), 404, 'NOT_FOUND');
    const audit = await sql`select actor, details from audit_log where action = 'webhook.resent'
      and account_id = ${person.account.id}`;
    expect(audit).toMatchObject([
      { actor: `user:${person.user.id}`, details: { deliveries: 2, resendId: job.id } },
    ]);
  });

  test('sends all failed since a time, of one endpoint or all, without tests and earlier ones', async () => {
    const person = await developer(2);
    receiver.answer = failing;
    await createOrder(service, person.key);
    await service.settle();
    service.clock.advance(60_000);
    const since = service.clock.now().toISOString();
    await createOrder(service, person.key);
    await person.portal('POST', `/production/webhook-endpoints/${person.endpoint}/test`, {});
    await service.settle();
    receiver.answer = working;
    const start = (body: object) => person.portal('POST', `${PATH}/resend`, body);
    const one = (await start({ failedSince: since, endpointId: person.endpoint })).json;
    expect(one).toMatchObject({ total: 2, endpointId: person.endpoint, failedSince: since });
    await service.settle();
    expect(
      (await person.list(`?state=FAILED&endpointId=${person.endpoint}&from=${since}`)).data,
    ).toMatchObject([{ event: 'webhook.test' }]);
    expect((await start({ failedSince: since })).json.total).toBe(2);
    await service.settle();
    const none = (await start({ failedSince: since })).json;
    expect(none).toMatchObject({ state: 'DONE', total: 0 });
    // Only the earlier ones are left.
    expect((await person.list('?state=FAILED&limit=100')).data.length).toBeGreaterThan(1);
  });

  test.each([
    {},
    { ids: [] },
    { endpointId: '0199a0c2-7c4e-7000-8000-000000000030' },
    { ids: ['0199a0c2-7c4e-7000-8000-000000000030'], failedSince: '2026-10-01T00:00:00Z' },
    { failedSince: 'today' },
  ])('%j is refused', async (body) => {
    const { portal } = await newPortalUser(service, { role: 'developer' });
    expectV1Error(await portal('POST', `${PATH}/resend`, body), 400, 'INVALID_REQUEST');
  });

  test('continues where it stopped, batch by batch, each delivery once', async () => {
    const person = await developer();
    const scope = { accountId: person.account.id, environment: 'production' as const };
    const now = service.clock.now();
    await sql`
      with made as (
        insert into events (id, account_id, environment, format, type, created_at, body)
        select uuid_v7(${now}::timestamptz), ${person.account.id}, 'production', '2026-09-01', 'order.created',
          ${now}, '{}' from generate_series(1, 450) returning id
      )
      insert into webhook_deliveries (id, endpoint_id, event_id, event, state, attempts, event_at, created_at,
        finished_at)
      select uuid_v7(${now}::timestamptz), ${person.endpoint}, id, 'order.created', 'DEAD_LETTER', 12, ${now}, ${now},
        ${now} from made`;
    const { webhooks } = service.services;
    const quiet = { ...webhooks, due: { ...webhooks.due, give: () => undefined } };
    const actor = { name: 'user:test', channel: 'portal' };
    const job = await sql.begin(async (tx) => {
      // No other worker sees the job before this one has worked on it.
      const inside = {
        ...quiet,
        sql: Object.assign(tx, { begin: (work: never) => tx.savepoint(work) }),
      } as never;
      const started = await startResend(inside, actor, scope, { failedSince: now });
      expect(started.total).toBe(450);
      await runResend(inside);
      return started;
    });
    const [stored] = await sql`select handled, resent, finished_at from webhook_resends where id = ${job.id}`;
    expect(stored!.handled).toBeGreaterThanOrEqual(200);
    await service.settle();
    expect((await person.portal('GET', `${PATH}/resends/${job.id}`)).json).toMatchObject({
      state: 'DONE',
      total: 450,
      handled: 450,
      resent: 450,
    });
    expect(receiver.received).toHaveLength(450);
    expect(new Set(receiver.received.map(({ headers }) => headers['x-service-delivery-id'])).size).toBe(450);
  });
});
