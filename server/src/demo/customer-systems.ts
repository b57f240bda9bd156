// The systems of the demo's customers: they poll, follow vehicles, fetch documents, and sometimes call wrongly.
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import type { Order } from '../model/orders/order.ts';
import { isOneOf, ON_THE_ROAD, type Status } from '../model/orders/status.ts';
import { listForDispatch } from '../orders/records/store.ts';
import type { ApiRequest } from './api-request.ts';
import { callApi } from './call-api.ts';
import { type CallKind, type PlannedCall, planCalls } from './call-schedule.ts';
import type { CustomerName } from './company.ts';
import { DEMO_MARK } from './content.ts';
import { createCustomerKey } from './customer-keys.ts';
import type { DemoContext } from './demo-context.ts';
import { locationOf } from './places.ts';

/** The newest orders of a customer, from which a call chooses. */
const KNOWN_ORDERS = 40;
/** The documentation of the API recommends it for polling. */
const OVERLAP_MS = MINUTE_MS;
const READ_PER_POLL = 2;

const WITH_DOCUMENTS: readonly Status[] = ['DELIVERED', 'COMPLETED', 'INVOICED', 'COMPLAINT'];

/** All calls of this period, each at its time. */
export async function callBetween(demo: DemoContext, from: Date, to: Date): Promise<void> {
  const { accounts } = await demo.company();
  for (const planned of planCalls(from, to)) {
    const accountId = accounts.get(planned.customer);
    if (accountId === undefined) continue;
    await createCustomerKey(demo.core, planned.customer, accountId);
    await makeCall(demo, planned, await listKnown(demo, accountId));
  }
}

function listKnown({ core }: DemoContext, accountId: string): Promise<Order[]> {
  const filter = { environment: 'production', accountId, metadata: DEMO_MARK } as const;
  return listForDispatch(core.sql, filter, KNOWN_ORDERS);
}

async function makeCall(demo: DemoContext, planned: PlannedCall, orders: readonly Order[]): Promise<void> {
  const { customer, at } = planned;
  if (planned.kind === 'poll') return poll(demo, planned);
  const request = REQUESTS[planned.kind](orders, planned);
  if (request) await callApi(demo, customer, request, at);
}

/** Reads what changed since the last poll, and then some of the changed orders. */
async function poll(demo: DemoContext, { customer, at, everyMs }: PlannedCall): Promise<void> {
  const since = new Date(at.getTime() - everyMs - OVERLAP_MS).toISOString();
  const path = `/extern/orders?updatedSince=${encodeURIComponent(since)}&limit=20`;
  const answer = await callApi(demo, customer, get(path), at);
  const { data = [] } = (answer?.body ?? {}) as { data?: { id: string }[] };
  for (const { id } of data.slice(0, READ_PER_POLL)) {
    await callApi(demo, customer, get(`/extern/orders/${id}`), at);
  }
}

const get = (path: string): ApiRequest => ({ method: 'GET', path });

/** Takes turns, so that not every call concerns the same order. */
const choose = <T>(list: readonly T[], number: number): T | undefined => list[number % (list.length || 1)];

type MakeRequest = (orders: readonly Order[], planned: PlannedCall) => ApiRequest | undefined;

const REQUESTS: Record<Exclude<CallKind, 'poll'>, MakeRequest> = {
  follow(orders, { number }) {
    const order = choose(
      orders.filter((one) => isOneOf(ON_THE_ROAD, one)),
      number,
    );
    return order && get(`/extern/orders/${order.id}/${number % 2 === 0 ? 'status' : 'tracking'}`);
  },
  documents(orders, { number }) {
    const order = choose(
      orders.filter((one) => isOneOf(WITH_DOCUMENTS, one)),
      number,
    );
    return order && get(`/extern/orders/${order.id}/documents`);
  },
  quotes(orders, { number }) {
    const order = choose(
      orders.filter(({ status }) => status === 'QUOTE_SENT'),
      number,
    );
    return order && get(`/extern/quotes/${order.id}`);
  },
  mistake: (orders, planned) => choose(MISTAKES, planned.number)!(orders, planned),
};

/** None of them changes anything. */
const MISTAKES: readonly MakeRequest[] = [
  /** The number of an order from before the change of systems. */
  (_orders, { number }) => get(`/extern/orders/VT-${90_000 + (number % 997)}`),
  /** A mistyped VIN: it has the letter O. */
  (_orders, { customer, number }) => ({
    method: 'POST',
    path: '/extern/orders',
    body: { ...newOrder(customer, number), vehicle: { vin: 'WVWZZZCDZRW1OO432' } },
  }),
  /** The number of an order that exists, with other content. */
  (orders, { customer, number }) => {
    const order = choose(orders, number);
    if (!order?.externalOrderId) return undefined;
    return {
      method: 'POST',
      path: '/extern/orders',
      body: { ...newOrder(customer, number), externalOrderId: order.externalOrderId },
    };
  },
  /** Cancelled too late. */
  (orders, { number }) => {
    const order = choose(
      orders.filter((one) => isOneOf(WITH_DOCUMENTS, one)),
      number,
    );
    return order && { method: 'POST', path: `/extern/orders/${order.id}/cancel`, body: {} };
  },
];

function newOrder(customer: CustomerName, number: number) {
  return {
    externalOrderId: `${customer}-${number}`,
    pickup: addressOf('Stuttgart'),
    delivery: addressOf('Hannover'),
  };
}

function addressOf(city: Parameters<typeof locationOf>[0]) {
  const { coordinates: _, ...address } = locationOf(city);
  return address;
}
