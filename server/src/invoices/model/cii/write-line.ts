// Writes a line of an invoice as XML. Pure.
import type { InvoiceLine } from '../invoice.ts';
import { writeAmount, writeDecimal } from './write-totals.ts';
import { group, value, type Xml } from './xml.ts';

/** A price is never negative in EN 16931; what is deducted has a negative quantity. */
export function writeLine(line: InvoiceLine, position: number, sign: 1 | -1): Xml {
  const { vatCategory, vatRate, unitNet } = line;
  const isDeduction = unitNet.startsWith('-');
  const quantity = line.quantity * sign * (isDeduction ? -1 : 1);
  return group('ram:IncludedSupplyChainTradeLineItem', [
    group('ram:AssociatedDocumentLineDocument', [value('ram:LineID', String(position))]),
    group('ram:SpecifiedTradeProduct', [value('ram:Name', line.description.trim() || '–')]),
    group('ram:SpecifiedLineTradeAgreement', [
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
      group('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        value('ram:LineTotalAmount', writeAmount(line.netCents * sign)),
      ]),
    ]),
  ]);
}
