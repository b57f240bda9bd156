// A driver's phone for tests: signed in with a real link, with small but valid pictures.
import { randomUUID } from 'node:crypto';
import { encodePng } from '../../../src/documents/pdf/encode-png.ts';
import { drawing, jpeg } from '../../documents/pdf-samples.ts';
import { command, createOrder } from '../../harness/orders.ts';
import type { TestResponse, TestService } from '../../harness/service.ts';

/** A drawing of 60 × 20 pixels. */
export const signaturePng = drawing(60, 20);
export const photoJpeg = jpeg;
export const photoPng = encodePng({ width: 24, height: 18, rgb: Buffer.alloc(24 * 18 * 3, 120) });

export interface Phone {
  driverId: string;
  token: string;
  get(path: string): Promise<TestResponse>;
  post(path: string, body?: unknown): Promise<TestResponse>;
  put(path: string, body: unknown): Promise<TestResponse>;
  photo(path: string, bytes: Buffer, query?: string): Promise<TestResponse>;
  remove(path: string): Promise<TestResponse>;
}

export async function makeLink(service: TestService, driverId: string, body: object = {}) {
  const { json } = await service.ops('POST', `/drivers/${driverId}/link`, body);
  return { ...json, token: json.url.split('#')[1] as string };
}

export async function newPhone(service: TestService, fields: object = {}): Promise<Phone> {
  const given = { name: 'Jana Maria Kowalska', locationConsent: true, ...fields };
  const driverId = (await service.ops('POST', '/drivers', given)).json.id;
  const { token } = await makeLink(service, driverId);
  const session = await service.call('/driver/session', { body: { token } });
  return phoneWith(service, driverId, session.json.sessionToken);
}

export function phoneWith(service: TestService, driverId: string, token: string): Phone {
  const send = (method: string, path: string, more: object = {}) =>
    service.call(`/driver${path}`, { method, key: token, ...more });
  return {
    driverId,
    token,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body === undefined ? {} : { body }),
    put: (path, body) => send('PUT', path, { body }),
    photo: (path, bytes, query = '') =>
      send('PUT', `${path}/photos/${randomUUID()}${query}`, { rawBody: bytes }),
    remove: (path) => send('DELETE', path),
  };
}

/** A production order assigned to this driver. */
export async function newTrip(
  service: TestService,
  key: string,
  driverId: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  service.clock.advance(1000);
  const { id } = (await createOrder(service, key, changes)).json;
  await command(service, id, 'assign_driver', { driverId });
  service.clock.advance(1000);
  return id;
}

export const FULL_PROTOCOL = {
  odometerKm: 48_211,
  fuelLevelPercent: 75,
  checklist: [
    { item: 'KEYS', ok: true, count: 2 },
    { item: 'FIRST_AID_KIT', ok: false, note: 'abgelaufen' },
  ],
  damages: [
    { position: { view: 'LEFT', x: 0.2, y: 0.5 }, type: 'SCRATCH', description: 'Kratzer an der Tür' },
  ],
  remarks: 'Fahrzeug innen feucht',
  contactName: 'Erika Muster',
  driverSignature: { png: signaturePng.toString('base64') },
  contactSignature: { png: signaturePng.toString('base64') },
};

/** A complete protocol, signed at this time by the phone's clock. */
export function signedAt(time: Date, changes: object = {}) {
  const signature = { ...FULL_PROTOCOL.driverSignature, signedAt: time.toISOString() };
  return { ...FULL_PROTOCOL, driverSignature: signature, contactSignature: signature, ...changes };
}

/** Takes the trip to a status using only the phone. */
export async function advanceTripTo(phone: Phone, id: string, status: string): Promise<void> {
  const steps: [string, string, object?][] = [
    ['ACCEPTED', 'accept'],
    ['PICKUP', 'start'],
    ['IN_TRANSIT', 'protocols/pickup/submit', FULL_PROTOCOL],
    ['DELIVERY', 'arrive-delivery'],
    ['DELIVERED', 'protocols/delivery/submit', FULL_PROTOCOL],
    ['COMPLETED', 'finish'],
  ];
  for (const [reached, path, protocol] of steps) {
    if (protocol) await phone.put(`/trips/${id}/${path.replace('/submit', '')}`, protocol);
    const answer = await phone.post(`/trips/${id}/${path}`);
    if (answer.status !== 200) throw new Error(answer.text);
    if (reached === status) return;
  }
}
