// Which changes of an order send a mail to the end customer, and which do not.
import { describe, expect, test } from 'vitest';
import { API_VERSION } from '../../src/http/api-version.ts';
import { mailsForChange } from '../../src/messages/mail/mails-for-change.ts';
import { announceCreation } from '../../src/orders/model/announce.ts';
import type { Command } from '../../src/orders/model/command.ts';
import { decide } from '../../src/orders/model/lifecycle.ts';
import type { Status } from '../../src/orders/model/lifecycle-table.ts';
import type { Order } from '../../src/orders/model/order.ts';
import type { Announcement } from '../../src/orders/model/write-events.ts';
import { operator, order } from './sample-mail.ts';

const now = new Date('2026-10-01T08:00:00Z');
const context = { operator, language: 'de', publicUrl: 'https://handover.example', now } as const;
const driver = { id: '0199a0c2-7c4e-7000-8000-000000000020', name: 'Jana Kowalska' };

const mailsOf = (changed: Order, announcements: Announcement[]) =>
  mailsForChange(changed, announcements, context).map(({ kind, subject }) => `${kind} ${subject}`);

function after(status: Status, command: Command) {
  const before = order({ status });
  const { changes, announcements } = decide(before, command, { now, showDriver: true })!;
  return mailsOf({ ...before, ...changes }, announcements);
}

describe('what each change sends', () => {
  test.each([
    ['released', ['TRACKING_LINK Auftrag VT-100001: Verfolgen Sie Ihre Überführung']],
    ['manualRelease', []],
  ] as const)('creation, %s', (creation, expected) => {
    expect(mailsOf(order(), announceCreation(creation))).toEqual(expected);
  });

  const status = (title: string) => [`STATUS Auftrag VT-100001: ${title}`];
  test.each<[Status, Command, string[]]>([
    ['REQUESTED', { name: 'confirm' }, []],
    ['REQUESTED', { name: 'release' }, ['TRACKING_LINK Auftrag VT-100001: Verfolgen Sie Ihre Überführung']],
    ['OPEN', { name: 'offer' }, []],
    ['OPEN', { name: 'assign_driver', driver }, status('Ihre Überführung ist geplant')],
    ['ASSIGNED', { name: 'driver_accepted' }, []],
    ['ASSIGNED', { name: 'driver_dropped_out' }, []],
    ['ACCEPTED', { name: 'start_pickup' }, []],
    ['PICKUP', { name: 'arrive_pickup' }, []],
    ['PICKUP', { name: 'pick_up' }, status('Ihr Fahrzeug ist unterwegs')],
    [
      'IN_TRANSIT',
      { name: 'report_delay', requestedDelivery: new Date('2026-10-06T08:00:00Z') },
      status('Ihre Überführung verzögert sich'),
    ],
    ['IN_TRANSIT', { name: 'replace_driver', driver }, []],
    ['IN_TRANSIT', { name: 'arrive_delivery' }, []],
    ['DELIVERY', { name: 'hand_over', hasDamage: true }, status('Ihr Fahrzeug wurde übergeben')],
    ['DELIVERED', { name: 'complete' }, []],
    ['COMPLETED', { name: 'invoice', invoiceNumber: 'INV-2026-1' }, []],
    ['DELIVERED', { name: 'complain' }, []],
    ['ACCEPTED', { name: 'cancel' }, status('Ihre Überführung wurde storniert')],
    ['OPEN', { name: 'change', changes: { requestedDelivery: new Date('2026-10-07T08:00:00Z') } }, []],
  ])('%s, %j', (from, command, expected) => {
    expect(after(from, command)).toEqual(expected);
  });
});

describe('nobody is written to', () => {
  const announced = announceCreation('released');

  test.each<[string, Partial<Order>]>([
    ['in the sandbox', { environment: 'sandbox' }],
    ['without an address', { endCustomerEmail: null }],
    ['about a request', { kind: 'REQUEST', orderNumber: null, requestNumber: 'RQ-100001' }],
  ])('%s', (_, changes) => {
    expect(mailsForChange(order(changes), announced, context)).toEqual([]);
  });

  test('because of the older format', () => {
    const legacy: Announcement[] = [{ format: 'legacy', type: 'order.cancelled' }];
    expect(mailsOf(order(), legacy)).toEqual([]);
    expect(mailsOf(order(), [{ format: API_VERSION, type: 'order.cancelled' }, ...legacy])).toHaveLength(1);
  });
});

test('a mail belongs to its order and speaks the account’s language', () => {
  const [mail] = mailsForChange(order(), announceCreation('released'), { ...context, language: 'en' });
  expect(mail).toMatchObject({
    accountId: order().accountId,
    orderId: order().id,
    environment: 'production',
    recipient: 'familie.groß@example.org',
    language: 'en',
    subject: 'Order VT-100001: track your vehicle transfer',
    createdAt: now,
  });
  expect(mail!.text).toContain('https://handover.example/t/7K3MPQ9XW2R4T8BNHC');
});

test('the reason that dispatch noted is not told', () => {
  const cancelled = after('OPEN', { name: 'cancel', reason: 'Kunde zahlt nicht' });
  expect(cancelled).toHaveLength(1);
  const { changes, announcements } = decide(
    order(),
    { name: 'cancel', reason: 'Kunde zahlt nicht' },
    { now, showDriver: false },
  )!;
  const [mail] = mailsForChange({ ...order(), ...changes }, announcements, context);
  expect(mail!.text + mail!.html).not.toContain('zahlt');
});
