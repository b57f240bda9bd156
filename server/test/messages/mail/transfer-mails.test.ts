// The content of mails about a transfer, in both languages; they reveal no more than the tracking page.
import { describe, expect, test } from 'vitest';
import { type TransferTopic, transferMail } from '../../../src/messages/mail/transfer-mails.ts';
import type { Order } from '../../../src/model/orders/order.ts';
import { english, flowing, fullOperator, german, order, preheaderOf, readable } from './sample-mail.ts';

const LINK = 'https://handover.example/t/7K3MPQ9XW2R4T8BNHC';
const at = (time: string) => new Date(`2026-10-${time}:00Z`);

const TOPICS: TransferTopic[] = [
  'trackingLink',
  'scheduled',
  'rescheduled',
  'pickedUp',
  'delayed',
  'delivered',
  'cancelled',
];

const done = order({ actualPickup: at('05T06:10'), actualDelivery: at('05T15:25') });

function write(topic: TransferTopic, after: Order = order(), how: typeof german | typeof english = german) {
  return transferMail(topic, { order: after, before: order(), showDriver: true }, LINK, how);
}

test.each([
  ['trackingLink', order(), 'Ihr Octavia kommt nach München: am Montag bis 17:30 Uhr'],
  ['scheduled', order(), 'Ihr Octavia ist eingeplant: Anlieferung am Montag bis 17:30 Uhr'],
  [
    'rescheduled',
    order({ requestedDelivery: at('02T10:00') }),
    'Ihr Octavia hat einen neuen Termin: Anlieferung morgen bis 12:00 Uhr',
  ],
  ['pickedUp', order(), 'Ihr Octavia ist unterwegs: Anlieferung am Montag bis 17:30 Uhr'],
  [
    'delayed',
    order({ requestedDelivery: at('05T16:10'), delayedUntil: at('05T16:10') }),
    'Ihr Octavia kommt später: am Montag gegen 18:10 Uhr',
  ],
  ['delivered', done, 'Ihr Octavia wurde am 5. Oktober um 17:25 Uhr übergeben'],
  ['cancelled', order(), 'Storniert: Überführung Stuttgart – München'],
] as const)('the subject of %s answers in German', (topic, after, subject) => {
  const now = topic === 'delivered' ? at('15T08:00') : german.now;
  expect(readable(write(topic, after, { ...german, now }).subject)).toBe(subject);
});

test.each([
  ['trackingLink', order(), 'Your Octavia is coming to München on Monday by 17:30'],
  ['scheduled', order(), 'Your Octavia is scheduled: delivery on Monday by 17:30'],
  [
    'rescheduled',
    order({ requestedPickup: at('05T07:00') }),
    'Your Octavia has a new date: pickup on Monday from 09:00',
  ],
  ['pickedUp', order({ requestedDelivery: null }), 'Your Octavia is on its way to München'],
  [
    'delayed',
    order({ requestedDelivery: at('01T16:10'), delayedUntil: at('01T16:10') }),
    'Your Octavia is running late: today around 18:10',
  ],
  ['delivered', order({ actualDelivery: at('01T07:00') }), 'Your Octavia was handed over today at 09:00'],
  ['cancelled', order(), 'Cancelled: transfer Stuttgart – München'],
] as const)('the subject of %s answers in English', (topic, after, subject) => {
  expect(readable(write(topic, after, english).subject)).toBe(subject);
});

test.each(TOPICS)('%s has its own preheader, and the link in button and text', (topic) => {
  for (const how of [german, english]) {
    const { subject, text, html } = write(topic, order(), how);
    expect(preheaderOf(html)).toMatch(/^\S.{20,}\.$/);
    expect(readable(subject)).not.toContain(preheaderOf(html));
    expect(html.match(new RegExp(LINK, 'g'))).toHaveLength(3);
    expect(text).toContain(`:\n${LINK}\n`);
  }
});

