// The SQL of single invoices: store one, find the one of an order.
import type { ContractingParty } from '../customers/accounts/account.ts';
import type { Price } from '../customers/agreements/price.ts';
import { type Db, jsonOrNull } from '../platform/db.ts';

export interface Invoice {
  id: string;
  number: string;
  accountId: string;
  orderId: string;
  documentId: string;
  issuedAt: Date;
  /** The billed price; negative if the invoice cancels another. */
  price: Price;
  /** The recipient; null for invoices older than this field. */
  party: ContractingParty | null;
  /** The id of the invoice that this one cancels. */
  cancels: string | null;
  reason: string | null;
}

export async function insertInvoice(db: Db, invoice: Invoice): Promise<void> {
  const { price, party } = invoice;
  await db`insert into invoices ${db({ ...invoice, price: jsonOrNull(db, price), party: jsonOrNull(db, party) })}`;
}

export async function findInvoice(db: Db, number: string): Promise<Invoice | null> {
  const [invoice] = await db<Invoice[]>`select * from invoices where number = ${number}`;
  return invoice ?? null;
}
