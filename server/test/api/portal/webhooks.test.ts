// Webhook endpoints in the portal: their health, the actions on them, and the permitted roles.
import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { endpointsFailingFor } from '../../../src/messages/webhooks/endpoint-health.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { newPortalUser, type PortalUser } from '../../harness/portal.ts';
import { type Receiver, startReceiver } from '../../harness/receiver.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { importLegacyEndpoint } from '../../messages/webhooks/subscribers.ts';

const HOUR_MS = 3_600_000;
const service = await sharedService({ deliver: true });
const { sql } = service.services.core;
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const PATH = '/production/webhook-endpoints';
const failing: Receiver['answer'] = (_request, response) => response.writeHead(401).end('{"error":"no"}');

/** A developer with an endpoint, and a key that creates orders. */
async function developer(events: string[] = ['order.created']) {
  const person = await newPortalUser(service, { role: 'developer' });
  const key = (await service.credential(person.account.id, { environment: 'production' })).secret;
  const made = await person.portal('POST', PATH, { url: receiver.url, events, description: 'ERP' });
  expect(made.status, made.text).toBe(201);
  return { ...person, key, endpoint: made.json };
}

const read = async ({ portal }: PortalUser, id: string) => (await portal('GET', `${PATH}/${id}`)).json;

describe('the health of an endpoint', () => {
  test('is quiet without messages', async () => {
    const person = await developer();
    const { secret: _, standardWebhooksSecret: __, ...record } = person.endpoint;
    const shown = await read(person, person.endpoint.id);
    expect(shown).toMatchObject(record);
    expect(shown.health).toMatchObject({
      messages: 0,
      delivered: 0,
      open: 0,
      typicalMs: null,
      lastSuccessAt: null,
      lastFailure: null,
      failingSince: null,
      nextAttemptAt: null,
    });
    expect(shown.health.hours).toHaveLength(24);
    expect((await person.portal('GET', PATH)).json.data).toEqual([shown]);
  });

  test('counts successes and failures by the hour, and has the time since which everything fails', async () => {
    const person = await developer();
    await createOrder(service, person.key);
    await service.settle();
    const successAt = service.clock.now().toISOString();
    service.clock.advance(2 * HOUR_MS);
    receiver.answer = failing;
    const failedAt = service.clock.now().toISOString();
    await createOrder(service, person.key);
    await createOrder(service, person.key);
    await service.settle();
    service.clock.advance(60_000);
    await service.settle();
    const { health } = await read(person, person.endpoint.id);
    expect(health).toMatchObject({
      messages: 3,
      delivered: 1,
      retrying: 2,
      givenUp: 0,
      open: 2,
      lastSuccessAt: successAt,
      lastFailure: { status: 401, error: null },
      failingSince: failedAt,
    });
    expect(Date.parse(health.nextAttemptAt)).toBeGreaterThan(service.clock.now().getTime());
    expect(health.typicalMs).toEqual(expect.any(Number));
    const counted = (field: 'delivered' | 'failed') =>
      health.hours.reduce((sum: number, hour: Record<string, number>) => sum + hour[field]!, 0);
    expect([counted('delivered'), counted('failed')]).toEqual([1, 2]);
    expect(health.hours[21].delivered + health.hours[22].delivered).toBe(1);
    expect(health.hours[23].failed).toBe(2);
  });

  test('recovers with one success, and after a day the counts are empty', async () => {
    const person = await developer();
    receiver.answer = failing;
    await createOrder(service, person.key);
    await service.settle();
    receiver.answer = (_request, response) => response.writeHead(200).end();
    service.clock.advance(60_000);
    await service.settle();
    const { health } = await read(person, person.endpoint.id);
    expect(health).toMatchObject({ messages: 1, delivered: 1, failingSince: null });
    expect(health.lastFailure).toMatchObject({ status: 401 });
    service.clock.advance(24 * HOUR_MS);
    // Sessions expire in that time too.
    const again = await newPortalUser(service, { account: person.account });
    expect((await read(again, person.endpoint.id)).health).toMatchObject({ messages: 0, delivered: 0 });
  });

  test('ignores test messages, whatever their result', async () => {
    const person = await developer();
    receiver.answer = failing;
    const tested = await person.portal('POST', `${PATH}/${person.endpoint.id}/test`, {});
    expect(tested.json).toMatchObject({ delivered: false, status: 401, response: '{"error":"no"}' });
    const { health } = await read(person, person.endpoint.id);
    expect(health).toMatchObject({ messages: 0, givenUp: 0, failingSince: null });
  });

  test('finds endpoints that fail for an hour, but not paused or working ones', async () => {
    const [bad, paused, good] = await Promise.all([developer(), developer(), developer()]);
    receiver.answer = failing;
    for (const { key } of [bad, paused]) await createOrder(service, key);
    await service.settle();
    receiver.answer = (_request, response) => response.writeHead(200).end();
    await createOrder(service, good.key);
    await paused.portal('POST', `${PATH}/${paused.endpoint.id}/pause`, {});
    const found = async () => {
      const failingNow = await endpointsFailingFor(service.services.webhooks, HOUR_MS);
      const ours = [bad, paused, good].map(({ endpoint }) => endpoint.id);
      return failingNow.map(({ endpoint }) => endpoint.id).filter((id) => ours.includes(id));
    };
    expect(await found()).toEqual([]);
    receiver.answer = failing;
    service.clock.advance(HOUR_MS);
    await service.settle();
    expect(await found()).toEqual([bad.endpoint.id]);
    await paused.portal('POST', `${PATH}/${paused.endpoint.id}/resume`, {});
    expect(await found()).toEqual([bad.endpoint.id]);
  });
});

