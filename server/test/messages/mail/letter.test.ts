// The layout of every mail, light and dark, and that user input cannot become markup or headers.
import { describe, expect, test } from 'vitest';
import { driverLinkMail } from '../../../src/messages/mail/driver-mail.ts';
import { oneLine } from '../../../src/messages/mail/one-line.ts';
import { quoteMail } from '../../../src/messages/mail/quote-mails.ts';
import { transferMail } from '../../../src/messages/mail/transfer-mails.ts';
import {
  english,
  flowing,
  fullOperator,
  german,
  operator,
  order,
  party,
  preheaderOf,
  quote,
} from './sample-mail.ts';

const LINK = 'https://handover.example/t/7K3MPQ9XW2R4T8BNHC';
const change = (of = order()) => ({ order: of, before: order(), showDriver: true });
const full = { ...german, operator: fullOperator };

describe('the HTML', () => {
  const { html } = quoteMail(quote, order(), LINK, party, full);
  const [head, body] = html.split('</head>') as [string, string];

  test('has a dark style with a colour for every class in use', () => {
    expect(head).toContain('<meta name="color-scheme" content="light dark">');
    const dark = /@media \(prefers-color-scheme:dark\)\{([\s\S]*)\}/.exec(head)![1]!;
    const named = new Set([...body.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));
    for (const layout of ['around', 'sheet', 'inside', 'label']) named.delete(layout);
    expect(named.size).toBeGreaterThan(8);
    for (const name of named)
      expect(dark).toMatch(new RegExp(`\\.${name}\\{[a-z-]+:#[0-9a-f]{6}!important\\}`));
  });

  test('is light if a mail program removes the head', () => {
    expect(body).toContain('background-color:#ffffff');
    expect(body).toMatch(
      /<td class="button" style="background-color:#0f5566;[^>]*bgcolor="#0f5566"><a href=/,
    );
  });

  test('loads nothing from other hosts and runs no script', () => {
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import|src=/);
  });

  test('has the button as a table cell, with the URL as text below', () => {
    expect(body).toContain('>Angebot ansehen und annehmen</a></td>');
    expect(body).toMatch(new RegExp(`Oder diese Adresse öffnen:<br><a href="${LINK}"[^>]*>${LINK}</a>`));
  });

  test('hides the preheader, and nothing after it shows in a list of mails', () => {
    expect(preheaderOf(html)).not.toBe('');
    expect(body).toMatch(/^\s*<body[^>]*>\s*<div style="display:none;/);
    expect(body).toMatch(/&#847;&zwnj;&nbsp;<\/div>/);
  });

  test('names the company and its pages in the footer', () => {
    expect(body).toContain('Geschäftsführung: Ines Hartmann\u00a0· Amtsgericht Hamburg HRB 765432');
    expect(body).toContain('href="https://mueller.example/impressum?a=1&amp;b=2"');
    expect(body).toContain('>Datenschutz</a>');
    expect(body).toContain('>AGB</a>');
  });
});

test('the text ends with the reason for the mail, the company and its pages, after the signature mark', () => {
  const { text } = transferMail('pickedUp', change(), LINK, { ...english, operator: fullOperator });
  const [, footer] = text.split('\n-- \n');
  expect(flowing(footer!)).toBe(
    'You get this mail because your address was given for this transfer. The position of the vehicle is shown only between pickup and handover. Überführungen Müller GmbH, Hafenstraße 12, 20457 Hamburg Management: Ines Hartmann · Amtsgericht Hamburg HRB 765432 · VAT ID DE312456782 Legal notice: https://mueller.example/impressum?a=1&b=2 Privacy: https://mueller.example/datenschutz Terms: https://mueller.example/agb ',
  );
});

test('an operator with few details leaves no empty lines', () => {
  const bare = { ...operator, address: null, sender: null };
  for (const how of [german, english]) {
    const { text, html } = transferMail('delayed', change(), LINK, { ...how, operator: bare });
    expect(text + html).not.toMatch(/null|undefined|<br><\/p>|· <|: ,/);
    expect(text.endsWith('Überführungen Müller GmbH\n')).toBe(true);
  }
});

test('the mail with the driver’s link has the name and the lifetime of the link', () => {
  const link = { driverName: 'Jiří Novák', url: LINK, validUntil: new Date('2026-10-02T10:00:00Z') };
  const { subject, text, html } = driverLinkMail(link, german);
  expect(flowing(subject)).toBe('Ihr Zugang zu Ihren Fahrten, gültig bis Fr., 2. Okt., 12:00 Uhr');
  expect(preheaderOf(html)).toContain('auf dem Telefon');
  expect(text).toContain('Guten Tag Jiří Novák,');
  expect(flowing(text)).toContain('Gültig bis: Freitag, 2. Oktober, 12:00 Uhr');
  const endless = driverLinkMail({ ...link, validUntil: null }, english);
  expect(endless.subject).toBe('Your access to your trips');
  expect(endless.text).not.toContain('Valid until');
});

describe('content from outside', () => {
  const { vehicle } = order();
  const hostile = order({
    quoteNumber: 'QT-1\r\nBcc: victim@example.org',
    requestNumber: 'RQ-1\r\nBcc: victim@example.org',
    customerReference: 'Ref\nOpen https://evil.example now',
    vehicle: {
      ...vehicle,
      manufacturer: '<script>alert("1")</script>',
      model: 'Golf\r\n\r\nOpen https://evil.example:',
    },
    delivery: { ...order().delivery, city: `"><img src=x onerror='x'>\r\nBcc: victim@example.org` },
  });
  const evil = {
    ...fullOperator,
    name: 'A & B <b>GmbH</b>\nBcc: x',
    address: 'Straße <1>\nOrt',
    phone: '1"><b>\nBcc: x',
    managedBy: 'Ines <b>\nBcc: x',
    sender: { name: 'Dispo <b>\nBcc: x', email: 'a@example.org' },
  };
  const evilParty = { name: 'C & <b>D</b>\nBcc: x', country: 'DE' };
  const evilQuote = {
    ...quote,
    price: { ...quote.price, lines: [{ ...quote.price.lines[0]!, description: '<b>Bold</b>\nBcc: x' }] },
  };
  const mails = [
    transferMail('trackingLink', change(hostile), LINK, { ...german, operator: evil }),
    transferMail('delayed', change(hostile), LINK, { ...english, operator: evil }),
    quoteMail(evilQuote, hostile, LINK, evilParty, { ...german, operator: evil }),
    driverLinkMail(
      { driverName: 'Eva <b>\nBcc: x', url: LINK, validUntil: null },
      { ...german, operator: evil },
    ),
  ];

  test('stays text in HTML', () => {
    for (const { html } of mails) expect(html).not.toMatch(/<script|<img|<b>|onerror='/);
    expect(mails[0]!.html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
    expect(mails[0]!.html).toContain('A &amp; B &lt;b&gt;GmbH&lt;/b&gt;');
    expect(mails[0]!.html).toContain('Straße &lt;1&gt;, Ort');
  });

  test('starts no new line in subject and text', () => {
    for (const { subject, text } of mails) {
      expect(subject).not.toMatch(/[\r\n]/);
      expect(text).not.toMatch(/^Bcc|^Open https/m);
    }
  });

  test('becomes one line for every kind of line break', () => {
    expect(oneLine(' a\r\nb\u2028c\u0000\u0085d\ud800 ')).toBe('a b c d\ufffd');
  });
});
