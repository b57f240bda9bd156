// The data of an e-invoice in addition to the invoice itself: the two parties, dates and references. Pure.
import type { E_INVOICES } from '../../account.ts';
import type { BilledOrder, ServicePeriod } from '../billed-order.ts';
import type { InvoiceDraft } from '../invoice.ts';
import type { VatGroup } from '../vat.ts';

export interface Postal {
  street: string;
  postalCode: string;
  city: string;
  country: string;
}

export interface Seller {
  name: string;
  /** Its registration at a court. */
  register: string | null;
  postal: Postal;
  vatId: string | null;
  /** At the tax office. */
  taxNumber: string | null;
  contact: { name: string; phone: string | null; email: string | null };
  bank: { iban: string; bic: string | null } | null;
}

export interface Buyer {
  name: string;
  postal: Postal;
  vatId: string | null;
  email: string | null;
  leitwegId: string | null;
}

/** An order with its texts in the language of the document. */
export interface NotedOrder extends BilledOrder {
  /** The route and its days. */
  note: string;
  attributes: readonly { name: string; value: string }[];
}

export interface EInvoice {
  profile: (typeof E_INVOICES)[number];
  invoice: InvoiceDraft & { number: string };
  seller: Seller;
  buyer: Buyer;
  service: ServicePeriod;
  /** At least one. */
  billed: readonly NotedOrder[];
  /** Where the vehicle was delivered, of several the first. */
  destination: Postal & { company: string | null };
  /** That it is a test document of the sandbox; null in production. */
  testNote: string | null;
  /** How to pay, or how a correction is settled. */
  paymentTerms: string;
  /** Why a category is not taxed, in the language of the document. */
  exemptionReasonOf(group: VatGroup): string | null;
}
