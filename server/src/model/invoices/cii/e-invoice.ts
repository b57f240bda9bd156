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

export interface EInvoice {
  profile: (typeof E_INVOICES)[number];
  invoice: InvoiceDraft & { number: string };
  seller: Seller;
  buyer: Buyer;
  service: ServicePeriod;
  /** If there are several orders, the lines name them. */
  billed: readonly BilledOrder[];
  /** The customer's number of the order, if there is only one. */
  orderReference: string | null;
  /** Where the last vehicle was delivered; named for intra-Community supplies. */
  destination: Postal;
  /** That it is a test document of the sandbox; null in production. */
  testNote: string | null;
  /** How to pay, or how a correction is settled. */
  paymentTerms: string;
  /** Why a category is not taxed, in the language of the document. */
  exemptionReasonOf(group: VatGroup): string | null;
}
