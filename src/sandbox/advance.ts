// Moves a sandbox process on: by the clock, by hand, or because the customer decided.
import type { Logger } from 'pino';
import { findCurrentAgreement } from '../agreements/store.ts';
import { loadLetterhead } from '../documents/frame.ts';
import type { NewDocument } from '../documents/new-document.ts';
import type { PdfAcceptance } from '../documents/pdf/document.ts';
import { documentsOfStep, invoiceDocument } from '../documents/step-documents.ts';
import type { Actor } from '../operations/audit.ts';
import { lockAndRead, refuseByStatus, runCommand } from '../orders/change-order.ts';
import type { Command } from '../orders/command.ts';
import { nextInvoiceNumber } from '../orders/invoice-number.ts';
import { isAllowed } from '../orders/lifecycle-table.ts';
import type { Order } from '../orders/order.ts';
import type { Transaction } from '../platform/db.ts';
import { ServiceError } from '../platform/errors.ts';
import { convert, nextOrderNumber, noteAcceptance, renderSigned } from '../quotes/decide-quote.ts';
import { offerQuote, prepareQuote, type QuoteDeps } from '../quotes/issue-quote.ts';
import { findQuote } from '../quotes/store.ts';
import { sandboxPrice } from './price.ts';
import { after, type Process } from './process.ts';
import { SCENARIOS, type ScenarioStep, STEP_OF_OFFER } from './scenarios.ts';
import { findDueProcess, lockProcess, postpone, saveProcess } from './store.ts';

export interface SandboxDeps extends QuoteDeps {
  log: Logger;
  config: { sandboxStepSeconds: number };
}

const SIMULATION: Actor = { name: 'simulation', door: 'sandbox' };
const ENDED = new Set(['CANCELLED', 'REJECTED']);

/** By hand: the next step, or all that remain. */
export async function advanceProcess(
  deps: SandboxDeps,
  order: Order,
  toEnd: boolean,
): Promise<{ order: Order; process: Process }> {
  let current = await advanceOnce(deps, order.id);
  while (toEnd && !current.process.finished) current = await advanceOnce(deps, order.id);
  return current;
}

async function advanceOnce(deps: SandboxDeps, orderId: string): Promise<{ order: Order; process: Process }> {
  const result = await deps.sql.begin(async (tx) => {
    const order = await lockAndRead(tx, orderId);
    const process = await lockProcess(tx, orderId);
    if (!process) throw new ServiceError('ORDER_NOT_FOUND');
    if (process.finished || ENDED.has(order.status)) throw new ServiceError('SANDBOX_FINISHED');
    return moveOn(deps, tx, process, order);
  });
  deps.wakeDeliveries();
  return result;
}

const TRY_AGAIN_AFTER_SECONDS = 60;

/** By the clock: one due process in its own transaction; answers whether there was one. */
export async function runDueStep(deps: SandboxDeps): Promise<number> {
  const due = await findDueProcess(deps.sql, deps.clock.now());
  if (due === null) return 0;
  try {
    await deps.sql.begin((tx) => stepIfStillDue(deps, tx, due));
  } catch (error) {
    // One that fails must not hold up all the others.
    deps.log.error({ err: error, orderId: due }, 'A sandbox step failed; it is tried again in a minute');
    await postpone(deps.sql, due, after(deps.clock.now(), TRY_AGAIN_AFTER_SECONDS));
  }
  deps.wakeDeliveries();
  return 1;
}

/** Order first, process second, as everywhere: whoever waits here finds that the step was made. */
async function stepIfStillDue(deps: SandboxDeps, tx: Transaction, orderId: string): Promise<void> {
  const order = await lockAndRead(tx, orderId);
  const process = await lockProcess(tx, orderId);
  const isDue = process?.nextStepAt != null && process.nextStepAt <= deps.clock.now();
  if (!process || !isDue) return;
  if (ENDED.has(order.status)) await saveProcess(tx, { ...process, finished: true, nextStepAt: null });
  else await moveOn(deps, tx, process, order);
}

async function moveOn(
  deps: SandboxDeps,
  tx: Transaction,
  process: Process,
  order: Order,
): Promise<{ order: Order; process: Process }> {
  const steps = SCENARIOS[process.scenario];
  const step = steps[process.step]!;
  const now = deps.clock.now();
  const changed = await playStep(deps, tx, order, step, now);
  const number = process.step + 1;
  const finished = number === steps.length || changed === null;
  const waits = process.waitsForCustomer && number === STEP_OF_OFFER;
  const goesOn = process.mode === 'automatic' && !finished && !waits;
  const moved: Process = {
    ...process,
    step: number,
    finished,
    nextStepAt: goesOn ? after(now, deps.config.sandboxStepSeconds) : null,
    history: [...process.history, { step: number, name: step.name, at: now }],
  };
  await saveProcess(tx, moved);
  return { order: changed ?? order, process: moved };
}

/** Null when somebody interfered so that the step does not fit any more; the scenario then ends. */
async function playStep(
  deps: SandboxDeps,
  tx: Transaction,
  order: Order,
  step: ScenarioStep,
  now: Date,
): Promise<Order | null> {
  if (step.special) return playQuoteStep(deps, tx, order, step.special, now);
  const letterhead = await loadLetterhead(tx, order.accountId);
  let current = order;
  for (const command of step.commands?.(order, now) ?? []) {
    if (!isAllowed(command.name, current)) return null;
    const documents = await documentsOfStep(letterhead, current, command, now);
    if (step.invoice) {
      const { timeZone } = letterhead.operator;
      const invoiceNumber = await nextInvoiceNumber(tx, order.environment, now, timeZone);
      documents.push(await invoiceDocument(letterhead, current, invoiceNumber, now, 'order.completed'));
    }
    current = await run(deps, tx, current, command, documents);
  }
  return current;
}

function run(deps: SandboxDeps, tx: Transaction, order: Order, command: Command, documents: NewDocument[]) {
  const given = { actor: SIMULATION, order, command, documents };
  return runCommand(deps, tx, { ...given, refuse: refuseByStatus, showDriver: true });
}

async function playQuoteStep(
  deps: SandboxDeps,
  tx: Transaction,
  order: Order,
  special: NonNullable<ScenarioStep['special']>,
  now: Date,
): Promise<Order | null> {
  const letterhead = await loadLetterhead(tx, order.accountId);
  const agreement = (await findCurrentAgreement(tx, order.accountId))!;
  const accepted: PdfAcceptance = {
    name: 'Sandbox customer',
    signedAt: now,
    mark: { method: 'TYPED', text: 'Sandbox' },
  };
  if (special === 'issueQuote') {
    if (!isAllowed('issue_quote', order)) return null;
    const price = sandboxPrice(letterhead.account, agreement.terms, order);
    const offer = { validUntil: null, note: null };
    const issue = { actor: SIMULATION, letterhead, agreement, order, offer, price };
    return (await offerQuote(deps, tx, issue, await prepareQuote(deps, tx, issue))).order;
  }
  if (special === 'acceptQuote') {
    if (!isAllowed('accept_quote', order)) return null;
    return (await noteAcceptance(deps, tx, SIMULATION, order, accepted, undefined)).order;
  }
  if (!isAllowed('convert', order)) return null;
  const quote = (await findQuote(tx, order.id))!;
  const document = await renderSigned(letterhead, order, quote, accepted, now);
  const orderNumber = await nextOrderNumber(deps, order);
  return convert(deps, tx, {
    actor: SIMULATION,
    order,
    agreement,
    orderNumber,
    price: quote.price,
    document,
  });
}
