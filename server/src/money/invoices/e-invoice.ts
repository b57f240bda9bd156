// The e-invoice of a draft: both parties from their records, and what their records lack.

import type { Letterhead } from '../../documents/letterhead.ts';
import { paymentSentences } from '../../documents/pdf/payment-sentences.ts';
import { textsIn } from '../../documents/pdf/texts.ts';
import { parseAddressLine } from '../../geo/addresses/parse-address.ts';
import type { ContractingParty } from '../../model/account.ts';
import { isTest } from '../../model/environment.ts';
import { billedOrderOf, servicePeriodOf } from '../../model/invoices/billed-order.ts';
import type { Buyer, EInvoice, Postal, Seller } from '../../model/invoices/cii/e-invoice.ts';
import type { InvoiceDraft } from '../../model/invoices/invoice.ts';
import { exemptionsOf } from '../../model/invoices/vat.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import type { Order } from '../../model/orders/order.ts';
import { HOME_COUNTRY } from '../../model/prices/reverse-charge.ts';
import type { Operator } from '../../operator/operator.ts';
import type { ServiceError } from '../../platform/errors.ts';
import { formatsFor } from '../../platform/formats.ts';
import { invoiceErrors } from './errors.ts';

export function postalOf(address: string, country: string): Postal {
  const line = address.split('\n').join(', ');
  const { company, street, postalCode, city } = parseAddressLine(line);
  return { street: [company, street].filter(Boolean).join(', ') || line, postalCode, city, country };
}

function sellerOf(operator: Operator): Seller {
  const { name, register, vatId, taxNumber, sender, phone, bank } = operator;
  return {
    name,
    register,
    postal: postalOf(operator.address ?? '', HOME_COUNTRY),
    vatId,
    taxNumber,
    contact: { name: sender?.name ?? name, phone, email: sender?.email ?? null },
    bank,
  };
}

function buyerOf(party: ContractingParty): Buyer {
  const { name, address, country, vatId, email, leitwegId } = party;
  return { name, postal: postalOf(address, country), vatId, email, leitwegId: leitwegId ?? null };
}

const isMissing = ([, value]: [string, unknown]) => value === null || value === '';

/** The fields that an invoice of this customer requires and that a record lacks. */
export function missingFor(operator: Operator, party: ContractingParty): string[] {
  const required: [string, unknown][] = [
    ['address', operator.address],
    // § 14 (4) no. 2 UStG: one of both.
    ['taxNumber', operator.vatId ?? operator.taxNumber],
  ];
  if (party.eInvoice === 'XRECHNUNG') required.push(...fieldsOfXRechnung(operator, party));
  return [...new Set(required.filter(isMissing).map(([field]) => field))];
}

function fieldsOfXRechnung(operator: Operator, party: ContractingParty): [string, unknown][] {
  const [seller, buyer] = [sellerOf(operator), buyerOf(party)];
  return [
    ['address', seller.postal.postalCode && seller.postal.city],
    ['phone', operator.phone],
    ['sender', operator.sender],
    ['bank', operator.bank],
    ['contractingParty.leitwegId', buyer.leitwegId],
    ['contractingParty.address', buyer.postal.postalCode && buyer.postal.city],
  ];
}

/** Why an invoice to this party cannot be issued: it binds both parties, so their records must be complete. */
export function invoiceMissing(operator: Operator, party: ContractingParty | null): ServiceError | null {
  if (party === null) return orderErrors.NO_CONTRACTING_PARTY();
  const missing = missingFor(operator, party);
  if (missing.length === 0) return null;
  if (missing.join() === 'taxNumber') return invoiceErrors.TAX_NUMBER_MISSING({ details: { missing } });
  return orderErrors.ORDER_NOT_CHANGEABLE({
    message: `The records of operator and customer are incomplete: an invoice needs ${missing.join(', ')}. Set them with PUT /ops/operator and PATCH /ops/accounts/{id}.`,
    details: { missing },
  });
}

/** Null if the parties of a test document are not complete: the invoice is then a PDF only. */
export function eInvoiceOf(
  { account, operator }: Letterhead,
  invoice: InvoiceDraft & { number: string },
  orders: readonly Order[],
): EInvoice | null {
  const { party } = invoice;
  if (party === null || missingFor(operator, party).length > 0) return null;
  const translate = textsIn(account.language);
  const format = formatsFor(account.language, operator.timeZone, invoice.currency);
  const billed = orders.map((one) => billedOrderOf(one, operator.timeZone));
  const [order] = orders;
  return {
    profile: party.eInvoice ?? 'ZUGFERD',
    invoice,
    seller: sellerOf(operator),
    buyer: buyerOf(party),
    service: servicePeriodOf(billed),
    billed,
    orderReference: orders.length === 1 ? (order!.customerReference ?? order!.externalOrderId) : null,
    destination: order!.delivery,
    testNote: isTest(order!.environment) ? translate('test') : null,
    paymentTerms: paymentSentences(translate, format, invoice).join(' '),
    exemptionReasonOf: (group) =>
      exemptionsOf(group)
        .map((exemption) => translate(`note${exemption}`))
        .join(' ') || null,
  };
}
