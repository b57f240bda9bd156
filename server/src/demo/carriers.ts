// The carriers of the demo: one order is on offer to both, one is accepted and waits for its driver.

import { DAY_MS } from '../../../shared/time/durations.ts';
import { openAccount } from '../customers/accounts/manage-accounts.ts';
import { acceptOffer, declineOffer } from '../dispatch/carriers/answer-offer.ts';
import { offerToCarriers } from '../dispatch/carriers/make-offers.ts';
import { anyOffer } from '../dispatch/carriers/run-on-offer.ts';
import type { Order } from '../model/orders/order.ts';
import type { Actor } from '../operator/audit.ts';
import type { Core } from '../orders/records/core.ts';
import { DEMO } from './data-origin-store.ts';
import { DISPATCH } from './demo-actions.ts';
import { findAccountIdByMail } from './store.ts';

const carrier = (name: string, address: string, vatId: string, email: string) =>
  ({
    name,
    kind: 'CARRIER',
    status: 'ACTIVE',
    apiV1Production: false,
    writeKeysNeedApproval: true,
    language: 'de',
    contractingParty: {
      name,
      address,
      country: 'DE',
      vatId,
      debtorNumber: null,
      email,
      invoiceEmail: null,
      invoicesByMail: true,
      eInvoice: 'ZUGFERD',
      leitwegId: null,
    },
  }) as const;

export const FIRST_CARRIER_EMAIL = 'autotransporte@handover.example';

const CARRIERS = [
  carrier('Demo Autotransporte GmbH', 'Industriestraße 14, 34117 Kassel', 'DE999999979', FIRST_CARRIER_EMAIL),
  carrier(
    'Spedition Demo & Söhne KG',
    'Hafenstraße 3, 90402 Nürnberg',
    'DE999999962',
    'spedition@handover.example',
  ),
];
const CARRIER: Actor = { name: 'demo-carrier', channel: 'demo' };
const NET_CENTS = 26_500;
const VAT_RATE = 19;

/** Adds only what is missing, because a step may be repeated after a crash. */
export async function createCarriers(core: Core): Promise<void> {
  for (const account of CARRIERS) {
    if ((await findAccountIdByMail(core.sql, account.contractingParty.email)) === null)
      await openAccount(core, DEMO, account);
  }
}

async function offer(core: Core, order: Order) {
  const found = [];
  for (const { contractingParty } of CARRIERS)
    found.push(await findAccountIdByMail(core.sql, contractingParty.email));
  const carrierIds = found.filter((id) => id !== null);
  if (carrierIds.length === 0) return [];
  const deadline = new Date((order.requestedPickup ?? core.clock.now()).getTime() - DAY_MS);
  const terms = { carrierIds, netCents: NET_CENTS, vatRate: VAT_RATE, deadline };
  return offerToCarriers(core, DISPATCH, order.id, terms);
}

/** The second carrier has no driver; the answer of the first is awaited. */
export async function offerToDemoCarriers(core: Core, order: Order): Promise<void> {
  const [, second] = await offer(core, order);
  if (second) await declineOffer(core, CARRIER, anyOffer(second.id), 'An dem Tag ist kein Fahrer frei.');
}

export async function acceptByDemoCarrier(core: Core, order: Order): Promise<void> {
  const [first] = await offer(core, order);
  if (first) await acceptOffer(core, CARRIER, anyOffer(first.id));
}
