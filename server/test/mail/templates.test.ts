// What mails say, in both languages, and that user input cannot break out of its place.
import { describe, expect, test } from 'vitest';
import { oneLine } from '../../src/messages/mail/one-line.ts';
import {
  driverLinkMail,
  quoteMail,
  statusMail,
  trackingLinkMail,
} from '../../src/messages/mail/templates.ts';
import { operator, order } from './sample-mail.ts';

const german = { operator, language: 'de' } as const;
const english = { operator, language: 'en' } as const;
const LINK = 'https://handover.example/t/7K3MPQ9XW2R4T8BNHC';

const quote = {
  quoteNumber: 'QT-100001',
  version: 1,
  price: { netCents: 123450, vatRate: 19, vatCents: 23456, grossCents: 146906, currency: 'EUR' },
  note: null,
  validUntil: new Date('2026-10-31T22:59:59Z'),
};

/** Intl uses non-breaking spaces where a person reads a space. */
const readable = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('the quote mail', () => {
  test('says number, version, amounts, validity in the operator’s time zone, and the link', () => {
    const { subject, text, html } = quoteMail(quote, order(), `${LINK}?a=1&b=2`, german);
    expect(subject).toBe('Angebot QT-100001: Fahrzeugüberführung Stuttgart → München');
    for (const part of [
      'Angebotsnummer: QT-100001',
      'Version: 1',
      'Fahrzeug: Škoda Octavia · HH-AB 12',
      'Strecke: 70173 Stuttgart → 80331 München',
      'Nettobetrag: 1.234,50 €',
      'Umsatzsteuer 19 %: 234,56 €',
      'Gesamtbetrag: 1.469,06 €',
      'Gültig bis: 31.10.2026 23:59',
      `${LINK}?a=1&b=2`,
      'Überführungen Müller GmbH\nHafenstraße 12\n20457 Hamburg',
    ]) {
      expect(readable(text)).toContain(part);
    }
    expect(html).toContain(`href="${LINK}?a=1&amp;b=2"`);
    expect(html).toContain('<html lang="de">');
    expect(readable(html)).toContain('1.469,06 €');
  });

  test('speaks English where the account does', () => {
    const { subject, text } = quoteMail(quote, order(), LINK, english);
    expect(subject).toBe('Quote QT-100001: vehicle transfer Stuttgart → München');
    expect(readable(text)).toContain('Total: €1,469.06');
    expect(readable(text)).toContain('VAT 19%: €234.56');
    expect(text).toContain('Valid until: 31 Oct 2026, 23:59');
    expect(text).toContain('View the quote and decide:');
  });

  test('a revision says that it replaces the earlier versions, and a note stands in it', () => {
    const revised = { ...quote, version: 2, note: 'Wie besprochen\nohne Zulassung' };
    const { subject, text, html } = quoteMail(revised, order({ requestNumber: 'RQ-100001' }), LINK, german);
    expect(subject).toContain('Überarbeitetes Angebot QT-100001 (Version 2)');
    expect(text).toContain('nur sie kann angenommen werden');
    expect(text).toContain('Anfrage: RQ-100001');
    expect(text).toContain('Wie besprochen\nohne Zulassung');
    expect(html).toContain('Wie besprochen<br>ohne Zulassung');
  });
});

