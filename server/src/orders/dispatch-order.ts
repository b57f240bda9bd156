// A step of an order from outside: idempotent by key, guarded by version, with the documents that the step makes.
import { loadLetterhead } from '../documents/frame.ts';
import type { NewDocument } from '../documents/new-document.ts';
import { documentsOfStep, type ProtocolContent } from '../documents/step-documents.ts';
import { ServiceError } from '../http/errors.ts';
import { nextInvoiceNumber } from '../invoices/invoice-number.ts';
import type { Actor } from '../operator/audit.ts';
import type { Db, Transaction } from '../platform/db.ts';
import { uuidv7 } from '../platform/ids.ts';
import { type ChangeDeps, lockAndRead, refuseByStatus, runCommand } from './change-order.ts';
import { type CallKey, type FirstAnswer, judgeRepetition, KEY_MEMORY_MS } from './idempotency/repeat.ts';
import { claimStatement, findCall } from './idempotency/store.ts';
import type { Command } from './model/command.ts';
import { commandsPossible, isAllowed } from './model/lifecycle-table.ts';
import type { Order } from './model/order.ts';

/** An invoice gets its number inside the transaction, so that a refused one leaves no gap. */
export type Step = Command | 'invoice';

export interface DispatchRequest {
  order: Order;
  actor: Actor;
  key: CallKey | null;
  /** The version the dispatcher saw; anything newer is refused. */
  expectedVersion: number | undefined;
  showDriver: boolean;
  /** Asked twice: of the order as it was read, to prepare documents, and of the locked one, to act. */
  step: (db: Db, order: Order) => Promise<Step>;
  protocol?: ProtocolContent;
  render: (order: Order) => FirstAnswer;
}

export async function dispatchOrder(
  deps: ChangeDeps,
  request: DispatchRequest,
): Promise<{ answer: FirstAnswer; replayed: boolean }> {
  const earlier = await earlierAnswer(deps, deps.sql, request);
  if (earlier) return { answer: earlier, replayed: true };
  const prepared = await prepareDocuments(deps, deps.sql, request, request.order);
  const result = await deps.sql.begin(async (tx) => {
    // Asked again under the lock, so that of two equal calls the second finds the answer of the first.
    const order = await lockAndRead(tx, request.order.id);
    const answer = await earlierAnswer(deps, tx, request);
    if (answer) return { answer, replayed: true };
    if (request.expectedVersion !== undefined && request.expectedVersion !== order.version) {
      throw changedMeanwhile(order);
    }
    const { actor, showDriver } = request;
    const unchanged = order.version === request.order.version;
    const documents = unchanged ? prepared : await prepareDocuments(deps, tx, request, order);
    const act = await decideStep(deps, tx, request, order, documents);
    const changed = await runCommand(deps, tx, { actor, order, refuse: refuseByStatus, showDriver, ...act });
    const first = request.render(changed);
    if (request.key) await keepAnswer(deps, tx, changed, request.key, first);
    return { answer: first, replayed: false };
  });
  deps.wakeDeliveries();
  return result;
}

/** Before the command is looked at: a repetition stays one, even when the driver it names is no longer active. */
async function earlierAnswer(
  deps: ChangeDeps,
  db: Db,
  { key, order }: DispatchRequest,
): Promise<FirstAnswer | null> {
  return key && judgeRepetition(key, await findCall(db, order, key), deps.clock.now());
}

/**
 * Rendering takes its time, so it happens before anything is locked, and again only when the order changed until
 * then; what is refused anyway is not rendered.
 */
async function prepareDocuments(
  deps: ChangeDeps,
  db: Db,
  request: DispatchRequest,
  order: Order,
): Promise<NewDocument[]> {
  const step = await request.step(db, order);
  if (step === 'invoice' || !isAllowed(step.name, order)) return [];
  const letterhead = await loadLetterhead(db, order.accountId);
  return documentsOfStep(letterhead, order, step, deps.clock.now(), request.protocol);
}

async function decideStep(
  deps: ChangeDeps,
  tx: Transaction,
  request: DispatchRequest,
  order: Order,
  prepared: NewDocument[],
): Promise<{ command: Command; documents: NewDocument[] }> {
  const step = await request.step(tx, order);
  if (step !== 'invoice') return { command: step, documents: prepared };
  const refused = { name: 'invoice', invoiceNumber: '' } as const;
  if (!isAllowed('invoice', order)) throw refuseByStatus(order, refused);
  const now = deps.clock.now();
  const letterhead = await loadLetterhead(tx, order.accountId);
  const { timeZone } = letterhead.operator;
  const invoiceNumber = await nextInvoiceNumber(tx, order.environment, now, timeZone);
  const command = { name: 'invoice', invoiceNumber } as const;
  return { command, documents: await documentsOfStep(letterhead, order, command, now) };
}

function changedMeanwhile(order: Order): ServiceError {
  return new ServiceError('ORDER_NOT_CHANGEABLE', {
    message: 'Somebody else changed the order meanwhile. Read it again and decide anew.',
    details: { status: order.status, version: order.version, possible: commandsPossible(order) },
  });
}

async function keepAnswer(
  deps: ChangeDeps,
  tx: Transaction,
  order: Order,
  key: CallKey,
  answer: FirstAnswer,
): Promise<void> {
  const now = deps.clock.now();
  const claim = {
    owner: uuidv7(now),
    now,
    leasedUntil: null,
    expiredBefore: new Date(now.getTime() - KEY_MEMORY_MS),
  };
  const rows = await claimStatement(tx, order, key, claim, { orderId: order.id, ...answer });
  if (rows.length === 0) throw new ServiceError('IDEMPOTENCY_KEY_REUSED');
}
