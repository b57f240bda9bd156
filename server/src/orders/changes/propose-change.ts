// The changed order with its price: by the agreement, unchanged, or set by hand. Writes nothing.

import { findAccountIncludingDeleted } from '../../customers/accounts/store.ts';
import { findAgreementVersion } from '../../customers/agreements/store.ts';
import type { Account } from '../../model/account.ts';
import { isAllowed, isOpenToDispatch } from '../../model/orders/lifecycle.ts';
import type { Order } from '../../model/orders/order.ts';
import { checkRules } from '../../model/orders/rules.ts';
import {
  type ContentChanges,
  contentAfter,
  effectiveTerms,
  isPricedAnew,
} from '../../model/orders/terms-changes.ts';
import type { Agreement } from '../../model/prices/agreement.ts';
import { centsToAmount, type Price, priceOfLines } from '../../model/prices/price.ts';
import { type FieldProblem, invalidFields } from '../../platform/call-errors.ts';
import { refuseByStatus, refuseInSandbox } from '../act/apply-command.ts';
import { describeTransport } from '../quotes/propose-lines.ts';
import type { Core } from '../records/core.ts';

export interface RequestedChange {
  changes: ContentChanges;
  /** The net price by hand; null for the price by the agreement. */
  netCents: number | null;
  reason: string | null;
}

export const PRICE_BASES = ['KEPT', 'AGREEMENT', 'BY_HAND'] as const;

export interface ProposedChange {
  before: Order;
  /** Its price is the former one while a price is missing. */
  after: Order;
  changes: ContentChanges;
  account: Account;
  agreement: Agreement;
  basis: (typeof PRICE_BASES)[number];
  /** Null if nothing with a price in the agreement changes, or the agreement requires a quote. */
  byAgreement: Price | null;
  /** Why the agreement requires a quote for the changed order. */
  quoteReason: string | null;
  /** The customer must accept the change first. */
  isOffer: boolean;
  problems: FieldProblem[];
}

export async function proposeChange(
  core: Core,
  order: Order,
  requested: RequestedChange,
): Promise<ProposedChange> {
  const isRedirected = refuseUnlessChangeable(order) === 'redirect';
  if (isRedirected) refuseOtherThanDelivery(requested.changes);
  const [account, agreement] = await Promise.all([
    findAccountIncludingDeleted(core.sql, order.accountId),
    findAgreementVersion(core.sql, order.accountId, order.agreementVersion),
  ]);
  const content = { ...order, ...contentAfter(order, requested.changes) };
  const rejection = checkRules(content, { exportPlate: false, customs: false }, agreement!.terms);
  if (rejection) throw rejection;
  const priced = await priceChange(
    core,
    { order, content, account: account!, agreement: agreement! },
    requested,
  );
  const { price, distanceKm, changes, quoteReason } = priced;
  const terms = { changes, price: price ?? order.price, distanceKm };
  return {
    before: order,
    after: { ...order, ...effectiveTerms(order, terms) },
    changes,
    account: account!,
    agreement: agreement!,
    basis: priced.basis,
    byAgreement: priced.byAgreement,
    quoteReason,
    isOffer: quoteReason !== null && !isRedirected,
    problems: priceProblems(requested, price),
  };
}

function refuseUnlessChangeable(order: Order): 'change_terms' | 'redirect' {
  if (!isOpenToDispatch('change_terms', order)) throw refuseInSandbox(order, { name: 'change_terms' });
  const name = isAllowed('redirect', order) ? 'redirect' : 'change_terms';
  if (!isAllowed(name, order)) throw refuseByStatus(order, { name });
  return name;
}

/** The vehicle was taken over as it is; only where it goes can change. */
function refuseOtherThanDelivery(changes: ContentChanges): void {
  const message = 'After the pickup only the delivery address and the price can change.';
  const others = Object.keys(changes).filter((field) => field !== 'delivery');
  if (others.length > 0) {
    throw invalidFields(
      others.map((field) => ({ field, code: 'invalid_value', message, reason: 'after_pickup' })),
    );
  }
}

interface ToPrice {
  order: Order;
  content: Order;
  account: Account;
  agreement: Agreement;
}

/** A surcharge for short notice depends on when the order was made, not on when it is changed. */
async function assessAgain(core: Core, { order, content, account, agreement }: ToPrice) {
  const circumstances = await core.agreements.circumstancesOf(content, order.createdAt);
  return core.policies[order.environment].assess(account, agreement.terms, content, circumstances);
}

/** By the version of the agreement that the order was made by. */
async function priceChange(
  core: Core,
  { order, content, account, agreement }: ToPrice,
  { changes, netCents }: RequestedChange,
) {
  const isPriced = isPricedAnew(order, content);
  const [assessed, pins] = isPriced
    ? await Promise.all([
        assessAgain(core, { order, content, account, agreement }),
        core.pins.of(order, [content.pickup, content.delivery]),
      ])
    : [null, []];
  const distanceKm = assessed ? assessed.distanceKm : order.distanceKm;
  const located = {
    ...changes,
    ...(changes.pickup && {
      pickup: {
        ...changes.pickup,
        coordinates: pins[0] ?? assessed?.pickup ?? null,
        formerContact: order.pickup.contact,
      },
    }),
    ...(changes.delivery && {
      delivery: {
        ...changes.delivery,
        coordinates: pins[1] ?? assessed?.delivery ?? null,
        formerContact: order.delivery.contact,
      },
    }),
  };
  const byAgreement = assessed?.price ?? null;
  const quoteReason = assessed?.quoteReason ?? null;
  const common = { changes: located, distanceKm, byAgreement, quoteReason };
  if (netCents === null && !assessed) return { ...common, basis: 'KEPT' as const, price: order.price };
  if (netCents === null) return { ...common, basis: 'AGREEMENT' as const, price: byAgreement };
  const line = { description: describeTransport(content, account.language), quantity: 1 };
  const byHand = priceOfLines(account, agreement.terms, [{ ...line, unitNet: centsToAmount(netCents) }]);
  return { ...common, basis: 'BY_HAND' as const, price: { ...byHand, distanceKm } };
}

function priceProblems({ netCents, reason }: RequestedChange, price: Price | null): FieldProblem[] {
  if (price === null) {
    const message = 'The agreement has no price for the changed order. Give one.';
    return [{ field: 'priceNet', code: 'invalid_type', message, reason: 'required' }];
  }
  if (netCents !== null && reason === null) {
    const message = 'A price that is set by hand needs a reason.';
    return [{ field: 'reason', code: 'invalid_type', message, reason: 'required' }];
  }
  return [];
}
