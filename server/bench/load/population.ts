// Who calls the service: customers with credentials and webhook endpoints, drivers with trips.
import { forEachConcurrent } from '../concurrent.ts';
import { type Api, OPERATOR_TOKEN } from './api.ts';

const ACCOUNTS = 40;
const CREDENTIALS_OF_ACCOUNT = 5;
const DRIVERS = 300;
const CREATED_AT_ONCE = 10;

interface Credential {
  key: string;
  /** Orders of the account that calls can read; new ones are added. */
  orders: CustomerOrder[];
}

export interface CustomerOrder {
  id: string;
  trackingNumber: string;
}

interface Driver {
  token: string;
  trip: CustomerOrder;
}

export interface Population {
  accountIds: string[];
  credentials: Credential[];
  drivers: Driver[];
}

const place = (postalCode: string, city: string) => ({
  street: 'Messweg 1',
  postalCode,
  city,
  contact: { name: 'Erika Muster', phone: '+49 711 123456' },
});

export const NEW_ORDER = {
  pickup: place('70173', 'Stuttgart'),
  delivery: place('80331', 'München'),
  vehicle: { manufacturer: 'Volkswagen', model: 'ID.4' },
};

/** Everything is created through the API, as an operator and his customers would. */
export async function createPopulation(api: Api, receiver: string): Promise<Population> {
  const operator = (path: string, json: object) =>
    api.call({ method: 'POST', path: `/ops${path}`, token: OPERATOR_TOKEN, json });
  const accountIds: string[] = [];
  const credentials: Credential[] = [];
  await forEachConcurrent(Array(ACCOUNTS).keys(), CREATED_AT_ONCE, async (number) => {
    const name = `Autohaus ${number} GmbH`;
    const contractingParty = { name, address: 'Messweg 1, 10115 Berlin', email: 'messung@example.com' };
    const { id } = await operator('/accounts', { name, apiV1Production: true, contractingParty });
    accountIds.push(id);
    const orders: CustomerOrder[] = [];
    const own: Credential[] = [];
    for (let each = 0; each < CREDENTIALS_OF_ACCOUNT; each += 1) {
      const { key } = await operator(`/accounts/${id}/credentials`, {
        type: 'api_key',
        name: `ERP ${each}`,
        environment: 'production',
      });
      own.push({ key, orders });
    }
    credentials.push(...own);
    await api.call({
      method: 'POST',
      path: '/extern/webhook-subscriptions',
      token: own[0]!.key,
      json: { url: `${receiver}/load`, events: ['order.created', 'driver.assigned', 'order.rescheduled'] },
    });
  });
  const drivers: Driver[] = [];
  await forEachConcurrent(Array(DRIVERS).keys(), CREATED_AT_ONCE, async (number) => {
    const owner = credentials[number % credentials.length]!;
    const { id } = await operator('/drivers', { name: `Fahrer ${number}`, locationConsent: true });
    const { url } = await operator(`/drivers/${id}/link`, { mail: false });
    const { sessionToken: token } = await api.call({
      method: 'POST',
      path: '/driver/session',
      json: { token: url.split('#')[1] },
    });
    const trip: CustomerOrder = await api.call({
      method: 'POST',
      path: '/extern/orders',
      token: owner.key,
      json: NEW_ORDER,
    });
    await operator(`/orders/${trip.id}/commands`, { command: 'assign_driver', driverId: id });
    for (const step of ['accept', 'start']) {
      await api.call({ method: 'POST', path: `/driver/trips/${trip.id}/${step}`, token, json: {} });
    }
    owner.orders.push(trip);
    drivers.push({ token, trip });
  });
  return { accountIds, credentials, drivers };
}
