// Writes a new extra, and the audit entry of each change of one.

import type { Order } from '../../model/orders/order.ts';
import { type Actor, recordAudit } from '../../operator/audit.ts';
import { EXTRA_ACTION_PREFIX } from '../../orders/history/history-actions.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Transaction } from '../../platform/db.ts';
import type { AgreedTerms } from './agreed-store.ts';
import type { Content, Extra } from './extra.ts';
import { insertExtra } from './extra-store.ts';
import { freeMinutesOf, quartersOf } from './price-extra.ts';

/** The author of what the service proposes. */
export const SYSTEM: Actor = { name: 'system', channel: 'system' };

type ExtraAction = 'proposed' | 'changed' | 'removed' | 'approved' | 'refused' | 'receipt_added';

/** Notes and reasons are not part of it: text about people can be deleted, an audit entry cannot. */
export async function recordExtraAudit(
  core: Core,
  tx: Transaction,
  actor: Actor,
  action: ExtraAction,
  extra: Extra,
): Promise<void> {
  const { id: extraId, category, kind, quantity, paidGrossCents, billTo, netCents } = extra;
  await recordAudit(tx, core.clock, actor, {
    action: `${EXTRA_ACTION_PREFIX}${action}`,
    accountId: extra.accountId,
    subjectType: 'order',
    subjectId: extra.orderId,
    details: { extraId, category, kind, quantity, paidGrossCents, billTo, netCents },
  });
}

/** The quantity of waiting time follows from the minutes and the free time of the agreement. */
export function withQuarters(content: Content, { terms }: Pick<AgreedTerms, 'terms'>): Content {
  if (content.category !== 'EXTRA' || content.waitedMinutes === null) return content;
  return { ...content, quantity: quartersOf(content.waitedMinutes, freeMinutesOf(terms) ?? 0) };
}

interface NewExtra {
  id: string;
  content: Content;
  source: Extra['source'];
  driverId: string | null;
  billTo: Extra['billTo'];
}

/** A proposal; the caller holds the order's lock. */
export async function insertProposal(
  core: Core,
  tx: Transaction,
  actor: Actor,
  order: Pick<Order, 'id' | 'accountId' | 'environment'>,
  { content, ...given }: NewExtra,
): Promise<Extra> {
  const now = core.clock.now();
  const extra = {
    ...content,
    ...given,
    accountId: order.accountId,
    environment: order.environment,
    orderId: order.id,
    state: 'PROPOSED',
    netCents: null,
    decidedBy: null,
    decidedAt: null,
    decisionReason: null,
    invoiceId: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  } satisfies Extra as Extra;
  await insertExtra(tx, extra);
  await recordExtraAudit(core, tx, actor, 'proposed', extra);
  return extra;
}
