import { describeRoute, describeVehicle, orderNumbersOf } from '../billed-order.ts';
import type { InvoiceLine } from '../invoice.ts';
import type { NotedOrder } from './e-invoice.ts';
import { writePeriod } from './write-date.ts';
import { writeAmount, writeDecimal } from './write-totals.ts';
import { group, value, type Xml } from './xml.ts';

/** Code of UNTDID 1001 for the number of what is invoiced. */
const INVOICED_OBJECT = '130';

/**
 * A price is never negative in EN 16931; what is deducted has a negative quantity. Each line names its order: the route with
 * its days (BT-127), numbers and vehicle (BT-154, BG-32), the day of the service (BG-26) and the cost centre (BT-133). An
 * invoice over several orders also has the customer's reference (BT-132) and our number (BT-128) there.
 */
export function writeLine(
  line: InvoiceLine,
  position: number,
  sign: 1 | -1,
  billed: NotedOrder | null,
  isCollective: boolean,
): Xml {
  const order = isCollective ? billed : null;
  const { vatCategory, vatRate, unitNet } = line;
  const isDeduction = unitNet.startsWith('-');
  const quantity = line.quantity * sign * (isDeduction ? -1 : 1);
  return group('ram:IncludedSupplyChainTradeLineItem', [
    group('ram:AssociatedDocumentLineDocument', [
      value('ram:LineID', String(position)),
      billed && group('ram:IncludedNote', [value('ram:Content', billed.note)]),
    ]),
    group('ram:SpecifiedTradeProduct', [
      value('ram:Name', line.description.trim() || '–'),
      billed && value('ram:Description', describe(billed)),
      ...(billed?.attributes ?? []).map((attribute) =>
        group('ram:ApplicableProductCharacteristic', [
          value('ram:Description', attribute.name),
          value('ram:Value', attribute.value),
        ]),
      ),
    ]),
    group('ram:SpecifiedLineTradeAgreement', [
      order &&
        group('ram:BuyerOrderReferencedDocument', [
          value('ram:LineID', order.customerReference ?? order.externalOrderId),
        ]),
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
      billed && writePeriod({ from: billed.servedOn, to: billed.servedOn }),
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

/** What identifies the order in one line of text. */
function describe(order: NotedOrder): string {
  return [orderNumbersOf(order), describeVehicle(order), describeRoute(order)].filter(Boolean).join(' · ');
}
