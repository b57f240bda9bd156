// Calls the API with the keys of the demo's customers, as their systems would.
import type { ApiAnswer, ApiRequest, SentRequest } from './api-request.ts';
import type { CustomerName } from './company.ts';
import { contentOf, type Shipment } from './content.ts';
import { findCustomerKey } from './customer-keys.ts';
import { placeOrder } from './demo-actions.ts';
import { type DemoContext, findDemoOrder } from './demo-context.ts';

/** Addresses that are reserved for documentation. */
const SYSTEMS: Record<CustomerName, Pick<SentRequest, 'userAgent' | 'address'>> = {
  dealer: { userAgent: 'Warenwirtschaft/7.4', address: '192.0.2.41' },
  leasing: { userAgent: 'contract-system/2.18 (java 21)', address: '198.51.100.7' },
  fleet: { userAgent: 'Fuhrparkverwaltung/3.0', address: '203.0.113.88' },
};

/** Null without a key that can be used, for example because a visitor disabled it. */
export async function callApi(
  demo: DemoContext,
  customer: CustomerName,
  request: ApiRequest,
  at: Date,
): Promise<ApiAnswer | null> {
  const key = await findCustomerKey(demo.core, customer);
  if (key === null) return null;
  return demo.sendToApi({ ...request, ...SYSTEMS[customer], key, at });
}

/** Does nothing if the order already exists. A customer without a usable key orders by other means. */
export async function orderByApi(
  demo: DemoContext,
  core: DemoContext['core'],
  customer: CustomerName,
  shipment: Shipment,
): Promise<void> {
  const accountId = (await demo.company()).accounts.get(customer);
  if (accountId === undefined || (await findDemoOrder(demo, customer, shipment.externalOrderId))) return;
  const { pickup, delivery, ...content } = contentOf(shipment);
  const body = { ...content, pickup: withoutCoordinates(pickup), delivery: withoutCoordinates(delivery) };
  const request = { method: 'POST', path: '/extern/orders', body } as const;
  const answer = await callApi(demo, customer, request, core.clock.now());
  if (answer === null) return placeOrder(core, accountId, shipment);
  if (answer.status >= 400) core.log.info({ answer, customer }, 'The API refused an order of the demo');
}

function withoutCoordinates<T extends { coordinates: unknown }>({ coordinates: _, ...address }: T) {
  return address;
}
