// The wording of mails with invoices, German and English side by side.

export const INVOICE_WORDING = {
  invoiceSubject: ['Rechnung {number} über {total}', 'Invoice {number} for {total}'],
  cancellationSubject: [
    'Stornorechnung {number} zu Rechnung {corrected}',
    'Cancellation {number} of invoice {corrected}',
  ],
  creditSubject: [
    'Rechnungskorrektur {number} über {total} zu Rechnung {corrected}',
    'Credit note {number} for {total} on invoice {corrected}',
  ],
  invoicePreheader: [
    'Zahlbar bis {dueOn}. Die Rechnung liegt als PDF bei.',
    'Due on {dueOn}. The invoice is attached as PDF.',
  ],
  correctionPreheader: ['Das Dokument liegt als PDF bei.', 'The document is attached as PDF.'],
  invoiceIntro: [
    'anbei erhalten Sie unsere Rechnung {number}. Bitte zahlen Sie {total} bis {dueOn}.',
    'Our invoice {number} is attached. Please pay {total} by {dueOn}.',
  ],
  invoiceNothingDue: [
    'anbei erhalten Sie unsere Rechnung {number}. Es ist nichts zu zahlen.',
    'Our invoice {number} is attached. There is nothing to pay.',
  ],
  cancellationIntro: [
    'mit der beigefügten Stornorechnung {number} nehmen wir unsere Rechnung {corrected} zurück. Bitte zahlen Sie sie nicht mehr; was Sie schon gezahlt haben, verrechnen oder erstatten wir.',
    'The attached cancellation {number} takes our invoice {corrected} back. Please do not pay it any more; we set off or refund what you have paid.',
  ],
  creditIntro: [
    'mit der beigefügten Rechnungskorrektur {number} schreiben wir Ihnen {total} von unserer Rechnung {corrected} gut.',
    'With the attached credit note {number} we credit {total} of our invoice {corrected}.',
  ],
  invoiceDiscount: [
    'Bei Zahlung bis {until} ziehen Sie {percent} Skonto ab und überweisen {amount}.',
    'If you pay by {until}, deduct {percent} early-payment discount and transfer {amount}.',
  ],
  invoiceXml: ['Die XRechnung liegt als XML-Datei bei.', 'The XRechnung is attached as an XML file.'],
  invoiceNumberFact: ['Nummer', 'Number'],
  invoiceDateFact: ['Datum', 'Date'],
  invoiceDueFact: ['Zahlbar bis', 'Due on'],
  invoiceReasonFact: ['Grund', 'Reason'],
  invoiceIbanFact: ['IBAN', 'IBAN'],
  invoiceNet: ['Netto', 'Net'],
  invoiceVat: ['Umsatzsteuer {rate}', 'VAT {rate}'],
  invoiceReverseCharge: [
    'Umsatzsteuer {rate}, Steuerschuldnerschaft des Leistungsempfängers',
    'VAT {rate}, reverse charge',
  ],
  invoiceTotal: ['Rechnungsbetrag', 'Total'],
  creditTotal: ['Gutschrift', 'Credited'],
  invoiceWhy: [
    'Sie erhalten diese Mail, weil Rechnungen an {party} an diese Adresse gehen.',
    'You get this mail because invoices to {party} go to this address.',
  ],
} as const;