describe('actions', () => {
  test('change URL, events and description, each alone', async () => {
    const person = await developer();
    const path = `${PATH}/${person.endpoint.id}`;
    const renamed = await person.portal('PATCH', path, { description: null });
    expect(renamed.json).toMatchObject({ description: null, events: ['order.created'], url: receiver.url });
    const events = ['vehicle.delivered', 'order.completed'];
    expect((await person.portal('PATCH', path, { events })).json.events).toEqual(events);
    const url = `${receiver.url}/other`;
    expect((await person.portal('PATCH', path, { url })).json).toMatchObject({ url, events });
    const audit = await sql`select details from audit_log where action = 'webhook.changed'
      and subject_id = ${person.endpoint.id} and actor = ${`user:${person.user.id}`} order by id`;
    expect(audit.map(({ details }) => Object.keys(details.changes))).toEqual([
      ['description'],
      ['events'],
      ['url'],
    ]);
  });

  test('refuse events of the other format and an invalid URL', async () => {
    const person = await developer();
    const path = `${PATH}/${person.endpoint.id}`;
    const refused = await person.portal('PATCH', path, { events: ['order.status_changed'] });
    expectV1Error(refused, 400, 'INVALID_REQUEST');
    expect(refused.json.error.details.fields).toMatchObject([{ field: 'events' }]);
    expectV1Error(await person.portal('PATCH', path, { url: 'ftp://x.example' }), 400, 'INVALID_WEBHOOK_URL');
  });

  test('answer the number of open messages that pausing ends', async () => {
    const person = await developer(['order.created', 'order.accepted']);
    receiver.answer = failing;
    await createOrder(service, person.key);
    await service.settle();
    expect((await read(person, person.endpoint.id)).health.open).toBe(2);
    const paused = await person.portal('POST', `${PATH}/${person.endpoint.id}/pause`, {});
    expect(paused.json).toMatchObject({ status: 'PAUSED', ended: 2 });
    const tested = await person.portal('POST', `${PATH}/${person.endpoint.id}/test`, {});
    expect(tested.json).toMatchObject({ delivered: false, error: 'ENDPOINT_PAUSED' });
  });

  test('create a new secret, roll it, delete the endpoint', async () => {
    const person = await developer();
    const path = `${PATH}/${person.endpoint.id}`;
    const renewed = (await person.portal('POST', `${path}/renew-secret`, {})).json;
    expect(renewed.secret).not.toBe(person.endpoint.secret);
    const rolled = (await person.portal('POST', `${path}/roll-secret`, { hours: 3 })).json;
    const shown = await read(person, person.endpoint.id);
    expect(shown.oldSecretUntil).toBe(rolled.oldSecretUntil);
    const print = (secret: string) =>
      createHmac('sha256', secret).update(`secret of ${shown.id}`).digest('hex').slice(0, 24);
    expect(shown.secretFingerprints).toEqual({ current: print(rolled.secret), old: print(renewed.secret) });
    expect((await person.portal('DELETE', path)).status).toBe(204);
    expectV1Error(await person.portal('GET', path), 404, 'SUBSCRIPTION_NOT_FOUND');
    expect(await sql`select 1 from webhook_health where endpoint_id = ${shown.id}`).toEqual([]);
  });

  test('show samples of every event, the last real one if there was one', async () => {
    const person = await developer();
    await createOrder(service, person.key);
    await service.settle();
    const { data } = (await person.portal('GET', `${PATH}/${person.endpoint.id}/samples`)).json;
    expect(data).toHaveLength(20);
    const [real, madeUp] = data;
    expect(real).toMatchObject({ event: 'order.created', real: true, subscribed: true });
    expect(real.body).toBe(receiver.received[0]!.body);
    expect(madeUp).toMatchObject({ event: 'order.accepted', real: false, subscribed: false });
    for (const { event, body } of data)
      expect(JSON.parse(body)).toMatchObject({ type: event, data: { kind: expect.any(String) } });
  });
});

