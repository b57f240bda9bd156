// The setup of the journeys: an operator with letterhead, webhook endpoints in both formats, a mail server.
import { expect } from 'vitest';
import type { Account } from '../../src/model/account.ts';
import { fetchFile, pathOf, readPdf, sha256 } from '../documents/files.ts';
import { command, newDriver } from '../harness/orders.ts';
import { REACH_RECEIVERS, type Receiver, startReceiver } from '../harness/receiver.ts';
import { startService, type TestService } from '../harness/service.ts';
import { type ReceivedMail, type SmtpReceiver, startSmtpReceiver } from '../messages/mail/smtp-receiver.ts';
import { importLegacyEndpoint, subscribe } from '../messages/webhooks/subscribers.ts';

const HOUR_MS = 3_600_000;
export const END_CUSTOMER_EMAIL = 'familie@example.org';
const EVENTS = [
  'order.created',
  'order.accepted',
  'order.scheduled',
  'driver.assigned',
  'pickup.started',
  'pickup.arrived',
  'vehicle.picked_up',
  'transport.started',
  'transport.delayed',
  'order.rescheduled',
  'delivery.arrived',
  'vehicle.delivered',
  'damage.reported',
  'order.completed',
  'quote.offered',
  'invoice.created',
];
const LEGACY_EVENTS = [
  'order.status_changed',
  'order.updated',
  'order.delivered',
  'order.completed',
  'protocol.pickup.submitted',
  'protocol.delivery.submitted',
];

export interface JourneySetup {
  service: TestService;
  smtp: SmtpReceiver;
  close(): Promise<void>;
}

export async function startJourneySetup(): Promise<JourneySetup> {
  const smtp = await startSmtpReceiver();
  const config = { ...REACH_RECEIVERS.config, smtpUrl: smtp.url };
  const service = await startService({ ...REACH_RECEIVERS, realPdfs: true, deliver: true, config });
  await service.ops('PUT', '/operator', {
    name: 'Überführungen Müller GmbH',
    address: 'Hafenstraße 12, 20457 Hamburg',
    vatId: 'DE123456788',
    bank: { name: 'Hafenbank', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
    sender: { name: 'Disposition Müller', email: 'dispo@mueller.example' },
  });
  const close = async () => {
    await service.close();
    await smtp.close();
  };
  return { service, smtp, close };
}

export interface Customer {
  key: string;
  receiver: Receiver;
  legacy: Receiver;
  close(): Promise<void>;
}

/** An account with an endpoint for each format. */
export async function newCustomer(
  { service }: JourneySetup,
  language: Account['language'],
): Promise<Customer> {
  const [receiver, legacy] = [await startReceiver(), await startReceiver()];
  const account = await service.account({ language });
  const key = (await service.credential(account.id, { environment: 'production' })).secret;
  await subscribe(service, key, receiver.url, EVENTS);
  expect((await importLegacyEndpoint(service, account.id, legacy.url, LEGACY_EVENTS)).status).toBe(201);
  const close = async () => {
    await receiver.close();
    await legacy.close();
  };
  return { key, receiver, legacy, close };
}

/** Acts as dispatch and driver with an hour between the steps, and sends everything that is due. */
async function drive(service: TestService, orderId: string, steps: [name: string, payload?: object][]) {
  for (const [name, payload] of steps) {
    service.clock.advance(HOUR_MS);
    const answer = await command(service, orderId, name, { ...payload });
    expect(answer.status, `${name}: ${answer.text}`).toBe(200);
    await service.settle();
  }
}

export async function driveToInvoice({ service }: JourneySetup, orderId: string): Promise<void> {
  const driverId = await newDriver(service, 'Jana Kowalska');
  await drive(service, orderId, [
    ['offer'],
    ['assign_driver', { driverId }],
    ['driver_accepted'],
    ['start_pickup'],
    ['arrive_pickup'],
    ['pick_up', { odometerKm: 48_213, fuelLevelPercent: 62 }],
    ['report_delay', { minutes: 120, reason: 'Stau' }],
    ['arrive_delivery'],
    [
      'hand_over',
      { odometerKm: 48_446, fuelLevelPercent: 30, hasDamage: true, damageDescription: 'Kratzer hinten' },
    ],
    ['complete'],
    ['invoice'],
  ]);
}

/** What `driveToInvoice` sends to API v1 endpoints. */
export const DRIVE_EVENTS = EVENTS.slice(2, 14).concat('invoice.created');

/** The text of the document in this event, fetched from the URL in the message. */
export async function pdfOf(
  { service }: JourneySetup,
  { key, receiver }: Customer,
  event: string,
): Promise<string> {
  const { json } = receiver.received.find((message) => message.json.type === event)!;
  const { document } = json.data;
  const file = await fetchFile(service, pathOf(document.downloadUrl), key);
  expect([file.bytes.length, sha256(file.bytes)]).toEqual([document.size, document.sha256]);
  return readPdf(file.bytes);
}

export function expectParts(text: string, parts: string[]): void {
  expect(parts.filter((part) => !text.includes(part))).toEqual([]);
}

export function mailsTo({ smtp }: JourneySetup, recipient: string): ReceivedMail[] {
  return smtp.received.filter(({ to }) => to[0] === recipient);
}
