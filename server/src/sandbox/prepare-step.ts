// Prepares a scenario step before anything is locked: numbers, prices, documents.
import { prepareFrame } from '../damage/open-case.ts';
import { documentsOfCommand } from '../documents/documents-of-command.ts';
import { loadLetterhead } from '../documents/letterhead.ts';
import { isAllowed } from '../model/orders/lifecycle.ts';
import type { Order } from '../model/orders/order.ts';
import type { Acceptance } from '../model/orders/protocol.ts';
import { recordInvoices } from '../money/invoices/issuer.ts';
import type { Actor } from '../operator/audit.ts';
import { applyCommand } from '../orders/act/apply-command.ts';
import type { PreparedCommand } from '../orders/act/prepare-command.ts';
import { convertToOrder, prepareConversion, recordAcceptance } from '../orders/quotes/decide-quote.ts';
import { offerQuote, prepareQuote } from '../orders/quotes/issue-quote.ts';
import { isExpired } from '../orders/quotes/quote.ts';
import { findQuote } from '../orders/quotes/store.ts';
import type { Core } from '../orders/records/core.ts';
import { prepareMoney, prepareTestInvoiceOf } from './money-steps.ts';
import { sandboxPrice } from './price.ts';
import type { PreparedStep } from './process.ts';
import type { QuoteStep, ScenarioStep } from './scenarios.ts';
import { decideSimulatedCase, openSimulatedCase } from './simulated-damage.ts';
import { approveSimulatedExtras } from './simulated-extras.ts';

const SIMULATION: Actor = { name: 'simulation', channel: 'sandbox' };

/** Null if another call changed the order so that the step no longer fits. */
export function prepareStep(core: Core, order: Order, step: ScenarioStep): Promise<PreparedStep | null> {
  if (step.quote) return QUOTE_STEPS[step.quote](core, order);
  return step.money ? prepareMoney(core, SIMULATION, order, step.money) : prepareCommands(core, order, step);
}

async function prepareCommands(core: Core, order: Order, step: ScenarioStep): Promise<PreparedStep | null> {
  const commands = step.commands?.(order, core.clock.now()) ?? [];
  if (commands[0] && !isAllowed(commands[0].name, order)) return null;
  const letterhead = await loadLetterhead(core.sql, order.accountId);
  const { terms } = await core.agreements.current(order.accountId);
  const prepared: PreparedCommand[] = [];
  for (const command of commands) {
    const documents = await documentsOfCommand(core, letterhead, order, command, terms);
    prepared.push({ command, documents });
  }
  const test = step.invoice ? await prepareTestInvoiceOf(core, letterhead, order, 'order.completed') : null;
  const frame = step.damageCase === 'open' ? await prepareFrame(core, order) : null;
  if (test) prepared.at(-1)!.documents.push(...test.invoices.map(({ rendered }) => rendered.pdf));
  return async (tx) => {
    let current = order;
    for (const each of prepared)
      current = await applyCommand(core, tx, current, { actor: SIMULATION, ...each });
    if (test) await recordInvoices(tx, test);
    if (frame) await openSimulatedCase(core, tx, SIMULATION, current, frame);
    if (step.damageCase === 'decide') await decideSimulatedCase(core, tx, SIMULATION, current);
    if (step.extras) await approveSimulatedExtras(core, tx, SIMULATION, current, step.extras);
    return current;
  };
}

/** The acceptance of the simulated customer: a typed name, as with a link. */
function acceptance(signedAt: Date): Acceptance {
  return { name: 'Sandbox customer', signedAt, mark: { method: 'TYPED', text: 'Sandbox' } };
}

const QUOTE_STEPS: Record<QuoteStep, (core: Core, order: Order) => Promise<PreparedStep | null>> = {
  async issue(core, order) {
    if (!isAllowed('issue_quote', order)) return null;
    const letterhead = await loadLetterhead(core.sql, order.accountId);
    const { agreement, circumstances } = await core.agreements.forOrder(
      order.accountId,
      order,
      order.createdAt,
    );
    const price = sandboxPrice(letterhead.account, agreement.terms, order, circumstances);
    const offer = { price, validUntil: null, note: null };
    const prepared = await prepareQuote(core, order, letterhead, agreement, offer);
    return async (tx) => (await offerQuote(core, tx, SIMULATION, order, prepared)).order;
  },

  async accept(core, order) {
    const now = core.clock.now();
    const quote = await findQuote(core.sql, order.id);
    const isOpen = quote?.state === 'OFFERED' && !isExpired(quote, now);
    if (!isOpen || !isAllowed('accept_quote', order)) return null;
    return async (tx) =>
      (await recordAcceptance(core, tx, SIMULATION, order, acceptance(now), quote.version)).order;
  },

  async convert(core, order) {
    const quote = await findQuote(core.sql, order.id);
    if (!quote || !isAllowed('convert', order)) return null;
    const signed = acceptance(quote.decidedAt ?? core.clock.now());
    const conversion = await prepareConversion(core, order, quote, signed);
    return (tx) => convertToOrder(core, tx, SIMULATION, order, quote, conversion);
  },
};