describe('the check of a URL', () => {
  const look = async (url: string, environment = 'production') => {
    const { portal } = await newPortalUser(service, { role: 'developer' });
    return (await portal('POST', `/${environment}/webhook-endpoints/check-address`, { url })).json;
  };

  test('reports that a server responds, with HEAD, whatever its status', async () => {
    const methods: (string | undefined)[] = [];
    receiver.answer = (_request, response, raw) => {
      methods.push(raw.method);
      response.writeHead(405).end();
    };
    expect(await look(receiver.url)).toMatchObject({
      allowed: true,
      answers: true,
      status: 405,
      error: null,
    });
    expect(methods).toEqual(['HEAD']);
  });

  test('reports why a URL is refused, and that no server responds', async () => {
    expect(await look('ftp://example.com')).toMatchObject({
      allowed: false,
      reason: 'HTTPS_REQUIRED',
      answers: null,
    });
    const { url } = receiver;
    await receiver.close();
    expect(await look(url)).toMatchObject({ allowed: true, answers: false, error: 'CONNECTION_REFUSED' });
    receiver = await startReceiver();
  });

  test('recognises the inboxes of the sandbox without sending them anything', async () => {
    const { key } = await service.customer({ environment: 'sandbox' });
    const inbox = (await service.call('/extern/sandbox/inboxes', { key, body: {} })).json;
    expect(await look(inbox.url, 'sandbox')).toMatchObject({ allowed: true, answers: true, status: null });
    const messages = await service.call(`/extern/sandbox/inboxes/${inbox.id}/messages`, { key });
    expect(messages.json.data).toEqual([]);
  });
});

