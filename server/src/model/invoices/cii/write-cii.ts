// Writes an invoice as Cross Industry Invoice, the XML of ZUGFeRD, Factur-X and XRechnung. Pure.
import { EURO } from '../../prices/exchange-rate.ts';
import { vatInEuroCents } from '../invoice.ts';
import { earlyPaymentOf } from '../payment-terms.ts';
import type { EInvoice } from './e-invoice.ts';
import { writeDate, writePeriod } from './write-date.ts';
import { writeLine } from './write-line.ts';
import { writeBuyer, writePostalAddress, writeSeller } from './write-party.ts';
import { writeTotals, writeVatGroup } from './write-totals.ts';
import { group, required, value, type Xml } from './xml.ts';

const NAMESPACES = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

const GUIDELINES: Record<EInvoice['profile'], string> = {
  ZUGFERD: 'urn:cen.eu:en16931:2017',
  XRECHNUNG: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
};

const PEPPOL_BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/**
 * Codes of UNTDID 1001. A cancellation is a corrected invoice (384) with negative quantities: it takes back every line
 * of the other. A credit note (381) states the credited amounts as positive ones, as the code means.
 */
const TYPE_CODES: Record<EInvoice['invoice']['kind'], string> = {
  INVOICE: '380',
  CANCELLATION: '384',
  CREDIT_NOTE: '381',
};

/** The factor of all amounts and quantities: those of a credit note are stored as negative. */
const signOf = ({ kind }: EInvoice['invoice']): 1 | -1 => (kind === 'CREDIT_NOTE' ? -1 : 1);

function context({ profile }: EInvoice): Xml {
  return group('rsm:ExchangedDocumentContext', [
    group('ram:BusinessProcessSpecifiedDocumentContextParameter', [value('ram:ID', PEPPOL_BILLING)]),
    group('ram:GuidelineSpecifiedDocumentContextParameter', [value('ram:ID', GUIDELINES[profile])]),
  ]);
}

function head({ invoice, testNote }: EInvoice): Xml {
  return group('rsm:ExchangedDocument', [
    value('ram:ID', invoice.number),
    value('ram:TypeCode', TYPE_CODES[invoice.kind]),
    writeDate('ram:IssueDateTime', invoice.invoiceDate),
    group('ram:IncludedNote', [value('ram:Content', testNote)]),
    group('ram:IncludedNote', [value('ram:Content', invoice.reason)]),
  ]);
}

/** The numbers of the order, if there is only one; otherwise the lines have them. */
function agreement({ seller, buyer, billed, invoice }: EInvoice): Xml {
  const order = billed.length === 1 ? billed[0]! : null;
  const reference = order && (order.customerReference ?? order.externalOrderId);
  const ordered = order && (order.externalOrderId ?? order.customerReference);
  // Services outside the scope of VAT must not name a VAT id of either side.
  const withVatIds = invoice.vatGroups.every(({ category }) => category !== 'O');
  return group('ram:ApplicableHeaderTradeAgreement', [
    value('ram:BuyerReference', buyer.leitwegId ?? reference),
    writeSeller(seller, withVatIds),
    writeBuyer(buyer, withVatIds),
    group('ram:SellerOrderReferencedDocument', [value('ram:IssuerAssignedID', order?.number ?? null)]),
    group('ram:BuyerOrderReferencedDocument', [value('ram:IssuerAssignedID', ordered)]),
  ]);
}

/** The place is named if there is only one, and for intra-Community supplies. */
function delivery({ invoice, destination, billed, service }: EInvoice): string {
  const isIntraCommunity = invoice.vatGroups.some(({ category }) => category === 'K');
  const hasPlace = billed.length === 1 || isIntraCommunity;
  return required('ram:ApplicableHeaderTradeDelivery', [
    hasPlace
      ? group('ram:ShipToTradeParty', [
          value('ram:Name', destination.company),
          writePostalAddress(destination),
        ])
      : null,
    group('ram:ActualDeliverySupplyChainEvent', [writeDate('ram:OccurrenceDateTime', service.to)]),
  ]);
}

/** SEPA transfers are in euros; others are credit transfers. */
function paymentMeans({ seller, invoice }: EInvoice): Xml {
  if (seller.bank === null) return null;
  return group('ram:SpecifiedTradeSettlementPaymentMeans', [
    value('ram:TypeCode', invoice.currency === 'EUR' ? '58' : '30'),
    group('ram:PayeePartyCreditorFinancialAccount', [
      value('ram:IBANID', seller.bank.iban.replaceAll(' ', '')),
      value('ram:AccountName', seller.name),
    ]),
    group('ram:PayeeSpecifiedCreditorFinancialInstitution', [value('ram:BICID', seller.bank.bic)]),
  ]);
}

/** The line for early payment has the form that the German rules prescribe, with a line break at its end. */
function termsText({ invoice, paymentTerms }: EInvoice): string {
  const early = earlyPaymentOf(invoice);
  if (early === null) return paymentTerms;
  const { days, percent } = invoice.discount!;
  return `${paymentTerms}\n#SKONTO#TAGE=${days}#PROZENT=${percent.toFixed(2)}#\n`;
}

function settlement(given: EInvoice): Xml {
  const { invoice, service } = given;
  const { corrected } = invoice;
  const sign = signOf(invoice);
  const dueOn = invoice.kind === 'INVOICE' ? writeDate('ram:DueDateDateTime', invoice.dueOn) : null;
  const hasPeriod = service.from !== service.to;
  return group('ram:ApplicableHeaderTradeSettlement', [
    value('ram:PaymentReference', invoice.number),
    value('ram:TaxCurrencyCode', vatInEuroCents(invoice) === null ? null : EURO),
    value('ram:InvoiceCurrencyCode', invoice.currency),
    paymentMeans(given),
    ...invoice.vatGroups.map((one) => writeVatGroup(one, sign, given.exemptionReasonOf(one))),
    hasPeriod ? writePeriod(service) : null,
    group('ram:SpecifiedTradePaymentTerms', [value('ram:Description', termsText(given)), dueOn]),
    writeTotals(invoice, sign),
    corrected &&
      group('ram:InvoiceReferencedDocument', [
        value('ram:IssuerAssignedID', corrected.number),
        writeDate('ram:FormattedIssueDateTime', corrected.invoiceDate, 'qdt'),
      ]),
  ]);
}

export function writeCii(given: EInvoice): string {
  const { lines } = given.invoice;
  const billed = new Map(given.billed.map((order) => [order.orderId, order]));
  const root = group(
    'rsm:CrossIndustryInvoice',
    [
      context(given),
      head(given),
      group('rsm:SupplyChainTradeTransaction', [
        ...lines.map((line, index) =>
          writeLine(
            line,
            index + 1,
            signOf(given.invoice),
            billed.get(line.orderId ?? '') ?? null,
            billed.size > 1,
          ),
        ),
        agreement(given),
        delivery(given),
        settlement(given),
      ]),
    ],
    NAMESPACES,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
