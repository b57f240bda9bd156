// Long lines in mails break at spaces and commas; words, amounts and URLs stay whole.
import { describe, expect, test } from 'vitest';
import { quoteMail } from '../../../src/messages/mail/quote-mails.ts';
import { transferMail } from '../../../src/messages/mail/transfer-mails.ts';
import { wrap } from '../../../src/messages/mail/wrap.ts';
import type { Order } from '../../../src/model/orders/order.ts';
import { german, operator, order, party, quote, readable } from './sample-mail.ts';

const LINK = `https://handover.example/t/${'7K3MPQ9XW2R4T8BNHC'.repeat(6)}?a=1,2,b,c`;
const CITY = 'Hellschen-Heringsand-Unterschaar an der Nordseeküste im Kreis Dithmarschen';
const ADDRESS = `Gewerbegebiet Nord-Ost, Gebäude 12b, Rückseite, 3. Obergeschoss,Donaudampfschifffahrtsstraße 128a,25764 ${CITY}`;
const long = order({
  pickup: { ...order().pickup, city: CITY },
  delivery: { ...order().delivery, city: CITY },
});
const letterContext = { ...german, operator: { ...operator, address: ADDRESS } };
const trackingMail = (of: Order) =>
  transferMail('trackingLink', { order: of, before: of, showDriver: false }, LINK, letterContext);

const wordsOf = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '');

describe('the text', () => {
  const { text } = trackingMail(long);

  test('has no line over 72 characters, except for the URL', () => {
    expect(text.split('\n').filter((line) => line.length > 72)).toEqual([LINK]);
  });

  test('keeps every word of every address whole', () => {
    const words = wordsOf(text);
    for (const word of wordsOf(`${ADDRESS} ${CITY}`)) expect(words).toContain(word);
    expect(readable(text).replace(/\n\s*/g, ' ')).toContain(`${CITY} – ${CITY}`);
  });

  test('indents continued lines, so that no name starts a line', () => {
    const { vehicle } = order();
    const model = `${'Golf '.repeat(13)}Open https://evil.example now`;
    const hostile = trackingMail(order({ vehicle: { ...vehicle, model } })).text;
    expect(hostile).toMatch(/^ {2}.*Open https/m);
    expect(hostile).not.toMatch(/^(Open|Golf|https:\/\/evil)/m);
  });

  test('breaks a long line of a quote next to its amount', () => {
    const [line] = quote.price.lines;
    const description = 'Überführung mit Zwischenhalt und Fotos, wie am Telefon besprochen';
    const price = { ...quote.price, lines: [{ ...line!, description }] };
    const { text } = quoteMail({ ...quote, price }, order(), LINK, party, letterContext);
    expect(readable(text)).toContain(
      'Überführung mit Zwischenhalt und Fotos, wie\n  am Telefon besprochen                       1.000,00 €',
    );
  });

  test('keeps the line breaks of a note', () => {
    const note = `Wie besprochen\n\n${'ohne Zulassung '.repeat(8)}\nGruß`;
    const lines = quoteMail({ ...quote, note }, order(), LINK, party, letterContext).text.split('\n');
    expect(lines).toContain('Wie besprochen');
    expect(lines).toContain('Gruß');
    expect(lines.filter((line) => line.length > 72)).toEqual([LINK]);
  });
});

describe('the HTML', () => {
  const { html } = trackingMail(long);

  test('breaks only the URL inside words, and may break after commas', () => {
    expect(html).not.toContain('break-all');
    expect(html).toContain('Obergeschoss,<wbr>Donaudampfschifffahrtsstraße 128a,<wbr>25764');
    expect(readable(html)).toContain(`${CITY} – ${CITY}`);
    expect(html).toContain(`overflow-wrap:anywhere">${LINK}</a>`);
  });
});

test.each([
  ['an amount', `${'x'.repeat(66)} 1.234,50\u00a0€`, `${'x'.repeat(66)}\n1.234,50\u00a0€`],
  ['an English amount', `${'x'.repeat(66)} €1,234.50`, `${'x'.repeat(66)}\n€1,234.50`],
  [
    'a URL with commas',
    `${'x'.repeat(60)} https://a.example/1,b,c`,
    `${'x'.repeat(60)}\nhttps://a.example/1,b,c`,
  ],
  ['a word longer than a line', `a ${'y'.repeat(90)} b`, `a\n${'y'.repeat(90)}\nb`],
  ['what just fits', `${'x '.repeat(35)}xx`, `${'x '.repeat(35)}xx`],
])('%s', (_, text, expected) => {
  expect(wrap(text)).toBe(expected);
});
