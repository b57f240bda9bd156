// The five routes for webhook subscriptions: what they accept, what they show, and to whom.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVENT_NAMES } from '../../../src/model/orders/event-catalog.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { startService, type TestService } from '../../harness/service.ts';
import { deliveryLog, subscribe, subscriber } from './subscribers.ts';

const PATH = '/extern/webhook-subscriptions';
const URL_OF_A_CUSTOMER = 'https://hooks.example/handover';
const NAMES: Record<string, string[]> = {
  'hooks.example': ['203.0.114.10'],
  'inside.example': ['10.1.2.3'],
  'half-inside.example': ['203.0.114.10', '192.168.1.1'],
};

let service: TestService;
beforeAll(async () => {
  // Nothing is delivered here, so no connections are made.
  service = await startService({ webhooks: { resolver: { resolve: async (name) => NAMES[name] ?? [] } } });
});
afterAll(() => service.close());

const input = (changes: Record<string, unknown> = {}) => ({
  url: URL_OF_A_CUSTOMER,
  events: ['order.created', 'vehicle.delivered'],
  ...changes,
});

describe('creation', () => {
  test('answers the whole record, this once with the secret in both forms', async () => {
    const { key } = await service.customer();
    const made = await service.call(PATH, { key, body: input({ description: 'Dealer system' }) });
    expect(made.status).toBe(201);
    expect(made.json).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      url: URL_OF_A_CUSTOMER,
      events: ['order.created', 'vehicle.delivered'],
      description: 'Dealer system',
      environment: 'sandbox',
      status: 'ACTIVE',
      format: '2026-09-01',
      createdAt: '2026-10-01T08:00:00.000Z',
      updatedAt: '2026-10-01T08:00:00.000Z',
      secret: expect.stringMatching(/^[0-9a-f]{64}$/),
      standardWebhooksSecret: `whsec_${Buffer.from(made.json.secret).toString('base64')}`,
    });
  });

  test('accepts all twenty-one events, and stores duplicates once', async () => {
    const { key } = await service.customer();
    const all = await service.call(PATH, { key, body: input({ events: EVENT_NAMES }) });
    expect(EVENT_NAMES).toHaveLength(21);
    expect(all.json.events).toEqual(EVENT_NAMES);
    const twice = ['order.created', 'order.created', 'webhook.test', 'order.created'];
    const once = await service.call(PATH, { key, body: input({ events: twice }) });
    expect(once.json.events).toEqual(['order.created', 'webhook.test']);
  });

  test('stores the secret encrypted: the row does not contain it', async () => {
    const { endpoint } = await subscriber(service, URL_OF_A_CUSTOMER);
    const [row] = await service.services.core.sql`select * from webhook_endpoints where id = ${endpoint.id}`;
    const stored = Buffer.from(row!.secret).toString('latin1');
    expect(JSON.stringify(row)).not.toContain(endpoint.secret);
    for (const form of [endpoint.secret, Buffer.from(endpoint.secret, 'hex').toString('latin1')]) {
      expect(stored).not.toContain(form);
    }
    expect(service.services.core.secrets.decrypt(row!.secret)).toBe(endpoint.secret);
  });

  test('of the eleventh in an environment is refused, and does not affect the other environment', async () => {
    const { key, account } = await service.customer();
    const live = (await service.credential(account.id, { environment: 'production' })).secret;
    for (let i = 0; i < 10; i++)
      await subscribe(service, key, `${URL_OF_A_CUSTOMER}/${i}`, ['order.created']);
    const eleventh = await service.call(PATH, { key, body: input() });
    expectV1Error(eleventh, 409, 'TOO_MANY_SUBSCRIPTIONS');
    expect(eleventh.json.error.details).toEqual({ limit: 10 });
    await subscribe(service, live, URL_OF_A_CUSTOMER, ['order.created']);

    const { id } = (await service.call(PATH, { key })).json.data[0];
    await service.call(`${PATH}/${id}`, { key, method: 'DELETE' });
    await subscribe(service, key, URL_OF_A_CUSTOMER, ['order.created']);
  });

  test('of eleven at the same time creates exactly ten', async () => {
    const { key } = await service.customer();
    const answers = await Promise.all(
      Array.from({ length: 11 }, () => service.call(PATH, { key, body: input() })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409]);
    expect((await service.call(PATH, { key })).json.data).toHaveLength(10);
  });
});