describe('the switch to API v1', () => {
  async function older() {
    const person = await newPortalUser(service, { role: 'admin' });
    const key = (await service.credential(person.account.id, { environment: 'production' })).secret;
    const events = ['order.cancelled', 'order.updated'];
    const endpoint = (await importLegacyEndpoint(service, person.account.id, receiver.url, events)).json;
    return { ...person, key, endpoint };
  }

  test('has a preview with a sample message, then with the last real one', async () => {
    const person = await older();
    const path = `${PATH}/${person.endpoint.id}/switch`;
    const before = (await person.portal('GET', path)).json;
    expect(before).toMatchObject({ real: false, after: { event: 'vehicle.picked_up' } });
    const order = (await createOrder(service, person.key)).json;
    await service.call(`/extern/orders/${order.id}/cancel`, { key: person.key, body: {} });
    await service.settle();
    const shown = (await person.portal('GET', path)).json;
    expect(shown).toMatchObject({
      real: true,
      before: { event: 'order.cancelled' },
      after: { event: 'order.cancelled' },
    });
    expect(JSON.parse(shown.before.body)).toMatchObject({ event: 'order.cancelled' });
    expect(JSON.parse(shown.after.body)).toMatchObject({ type: 'order.cancelled', apiVersion: '2026-09-01' });
    expect((await person.portal('POST', path, {})).json).toMatchObject({ format: '2026-09-01' });
  });

  test('makes a resend use the v1 message of the same event, or answers that there is none', async () => {
    const person = await older();
    const order = (await createOrder(service, person.key)).json;
    await service.call(`/extern/orders/${order.id}/cancel`, { key: person.key, body: {} });
    await service.settle();
    const list = (await person.portal('GET', '/production/deliveries')).json.data;
    const test = (await person.portal('POST', `${PATH}/${person.endpoint.id}/test`, {})).json;
    await person.portal('POST', `${PATH}/${person.endpoint.id}/switch`, {});
    const cancelled = list.find(({ event }: { event: string }) => event === 'order.cancelled');
    const resent = await person.portal('POST', `/production/deliveries/${cancelled.id}/resend`, {});
    expect(resent.status, resent.text).toBe(200);
    await service.settle();
    expect(receiver.received.at(-1)!.json).toMatchObject({
      type: 'order.cancelled',
      apiVersion: '2026-09-01',
    });
    expect(receiver.received.at(-1)!.headers['x-service-delivery-id']).toBe(cancelled.id);
    const refused = await person.portal('POST', `/production/deliveries/${test.deliveryId}/resend`, {});
    expectV1Error(refused, 409, 'NO_V1_MESSAGE');
  });
});

describe('permissions', () => {
  test('viewers read without fingerprints of secrets, and change nothing; members see nothing', async () => {
    const { account, endpoint } = await developer();
    const viewer = await newPortalUser(service, { role: 'viewer', account });
    expect((await read(viewer, endpoint.id)).secretFingerprints).toBeNull();
    for (const action of ['pause', 'resume', 'renew-secret', 'switch', 'test'])
      expectV1Error(
        await viewer.portal('POST', `${PATH}/${endpoint.id}/${action}`, {}),
        403,
        'ROLE_NOT_SUFFICIENT',
      );
    const member = await newPortalUser(service, { role: 'member', account });
    expectV1Error(await member.portal('GET', PATH), 403, 'ROLE_NOT_SUFFICIENT');
  });

  test('endpoints of another account or of the other environment are not found', async () => {
    const { endpoint, portal } = await developer();
    const stranger = await newPortalUser(service, { role: 'admin' });
    const paths = ['', '/samples', '/switch'];
    for (const path of paths)
      expectV1Error(
        await stranger.portal('GET', `${PATH}/${endpoint.id}${path}`),
        404,
        'SUBSCRIPTION_NOT_FOUND',
      );
    for (const action of ['pause', 'resume', 'renew-secret', 'switch', 'test'])
      expectV1Error(
        await stranger.portal('POST', `${PATH}/${endpoint.id}/${action}`, {}),
        404,
        'SUBSCRIPTION_NOT_FOUND',
      );
    expectV1Error(
      await stranger.portal('PATCH', `${PATH}/${endpoint.id}`, {}),
      404,
      'SUBSCRIPTION_NOT_FOUND',
    );
    expectV1Error(await stranger.portal('DELETE', `${PATH}/${endpoint.id}`), 404, 'SUBSCRIPTION_NOT_FOUND');
    expectV1Error(
      await portal('GET', `/sandbox/webhook-endpoints/${endpoint.id}`),
      404,
      'SUBSCRIPTION_NOT_FOUND',
    );
    expectV1Error(await portal('GET', `${PATH}/no-uuid`), 404, 'SUBSCRIPTION_NOT_FOUND');
  });
});
