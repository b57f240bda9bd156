// Orders for tests, and helpers that change the status of an order.
import { creation } from './order-body.ts';
import { OPERATOR_TOKEN, type TestResponse, type TestService } from './service.ts';

export { creation };

export function createOrder(
  service: TestService,
  key: string,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  return service.call('/extern/orders', { key, body: creation(changes), headers });
}

export function command(
  service: TestService,
  orderId: string,
  name: string,
  payload: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<TestResponse> {
  const body = { command: name, ...payload };
  return service.call(`/ops/orders/${orderId}/commands`, { key: OPERATOR_TOKEN, body, headers });
}

export function patchOrder(
  service: TestService,
  key: string,
  orderId: string,
  body: Record<string, unknown>,
): Promise<TestResponse> {
  return service.call(`/extern/orders/${orderId}`, { method: 'PATCH', key, body });
}

export function cancelOrder(
  service: TestService,
  key: string,
  orderId: string,
  body?: Record<string, unknown>,
): Promise<TestResponse> {
  return service.call(`/extern/orders/${orderId}/cancel`, { method: 'POST', key, body });
}

/** Changes some terms of an account's agreement and waits until caches have expired. */
export async function changeTerms(service: TestService, accountId: string, changes: object): Promise<void> {
  const { terms } = (await service.ops('GET', `/accounts/${accountId}/agreement`)).json;
  await service.ops('PUT', `/accounts/${accountId}/agreement`, { ...terms, ...changes });
  service.clock.advance(CACHED_MS);
}

/** Longer than any process caches accounts and agreements. */
export const CACHED_MS = 6000;

/** The commands that lead from OPEN to each status, in order. */
const STEPS_FROM_OPEN = [
  ['offer', 'OFFERED'],
  ['assign_driver', 'ASSIGNED'],
  ['driver_accepted', 'ACCEPTED'],
  ['start_pickup', 'PICKUP'],
  ['pick_up', 'IN_TRANSIT'],
  ['arrive_delivery', 'DELIVERY'],
  ['hand_over', 'DELIVERED'],
  ['complete', 'COMPLETED'],
  ['invoice', 'INVOICED'],
] as const;

/** Moves an OPEN order to this internal status. */
export async function advanceOrderTo(
  service: TestService,
  orderId: string,
  status: string,
  driverId?: string,
) {
  for (const [name, reached] of STEPS_FROM_OPEN) {
    const payload = name === 'assign_driver' ? { driverId: driverId ?? (await newDriver(service)) } : {};
    const answer = await command(service, orderId, name, payload);
    if (answer.status !== 200) throw new Error(answer.text);
    if (reached === status) return answer.json;
  }
  throw new Error(`No way leads to ${status}`);
}

export async function newDriver(service: TestService, name = 'Jana Maria Kowalska'): Promise<string> {
  return (await service.ops('POST', '/drivers', { name, locationConsent: true })).json.id;
}

export async function eventsOf(service: TestService, orderId: string, format = '2026-09-01') {
  const rows = await service.services.core.sql<{ type: string; body: string; createdAt: Date }[]>`
    select type, body, created_at from events where order_id = ${orderId} and format = ${format}
    order by created_at, id`;
  return rows.map((row) => ({ ...JSON.parse(row.body), name: row.type, storedAt: row.createdAt }));
}

export async function eventNames(service: TestService, orderId: string, format = '2026-09-01') {
  return (await eventsOf(service, orderId, format)).map((event) => event.name);
}
