// What a step of a scenario does, prepared before anything is locked: numbers, prices, documents.
import { type Agreement, findCurrentAgreement } from '../customers/agreements/store.ts';
import { type Letterhead, loadLetterhead } from '../documents/frame.ts';
import type { NewDocument } from '../documents/new-document.ts';
import type { PdfAcceptance } from '../documents/pdf/document.ts';
import { documentsOfStep, invoiceDocument } from '../documents/step-documents.ts';
import { nextInvoiceNumber } from '../invoices/invoice-number.ts';
import type { Actor } from '../operator/audit.ts';
import { refuseByStatus, runCommand } from '../orders/change-order.ts';
import type { Command } from '../orders/model/command.ts';

import { isAllowed } from '../orders/model/lifecycle-table.ts';
import type { Order } from '../orders/model/order.ts';
import type { Transaction } from '../platform/db.ts';
import { convert, nextOrderNumber, noteAcceptance } from '../quotes/decide-quote.ts';
import { offerQuote, prepareQuote, type QuoteDeps } from '../quotes/issue-quote.ts';
import { renderQuote } from '../quotes/render-quote.ts';
import { findQuote } from '../quotes/store.ts';
import { sandboxPrice } from './price.ts';
import type { ScenarioStep, SpecialStep } from './scenarios.ts';

/** Makes the step in the caller's transaction, which holds the lock of the order as it was prepared for. */
export type Play = (tx: Transaction) => Promise<Order>;

interface Stage {
  deps: QuoteDeps;
  order: Order;
  letterhead: Letterhead;
  agreement: Agreement;
  now: Date;
}

const SIMULATION: Actor = { name: 'simulation', door: 'sandbox' };

/** Null when somebody interfered so that the step does not fit any more. */
export async function prepareStep(deps: QuoteDeps, order: Order, step: ScenarioStep): Promise<Play | null> {
  const now = deps.clock.now();
  const letterhead = await loadLetterhead(deps.sql, order.accountId);
  const agreement = (await findCurrentAgreement(deps.sql, order.accountId))!;
  const stage = { deps, order, letterhead, agreement, now };
  return step.special ? QUOTE_STEPS[step.special](stage) : prepareCommands(stage, step);
}

async function prepareCommands(stage: Stage, step: ScenarioStep): Promise<Play | null> {
  const { deps, order, letterhead, agreement, now } = stage;
  const commands = step.commands?.(order, now) ?? [];
  if (!commands.every((command, i) => i > 0 || isAllowed(command.name, order))) return null;
  const runs: { command: Command; documents: NewDocument[] }[] = [];
  for (const command of commands) {
    const documents = await documentsOfStep(letterhead, order, command, now);
    if (step.invoice) documents.push(await prepareInvoice(stage));
    runs.push({ command, documents });
  }
  const { showDriver } = agreement.terms;
  return async (tx) => {
    let current = order;
    for (const each of runs) {
      const given = { actor: SIMULATION, order: current, refuse: refuseByStatus, showDriver };
      current = await runCommand(deps, tx, { ...given, ...each });
    }
    return current;
  };
}

/** Numbers of test invoices may have gaps: the step that took one may still be lost. */
async function prepareInvoice({ deps, order, letterhead, now }: Stage): Promise<NewDocument> {
  const { timeZone } = letterhead.operator;
  const number = await deps.sql.begin((tx) => nextInvoiceNumber(tx, order.environment, now, timeZone));
  return invoiceDocument(letterhead, order, number, now, 'order.completed');
}

/** The customer whom advancing plays: by the link, with a typed name. */
function acceptance(signedAt: Date): PdfAcceptance {
  return { name: 'Sandbox customer', signedAt, mark: { method: 'TYPED', text: 'Sandbox' } };
}

const QUOTE_STEPS: Record<SpecialStep, (stage: Stage) => Promise<Play | null>> = {
  async issueQuote({ deps, order, letterhead, agreement }) {
    if (!isAllowed('issue_quote', order)) return null;
    const price = sandboxPrice(letterhead.account, agreement.terms, order);
    const offer = { validUntil: null, note: null };
    const issue = { actor: SIMULATION, letterhead, agreement, order, offer, price };
    const prepared = await prepareQuote(deps, deps.sql, issue);
    return async (tx) => (await offerQuote(deps, tx, issue, prepared)).order;
  },

  async acceptQuote({ deps, order, now }) {
    const quote = await findQuote(deps.sql, order.id);
    const isOpen = quote?.state === 'OFFERED' && quote.validUntil > now;
    if (!isOpen || !isAllowed('accept_quote', order)) return null;
    return async (tx) =>
      (await noteAcceptance(deps, tx, SIMULATION, order, acceptance(now), quote.version)).order;
  },

  async convert({ deps, order, letterhead, agreement, now }) {
    const quote = await findQuote(deps.sql, order.id);
    if (!quote || !isAllowed('convert', order)) return null;
    const document = await renderQuote(letterhead, order, quote, now, acceptance(quote.decidedAt ?? now));
    const orderNumber = await nextOrderNumber(deps, order);
    const conversion = { actor: SIMULATION, order, agreement, orderNumber, price: quote.price, document };
    return (tx) => convert(deps, tx, conversion);
  },
};