describe('what is refused', () => {
  const refused: [string, Record<string, unknown>, { field: string; code: string }[]][] = [
    [
      'an unknown event, by its place',
      { events: ['order.created', 'order.exploded'] },
      [{ field: 'events[1]', code: 'invalid_value' }],
    ],
    [
      'an event of the older format',
      { events: ['order.status_changed'] },
      [{ field: 'events[0]', code: 'invalid_value' }],
    ],
    ['no event at all', { events: [] }, [{ field: 'events', code: 'too_small' }]],
    ['22 events', { events: Array(22).fill('order.created') }, [{ field: 'events', code: 'too_big' }]],
    ['events that are no list', { events: 'order.created' }, [{ field: 'events', code: 'invalid_type' }]],
    ['an unknown field', { secret: 'mine' }, [{ field: 'secret', code: 'unrecognized_key' }]],
    [
      'a text that is too long',
      { description: 'x'.repeat(501) },
      [{ field: 'description', code: 'too_big' }],
    ],
    [
      'everything that is wrong at once',
      { url: 7, events: ['x', 'y'], format: 'legacy' },
      [
        { field: 'url', code: 'invalid_type' },
        { field: 'events[0]', code: 'invalid_value' },
        { field: 'events[1]', code: 'invalid_value' },
        { field: 'format', code: 'unrecognized_key' },
      ],
    ],
  ];
  test.each(refused)('%s', async (_what, changes, fields) => {
    const { key } = await service.customer();
    const answer = await service.call(PATH, { key, body: input(changes) });
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    expect(answer.json.error.details.fields).toEqual(
      fields.map((field) => ({ ...field, message: expect.any(String) })),
    );
  });

  test('a body without url and events is refused with both', async () => {
    const { key } = await service.customer();
    const answer = await service.call(PATH, { key, body: {} });
    expectV1Error(answer, 400, 'INVALID_REQUEST');
    const fields = answer.json.error.details.fields.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(['url', 'events']);
  });

  test.each([
    ['HTTPS_REQUIRED', 'http://hooks.example/handover'],
    ['HTTPS_REQUIRED', 'ftp://hooks.example/handover'],
    ['INVALID_URL', 'hooks.example'],
    ['INVALID_URL', 'https://hooks.example/a#b'],
    ['CREDENTIALS_IN_URL', 'https://user:pass@hooks.example/'],
    ['PORT_NOT_ALLOWED', 'https://hooks.example:25/'],
    ['PRIVATE_ADDRESS', 'https://127.0.0.1/'],
    ['PRIVATE_ADDRESS', 'https://169.254.169.254/latest/meta-data'],
    ['PRIVATE_ADDRESS', 'https://localhost/'],
    ['PRIVATE_ADDRESS', 'https://inside.example/'],
    ['PRIVATE_ADDRESS', 'https://half-inside.example/'],
    ['UNRESOLVABLE', 'https://nowhere.example/'],
  ])('an address by %s: %s', async (reason, url) => {
    const { key } = await service.customer();
    const answer = await service.call(PATH, { key, body: input({ url }) });
    expectV1Error(answer, 400, 'INVALID_WEBHOOK_URL');
    expect(answer.json.error.details).toEqual({ reason });
    expect((await service.call(PATH, { key })).json).toEqual({ data: [] });
  });
});

describe('reading', () => {
  test('returns everything but the secret, oldest first', async () => {
    const { key } = await service.customer();
    const made = [
      await subscribe(service, key, `${URL_OF_A_CUSTOMER}/1`, ['order.created']),
      await subscribe(service, key, `${URL_OF_A_CUSTOMER}/2`, ['order.completed']),
    ];
    const shown = made.map(({ secret: _, standardWebhooksSecret: __, ...record }) => record);
    const list = await service.call(PATH, { key });
    expect(list.status).toBe(200);
    expect(list.json).toEqual({ data: shown });
    const one = await service.call(`${PATH}/${made[1].id}`, { key });
    expect(one.json).toEqual(shown[1]);
    for (const { secret } of made) expect(list.text + one.text).not.toContain(secret);
  });

  test.each(['GET', 'DELETE', 'TEST'])(
    '%s finds only the endpoints of its account and environment',
    async (method) => {
      const { key, account, endpoint } = await subscriber(
        service,
        URL_OF_A_CUSTOMER,
        ['order.created'],
        'sandbox',
      );
      const live = (await service.credential(account.id, { environment: 'production' })).secret;
      const stranger = (await service.customer()).key;
      const inProduction = await subscribe(service, live, URL_OF_A_CUSTOMER, ['order.created']);
      const attempts = [
        [live, endpoint.id],
        [key, inProduction.id],
        [stranger, endpoint.id],
        [key, '0199a0c2-7c4e-7000-8000-000000000030'],
        [key, 'nonsense'],
        [key, 'x'.repeat(300)],
      ];
      for (const [credential, id] of attempts) {
        const path = `${PATH}/${id}${method === 'TEST' ? '/test' : ''}`;
        const answer = await service.call(path, {
          key: credential!,
          method: method === 'TEST' ? 'POST' : method,
        });
        expectV1Error(answer, 404, 'SUBSCRIPTION_NOT_FOUND');
      }
      expect((await service.call(PATH, { key })).json.data).toMatchObject([{ id: endpoint.id }]);
      expect((await service.call(PATH, { key: live })).json.data).toMatchObject([{ id: inProduction.id }]);
      expect((await service.call(PATH, { key: stranger })).json.data).toEqual([]);
    },
  );

  test('needs webhooks:manage', async () => {
    const { key } = await service.customer({ scopes: ['orders:read', 'orders:write'] });
    expectV1Error(await service.call(PATH, { key }), 403, 'INSUFFICIENT_SCOPE');
  });
});

test('deleting removes the endpoint with its log, and a repetition finds nothing', async () => {
  const made = await subscriber(service, URL_OF_A_CUSTOMER);
  const { sql } = service.services.core;
  await createOrder(service, made.key);
  const [delivery] = (await deliveryLog(service, made)).data;
  await sql`
    insert into webhook_attempts (delivery_id, attempt, at, duration_ms, response)
    values (${delivery.id}, 1, now(), 3, '')`;
  const path = `${PATH}/${made.endpoint.id}`;
  const gone = await service.call(path, { key: made.key, method: 'DELETE' });
  expect({ status: gone.status, text: gone.text }).toEqual({ status: 204, text: '' });
  expect(await sql`select from webhook_deliveries where endpoint_id = ${made.endpoint.id}`).toHaveLength(0);
  expect(await sql`select from webhook_attempts where delivery_id = ${delivery.id}`).toHaveLength(0);
  expect(await sql`select from webhook_queues where endpoint_id = ${made.endpoint.id}`).toHaveLength(0);
  expectV1Error(await service.call(path, { key: made.key, method: 'DELETE' }), 404, 'SUBSCRIPTION_NOT_FOUND');
  expectV1Error(await service.call(path, { key: made.key }), 404, 'SUBSCRIPTION_NOT_FOUND');
});
