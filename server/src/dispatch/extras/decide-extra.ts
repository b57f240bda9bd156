// Dispatch adds extras and decides about proposals: approve as agreed, approve with a change and a reason, or refuse.
import { isOwnCost } from '../../../../shared/extras/kinds.ts';
import { countUpload } from '../../documents/count-upload.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Actor } from '../../operator/audit.ts';
import { refuseFutureDay } from '../../operator/refuse-future-day.ts';
import { runOnOrder } from '../../orders/act/run-on-order.ts';
import type { Core } from '../../orders/records/core.ts';
import { getAnyOrder } from '../../orders/records/find-order.ts';
import { type FieldProblem, invalidFields } from '../../platform/call-errors.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { putFor } from '../../platform/objects/objects.ts';
import { checkPhoto } from '../trips/pictures.ts';
import { readTermsOfOrder } from './agreed-store.ts';
import { type Assessment, assessExtra } from './assess-extra.ts';
import { extraErrors, notChangeable } from './errors.ts';
import type { BillTo, Content, Extra } from './extra.ts';
import { findExtra, listExtrasOf, updateExtra } from './extra-store.ts';
import { putReceipt } from './receipt-store.ts';
import { insertProposal, recordExtraAudit, withQuarters } from './record-extra.ts';

export async function getExtra(db: Db, id: string): Promise<Extra> {
  const extra = await findExtra(db, id);
  if (!extra) throw extraErrors.EXTRA_NOT_FOUND();
  return extra;
}

function runOnExtra<T>(
  core: Core,
  id: string,
  act: (tx: Transaction, order: Order, extra: Extra) => Promise<T>,
): Promise<T> {
  return runOnOrder<T>(core, {
    find: async (db) => getAnyOrder(db, (await getExtra(db, id)).orderId),
    act: async (tx, order) => act(tx, order, await getExtra(tx, id)),
  });
}

export interface Approval {
  /** Instead of what the agreement says. */
  netCents?: number | undefined;
  quantity?: number | undefined;
  billTo?: BillTo | undefined;
  reason?: string | undefined;
  expectedVersion?: number | undefined;
}

/** Whatever differs from the agreement or from an earlier decision needs a reason. */
export function approveExtra(core: Core, actor: Actor, id: string, approval: Approval): Promise<Extra> {
  return runOnExtra(core, id, async (tx, order, extra) => {
    checkChangeable(extra, approval.expectedVersion);
    return approve(core, tx, actor, order, extra, approval);
  });
}

async function approve(
  core: Core,
  tx: Transaction,
  actor: Actor,
  order: Order,
  extra: Extra,
  { quantity = extra.quantity ?? undefined, reason, ...given }: Approval,
): Promise<Extra> {
  const content = { ...extra, quantity: quantity ?? null } as Extra;
  const assessed = assessExtra(
    await readTermsOfOrder(tx, order.id),
    await listExtrasOf(tx, [order.id]),
    content,
    extra.id,
  );
  const billTo = given.billTo ?? assessed.billTo;
  const netCents = billTo === 'OPERATOR' ? 0 : (given.netCents ?? agreedNet(assessed));
  const isChanged =
    extra.state !== 'PROPOSED' ||
    content.quantity !== extra.quantity ||
    billTo !== assessed.billTo ||
    netCents !== assessed.netCents;
  const problems = problemsOf(extra, billTo, netCents, isChanged, reason);
  if (problems.length > 0) throw invalidFields(problems);
  const decided = { state: 'APPROVED', billTo, netCents, quantity: content.quantity } as const;
  return saveDecision(core, tx, actor, extra, 'approved', { ...decided, decisionReason: reason ?? null });
}

/** An expense that the agreement includes has no agreed amount for the customer. */
function agreedNet({ billTo, netCents }: Assessment): number | null {
  return billTo === 'CUSTOMER' ? netCents : null;
}

