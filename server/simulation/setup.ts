// The world before the first step: the operator's people and settings, two customers, a carrier, two drivers.
import { EVENT_NAMES } from '../src/model/orders/event-catalog.ts';
import { callAs, operator } from './callers.ts';
import { openPage } from './change-stream.ts';
import type { Installation } from './installation.ts';
import { newPerson, newUser } from './people.ts';
import type { Carrier, Customer, Driver, Json, World } from './world.ts';

const SETUP_STEP = -1;

export async function newWorld(installation: Installation, seed: number): Promise<World> {
  const world: World = {
    installation,
    seed,
    dispatcher: undefined as never,
    accountant: undefined as never,
    admin: undefined as never,
    customers: [],
    carriers: [],
    drivers: [],
    orders: [],
    people: [],
    recurring: [],
    nameOfId: new Map(),
    calls: [],
    problems: [],
    page: undefined as never,
    changedOrders: new Set(),
  };
  world.dispatcher = await newUser(world, SETUP_STEP, { accountId: null, role: 'dispatcher' });
  world.accountant = await newUser(world, SETUP_STEP, { accountId: null, role: 'accounting' });
  world.admin = await newUser(world, SETUP_STEP, { accountId: null, role: 'admin' });
  // The last admin cannot be removed, and this one stays.
  await newUser(world, SETUP_STEP, { accountId: null, role: 'admin' });
  await must(world, 'PUT', '/accounting/settings', {
    datev: { consultantNumber: 29_098, clientNumber: 55_003 },
  });
  const months = [2027, 2028, 2029].flatMap((year) =>
    Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`),
  );
  const data = months.map((month) => ({ month, currency: 'PLN', rate: 4.25 }));
  await must(world, 'PUT', '/accounting/exchange-rates', { data });
  await addCustomer(world, SETUP_STEP, { release: 'AUTOMATIC', invoicing: 'PER_ORDER', currency: 'EUR' });
  await addCustomer(world, SETUP_STEP - 1, { release: 'MANUAL', invoicing: 'MONTHLY', currency: 'PLN' });
  await addCarrier(world, SETUP_STEP);
  await addDriver(world, SETUP_STEP);
  await addDriver(world, SETUP_STEP - 1);
  world.page = await openPage(world);
  return world;
}

async function must(world: World, method: string, path: string, body?: unknown): Promise<Json> {
  const answer = await callAs(world, operator, method, path, body);
  if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.text}`);
  return answer.json;
}

export interface Terms {
  release: 'AUTOMATIC' | 'MANUAL';
  invoicing: 'PER_ORDER' | 'WEEKLY' | 'MONTHLY';
  currency: 'EUR' | 'PLN';
}

const EXTRAS = [
  { kind: 'WAITING', netPerQuarterHour: 12, freeMinutes: 30 },
  { kind: 'TRIP_IN_VAIN', percentOfPrice: 60 },
  { kind: 'LATE_CANCELLATION', hoursBeforePickup: 24, net: 45 },
  { kind: 'WASH', net: 19.9 },
];

let debtor = 10_000;

export async function addCustomer(world: World, step: number, terms: Terms): Promise<Customer> {
  const name = `customer${step}`;
  const title = `Autohaus ${step < 0 ? 'S' : ''}${Math.abs(step)} GmbH`;
  const email = `einkauf@customer${Math.abs(step)}${step < 0 ? 's' : ''}.example`;
  debtor += 1;
  const contractingParty = {
    name: title,
    address: 'Teststraße 1, 10115 Berlin',
    email,
    debtorNumber: String(10_000 + (debtor % 50_000)),
  };
  const { id: accountId } = await must(world, 'POST', '/accounts', {
    name: title,
    apiV1Production: true,
    writeKeysNeedApproval: false,
    contractingParty,
  });
  const { terms: agreed } = await must(world, 'GET', `/accounts/${accountId}/agreement`);
  await must(world, 'PUT', `/accounts/${accountId}/agreement`, { ...agreed, ...terms, extras: EXTRAS });
  const { key } = await must(world, 'POST', `/accounts/${accountId}/credentials`, {
    type: 'api_key',
    environment: 'production',
    name: 'System',
  });
  const users = [await newUser(world, step, { accountId, role: 'admin' })];
  await must(world, 'POST', `/accounts/${accountId}/webhook-endpoints`, {
    url: world.installation.receiver.url,
    environment: 'production',
    events: EVENT_NAMES.filter((event) => event !== 'webhook.test'),
  });
  const customer: Customer = { name, accountId, key, users, email, state: 'ACTIVE', hasEndpoint: true };
  world.nameOfId.set(accountId, name);
  world.customers.push(customer);
  return customer;
}

export async function addCarrier(world: World, step: number): Promise<Carrier> {
  const title = `Spedition ${step < 0 ? 'S' : ''}${Math.abs(step)}`;
  const { id: accountId } = await must(world, 'POST', '/accounts', { name: title, kind: 'CARRIER' });
  const users = [await newUser(world, step - 1000, { accountId, role: 'member' })];
  const carrier: Carrier = { name: `carrier${step}`, accountId, users, isDeleted: false };
  world.nameOfId.set(accountId, carrier.name);
  world.carriers.push(carrier);
  return carrier;
}

export async function addDriver(world: World, step: number): Promise<Driver> {
  const person = newPerson(world, step, 'driver');
  const { fullName: name, email, phone } = person;
  const { id } = await must(world, 'POST', '/drivers', { name, email, phone, locationConsent: true });
  return knowDriver(world, `driver${step}`, id, person, null);
}

export function knowDriver(
  world: World,
  name: string,
  id: string,
  person: Driver['person'],
  carrier: Carrier | null,
): Driver {
  const driver: Driver = {
    name,
    id,
    person,
    token: null,
    carrier,
    isActive: true,
    isLeaving: false,
    isOffline: false,
    queue: [],
    trips: new Map(),
  };
  world.nameOfId.set(id, name);
  world.drivers.push(driver);
  return driver;
}
