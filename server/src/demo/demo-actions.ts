// The actions of the demo's customers, dispatch and accounting, through the normal use cases.
import { findAccount } from '../customers/accounts/store.ts';
import { chooseDriver } from '../dispatch/drivers/manage-drivers.ts';
import type { Command } from '../model/orders/lifecycle.ts';
import type { Order } from '../model/orders/order.ts';
import { invoiceOrder } from '../money/invoices/invoice-order.ts';
import type { Actor } from '../operator/audit.ts';
import { dispatchOrder } from '../orders/act/dispatch-order.ts';
import { prepareCommand } from '../orders/act/prepare-command.ts';
import { changeTerms } from '../orders/changes/change-terms.ts';
import { proposeChange } from '../orders/changes/propose-change.ts';
import { type CreateRequest, createOrder } from '../orders/create/create-order.ts';
import { acceptQuote, declineQuote } from '../orders/quotes/decide-quote.ts';
import { issueQuote } from '../orders/quotes/issue-quote.ts';
import type { Core } from '../orders/records/core.ts';
import { getAnyOrder } from '../orders/records/find-order.ts';
import { productionPolicy } from '../orders/records/production-policy.ts';
import { findOrder } from '../orders/records/store.ts';
import type { Db } from '../platform/db.ts';
import { contentOf, type Shipment } from './content.ts';
import { drawSignature } from './pictures.ts';
import { locationOf, type PlaceName } from './places.ts';

export const DISPATCH: Actor = { name: 'demo-dispatch', channel: 'demo' };
export const ACCOUNTING: Actor = { name: 'demo-accounting', channel: 'demo' };
export const CUSTOMER: Actor = { name: 'demo-customer', channel: 'demo' };
/** The origin of the demo customers' signatures: an address reserved for documentation. */
const ORIGIN = { address: '192.0.2.10', userAgent: 'Handover demo' };

/** Demo addresses are never sent to map servers, even if some are configured. */
export function withoutMapServers(core: Core): Core {
  const geo = { ...core.geo, ...core.geo.offline };
  return { ...core, geo, policies: { ...core.policies, production: productionPolicy(geo) } };
}

/** The same use cases with the clock at a past time. */
export function at(core: Core, moment: Date): Core {
  return { ...core, clock: { ...core.clock, now: () => moment } };
}

type Where = Pick<CreateRequest, 'environment' | 'policy'>;

/** Does nothing if the order already exists. */
export async function placeOrder(
  core: Core,
  accountId: string,
  shipment: Shipment,
  where: Where = { environment: 'production' },
): Promise<void> {
  const account = await findAccount(core.sql, accountId);
  const scope = { accountId, environment: where.environment };
  const known = await findOrder(core.sql, scope, shipment.externalOrderId, { external: true });
  if (!account || known) return;
  await createOrder(core, {
    account,
    ...where,
    actor: CUSTOMER,
    content: contentOf(shipment),
    unsupportedServices: { exportPlate: false, customs: false },
    key: null,
    alwaysQuote: false,
    extra: {},
    onOrderKnown: () => {},
    render: () => ({ status: 201, body: '' }),
  });
}

const quietly = { actor: DISPATCH, idempotency: null, expectedVersion: undefined } as const;

export async function dispatch(core: Core, order: Order, command: Command): Promise<void> {
  await dispatchOrder(core, {
    ...quietly,
    reference: order.id,
    command: command.name,
    prepare: (read) => prepareCommand(core, read, command),
  });
}

export async function assignDriver(core: Core, order: Order, driverId: string): Promise<void> {
  await dispatch(core, order, { name: 'assign_driver', driver: await chooseDriver(core.sql, driverId) });
}

export async function invoice(core: Core, order: Order): Promise<void> {
  await invoiceOrder(core, { ...quietly, actor: ACCOUNTING, reference: order.id });
}

const PER_KM_NET = 1.45;
const GUESSED_KM = 400;

/** A price set by hand, and a lower one in the second version. */
export async function offerQuote(
  core: Core,
  order: Order,
  { validUntil = null, discount = false }: { validUntil?: Date | null; discount?: boolean } = {},
): Promise<void> {
  const km = Math.round(order.distanceKm ?? GUESSED_KM);
  const lineItems = [
    { description: 'Bereitstellung und Übernahme', quantity: 1, unitNet: 140 },
    {
      description: `Transport ${order.pickup.city} – ${order.delivery.city}`,
      quantity: km,
      unitNet: PER_KM_NET,
    },
    ...(discount ? [{ description: 'Nachlass für Rückladung', quantity: 1, unitNet: -60 }] : []),
  ];
  const note = discount ? 'Neue Fassung nach Telefonat.' : null;
  await issueQuote(core, DISPATCH, order.id, { lineItems, validUntil, note });
}

/** At the price of the agreement; where it requires a quote, or has no price on the way, a price by hand. */
export async function changeDestination(
  core: Core,
  order: Order,
  { to, reason }: { to: PlaceName; reason: string },
): Promise<void> {
  const requested = { changes: { delivery: locationOf(to) }, netCents: null, reason };
  const { after, problems } = await proposeChange(core, order, requested);
  const km = Math.round(after.distanceKm ?? GUESSED_KM);
  const netCents = problems.length > 0 ? Math.round(km * PER_KM_NET * 100) : null;
  const request = { ...quietly, reference: order.id, expectedVersion: order.version };
  await changeTerms(core, request, { ...requested, netCents, seenNetCents: undefined });
}

const byLink = (order: Order) => ({
  actor: { name: 'quote-link', channel: 'demo' },
  find: (db: Db) => getAnyOrder(db, order.id),
  version: undefined,
  origin: ORIGIN,
});

export async function signQuote(core: Core, order: Order, name: string): Promise<void> {
  const mark = { method: 'DRAWN', image: drawSignature(name) } as const;
  await acceptQuote(core, byLink(order), { name, signedAt: core.clock.now(), mark });
}

export async function refuseQuote(core: Core, order: Order): Promise<void> {
  await declineQuote(core, byLink(order), 'Der Kunde bringt das Fahrzeug selbst.');
}