describe('mails to the end customer', () => {
  test('the tracking link names order, vehicle and towns, but no street', () => {
    const { subject, text, html } = trackingLinkMail(order(), LINK, german);
    expect(subject).toBe('Auftrag VT-100001: Verfolgen Sie Ihre Überführung');
    expect(text).toContain(
      'Auftrag: VT-100001\nFahrzeug: Škoda Octavia · HH-AB 12\nStrecke: 70173 Stuttgart',
    );
    expect(text).toContain(`Überführung verfolgen:\n${LINK}`);
    expect(html.match(new RegExp(LINK, 'g'))).toHaveLength(3);
    expect(text + html).not.toContain('Königstraße');
  });

  test('a vehicle of which nothing is known is left out', () => {
    const vehicle = {
      ...order().vehicle,
      manufacturer: null,
      model: null,
      registration: { status: null, licensePlate: null },
    };
    expect(trackingLinkMail(order({ vehicle }), LINK, english).text).not.toContain('Vehicle:');
  });

  test.each([
    ['scheduled', 'Ihre Überführung ist geplant', 'Geplante Abholung: 05.10.2026 08:00'],
    ['rescheduled', 'Ihre Überführung hat neue Termine', 'Geplante Zustellung: 05.10.2026 17:30'],
    ['pickedUp', 'Ihr Fahrzeug ist unterwegs', 'Abgeholt: 05.10.2026 08:10'],
    ['delayed', 'Ihre Überführung verzögert sich', 'Neuer Zustelltermin: 05.10.2026 17:30'],
    ['delivered', 'Ihr Fahrzeug wurde übergeben', 'Übergeben: 05.10.2026 17:25'],
    ['cancelled', 'Ihre Überführung wurde storniert', 'findet nicht statt'],
  ] as const)('%s in German', (topic, title, fact) => {
    const { subject, text } = statusMail(topic, done, LINK, german);
    expect(subject).toBe(`Auftrag VT-100001: ${title}`);
    expect(text).toContain(fact);
    expect(text).toContain(LINK);
  });

  test.each([
    ['scheduled', 'your vehicle transfer is scheduled', 'Planned delivery: 5 Oct 2026, 17:30'],
    ['rescheduled', 'your vehicle transfer has new dates', 'Planned pickup: 5 Oct 2026, 08:00'],
    ['pickedUp', 'your vehicle is on its way', 'Picked up: 5 Oct 2026, 08:10'],
    ['delayed', 'your vehicle transfer is delayed', 'New delivery date: 5 Oct 2026, 17:30'],
    ['delivered', 'your vehicle was delivered', 'Delivered: 5 Oct 2026, 17:25'],
    ['cancelled', 'your vehicle transfer was cancelled', 'will not take place'],
  ] as const)('%s in English', (topic, title, fact) => {
    const { subject, text } = statusMail(topic, done, LINK, english);
    expect(subject).toBe(`Order VT-100001: ${title}`);
    expect(text).toContain(fact);
  });

  test('nobody is wished a good journey in a damaged vehicle', () => {
    const damaged = { ...done, hasDamage: true };
    const [inGerman, inEnglish] = [german, english].map(
      (how) => statusMail('delivered', damaged, LINK, how).text,
    );
    expect(inGerman).toContain('Schaden festgestellt');
    expect(inGerman).not.toContain('gute Fahrt');
    expect(inEnglish).toContain('Damage was found');
    expect(inEnglish).not.toContain('safe journey');
  });

  const done = order({
    actualPickup: new Date('2026-10-05T06:10:00Z'),
    actualDelivery: new Date('2026-10-05T15:25:00Z'),
  });
});

test('the driver’s link greets by name and says how long it works', () => {
  const link = { driverName: 'Jiří Novák', url: LINK, validUntil: new Date('2026-10-02T10:00:00Z') };
  expect(driverLinkMail(link, german).text).toContain('Guten Tag, Jiří Novák');
  expect(driverLinkMail(link, german).text).toContain('Gültig bis: 02.10.2026 12:00');
  expect(driverLinkMail({ ...link, validUntil: null }, english).text).not.toContain('Valid until');
});

describe('content from outside', () => {
  const { vehicle } = order();
  const hostile = order({
    orderNumber: 'VT-1\r\nBcc: victim@example.org',
    vehicle: {
      ...vehicle,
      manufacturer: '<script>alert("1")</script>',
      model: 'Golf\r\n\r\nOpen https://evil.example:',
    },
    delivery: { ...order().delivery, city: `"><img src=x onerror='x'>` },
  });

  test('stays text in HTML', () => {
    const evil = { ...operator, name: 'A & B <b>GmbH</b>', address: 'Straße <1>\nOrt' };
    const { html } = trackingLinkMail(hostile, LINK, { operator: evil, language: 'de' });
    expect(html).not.toMatch(/<script|<img|<b>|onerror='/);
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(html).toContain('A &amp; B &lt;b&gt;GmbH&lt;/b&gt;');
    expect(html).toContain('Straße &lt;1&gt;<br>Ort');
  });

  test('begins no line of its own in subject and text', () => {
    const { subject, text } = trackingLinkMail(hostile, LINK, german);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).not.toMatch(/^Bcc|^Open https/m);
  });

  test('becomes one line whatever it breaks with', () => {
    expect(oneLine(' a\r\nb\u2028c\u0000\u0085d\ud800 ')).toBe('a b c d\ufffd');
  });
});
