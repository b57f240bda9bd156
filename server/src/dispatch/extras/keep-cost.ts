// Keeps a cost of the operator against an order: an approved expense that is never billed.

import type { Order } from '../../model/orders/order.ts';
import { EURO } from '../../model/prices/exchange-rate.ts';
import type { Actor } from '../../operator/audit.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { Extra } from './extra.ts';
import { findExtra, updateExtra } from './extra-store.ts';
import { insertProposal, recordExtraAudit } from './record-extra.ts';

export interface Cost {
  kind: 'DAMAGE' | 'CARRIER';
  paidGrossCents: number;
  paidVatRate: number;
  paidOn: string;
  note: string;
}

/** The caller holds the order's lock. */
export async function keepCost(
  core: Core,
  tx: Transaction,
  actor: Actor,
  order: Order,
  cost: Cost,
): Promise<Extra> {
  const now = core.clock.now();
  const unused = { name: null, quantity: null, waitedMinutes: null, paidRate: null } as const;
  const content = { category: 'EXPENSE', paidCurrency: EURO, ...unused, ...cost } as const;
  const given = { id: uuidv7(now), content, source: 'DISPATCH', driverId: null, billTo: 'OPERATOR' } as const;
  const proposed = await insertProposal(core, tx, actor, order, given);
  const decided = { state: 'APPROVED', netCents: 0, decidedBy: actor.name, decidedAt: now } as const;
  await updateExtra(tx, proposed, decided, now);
  const kept = (await findExtra(tx, proposed.id))!;
  await recordExtraAudit(core, tx, actor, 'approved', kept);
  return kept;
}

/** The cost no longer applies; it stays visible as refused. The caller holds the order's lock. */
export async function dropCost(
  core: Core,
  tx: Transaction,
  actor: Actor,
  extraId: string,
  decisionReason: string,
): Promise<void> {
  const kept = await findExtra(tx, extraId);
  if (kept?.state !== 'APPROVED') return;
  const now = core.clock.now();
  const decided = {
    state: 'REFUSED',
    netCents: null,
    decidedBy: actor.name,
    decidedAt: now,
    decisionReason,
  } as const;
  await updateExtra(tx, kept, decided, now);
  await recordExtraAudit(core, tx, actor, 'refused', { ...kept, ...decided });
}

/** A person decides whether the cost still applies. The caller holds the order's lock. */
export async function askAboutCost(
  core: Core,
  tx: Transaction,
  actor: Actor,
  extraId: string,
): Promise<void> {
  const kept = await findExtra(tx, extraId);
  if (kept?.state !== 'APPROVED') return;
  const open = { state: 'PROPOSED', netCents: null, decidedBy: null, decidedAt: null } as const;
  await updateExtra(tx, kept, open, core.clock.now());
  await recordExtraAudit(core, tx, actor, 'proposed', { ...kept, ...open });
}
