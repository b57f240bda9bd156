// The times in the PDF of a protocol are corrected by the clock of the phone.
import { expect, test } from 'vitest';
import {
  EMPTY_PROTOCOL,
  type Photo,
  type Protocol,
  toProtocolContent,
} from '../../../src/dispatch/trips/protocol.ts';
import type { Order } from '../../../src/model/orders/order.ts';

const HOUR_SECONDS = 3600;
const NOW = new Date('2026-11-10T12:00:00.000Z');
const signature = (signedAt: string) => ({ png: '', signedAt });

test('signatures and photos have the true time, and never one in the future', () => {
  const order = { driver: { id: 'd', name: 'Murat Kaya' }, pickup: { contact: { name: 'Erika Muster' } } };
  const data = {
    ...EMPTY_PROTOCOL,
    driverSignature: signature('2026-11-10T12:30:00.000Z'),
    contactSignature: signature('2026-11-10T13:30:00.000Z'),
  };
  const photo = { bytes: Buffer.alloc(0), caption: null, takenAt: new Date('2026-11-10T12:15:00.000Z') };
  const content = toProtocolContent(
    order as Order,
    { kind: 'PICKUP', data } as Protocol,
    [photo as Photo],
    [],
    NOW,
    NOW,
    HOUR_SECONDS,
  );
  expect(content.driver!.signedAt).toEqual(new Date('2026-11-10T11:30:00.000Z'));
  expect(content.contact!.signedAt).toEqual(NOW);
  expect(content.photos[0]!.takenAt).toEqual(new Date('2026-11-10T11:15:00.000Z'));
});
