// The activity of accounts, as the operator sees it: the list, one account, its refused calls, its endpoints.
import { describe, expect, test } from 'vitest';
import { newConsoleUser } from '../../harness/console.ts';
import { expectV1Error } from '../../harness/expect-answer.ts';
import { createOrder } from '../../harness/orders.ts';
import { newPortalUser } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { newRequest, offeredRequest } from '../../orders/quotes/requests.ts';

const service = await sharedService();
const UNKNOWN_ACCOUNT_ID = '018f0000-0000-7000-8000-000000000000';

async function busyAccount(name: string) {
  const { id } = (
    await service.ops('POST', '/accounts', {
      name,
      apiV1Production: true,
      contractingParty: { name, address: 'Kai 1, 20457 Hamburg', email: 'post@busy.example' },
    })
  ).json;
  const { secret: key } = await service.credential(id, { environment: 'production' });
  await createOrder(service, key);
  await newRequest(service, key);
  await offeredRequest(service, key);
  await createOrder(service, key, { vehicle: { type: 'SPACESHIP' } });
  await service.services.http.requestLog.flush();
  return { id: id as string, key };
}

describe('the list', () => {
  test('is searched without accents and case, and has the activity of each account', async () => {
    const { console } = await newConsoleUser(service, { role: 'viewer' });
    const { id } = await busyAccount('Ärztliche Fahrzeuge Süd');
    const { json } = await console('GET', '/account-activity?search=arztliche%20FAHR');
    expect(json.data).toMatchObject([
      {
        account: { id, name: 'Ärztliche Fahrzeuge Süd', status: 'ACTIVE' },
        agreementVersion: 1,
        openOrders: 1,
        openRequests: 2,
        calls: 4,
        errors: 1,
        failingEndpoints: 0,
      },
    ]);
    expect((await console('GET', '/account-activity?search=nobody-is-called-so')).json.data).toEqual([]);
  });

  test('has pages', async () => {
    const { console } = await newConsoleUser(service, { role: 'viewer' });
    for (const name of ['Paged One', 'Paged Two']) await service.ops('POST', '/accounts', { name });
    const first = (await console('GET', '/account-activity?search=paged&limit=1')).json;
    const second = (await console('GET', `/account-activity?search=paged&limit=1&cursor=${first.nextCursor}`))
      .json;
    const named = [...first.data, ...second.data].map(({ account }) => account.name);
    expect(named.sort()).toEqual(['Paged One', 'Paged Two']);
    expect(second.nextCursor).toBeNull();
  });
});

describe('one account', () => {
  test('counts its data, which a deletion would affect, and its calls', async () => {
    const { console } = await newConsoleUser(service, { role: 'viewer' });
    const { id } = await busyAccount('Genau ein Konto');
    const account = (await service.ops('GET', `/accounts/${id}`)).json;
    await newPortalUser(service, { account });
    const { json } = await console('GET', `/accounts/${id}/activity`);
    expect(json).toMatchObject({
      account: { id },
      agreement: { version: 1 },
      has: {
        openOrders: 1,
        openRequests: 2,
        openQuotes: 1,
        sandboxOrders: 0,
        users: 1,
        credentials: 1,
        endpoints: 0,
      },
      traffic: { calls: 4, errors: 1, topErrors: [{ status: 400, code: 'INVALID_REQUEST', count: 1 }] },
    });
    // The tab says how many the list below it has.
    const listed = await console('GET', `/orders?accountId=${id}&limit=100`);
    expect(json.has.orders).toBe(listed.json.data.length);
    const failed = await console('GET', `/accounts/${id}/failed-calls`);
    expect(failed.json.data).toMatchObject([{ status: 400, errorCode: 'INVALID_REQUEST', method: 'POST' }]);
    expect((await console('GET', `/accounts/${id}/failed-calls?environment=sandbox`)).json.data).toEqual([]);
  });

  test('has the health of its endpoints, of both environments', async () => {
    const { console } = await newConsoleUser(service, { role: 'viewer' });
    const { id } = (await service.ops('POST', '/accounts', { name: 'Mit Endpunkten' })).json;
    for (const environment of ['sandbox', 'production']) {
      const made = await service.ops('POST', `/accounts/${id}/webhook-endpoints`, {
        url: `https://hooks.customer.example/${environment}`,
        events: ['order.created'],
        environment,
      });
      expect(made.status, made.text).toBe(201);
    }
    const { data } = (await console('GET', `/accounts/${id}/webhook-health`)).json;
    expect(data).toMatchObject([
      { environment: 'production', status: 'ACTIVE', health: { messages: 0, failingSince: null } },
      { environment: 'sandbox' },
    ]);
    expect(data[0].secret).toBeUndefined();
  });

  test('is not found if it does not exist', async () => {
    const { console } = await newConsoleUser(service, { role: 'viewer' });
    for (const part of ['activity', 'failed-calls', 'webhook-health', 'agreements']) {
      expectV1Error(await console('GET', `/accounts/${UNKNOWN_ACCOUNT_ID}/${part}`), 404, 'NOT_FOUND');
    }
  });
});
