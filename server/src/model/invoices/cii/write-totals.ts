// Writes amounts, VAT groups and totals as XML. Pure.
import { toDecimalText, toScaled } from '../../prices/decimal.ts';
import { EURO } from '../../prices/exchange-rate.ts';
import { type InvoiceDraft, vatInEuroCents } from '../invoice.ts';
import type { VatCategory, VatGroup } from '../vat.ts';
import { group, value, type Xml } from './xml.ts';

/** Codes of the list VATEX; an exemption by national law has only its text. */
const EXEMPTION_CODES: Partial<Record<VatCategory, string>> = {
  AE: 'VATEX-EU-AE',
  G: 'VATEX-EU-G',
  K: 'VATEX-EU-IC',
  O: 'VATEX-EU-O',
};

const withSign = (isNegative: boolean, text: string) => (isNegative ? `-${text}` : text);

/** 12345 cents are 123.45. */
export function writeAmount(cents: number): string {
  return withSign(cents < 0, toDecimalText(BigInt(Math.abs(cents)), 2));
}

const DECIMALS = 4;

export function writeDecimal(number: number): string {
  return withSign(number < 0, toDecimalText(toScaled(Math.abs(number), DECIMALS), DECIMALS));
}

export function writeVatGroup(
  { category, rate, netCents, vatCents }: VatGroup,
  sign: 1 | -1,
  exemptionReason: string | null,
): Xml {
  return group('ram:ApplicableTradeTax', [
    value('ram:CalculatedAmount', writeAmount(vatCents * sign)),
    value('ram:TypeCode', 'VAT'),
    value('ram:ExemptionReason', exemptionReason),
    value('ram:BasisAmount', writeAmount(netCents * sign)),
    value('ram:CategoryCode', category),
    value('ram:ExemptionReasonCode', EXEMPTION_CODES[category] ?? null),
    value('ram:RateApplicablePercent', writeDecimal(rate)),
  ]);
}

export function writeTotals(invoice: InvoiceDraft, sign: 1 | -1): Xml {
  const { netCents, vatCents, grossCents, currency } = invoice;
  const inEuro = vatInEuroCents(invoice);
  return group('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    value('ram:LineTotalAmount', writeAmount(netCents * sign)),
    value('ram:TaxBasisTotalAmount', writeAmount(netCents * sign)),
    value('ram:TaxTotalAmount', writeAmount(vatCents * sign), { currencyID: currency }),
    value('ram:TaxTotalAmount', inEuro === null ? null : writeAmount(inEuro * sign), { currencyID: EURO }),
    value('ram:GrandTotalAmount', writeAmount(grossCents * sign)),
    value('ram:DuePayableAmount', writeAmount(grossCents * sign)),
  ]);
}