describe('mails reveal no more than the tracking page', () => {
  const { vehicle, pickup, delivery } = order();
  const telling = order({
    customerReference: 'REF-SECRET',
    externalOrderId: 'EXT-SECRET',
    instructions: 'Schlüssel im Briefkasten',
    cancelReason: 'Kunde zahlt nicht',
    driver: { id: '0199a0c2-7c4e-7000-8000-000000000020', name: 'Jana Kowalska' },
    vehicle: {
      ...vehicle,
      vin: 'WVWZZZ1KZAW004821',
      registration: { status: null, licensePlate: 'HH-AB 2847' },
    },
    pickup: { ...pickup, company: 'Autohaus Geheim', contact: { name: 'Eva Kontakt', phone: '0170 999' } },
    delivery: { ...delivery, company: 'Firma Geheim', contact: { name: 'Max Kontakt', phone: '0170 998' } },
    price: { ...({} as NonNullable<Order['price']>), grossCents: 4711, lines: [] },
  });

  test.each(TOPICS)('%s', (topic) => {
    for (const how of [german, english]) {
      const { subject, text, html } = write(topic, telling, how);
      const all = subject + text + html;
      for (const secret of [
        'Königstraße',
        'Marienplatz',
        '70173',
        '80331',
        'SECRET',
        'VT-100001',
        'Briefkasten',
        'zahlt',
        'Kowalska',
        'WVWZZZ',
        'HH-AB',
        'Geheim',
        'Kontakt',
        '0170',
        '47,11',
      ]) {
        expect(all).not.toContain(secret);
      }
      expect(flowing(text)).toMatch(
        /Kennzeichen endet auf 2847, FIN auf 4821|Plate ends in 2847, VIN in 4821/,
      );
      expect(text).toContain('7K3M PQ9X W2R4 T8BN HC');
    }
  });

  test('the driver is named by first name and initial, and only if the agreement shows drivers', () => {
    const change = { order: telling, before: telling };
    expect(transferMail('pickedUp', { ...change, showDriver: true }, LINK, german).text).toContain('Jana K.');
    expect(transferMail('pickedUp', { ...change, showDriver: false }, LINK, german).text).not.toContain(
      'Jana',
    );
  });
});

