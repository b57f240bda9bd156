// The links of the demo for a visitor: a tracking page, a quote to accept, the pages of a driver.

import { makeDriverLink } from '../dispatch/drivers/driver-link.ts';
import { createQuoteToken } from '../orders/quotes/quote-link.ts';
import type { Core } from '../orders/records/core.ts';
import { VISITING_DRIVER } from './company.ts';
import { findCompany } from './create-demo-company.ts';
import { findOpenQuote } from './demand.ts';
import { DISPATCH } from './demo-actions.ts';
import { listUnfinished } from './fleet.ts';
import { historyState } from './history.ts';

export interface DemoLinks {
  /** Whether the demo's history is complete; before that, there may be no pages to open yet. */
  prepared: boolean;
  /** A vehicle in transit, preferably one whose position and driver may be shown. */
  trackingUrl: string | null;
  /** A quote that can be accepted for at least another day. */
  quoteUrl: string | null;
}

export async function demoLinks(core: Core): Promise<DemoLinks> {
  const { prepared } = await historyState(core.sql);
  const company = await findCompany(core);
  const orders = await listUnfinished(core, company);
  const moving = orders.filter(({ status }) => status === 'IN_TRANSIT');
  const dealer = company.accounts.get('dealer');
  const ofDealer = moving.filter(({ accountId }) => accountId === dealer);
  // The newest pickup has the longest remaining distance.
  const [shown] = (ofDealer.length > 0 ? ofDealer : moving).toSorted(
    (a, b) => b.actualPickup!.getTime() - a.actualPickup!.getTime(),
  );
  const quote = await findOpenQuote({ core }, orders);
  return {
    prepared,
    trackingUrl: shown ? core.links.tracking(shown.trackingNumber) : null,
    quoteUrl: quote && core.links.quote(createQuoteToken(core.secrets, quote)),
  };
}

/** A new sign-in link for the driver whom the fleet does not move; null while there is none. */
export async function makeDemoDriverLink(core: Core): Promise<string | null> {
  const driverId = (await findCompany(core)).drivers.get(VISITING_DRIVER.email);
  if (driverId === undefined) return null;
  const { url } = await makeDriverLink(core, DISPATCH, driverId, null);
  return url;
}