function problemsOf(
  { kind, category }: Extra,
  billTo: BillTo,
  netCents: number | null,
  isChanged: boolean,
  reason: string | undefined,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (category === 'EXPENSE' && isOwnCost(kind) && billTo === 'CUSTOMER') {
    const message = 'Drivers’ own costs and costs of damages are never billed to a customer.';
    problems.push({ field: 'billTo', code: 'invalid_value', message, reason: 'own_cost' });
  }
  if (netCents === null) {
    const message = 'The agreement has no price for it. Send net.';
    problems.push({ field: 'net', code: 'invalid_type', message, reason: 'required' });
  } else if (isChanged && reason === undefined) {
    const message = 'Send a reason: this differs from the agreement or from an earlier decision.';
    problems.push({ field: 'reason', code: 'invalid_type', message, reason: 'required' });
  }
  return problems;
}

export function refuseExtra(
  core: Core,
  actor: Actor,
  id: string,
  reason: string,
  expectedVersion?: number,
): Promise<Extra> {
  return runOnExtra(core, id, async (tx, _order, extra) => {
    checkChangeable(extra, expectedVersion);
    const decided = { state: 'REFUSED', netCents: null, decisionReason: reason } as const;
    return saveDecision(core, tx, actor, extra, 'refused', decided);
  });
}

function checkChangeable({ invoiceId, version, state }: Extra, expectedVersion: number | undefined): void {
  if (invoiceId !== null) throw notChangeable('INVOICED', { state });
  if (expectedVersion !== undefined && expectedVersion !== version) throw notChangeable('CHANGED', { state });
}

type Decided = Pick<Extra, 'state' | 'netCents' | 'decisionReason'> &
  Partial<Pick<Extra, 'billTo' | 'quantity'>>;

async function saveDecision(
  core: Core,
  tx: Transaction,
  actor: Actor,
  extra: Extra,
  action: 'approved' | 'refused',
  decided: Decided,
): Promise<Extra> {
  const now = core.clock.now();
  await updateExtra(tx, extra, { ...decided, decidedBy: actor.name, decidedAt: now } as Partial<Extra>, now);
  const saved = await getExtra(tx, extra.id);
  await recordExtraAudit(core, tx, actor, action, saved);
  return saved;
}

/** Extras that dispatch adds are approved at once. */
export async function addExtra(
  core: Core,
  actor: Actor,
  reference: string,
  {
    content: given,
    id = uuidv7(core.clock.now()),
    ...approval
  }: Approval & { content: Content; id?: string | undefined },
): Promise<Extra> {
  await refuseFutureDay(core, 'extra.paidOn', given.paidOn);
  return runOnOrder(core, {
    find: (db) => getAnyOrder(db, reference),
    async act(tx, order) {
      if (order.kind === 'REQUEST' || order.environment !== 'production') {
        throw orderErrors.ORDER_NOT_CHANGEABLE({ details: { status: order.status } });
      }
      const known = await findExtra(tx, id);
      if (known && known.orderId !== order.id) throw notChangeable('OTHER_ORDER', { state: null });
      if (known) return known;
      const content = withQuarters(given, await readTermsOfOrder(tx, order.id));
      const added = { id, content, source: 'DISPATCH', driverId: null, billTo: 'CUSTOMER' } as const;
      const extra = await insertProposal(core, tx, actor, order, added);
      return approve(core, tx, actor, order, extra, approval);
    },
  });
}

export async function addReceipt(core: Core, actor: Actor, id: string, bytes: Buffer): Promise<Extra> {
  const contentType = checkPhoto(bytes);
  const findOwner = async () => getAnyOrder(core.sql, (await getExtra(core.sql, id)).orderId);
  const receipt = { bytes, contentType, objectKey: await putFor(core.objects, findOwner, bytes) };
  return runOnExtra(core, id, async (tx, order, extra) => {
    const now = core.clock.now();
    if (!(await putReceipt(tx, id, receipt, now))) return extra;
    if (extra.invoiceId !== null) throw notChangeable('INVOICED', { state: extra.state });
    await countUpload(tx, order.accountId, bytes.length, now);
    await recordExtraAudit(core, tx, actor, 'receipt_added', extra);
    return extra;
  });
}
