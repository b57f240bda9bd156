// Helpers for the tests of an integration: signed messages as the service sends them, and scenarios of the sandbox.
import { HandoverError } from './errors.ts';
import { EVENT_SAMPLES } from './generated/event-samples.ts';
import type { Handover } from './handover.ts';
import type { CallOptions } from './send.ts';
import { importKey, sign, toBase64, toHex, withPrefix } from './signature.ts';
import type { AdvancedOrder, EventName, Order, OrderCreation, ScenarioName, WebhookEvent } from './types.ts';

/** A message as the service would send it. */
export interface SignedMessage {
  /** The raw body. */
  body: string;
  /** All headers of the delivery. */
  headers: Record<string, string>;
}

/** Options for signing a message. */
export interface SignOptions {
  /** The secret of the endpoint, 64 hexadecimal characters. */
  secret: string;
  /** The previous secret, which also signs while a secret is rolled. */
  oldSecret?: string | undefined;
  /** The event, or the exact body of one. */
  event: WebhookEvent | string;
  /** When it is signed. Default: now. */
  at?: Date | undefined;
  /** The number of the attempt. Default: 1. */
  attempt?: number | undefined;
  /** The id that stays the same in all attempts. Default: a new one. */
  deliveryId?: string | undefined;
}

/** Signs a message as the service does, with all headers of a delivery. */
export async function signMessage(options: SignOptions): Promise<SignedMessage> {
  const { secret, oldSecret, event, at = new Date(), attempt = 1 } = options;
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const { id, type } = typeof event === 'string' ? (JSON.parse(event) as WebhookEvent) : event;
  const timestamp = Math.floor(at.getTime() / 1000).toString();
  const bytes = new TextEncoder().encode(body);
  const keys = await Promise.all([secret, ...(oldSecret ? [oldSecret] : [])].map(importKey));
  const signAll = (prefix: string) => Promise.all(keys.map((key) => sign(key, withPrefix(prefix, bytes))));
  const own = (await signAll(`${timestamp}.`)).map((signature) => `v1=${toHex(signature)}`);
  const standard = (await signAll(`${id}.${timestamp}.`)).map((signature) => `v1,${toBase64(signature)}`);
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Handover-Webhooks/1',
      'x-service-signature': [`t=${timestamp}`, ...own].join(','),
      'x-service-delivery-id': options.deliveryId ?? crypto.randomUUID(),
      'x-service-event': type,
      'x-service-attempt': String(attempt),
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': standard.join(' '),
    },
  };
}

/** A sample event of this name, complete by the description; `data` replaces fields of its data. */
export function sampleEvent<Name extends EventName>(
  type: Name,
  data: Partial<WebhookEvent<Name>['data']> = {},
): WebhookEvent<Name> {
  const message = {
    id: crypto.randomUUID(),
    type,
    apiVersion: '2026-09-01',
    createdAt: new Date().toISOString(),
    tenantId: '0199a0c2-7c4e-7000-8000-000000000001',
    data: { ...EVENT_SAMPLES[type], ...data },
  };
  return message as unknown as WebhookEvent<Name>;
}

