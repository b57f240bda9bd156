// Drives one order after the other: created, driven with protocols and photos, invoiced and paid.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { encodePng } from '../../src/documents/pdf/encode-png.ts';
import { drawing } from '../../test/documents/pdf-samples.ts';
import { camt053 } from '../../test/money/payments/statement-files.ts';
import type { Answer, Call, Caller } from '../caller.ts';
import { type Customer, OPERATOR_TOKEN } from '../customers.ts';
import type { Records, SentOrder } from '../records.ts';

/** A refusal that no repetition can change, which ends the order. */
class Refused extends Error {}

const SIGNATURE = { png: drawing(60, 20).toString('base64') };
const PROTOCOL = {
  odometerKm: 48_211,
  fuelLevelPercent: 75,
  checklist: [{ item: 'KEYS', ok: true, count: 2 }],
  contactName: 'Erika Muster',
  driverSignature: SIGNATURE,
  contactSignature: SIGNATURE,
};

function creation(key: string): object {
  const place = (street: string, postalCode: string, city: string) => ({
    street,
    postalCode,
    city,
    contact: { name: 'Erika Muster', phone: '+49 711 123456' },
  });
  return {
    externalOrderId: key,
    vehicle: { manufacturer: 'Volkswagen', model: 'Golf', registration: { licensePlate: 'S-AB 1234' } },
    pickup: place('Königstraße 1', '70173', 'Stuttgart'),
    delivery: place('Marienplatz 8', '80331', 'München'),
    endCustomerEmail: 'end-customer@example.com',
  };
}

export interface OrderLane {
  caller: Caller;
  records: Records;
  customer: Customer;
  /** How the order is invoiced: by its own command, or by the next invoice run. */
  invoicedBy: 'command' | 'run';
}

export async function driveOrder({ caller, records, customer, invoicedBy }: OrderLane): Promise<void> {
  const order: SentOrder = {
    key: `order-${randomUUID()}`,
    accountId: customer.accountId,
    apiKey: customer.apiKey,
    id: null,
    gross: null,
    events: [],
    photos: [],
    uploads: [],
    positions: 0,
    invoiceNumber: null,
    payment: null,
    isFinished: false,
  };
  records.orders.push(order);
  try {
    await create(caller, order);
    await drive(caller, order, customer);
    await upload(caller, order);
    if (invoicedBy === 'command') {
      await invoice(caller, order);
      await pay(caller, order);
    }
    order.isFinished = true;
  } catch (error) {
    records.violations.push(`${order.key} (${order.id}): ${(error as Error).message}`);
  }
}

function expectStatus(answer: Answer, status: number, what: string): Answer {
  if (answer.status === status) return answer;
  throw new Refused(`${what} answered ${answer.status}: ${answer.bytes.toString('utf8').slice(0, 400)}`);
}

async function create(caller: Caller, order: SentOrder): Promise<void> {
  const call: Call = {
    key: order.apiKey,
    headers: { 'idempotency-key': order.key },
    body: creation(order.key),
  };
  const { json } = expectStatus(await caller.call('/extern/orders', call), 201, 'creating');
  order.id = json.id;
  order.gross = json.price.gross;
  order.events.push('order.created', 'order.accepted');
  // A repetition of an answered call must not create a second order.
  const again = expectStatus(await caller.call('/extern/orders', call), 201, 'repeating the creation');
  if (again.json.id !== json.id) throw new Refused(`the repetition created ${again.json.id}`);
}

async function command(caller: Caller, order: SentOrder, body: { command: string; driverId?: string }) {
  const headers = { 'idempotency-key': `${order.key}-${body.command}` };
  const path = `/ops/orders/${order.id}/commands`;
  return expectStatus(await caller.call(path, { key: OPERATOR_TOKEN, headers, body }), 200, body.command);
}

