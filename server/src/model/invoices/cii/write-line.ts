import { type BilledOrder, describeBilledOrder } from '../billed-order.ts';
import type { InvoiceLine } from '../invoice.ts';
import { writePeriod } from './write-date.ts';
import { writeAmount, writeDecimal } from './write-totals.ts';
import { group, value, type Xml } from './xml.ts';

/** Code of UNTDID 1001 for the number of what is invoiced. */
const INVOICED_OBJECT = '130';

/**
 * A price is never negative in EN 16931; what is deducted has a negative quantity. An invoice over several orders names the
 * order on each line: the customer's reference (BT-132), its day (BG-26), our number (BT-128), and all of it in words. The
 * cost centre (BT-133) is on the lines of every invoice.
 */
export function writeLine(
  line: InvoiceLine,
  position: number,
  sign: 1 | -1,
  billed: BilledOrder | null,
  isCollective: boolean,
): Xml {
  const order = isCollective ? billed : null;
  const { vatCategory, vatRate, unitNet } = line;
  const isDeduction = unitNet.startsWith('-');
  const quantity = line.quantity * sign * (isDeduction ? -1 : 1);
  return group('ram:IncludedSupplyChainTradeLineItem', [
    group('ram:AssociatedDocumentLineDocument', [value('ram:LineID', String(position))]),
    group('ram:SpecifiedTradeProduct', [
      value('ram:Name', line.description.trim() || '–'),
      order && value('ram:Description', describeBilledOrder(order)),
    ]),
    group('ram:SpecifiedLineTradeAgreement', [
      order && group('ram:BuyerOrderReferencedDocument', [value('ram:LineID', order.reference)]),
      group('ram:NetPriceProductTradePrice', [
        value('ram:ChargeAmount', isDeduction ? unitNet.slice(1) : unitNet),
      ]),
    ]),
    group('ram:SpecifiedLineTradeDelivery', [
      value('ram:BilledQuantity', writeDecimal(quantity), { unitCode: line.unit }),
    ]),
    group('ram:SpecifiedLineTradeSettlement', [
      group('ram:ApplicableTradeTax', [
        value('ram:TypeCode', 'VAT'),
        value('ram:CategoryCode', vatCategory),
        vatCategory === 'O' ? null : value('ram:RateApplicablePercent', writeDecimal(vatRate)),
      ]),
      order && writePeriod({ from: order.servedOn, to: order.servedOn }),
      group('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        value('ram:LineTotalAmount', writeAmount(line.netCents * sign)),
      ]),
      order &&
        group('ram:AdditionalReferencedDocument', [
          value('ram:IssuerAssignedID', order.number),
          value('ram:TypeCode', INVOICED_OBJECT),
        ]),
      billed && group('ram:ReceivableSpecifiedTradeAccountingAccount', [value('ram:ID', billed.costCentre)]),
    ]),
  ]);
}
