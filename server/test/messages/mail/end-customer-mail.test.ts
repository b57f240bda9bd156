// Which changes of an order send a mail to the end customer, and which do not.
import { describe, expect, test } from 'vitest';
import { endCustomerMail, type Reader } from '../../../src/messages/mail/end-customer-mail.ts';
import { CREATIONS } from '../../../src/model/orders/creations.ts';
import { type Command, decide } from '../../../src/model/orders/lifecycle.ts';
import { linksFrom } from '../../../src/model/orders/links.ts';
import type { Order } from '../../../src/model/orders/order.ts';
import type { Status } from '../../../src/model/orders/status.ts';
import { operator, order, readable } from './sample-mail.ts';

const now = new Date('2026-10-01T08:00:00Z');
const context = { operator, now } as const;
const reader: Reader = {
  kind: 'END_CUSTOMER',
  recipient: 'familie.groß@example.org',
  language: 'de',
  url: linksFrom('https://handover.example').tracking('7K3MPQ9XW2R4T8BNHC'),
  linkToken: Buffer.from('token'),
};
const driver = { id: '0199a0c2-7c4e-7000-8000-000000000020', name: 'Jana Kowalska' };

const moved: Command = {
  name: 'change',
  changes: { requestedDelivery: new Date('2026-10-07T08:00:00Z') },
};

/** The mails that the command sends for an order in this status. */
function mailsOf(status: Status, command: Command) {
  const before = order({ status });
  const decision = decide(before, command, { now, showDriver: true });
  if (decision === null || decision === 'unchanged') throw new Error(`${command.name} does nothing`);
  const change = { order: decision.after, before, showDriver: true };
  return decision.mail === null ? [] : endCustomerMail(decision.mail, change, reader, context);
}

const created = (changes: Partial<Order> = {}) => {
  const made = order(changes);
  return { order: made, before: made, showDriver: false };
};

const after = (status: Status, command: Command) =>
  mailsOf(status, command).map(({ kind, subject }) => readable(`${kind} ${subject}`));

describe('what each change sends', () => {
  test.each([
    ['released', ['TRACKING_LINK Ihr Octavia kommt nach München: am Montag bis 17:30 Uhr']],
    ['manualRelease', []],
  ] as const)('creation, %s', (creation, expected) => {
    const topic = CREATIONS[creation].mail;
    const mails = topic === null ? [] : endCustomerMail(topic, created(), reader, context);
    expect(mails.map(({ kind, subject }) => readable(`${kind} ${subject}`))).toEqual(expected);
  });

  const status = (subject: string) => [`STATUS ${subject}`];
  test.each<[Status, Command, string[]]>([
    ['REQUESTED', { name: 'confirm' }, []],
    [
      'REQUESTED',
      { name: 'release' },
      ['TRACKING_LINK Ihr Octavia kommt nach München: am Montag bis 17:30 Uhr'],
    ],
    ['OPEN', { name: 'offer' }, []],
    [
      'OPEN',
      { name: 'assign_driver', driver },
      status('Ihr Octavia ist eingeplant: Anlieferung am Montag bis 17:30 Uhr'),
    ],
    ['ASSIGNED', { name: 'driver_accepted' }, []],
    ['ASSIGNED', { name: 'driver_dropped_out' }, []],
    ['ACCEPTED', { name: 'start_pickup' }, []],
    ['PICKUP', { name: 'arrive_pickup' }, []],
    ['PICKUP', { name: 'pick_up' }, status('Ihr Octavia ist unterwegs: Anlieferung am Montag bis 17:30 Uhr')],
    [
      'IN_TRANSIT',
      { name: 'report_delay', requestedDelivery: new Date('2026-10-06T08:00:00Z') },
      status('Ihr Octavia kommt später: am Dienstag gegen 10:00 Uhr'),
    ],
    ['IN_TRANSIT', { name: 'replace_driver', driver }, []],
    ['IN_TRANSIT', { name: 'arrive_delivery' }, []],
    [
      'DELIVERY',
      { name: 'hand_over', hasDamage: true },
      status('Ihr Octavia wurde heute um 10:00 Uhr übergeben'),
    ],
    ['DELIVERED', { name: 'complete' }, []],
    ['COMPLETED', { name: 'invoice', invoiceNumber: 'INV-2026-1' }, []],
    ['DELIVERED', { name: 'complain' }, []],
    ['ACCEPTED', { name: 'cancel' }, status('Storniert: Überführung Stuttgart – München')],
    ['OPEN', moved, status('Ihr Octavia hat einen neuen Termin: Anlieferung am Mittwoch bis 10:00 Uhr')],
    ['PICKUP', moved, status('Ihr Octavia hat einen neuen Termin: Anlieferung am Mittwoch bis 10:00 Uhr')],
    ['REQUESTED', moved, []],
    ['OPEN', { name: 'change', changes: { instructions: 'Klingel bei Schmidt' } }, []],
  ])('%s, %j', (from, command, expected) => {
    expect(after(from, command)).toEqual(expected);
  });
});

describe('no mail is sent', () => {
  test.each<[string, Partial<Order>]>([
    ['about a request', { kind: 'REQUEST', orderNumber: null, requestNumber: 'RQ-100001' }],
  ])('%s', (_, changes) => {
    expect(endCustomerMail('trackingLink', created(changes), reader, context)).toEqual([]);
  });

  test('about a quote, because that is for the contracting party', () => {
    expect(endCustomerMail('quote', created(), reader, context)).toEqual([]);
  });
});

test('a mail belongs to its order and has the language of the account', () => {
  const [mail] = endCustomerMail('trackingLink', created(), { ...reader, language: 'en' }, context);
  expect(mail).toMatchObject({
    accountId: order().accountId,
    orderId: order().id,
    environment: 'production',
    recipient: 'familie.groß@example.org',
    language: 'en',
    subject: expect.stringMatching(/^Your Octavia is coming to München/),
    createdAt: now,
  });
  expect(mail!.text).toContain('https://handover.example/t/7K3MPQ9XW2R4T8BNHC');
});

test('the internal reason of dispatch is not in the mail', () => {
  const mails = mailsOf('OPEN', { name: 'cancel', reason: 'Kunde zahlt nicht' });
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text + mails[0]!.html).not.toContain('zahlt');
});
