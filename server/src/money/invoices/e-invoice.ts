// The e-invoice of a draft: both parties from their records, and what their records lack.

import type { Letterhead } from '../../documents/letterhead.ts';
import { exemptionNotes } from '../../documents/pdf/exemption-note.ts';
import { paymentSentences } from '../../documents/pdf/payment-sentences.ts';
import { type Translate, textsIn } from '../../documents/pdf/texts.ts';
import { parseAddressLine } from '../../geo/addresses/parse-address.ts';
import type { ContractingParty } from '../../model/account.ts';
import { isTest } from '../../model/environment.ts';
import {
  type BilledOrder,
  billedOrderOf,
  describeRoute,
  servicePeriodOf,
} from '../../model/invoices/billed-order.ts';
import type { Buyer, EInvoice, NotedOrder, Postal, Seller } from '../../model/invoices/cii/e-invoice.ts';
import type { InvoiceDraft } from '../../model/invoices/invoice.ts';
import type { VatCategory } from '../../model/invoices/vat.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import type { Order } from '../../model/orders/order.ts';
import { HOME_COUNTRY } from '../../model/prices/reverse-charge.ts';
import type { Operator } from '../../operator/operator.ts';
import type { ServiceError } from '../../platform/errors.ts';
import { type Formats, formatsFor } from '../../platform/formats.ts';
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

const hasTaxNumber = ({ vatId, taxNumber }: Operator) => vatId !== null || taxNumber !== null;

/** § 14 (4) no. 2 UStG: an invoice with VAT names the VAT id or the tax number. So does every XRechnung. */
const needsTaxNumber = (party: ContractingParty, vatGroups: readonly { category: VatCategory }[]) =>
  party.eInvoice === 'XRECHNUNG' || vatGroups.some(({ category }) => category === 'S');

/** The fields that an invoice of this customer with these groups of VAT requires and that a record lacks. */
export function missingFor(
  operator: Operator,
  party: ContractingParty,
  vatGroups: readonly { category: VatCategory }[],
): string[] {
  const required: [string, unknown][] = [['address', operator.address]];
  if (needsTaxNumber(party, vatGroups)) required.push(['taxNumber', operator.vatId ?? operator.taxNumber]);
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
export function invoiceMissing(
  operator: Operator,
  { party, vatGroups }: Pick<InvoiceDraft, 'party' | 'vatGroups'>,
): ServiceError | null {
  if (party === null) return orderErrors.NO_CONTRACTING_PARTY();
  const missing = missingFor(operator, party, vatGroups);
  if (missing.length === 0) return null;
  if (missing.join() === 'taxNumber') return invoiceErrors.TAX_NUMBER_MISSING({ details: { missing } });
  return orderErrors.ORDER_NOT_CHANGEABLE({
    message: `The records of operator and customer are incomplete: an invoice needs ${missing.join(', ')}. Set them with PUT /ops/operator and PATCH /ops/accounts/{id}.`,
    details: { missing },
  });
}

/** An order that ended without transport has no day of pickup. */
function noted(order: BilledOrder, translate: Translate, format: Formats): NotedOrder {
  const { pickedUpOn, servedOn, vin, plate } = order;
  const days = pickedUpOn
    ? translate('routeDays', { pickup: format.day(pickedUpOn), delivery: format.day(servedOn) })
    : `${translate('serviceDate')} ${format.day(servedOn)}`;
  const attributes = [
    { name: translate('vin'), value: vin },
    { name: translate('plate'), value: plate },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
  return { ...order, note: `${describeRoute(order)}: ${days}`, attributes };
}

/**
 * Null if the parties of a test document are not complete, or if the operator has no number at the tax office, without which
 * no e-invoice is valid: the invoice is then a PDF only.
 */
export function eInvoiceOf(
  { account, operator }: Letterhead,
  invoice: InvoiceDraft & { number: string },
  orders: readonly Order[],
): EInvoice | null {
  const { party } = invoice;
  if (party === null || missingFor(operator, party, invoice.vatGroups).length > 0) return null;
  if (!hasTaxNumber(operator)) return null;
  const translate = textsIn(account.language);
  const format = formatsFor(account.language, operator.timeZone, invoice.currency);
  const billed = orders.map((one) => noted(billedOrderOf(one, operator.timeZone), translate, format));
  const [order] = orders;
  return {
    profile: party.eInvoice ?? 'ZUGFERD',
    invoice,
    seller: sellerOf(operator),
    buyer: buyerOf(party),
    service: servicePeriodOf(billed),
    billed,
    destination: order!.delivery,
    testNote: isTest(order!.environment) ? translate('test') : null,
    paymentTerms: paymentSentences(translate, format, invoice).join(' '),
    exemptionReasonOf: (group) => exemptionNotes(translate, operator, group).join(' ') || null,
  };
}
