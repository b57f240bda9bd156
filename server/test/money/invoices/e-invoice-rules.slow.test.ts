// Every kind of invoice in every VAT case passes the official rules of EN 16931 and XRechnung.
import { describe, expect, test } from 'vitest';
import { E_INVOICES } from '../../../src/model/account.ts';
import { writeCii } from '../../../src/model/invoices/cii/write-cii.ts';
import { INVOICE_KINDS } from '../../../src/model/invoices/invoice.ts';
import { VAT_CATEGORIES } from '../../../src/model/invoices/vat.ts';
import { brokenRules, hasRules } from './official-rules.ts';
import { draftWith, eInvoiceWith, lineWith, orderWith } from './sample-e-invoices.ts';

const cases = E_INVOICES.flatMap((profile) => INVOICE_KINDS.map((kind) => ({ profile, kind })));

describe.skipIf(!hasRules)('the official rules', () => {
  test.each(cases)('accept a $kind as $profile in every VAT case', ({ profile, kind }) => {
    for (const vatCategory of VAT_CATEGORIES) {
      const vatRate = vatCategory === 'S' ? 19 : 0;
      const lines = [
        lineWith({ vatCategory, vatRate }),
        lineWith({
          vatCategory,
          vatRate,
          quantity: 912.4,
          unit: 'KMT',
          unitNet: '1.1875',
          netCents: 108_348,
        }),
        lineWith({ vatCategory, vatRate, description: 'Nachlass', unitNet: '-10.00' }),
      ];
      const xml = writeCii(eInvoiceWith(draftWith(lines, { kind }), { profile }));
      expect(brokenRules(xml, profile), vatCategory).toEqual([]);
    }
  });

  test.each(E_INVOICES)('accept several rates with an early-payment discount as %s', (profile) => {
    const lines = [
      lineWith({ unitNet: '0.33', quantity: 3 }),
      lineWith({ vatRate: 7, unitNet: '12.35' }),
      lineWith({ vatCategory: 'E', vatRate: 0, unitNet: '40.90', kind: 'EXPENSE' }),
    ];
    const draft = draftWith(lines, { discount: { percent: 2.5, days: 7 } });
    const xml = writeCii(eInvoiceWith(draft, { profile, service: { from: '2026-11-01', to: '2026-11-16' } }));
    expect(brokenRules(xml, profile)).toEqual([]);
    expect(xml).toContain('\n#SKONTO#TAGE=7#PROZENT=2.50#\n');
  });

  test.each(E_INVOICES)('accept several orders, each with its numbers and vehicle, as %s', (profile) => {
    const billed = [
      orderWith(),
      orderWith({ orderId: 'other', number: 'VT-100048', vin: null, attributes: [] }),
    ];
    const draft = draftWith(billed.map(({ orderId }) => lineWith({ orderId })));
    const xml = writeCii(eInvoiceWith(draft, { profile, billed }));
    expect(brokenRules(xml, profile)).toEqual([]);
    expect(xml.match(/<ram:TypeCode>130</g)).toHaveLength(2);
    expect(xml).not.toContain('SellerOrderReferencedDocument');
  });

  test.each(cases)(
    'accept a $kind in another currency with its VAT in euro as $profile',
    ({ profile, kind }) => {
      const draft = draftWith([lineWith()], { kind, currency: 'PLN', exchangeRate: 4.25 });
      const xml = writeCii(eInvoiceWith(draft, { profile }));
      expect(brokenRules(xml, profile)).toEqual([]);
      expect(xml).toContain('<ram:TaxCurrencyCode>EUR</ram:TaxCurrencyCode>');
      const vat = kind === 'CANCELLATION' ? '-6.66' : '6.66';
      expect(xml).toContain(`<ram:TaxTotalAmount currencyID="EUR">${vat}</ram:TaxTotalAmount>`);
    },
  );

  test('refuse a wrong IBAN, and no correct one', () => {
    const invoice = eInvoiceWith(draftWith([lineWith()]), { profile: 'XRECHNUNG' });
    const { seller } = invoice;
    for (const [iban, count] of [
      ['DE89 3704 0044 0532 0130 00', 0],
      ['DE88 3704 0044 0532 0130 00', 1],
      ['NL91 ABNA 0417 1643 00', 0],
    ] as const) {
      const xml = writeCii({ ...invoice, seller: { ...seller, bank: { ...seller.bank!, iban } } });
      expect(brokenRules(xml, 'XRECHNUNG'), iban).toHaveLength(count);
    }
  });

  test('refuse a wrong total', () => {
    const draft = { ...draftWith([lineWith()]), grossCents: 1 };
    const broken = brokenRules(writeCii(eInvoiceWith(draft)), 'ZUGFERD');
    expect(broken.map((rule) => rule.split(' ')[0])).toContain('BR-CO-15');
  });
});

test('a correction names the invoice that it corrects, its date and the reason', () => {
  for (const [kind, code, quantity] of [
    ['CANCELLATION', '384', '-1.00'],
    ['CREDIT_NOTE', '381', '1.00'],
  ] as const) {
    const xml = writeCii(eInvoiceWith(draftWith([lineWith()], { kind })));
    expect(xml).toContain(`<ram:TypeCode>${code}</ram:TypeCode>`);
    expect(xml).toContain(`<ram:BilledQuantity unitCode="C62">${quantity}</ram:BilledQuantity>`);
    expect(xml).toContain('<ram:Content>Falsche Anschrift</ram:Content>');
    expect(xml).toMatch(
      /<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>INV-2026-00031<\/ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString format="102">20261103</,
    );
  }
});

test('an invoice over one order names its numbers, vehicle, route and days', () => {
  const xml = writeCii(eInvoiceWith(draftWith([lineWith()])));
  for (const part of [
    '<ram:BuyerReference>Kostenstelle 4104</ram:BuyerReference>',
    '<ram:SellerOrderReferencedDocument><ram:IssuerAssignedID>VT-100047<',
    '<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>ERP-4711<',
    '<ram:ShipToTradeParty><ram:Name>Autohaus Łódź</ram:Name><ram:PostalTradeAddress>',
    '<ram:IncludedNote><ram:Content>Hamburg → Łódź: abgeholt 15.11.2026, übergeben 16.11.2026<',
    '<ram:Description>VT-100047 · ERP-4711 · Kostenstelle 4104 · Škoda Octavia · HH-KL 218 · TMBJJ7NX5RY258380 · Hamburg → Łódź<',
    '<ram:Description>FIN</ram:Description><ram:Value>TMBJJ7NX5RY258380</ram:Value>',
    '<ram:BillingSpecifiedPeriod><ram:StartDateTime><udt:DateTimeString format="102">20261116<',
  ]) {
    expect(xml).toContain(part);
  }
});
