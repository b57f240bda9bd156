// Changes what was ordered and its price, or offers the change as a quote if the agreement requires one.
import { loadLetterhead, partyMissing } from '../../documents/letterhead.ts';
import { orderChangeMail } from '../../messages/mail/order-change-mail.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import type { Order } from '../../model/orders/order.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import type { Transaction } from '../../platform/db.ts';
import { checkVersion } from '../act/check-version.ts';
import { type DispatchRequest, dispatchOrder } from '../act/dispatch-order.ts';
import type { PreparedCommand } from '../act/prepare-command.ts';
import { mailToContractingParty } from '../notify/contracting-party-mails.ts';
import { type PreparedQuote, prepareQuote } from '../quotes/issue-quote.ts';
import { findQuote, saveQuote } from '../quotes/store.ts';
import type { Core } from '../records/core.ts';
import { topicsOfOrder } from '../records/order-topics.ts';
import { type ProposedChange, proposeChange, type RequestedChange } from './propose-change.ts';

export interface SeenChange extends RequestedChange {
  /** The net price that the preview showed; undefined accepts any price. */
  seenNetCents: number | undefined;
}

/** The version seen is required: a price must belong to the order that was seen. */
type ChangeRequest = Pick<DispatchRequest, 'reference' | 'actor' | 'idempotency'> & {
  expectedVersion: number;
};

export async function changeTerms(core: Core, request: ChangeRequest, requested: SeenChange) {
  const dispatched = await dispatchOrder(core, {
    ...request,
    command: 'change_terms',
    prepare: async (order) => {
      // Before the price, which may be another one only because the order changed.
      checkVersion(order, request.expectedVersion);
      const proposed = await proposeChange(core, order, requested);
      if (proposed.problems.length > 0) throw invalidFields(proposed.problems);
      refuseOtherPrice(proposed, requested.seenNetCents);
      return proposed.isOffer
        ? prepareOffer(core, proposed, requested)
        : prepareChange(core, proposed, requested);
    },
    async record(tx, changed, prepared) {
      const isUnchanged = changed.version === request.expectedVersion;
      if (!isUnchanged) await recordQuote(core, tx, request.actor.name, changed, prepared);
    },
  });
  // The first offer gives the order its quote.
  core.changes.publish(topicsOfOrder(dispatched.order));
  return dispatched;
}

/** The agreement does not change, but a map server may measure another distance. */
function refuseOtherPrice({ before, after }: ProposedChange, seen: number | undefined): void {
  const netCents = after.price?.netCents;
  if (seen === undefined || netCents === seen) return;
  throw orderErrors.ORDER_NOT_CHANGEABLE({
    message: 'The price of the change is another one now. Look at the preview again.',
    details: { status: before.status, version: before.version, netCents },
  });
}

async function prepareChange(
  core: Core,
  { before, after, changes }: ProposedChange,
  { reason }: RequestedChange,
): Promise<PreparedCommand> {
  const letterhead = await loadLetterhead(core.sql, before.accountId);
  const url = core.links.tracking(before.trackingNumber);
  const mails = mailToContractingParty(core, letterhead, before, {
    kind: 'ORDER_CHANGE',
    write: (party, letterContext) => orderChangeMail({ before, after, reason }, url, party, letterContext),
    now: core.clock.now(),
  });
  const { price, distanceKm, status } = after;
  const name = status === 'IN_TRANSIT' ? 'redirect' : 'change_terms';
  return { command: { name, changes, price, distanceKm, reason: reason ?? undefined }, documents: [], mails };
}

type PreparedOffer = PreparedCommand & { offered: PreparedQuote['quote'] };

/** The quote and its PDF show the order as it would be. */
async function prepareOffer(
  core: Core,
  { after, changes, agreement }: ProposedChange,
  { reason }: RequestedChange,
): Promise<PreparedOffer> {
  const letterhead = await loadLetterhead(core.sql, after.accountId);
  const missing = partyMissing(letterhead, after);
  if (missing) throw missing;
  const { price, distanceKm } = after;
  const offer = { price: price!, validUntil: null, note: reason };
  const change = { changes, distanceKm, reason: reason ?? undefined };
  const { quote, document, mails } = await prepareQuote(core, after, letterhead, agreement, {
    ...offer,
    change,
  });
  const { quoteNumber, version, validUntil } = quote;
  const command = {
    name: 'offer_change',
    quoteNumber,
    version,
    validUntil,
    reason: reason ?? undefined,
  } as const;
  return { command, documents: [document], mails, offered: quote };
}

/** A change that was offered before is replaced, or no longer on offer. */
async function recordQuote(
  core: Core,
  tx: Transaction,
  actor: string,
  { id }: Order,
  prepared: PreparedCommand,
): Promise<void> {
  if ('offered' in prepared) return saveQuote(tx, (prepared as PreparedOffer).offered, actor);
  const quote = await findQuote(tx, id);
  if (quote?.state !== 'OFFERED') return;
  const now = core.clock.now();
  await saveQuote(tx, { ...quote, state: 'WITHDRAWN', updatedAt: now, decidedAt: now }, actor);
}