/** A new secret, in the form that endpoints have. */
export function newSecret(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** An order body that works with every scenario. */
export const SAMPLE_ORDER: OrderCreation = {
  customerReference: 'Played by @handover/sdk/testing',
  vehicle: { vin: 'WVWZZZ1KZAW000001', manufacturer: 'Volkswagen', model: 'Golf' },
  pickup: { street: 'Königstraße 1', postalCode: '70173', city: 'Stuttgart' },
  delivery: { street: 'Marienplatz 8', postalCode: '80331', city: 'München' },
};

/** Options for playing a scenario. */
export interface PlayOptions extends CallOptions {
  /** The scenario. Default: `STANDARD`. */
  scenario?: ScenarioName | undefined;
  /** The step to stop after, such as `VEHICLE_PICKED_UP`. Default: the last one. */
  until?: string | undefined;
  /** The order to create. Default: `SAMPLE_ORDER`. */
  order?: OrderCreation | undefined;
}

/** In production this would create a real order, so live credentials are refused first. */
async function requireSandbox(client: Handover, { signal }: CallOptions): Promise<void> {
  const { environment } = await client.me({ signal });
  if (environment === 'sandbox') return;
  throw new HandoverError('Scenarios are played in the sandbox; these credentials are for production.');
}

/** Creates a sandbox order and runs the steps of its scenario; yields it after each step. */
export async function* playScenario(
  client: Handover,
  { scenario = 'STANDARD', until, order = SAMPLE_ORDER, ...options }: PlayOptions = {},
): AsyncGenerator<Order | AdvancedOrder> {
  await requireSandbox(client, options);
  const created = await client.orders.create(order, { ...options, scenario, mode: 'manual' });
  yield created;
  if (until === 'ORDER_CREATED' && created.kind === 'ORDER') return;
  if (until === 'REQUEST_RECEIVED') return;
  for (;;) {
    const advanced = await client.sandbox.advance(created.id, {}, options);
    yield advanced;
    if (advanced.scenario.last === until) return;
    if (!advanced.scenario.finished) continue;
    if (until === undefined) return;
    throw new HandoverError(`The scenario ${scenario} has no step ${until}.`);
  }
}

/** The scenario and the step in which the sandbox sends an event. */
const STEP_OF_EVENT: Partial<Record<EventName, [ScenarioName, string]>> = {
  'order.created': ['STANDARD', 'ORDER_CREATED'],
  'order.accepted': ['STANDARD', 'ORDER_CREATED'],
  'order.scheduled': ['STANDARD', 'DRIVER_ASSIGNED'],
  'driver.assigned': ['STANDARD', 'DRIVER_ASSIGNED'],
  'pickup.started': ['STANDARD', 'DRIVER_ON_THE_WAY'],
  'pickup.arrived': ['STANDARD', 'DRIVER_ON_THE_WAY'],
  'vehicle.picked_up': ['STANDARD', 'VEHICLE_PICKED_UP'],
  'transport.started': ['STANDARD', 'VEHICLE_PICKED_UP'],
  'transport.delayed': ['DELAY', 'DELAY_REPORTED'],
  'order.rescheduled': ['DELAY', 'DELAY_REPORTED'],
  'delivery.arrived': ['STANDARD', 'ARRIVED_AT_DESTINATION'],
  'vehicle.delivered': ['STANDARD', 'VEHICLE_HANDED_OVER'],
  'damage.reported': ['DAMAGE', 'VEHICLE_HANDED_OVER'],
  'order.completed': ['STANDARD', 'ORDER_COMPLETED'],
  'order.cancelled': ['CANCELLATION', 'ORDER_CANCELLED'],
  'invoice.created': ['CORRECTED_INVOICE', 'INVOICE_ISSUED'],
  'invoice.cancelled': ['CORRECTED_INVOICE', 'INVOICE_CANCELLED'],
};

/** The events that `playUntilEvent` can lead to. */
export const PLAYABLE_EVENTS: readonly EventName[] = [
  ...(Object.keys(STEP_OF_EVENT) as EventName[]),
  'order.rejected',
];

/** Plays the scenario that has this event until the sandbox sends it; yields the order after each step. */
export async function* playUntilEvent(
  client: Handover,
  event: EventName,
  options: Omit<PlayOptions, 'scenario' | 'until'> = {},
): AsyncGenerator<Order | AdvancedOrder> {
  if (event === 'order.rejected') {
    const { order = SAMPLE_ORDER, ...rest } = options;
    await requireSandbox(client, rest);
    const request = await client.orders.create(order, {
      ...rest,
      scenario: 'QUOTE_REQUIRED',
      mode: 'manual',
    });
    yield request;
    yield await client.orders.cancel(request.id, { reason: 'Played' }, rest);
    return;
  }
  const [scenario, until] = STEP_OF_EVENT[event] ?? [];
  if (!scenario) {
    throw new HandoverError(
      `No scenario of the sandbox sends ${event}. Those that can be played: ${PLAYABLE_EVENTS.join(', ')}.`,
    );
  }
  yield* playScenario(client, { ...options, scenario, until });
}
