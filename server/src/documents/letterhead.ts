// The common data of all generated documents of an order: language, operator, customer, order.

import { fileNamesTexts } from '../../../shared/texts/generated/documents/file-names.ts';
import { findAccountIncludingDeleted } from '../customers/accounts/store.ts';
import type { Account } from '../model/account.ts';
import { isTest } from '../model/environment.ts';
import { vatFor, vatGroupsOf, vatOfPassThrough } from '../model/invoices/vat.ts';
import { orderErrors } from '../model/orders/errors.ts';
import type { Order } from '../model/orders/order.ts';
import { findLogo } from '../operator/logo-store.ts';
import { findOperator, type Operator } from '../operator/operator.ts';
import type { Db } from '../platform/db.ts';
import type { ServiceError } from '../platform/errors.ts';
import { nameOf, type PdfAmounts, type PdfCustomer, type PdfDocument } from './pdf/document.ts';

/** The operator's part of the letterhead. */
export interface Sender {
  operator: Operator;
  /** Loaded for several documents; each loads it on its own if it is left out. */
  logo?: Uint8Array | null;
}

export interface Letterhead extends Sender {
  account: Account;
}

export async function loadSender(db: Db): Promise<Sender> {
  return { operator: await findOperator(db), logo: (await findLogo(db))?.bytes ?? null };
}

/** Also works for deleted accounts, because their last documents still name them. */
export async function loadLetterhead(db: Db, accountId: string, sender?: Sender): Promise<Letterhead> {
  const account = await findAccountIncludingDeleted(db, accountId);
  return { account: account!, ...(sender ?? { operator: await findOperator(db) }) };
}

/** Why a quote or an invoice cannot be issued: it binds both parties, so it must name both. */
export function partyMissing(
  { account, operator }: Letterhead,
  { environment }: Pick<Order, 'environment'>,
): ServiceError | null {
  if (isTest(environment)) return null;
  if (account.contractingParty === null) return orderErrors.NO_CONTRACTING_PARTY();
  if (operator.address !== null) return null;
  return orderErrors.ORDER_NOT_CHANGEABLE({
    message:
      "The operator's record is incomplete: quotes and invoices need its address. Set it with PUT /ops/operator.",
    details: { missing: ['address'] },
  });
}

export function customerOf({ name, contractingParty }: Account): PdfCustomer {
  return contractingParty ?? { name, address: null, country: 'DE', vatId: null, email: null };
}

export function frameOf({ account, operator, logo }: Letterhead, order: Order, createdAt: Date) {
  return {
    language: account.language,
    test: isTest(order.environment),
    createdAt,
    operator,
    ...(logo !== undefined && { logo }),
    customer: customerOf(account),
    order,
  };
}

/** The price as it appears on a quote. */
export function amountsOf(price: NonNullable<Order['price']>, { account }: Letterhead): PdfAmounts {
  const { currency, lines, netCents, vatRate, grossCents } = price;
  const party = account.contractingParty;
  const taxed = lines.map((line) =>
    line.isPassThrough
      ? { ...vatOfPassThrough(party), netCents: line.netCents, kind: 'PASS_THROUGH' }
      : { ...vatFor(party, vatRate), netCents: line.netCents },
  );
  return { currency, lines, netCents, vatGroups: vatGroupsOf(taxed), grossCents };
}

/** ASCII only, because headers and old file systems cannot handle other characters. */
export function fileNameOf(document: PdfDocument, number: string): string {
  return `${fileNamesTexts[document.language][nameOf(document)]}-${number}.pdf`;
}