async function drive(caller: Caller, order: SentOrder, { drivers }: Customer): Promise<void> {
  const driver = drivers[randomBytes(1)[0]! % drivers.length]!;
  const phone = async (method: string, path: string, call: Call = {}) =>
    expectStatus(await caller.call(`/driver${path}`, { method, key: driver.token, ...call }), 200, path);
  const trip = `/trips/${order.id}`;
  await command(caller, order, { command: 'assign_driver', driverId: driver.id });
  order.events.push('order.scheduled', 'driver.assigned');
  await phone('POST', `${trip}/accept`, { body: {} });
  await phone('POST', `${trip}/start`, { body: {} });
  order.events.push('pickup.started');
  await sendPositions(phone, order);
  await phone('POST', `${trip}/arrive-pickup`, { body: {} });
  order.events.push('pickup.arrived');
  await submit(phone, order, 'pickup');
  order.events.push('vehicle.picked_up', 'transport.started');
  await sendPositions(phone, order);
  await phone('POST', `${trip}/arrive-delivery`, { body: {} });
  order.events.push('delivery.arrived');
  await submit(phone, order, 'delivery');
  order.events.push('vehicle.delivered');
  await phone('POST', `${trip}/finish`, { body: {} });
  order.events.push('order.completed');
}

type Phone = (method: string, path: string, call?: Call) => Promise<Answer>;

const POSITIONS = 3;

async function sendPositions(phone: Phone, order: SentOrder): Promise<void> {
  const positions = Array.from({ length: POSITIONS }, (_, index) => ({
    tripId: order.id,
    lat: 48.39 + index / 100,
    lng: 9.99,
    recordedAt: new Date(Date.now() - index * 1000).toISOString(),
  }));
  await phone('POST', '/positions', { body: { positions } });
  order.positions += POSITIONS;
}

async function submit(phone: Phone, order: SentOrder, kind: 'pickup' | 'delivery'): Promise<void> {
  const path = `/trips/${order.id}/protocols/${kind}`;
  await phone('PUT', path, { body: PROTOCOL });
  for (let count = 0; count < 2; count += 1) {
    const bytes = encodePng({ width: 48, height: 36, rgb: randomBytes(48 * 36 * 3) });
    const id = randomUUID();
    await phone('PUT', `${path}/photos/${id}`, { rawBody: bytes });
    order.photos.push({ id, kind, sha256: sha256Of(bytes) });
  }
  await phone('POST', `${path}/submit`, { body: {} });
}

/** Without an idempotency key: after a lost answer the client looks whether the file is there. */
async function upload(caller: Caller, order: SentOrder): Promise<void> {
  const bytes = encodePng({ width: 20, height: 20, rgb: randomBytes(1200) });
  const sha256 = sha256Of(bytes);
  const path = `/ops/orders/${order.id}/documents`;
  for (;;) {
    const call = { method: 'POST', key: OPERATOR_TOKEN, rawBody: bytes };
    const answer = await caller
      .once(`${path}?kind=VEHICLE_DOCUMENT&fileName=letter.png`, call)
      .catch(() => null);
    if (answer?.status === 201) break;
    if (answer && answer.status < 500) expectStatus(answer, 201, 'uploading');
    const { json } = await caller.call(path, { key: OPERATOR_TOKEN });
    if (json.data.some((document: { sha256: string }) => document.sha256 === sha256)) break;
  }
  order.uploads.push(sha256);
  order.events.push('document.uploaded');
}

async function invoice(caller: Caller, order: SentOrder): Promise<void> {
  const { json } = await command(caller, order, { command: 'invoice' });
  // A run may have been faster; then the command is refused.
  order.invoiceNumber = json.invoiceNumber;
  order.events.push('invoice.created');
}

/** The same statement can be sent again: its entries are known. */
async function pay(caller: Caller, order: SentOrder): Promise<void> {
  const reference = `R-${order.key}`;
  const statement = camt053('08', [
    { amount: order.gross!.toFixed(2), remittance: `Rechnung ${order.invoiceNumber}`, reference },
  ]);
  const path = `/ops/accounting/statements?fileName=${order.key}.xml`;
  const call = {
    key: OPERATOR_TOKEN,
    rawBody: Buffer.from(statement),
    headers: { 'content-type': 'application/xml' },
  };
  expectStatus(await caller.call(path, { method: 'POST', ...call }), 201, 'sending the statement');
  order.payment = reference;
  const take = { method: 'POST', key: OPERATOR_TOKEN };
  expectStatus(await caller.call('/ops/accounting/payments/allocate-certain', take), 200, 'taking payments');
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
