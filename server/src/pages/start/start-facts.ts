// The facts that the start page of a demo shows: the state of the service, and links to its parts.
import { type DemoAccess, usableDemoKey } from '../../demo/access.ts';
import { demoLinks } from '../../demo/links.ts';
import { type PublicTracking, showTracking } from '../../dispatch/tracking/public-tracking.ts';
import { countOpenDeliveries } from '../../messages/webhooks/delivery-store.ts';
import type { Order } from '../../model/orders/order.ts';
import { findOperator } from '../../operator/operator.ts';
import { listForDispatch } from '../../orders/records/store.ts';
import type { Services } from '../../services.ts';

export interface StartFacts {
  operator: string;
  publicUrl: string;
  apiKey: string | null;
  prepared: boolean;
  tracking: PublicTracking | null;
  trackedNumber: string | null;
  trackingUrl: string | null;
  quoteUrl: string | null;
  /** Some orders that need attention, for the picture of the console. */
  waiting: Order[];
  sandbox: Order[];
  deliveriesWaiting: number;
  hasSmtp: boolean;
  isEmbedded: boolean;
  upMs: number;
}

const PREVIEW_ROWS = 4;
const NEEDS_ACTION = ['QUOTE_REQUIRED', 'OPEN', 'QUOTE_SENT', 'IN_TRANSIT'] as const;

export async function readStartFacts(services: Services, access: DemoAccess | null): Promise<StartFacts> {
  const { core, config } = services;
  const [operator, links, waiting, sandbox, deliveriesWaiting] = await Promise.all([
    findOperator(core.sql),
    demoLinks(core),
    Promise.all(
      NEEDS_ACTION.map((status) =>
        listForDispatch(core.sql, { environment: 'production', statuses: [status] }, 1),
      ),
    ),
    listForDispatch(core.sql, { environment: 'sandbox' }, PREVIEW_ROWS),
    countOpenDeliveries(core.sql),
  ]);
  const number = links.trackingUrl?.split('/').at(-1) ?? null;
  return {
    operator: operator.name,
    publicUrl: config.publicUrl,
    apiKey: await usableDemoKey(core, access),
    prepared: links.prepared,
    tracking: number === null ? null : await showTracking(core, number),
    trackedNumber: number,
    trackingUrl: number === null ? null : `/t/${number}`,
    quoteUrl: links.quoteUrl && new URL(links.quoteUrl).pathname,
    waiting: waiting.flat(),
    sandbox,
    deliveriesWaiting,
    hasSmtp: config.smtpUrl !== null,
    isEmbedded: config.databaseUrl === null,
    upMs: process.uptime() * 1000,
  };
}