describe('times', () => {
  test.each([
    ['scheduled', order(), 'Abholung: Mo., 5. Okt., ab 08:00 Uhr Anlieferung: Mo., 5. Okt., bis 17:30 Uhr'],
    [
      'pickedUp',
      order({ actualPickup: at('05T06:10') }),
      'Übernommen: Mo., 5. Okt., 08:10 Uhr Anlieferung: Mo.',
    ],
    ['delivered', done, 'Übernommen: Mo., 5. Okt., 08:10 Uhr Übergeben: Mo., 5. Okt., 17:25 Uhr'],
    ['cancelled', order(), 'findet nicht statt'],
  ] as const)('of %s stand in the facts with their date', (topic, after, fact) => {
    expect(flowing(write(topic, after).text)).toContain(fact);
  });

  test.each([
    ['scheduled', order(), 'Pickup: Mon 5 Oct, from 08:00 Delivery: Mon 5 Oct, by 17:30'],
    ['delivered', done, 'Picked up: Mon 5 Oct, 08:10 Handed over: Mon 5 Oct, 17:25'],
    ['cancelled', order(), 'will not take place'],
  ] as const)('of %s in English', (topic, after, fact) => {
    expect(flowing(write(topic, after, english).text)).toContain(fact);
  });

  const delayed = (changes: Partial<Order>, before: Partial<Order> = {}) =>
    transferMail('delayed', { order: order(changes), before: order(before), showDriver: true }, LINK, {
      ...german,
      now: at('05T12:00'),
    });

  test('a delay on the same day shows the agreed time struck through, and how much later', () => {
    const { text, html } = delayed({ requestedDelivery: at('05T16:10'), delayedUntil: at('05T16:10') });
    expect(flowing(text)).toContain(
      'Vereinbart: bis 17:30 Uhr Jetzt erwartet, 40 Min. später: gegen 18:10 Uhr',
    );
    expect(flowing(text)).toContain('Anlieferung: Mo., 5. Okt., gegen 18:10 Uhr');
    expect(readable(html)).toMatch(/<s [^>]*>bis 17:30 Uhr<\/s>/);
    expect(readable(html)).toMatch(/<strong [^>]*>gegen 18:10 Uhr<\/strong>/);
    expect(preheaderOf(html)).toBe('Vereinbart: bis 17:30 Uhr. Sie müssen nichts tun.');
  });

  test('a delay to another day shows both days', () => {
    const { text } = delayed({ requestedDelivery: at('07T08:00'), delayedUntil: at('07T08:00') });
    expect(flowing(text)).toContain(
      'Vereinbart: Mo., 5. Okt., bis 17:30 Uhr Jetzt erwartet, 2 Tage später: Mi., 7. Okt., gegen 10:00 Uhr',
    );
  });

  test('a second delay does not show the first one as agreed', () => {
    const first = { requestedDelivery: at('05T16:10'), delayedUntil: at('05T16:10') };
    const second = { requestedDelivery: at('05T17:00'), delayedUntil: at('05T17:00') };
    expect(flowing(delayed(second, first).text)).toContain('Bisher erwartet: gegen 18:10 Uhr');
  });

  test('without an agreed time only the new time is shown', () => {
    const { text, html } = delayed(
      { requestedDelivery: at('05T16:10'), delayedUntil: at('05T16:10') },
      { requestedDelivery: null },
    );
    expect(flowing(text)).toContain('Jetzt erwartet: Mo., 5. Okt., gegen 18:10 Uhr');
    expect(html).not.toContain('<s ');
  });

  test('new dates show the former one without the colour of a delay', () => {
    const { text, html } = write('rescheduled', order({ requestedDelivery: at('06T10:00') }));
    expect(flowing(text)).toContain(
      'Bisher: Mo., 5. Okt., bis 17:30 Uhr Neuer Anliefertermin: Di., 6. Okt., bis 12:00 Uhr',
    );
    expect(html).not.toContain('class="late');
  });
});

test('an unknown vehicle is left out, and sentences say "the vehicle"', () => {
  const vehicle = {
    ...order().vehicle,
    manufacturer: null,
    model: null,
    registration: { status: null, licensePlate: null },
  };
  const { subject, text } = write('trackingLink', order({ vehicle }), english);
  expect(text).not.toContain('Vehicle:');
  expect(subject).toMatch(/^Your vehicle is coming/);
});

test.each([
  ['Golf', 'Ihr Golf '],
  ['ID.3 Pro', 'Ihr ID.3 Pro '],
  ['x'.repeat(41), 'Ihr Škoda '],
  ['Golf: https://evil.example/', 'Ihr Škoda '],
])('the model %j in a subject', (model, start) => {
  const { vehicle } = order();
  const { subject } = write('trackingLink', order({ vehicle: { ...vehicle, model } }));
  expect(subject.startsWith(start)).toBe(true);
});

test('a mail about a damaged vehicle has no wishes for the journey', () => {
  const damaged = { ...done, hasDamage: true };
  const [inGerman, inEnglish] = [german, english].map((how) => write('delivered', damaged, how).text);
  expect(inGerman).toContain('Schaden');
  expect(inGerman).not.toContain('gute Fahrt');
  expect(inEnglish).toContain('Damage was found');
  expect(inEnglish).not.toContain('safe journey');
});

test('a mail with a new time names the number to call', () => {
  const { text, html } = write('delayed', order(), { ...german, operator: fullOperator });
  expect(flowing(text)).toContain('Passt Ihnen die neue Zeit nicht? Rufen Sie uns an: 040 252 80-40');
  expect(html).toContain('href="tel:0402528040"');
});
