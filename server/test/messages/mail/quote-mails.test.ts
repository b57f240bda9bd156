// The content of mails about quotes for the contracting party, in both languages.
import { describe, expect, test } from 'vitest';
import { quoteAcceptedMail, quoteMail, quoteWithdrawnMail } from '../../../src/messages/mail/quote-mails.ts';
import {
  english,
  flowing,
  fullOperator,
  german,
  NOW,
  order,
  party,
  preheaderOf,
  quote,
  readable,
} from './sample-mail.ts';

const LINK = 'https://handover.example/q/Zt4mK9wQ2xVb7RfL3nHs8c';

describe('the quote mail', () => {
  test('has the price in the subject and the validity in the preheader', () => {
    const inGerman = quoteMail(quote, order(), LINK, party, german);
    expect(readable(inGerman.subject)).toBe('Angebot QT-100001: Stuttgart – München, 1.469,06 €');
    expect(preheaderOf(inGerman.html)).toBe(
      'Bis Sa., 31. Okt., 23:59 Uhr online annehmen. Das Angebot liegt als PDF bei.',
    );
    const inEnglish = quoteMail(quote, order(), LINK, party, english);
    expect(readable(inEnglish.subject)).toBe('Quote QT-100001: Stuttgart – München, €1,469.06');
    expect(preheaderOf(inEnglish.html)).toBe(
      'Accept it online by Sat 31 Oct, 23:59. The quote is attached as PDF.',
    );
  });

  test('has number, addresses, amounts, validity in the operator’s time zone, and the link', () => {
    const { text, html } = quoteMail(quote, order(), `${LINK}?a=1&b=2`, party, german);
    for (const part of [
      'Stuttgart – München für 1.469,06 €',
      'die Überführung Ihres Škoda Octavia an',
      'gilt bis Samstag, 31. Oktober, 23:59 Uhr.',
      `Angebot ansehen und annehmen: ${LINK}?a=1&b=2`,
      'Abholung: Mo., 5. Okt., ab 08:00 Uhr Königstraße 1, 70173 Stuttgart',
      'Anlieferung: Mo., 5. Okt., bis 17:30 Uhr Marienplatz 8, 80331 München',
      'Fahrzeug: Škoda Octavia, HH-AB 12 auf eigener Achse',
      'Angebot: QT-100001',
      'Fahrzeugüberführung 1.000,00 €',
      'Kilometer, 234,5 × 1,00 € 234,50 €',
      'Nettobetrag 1.234,50 €',
      'Umsatzsteuer 19 % 234,56 €',
      'Gesamtbetrag 1.469,06 €',
      'für Müller & Roth Leasing GmbH',
      'Überführungen Müller GmbH, Hafenstraße 12, 20457 Hamburg',
    ]) {
      expect(flowing(text)).toContain(part);
    }
    expect(html).toContain(`href="${LINK}?a=1&amp;b=2"`);
    expect(html).toContain('<html lang="de">');
    expect(readable(html)).toContain('1.469,06 €');
    expect(html).toContain('für Müller &amp; Roth Leasing GmbH');
  });

  test('is in English if the account is', () => {
    const text = flowing(quoteMail(quote, order(), LINK, party, english).text);
    expect(text).toContain('the transfer of your Škoda Octavia');
    expect(text).toContain('Total €1,469.06');
    expect(text).toContain('VAT 19% €234.56');
    expect(text).toContain('valid until Saturday 31 October, 23:59.');
    expect(text).toContain('View and accept the quote:');
    expect(text).toContain('Pickup: Mon 5 Oct, from 08:00');
  });

  test('a revision names that it replaces earlier versions, and contains the note', () => {
    const revised = { ...quote, version: 2, note: 'Wie besprochen\nohne Zulassung' };
    const of = order({ requestNumber: 'RQ-100001', customerReference: 'Leasing 4711' });
    const { subject, text, html } = quoteMail(revised, of, LINK, party, german);
    expect(readable(subject)).toBe(
      'Überarbeitetes Angebot QT-100001 (Version 2): Stuttgart – München, 1.469,06 €',
    );
    expect(flowing(text)).toContain('nur sie kann angenommen werden');
    expect(flowing(text)).toContain('Angebot: QT-100001, Version 2 Anfrage RQ-100001');
    expect(flowing(text)).toContain('Ihre Referenz: Leasing 4711');
    expect(text).toContain('Wie besprochen\nohne Zulassung');
    expect(html).toContain('Wie besprochen<br>ohne Zulassung');
  });

  test('the amounts are right-aligned with the total', () => {
    const lines = readable(quoteMail(quote, order(), LINK, party, german).text).split('\n');
    const amounts = lines.filter((line) => /\S {2,}[\d.,]+ €$/.test(line));
    expect(amounts).toHaveLength(5);
    expect(new Set(amounts.map((line) => line.length))).toEqual(new Set([56]));
  });

  test('a single line is not repeated as net amount, and the debtor of the VAT is named', () => {
    const [line] = quote.price.lines;
    const price = { ...quote.price, lines: [line!], vatRate: 0, vatCents: 0 };
    const { text } = quoteMail({ ...quote, price }, order(), LINK, { name: 'A', country: 'AT' }, german);
    expect(text).not.toContain('Nettobetrag');
    expect(flowing(text)).toContain('Umsatzsteuer 0 %, Steuerschuldnerschaft des Leistungsempfängers 0,00 €');
  });

  test('missing dates and an unknown vehicle leave no empty lines', () => {
    const { vehicle } = order();
    const unknown = order({
      requestedPickup: null,
      requestedDelivery: null,
      vehicle: {
        ...vehicle,
        manufacturer: null,
        model: null,
        registration: { status: null, licensePlate: null },
      },
    });
    const text = flowing(quoteMail(quote, unknown, LINK, party, german).text);
    expect(text).toContain('die Überführung Ihres Fahrzeugs an');
    expect(text).toContain('Abholung: Königstraße 1, 70173 Stuttgart Anlieferung: Marienplatz 8');
    expect(text).toContain('Fahrzeug: auf eigener Achse');
    expect(text).not.toMatch(/null|undefined/);
  });

  test('has the contact channels that the operator has', () => {
    const asked = (operator: typeof fullOperator) =>
      flowing(quoteMail(quote, order(), LINK, party, { ...german, operator }).text);
    expect(asked(fullOperator)).toContain(
      'Rufen Sie uns an: 040 252 80-40 (Mo.–Fr. 7–19 Uhr), oder antworten Sie einfach auf diese Mail.',
    );
    expect(asked({ ...fullOperator, sender: null, phoneHours: null })).toContain(
      'Rufen Sie uns an: 040 252 80-40. Freundliche',
    );
    expect(asked({ ...fullOperator, phone: null })).toContain(
      'Fragen? Antworten Sie einfach auf diese Mail.',
    );
    expect(asked({ ...fullOperator, phone: null, sender: null })).not.toContain('Fragen?');
  });
});

test('the mail about an accepted quote has the order, who accepted it and when, and the price', () => {
  const accepted = { name: 'Karla Brandt', signedAt: NOW };
  const mail = quoteAcceptedMail(quote, accepted, order(), LINK, party, german);
  expect(mail.subject).toBe('Angebot QT-100001 angenommen: Ihr Auftrag VT-100001');
  expect(preheaderOf(mail.html)).toContain('Stuttgart – München für 1.469,06 €.');
  const text = flowing(mail.text);
  expect(text).toContain('Auftrag: VT-100001');
  expect(text).toContain('Angenommen: Do., 1. Okt., 10:00 Uhr von Karla Brandt');
  expect(text).toContain('Gesamtbetrag 1.469,06 €');
  expect(text).toContain(`Fahrt verfolgen: ${LINK}`);
});

test('the mail about a withdrawn quote has no link and asks for no action', () => {
  const { html, text } = quoteWithdrawnMail(order({ quoteNumber: 'QT-100001' }), party, english);
  expect(preheaderOf(html)).toBe('Stuttgart – München: there is nothing you need to do.');
  expect(text).toContain('Quote QT-100001 is no longer valid');
  expect(html).not.toContain('href="http');
});
