// The customers of a run: an account with a key and an endpoint each, created through the operations API.
import { ALL_API_SCOPES } from '../../src/customers/credentials/api-scopes.ts';
import { OPERATOR_TOKEN } from './service-processes.ts';

export interface Customer {
  accountId: string;
  key: string;
  environment: 'production' | 'sandbox';
}

export const EVENTS = [
  'order.created',
  'order.accepted',
  'order.cancelled',
  'order.scheduled',
  'driver.assigned',
  'vehicle.picked_up',
  'vehicle.delivered',
  'order.completed',
];

export async function makeCustomer(
  url: string,
  number: number,
  environment: Customer['environment'],
  receiverUrl: string,
): Promise<Customer> {
  const account = await post(url, '/ops/accounts', OPERATOR_TOKEN, {
    name: `Autohaus ${number} GmbH`,
    contractingParty: {
      name: `Autohaus ${number} GmbH`,
      address: 'Teststraße 1, 10115 Berlin',
      email: `einkauf-${number}@customer.example`,
    },
    apiV1Production: true,
  });
  const made = await post(url, `/ops/accounts/${account.id}/credentials`, OPERATOR_TOKEN, {
    type: 'api_key',
    environment,
    name: 'Torture key',
    scopes: ALL_API_SCOPES,
  });
  await post(url, '/extern/webhook-subscriptions', made.key, { url: receiverUrl, events: EVENTS });
  return { accountId: account.id, key: made.key, environment };
}

async function post(url: string, path: string, key: string, body: object) {
  const response = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(`POST ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
