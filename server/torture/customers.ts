// The customers of a run: accounts with keys, people, drivers with phones, and an endpoint each.
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import { openAccount } from '../src/customers/accounts/manage-accounts.ts';
import { ALL_API_SCOPES } from '../src/customers/credentials/api-scopes.ts';
import { createCredential } from '../src/customers/credentials/manage-credentials.ts';
import { writeOperator } from '../src/operator/store.ts';
import { inviteUser } from '../src/people/manage-users.ts';
import { startSession } from '../src/people/sessions.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { ConnectionTarget } from '../src/platform/db.ts';
import { openServices, type Services } from '../src/services.ts';
import { type Caller, PUBLIC_URL } from './caller.ts';

export const OPERATOR_TOKEN = 'operator-token-of-the-torture';
export const MASTER_KEY = Buffer.alloc(32, 7);
const ACTOR = { name: 'torture', channel: 'torture' };
const BROWSER = { address: '127.0.0.1', userAgent: 'torture', device: null };
const DRIVERS_PER_CUSTOMER = 3;

export interface Customer {
  accountId: string;
  apiKey: string;
  /** Of a person in the portal, who imports files. */
  cookie: string;
  drivers: { id: string; token: string }[];
}

/** Written directly, because accounts and sessions are not what is tested. */
export async function makeCustomers(database: ConnectionTarget, count: number): Promise<Customer[]> {
  const services = await openServices({
    config: { ...readConfig({ LOG_LEVEL: 'silent' }), publicUrl: PUBLIC_URL },
    clock: systemClock,
    log: pino({ level: 'silent' }),
    database,
    masterKey: MASTER_KEY,
    operatorToken: OPERATOR_TOKEN,
  });
  try {
    const operator = {
      name: 'Northern Transfers',
      address: 'Betreiberweg 1, 20457 Hamburg',
      vatId: 'DE123456788',
    };
    await writeOperator(services.core.sql, operator, new Date());
    const customers: Customer[] = [];
    for (let number = 1; number <= count; number += 1) customers.push(await makeCustomer(services, number));
    return customers;
  } finally {
    await services.close();
  }
}

async function makeCustomer({ core, people }: Services, number: number): Promise<Customer> {
  const account = await openAccount(core, ACTOR, {
    name: `Autohaus ${number} GmbH`,
    kind: 'CUSTOMER',
    status: 'ACTIVE',
    apiV1Production: true,
    writeKeysNeedApproval: true,
    language: 'de',
    contractingParty: {
      name: `Autohaus ${number} GmbH`,
      address: 'Teststraße 1, 10115 Berlin',
      country: 'DE',
      vatId: null,
      debtorNumber: null,
      email: `einkauf-${number}@customer.example`,
      eInvoice: 'ZUGFERD',
      leitwegId: null,
      invoiceEmail: null,
      invoicesByMail: true,
    },
  });
  const { secret } = await createCredential(core, ACTOR, account.id, {
    type: 'api_key',
    environment: 'production',
    name: 'Torture key',
    scopes: [...ALL_API_SCOPES],
    allowedAddresses: [],
    expiresAt: null,
  });
  const email = `person-${number}@customer.example`;
  const user = await inviteUser(people, ACTOR, account.id, { email, name: 'Jana Petersen', role: 'member' });
  const { token } = await people.sql.begin((tx) => startSession(people, tx, user, BROWSER, 'password'));
  return { accountId: account.id, apiKey: secret, cookie: `portal=${token}`, drivers: [] };
}

/** Through the API: the endpoint, and drivers who sign in with the link that dispatch sends. */
export async function connectCustomer(caller: Caller, customer: Customer, url: string): Promise<void> {
  await expectStatus(
    201,
    caller.call('/extern/webhook-subscriptions', { key: customer.apiKey, body: { url, events: SUBSCRIBED } }),
  );
  for (let count = 0; count < DRIVERS_PER_CUSTOMER; count += 1) {
    const driver = { name: 'Jana Maria Kowalska', locationConsent: true };
    const { id } = await expectStatus(
      201,
      caller.call('/ops/drivers', { key: OPERATOR_TOKEN, body: driver }),
    );
    const link = await expectStatus(
      201,
      caller.call(`/ops/drivers/${id}/link`, { key: OPERATOR_TOKEN, body: {} }),
    );
    const token = link.url.split('#')[1];
    const session = await expectStatus(201, caller.call('/driver/session', { body: { token } }));
    customer.drivers.push({ id, token: session.sessionToken });
  }
}

const SUBSCRIBED = [
  'order.created',
  'order.accepted',
  'order.scheduled',
  'driver.assigned',
  'pickup.started',
  'pickup.arrived',
  'vehicle.picked_up',
  'transport.started',
  'delivery.arrived',
  'vehicle.delivered',
  'order.completed',
  'document.uploaded',
  'invoice.created',
];

async function expectStatus(status: number, answered: ReturnType<Caller['call']>) {
  const answer = await answered;
  if (answer.status === status) return answer.json;
  throw new Error(`Expected ${status}, got ${answer.status}: ${answer.bytes.toString('utf8')}`);
}
