// A sample of every event in both formats, for developers of a receiver that has no real message yet.
import type { EventName, LegacyEventName, WebhookFormat } from './event-catalog.ts';
import type { Links } from './links.ts';
import type { Status } from './status.ts';
import { type Announcement, writeEvents } from './write-events.ts';

const ORDER = {
  id: '0199a0c2-7c4e-7000-8000-000000000001',
  statusBeforeComplaint: null,
  orderNumber: 'VT-100001',
  requestNumber: null,
  externalOrderId: 'NL-88391',
  customerReference: null,
  customerCostCentre: '4711',
  trackingNumber: 'TRK7QF2M9XWA',
} as const;

const PICKUP = '2026-10-01T07:41:00.000Z';
const DELIVERY = '2026-10-01T13:40:00.000Z';
const DELAYED = '2026-10-01T15:40:00.000Z';

function document(links: Links, kind: string, fileName: string) {
  const id = '0199a0c2-7c4e-7000-8000-000000000002';
  return {
    document: {
      id,
      kind,
      fileName,
      contentType: 'application/pdf',
      size: 48_213,
      sha256: '9f2c61e0b7d41a5588c0c3d9a2f07be16d43f4a1c0b9e8d7f6a5b4c3d2e1f00a',
      downloadUrl: links.document({ orderId: ORDER.id, id }),
    },
  };
}

interface Sample {
  status: Status;
  data?: (links: Links) => Record<string, unknown>;
}

const readings = { odometerKm: 24_518, fuelLevelPercent: 60 };
const legacyReadings = { odometerReading: 24_518, fuelLevel: 60 };
const dates = (requestedDelivery: string, previousRequestedDelivery: string) => ({
  requestedPickup: PICKUP,
  previousRequestedPickup: PICKUP,
  requestedDelivery,
  previousRequestedDelivery,
});

const SAMPLES: Record<Exclude<EventName, 'webhook.test'>, Sample> = {
  'order.created': { status: 'OPEN' },
  'order.accepted': { status: 'OPEN' },
  'order.scheduled': { status: 'ASSIGNED' },
  'driver.assigned': { status: 'ASSIGNED', data: () => ({ driver: { firstName: 'Mehmet', initial: 'A' } }) },
  'pickup.started': { status: 'PICKUP' },
  'pickup.arrived': { status: 'PICKUP' },
  'vehicle.picked_up': {
    status: 'IN_TRANSIT',
    data: (links) => ({
      actualPickup: PICKUP,
      ...readings,
      ...document(links, 'PICKUP_PROTOCOL', 'Pickup-protocol-VT-100001.pdf'),
    }),
  },
  'transport.started': { status: 'IN_TRANSIT' },
  'transport.delayed': {
    status: 'IN_TRANSIT',
    data: () => ({ reason: 'Traffic', requestedDelivery: DELAYED }),
  },
  'order.rescheduled': { status: 'IN_TRANSIT', data: () => dates(DELAYED, DELIVERY) },
  'delivery.arrived': { status: 'DELIVERY' },
  'vehicle.delivered': {
    status: 'DELIVERED',
    data: (links) => ({
      actualDelivery: DELIVERY,
      hasDamage: false,
      ...readings,
      ...document(links, 'DELIVERY_PROTOCOL', 'Delivery-protocol-VT-100001.pdf'),
    }),
  },
  'damage.reported': {
    status: 'DELIVERED',
    data: (links) => ({
      afterDelivery: false,
      description: 'Scratch on the left front door',
      ...document(links, 'DAMAGE_REPORT', 'Damage-report-VT-100001.pdf'),
    }),
  },
  'order.completed': { status: 'COMPLETED' },
  'order.cancelled': { status: 'CANCELLED', data: () => ({ reason: 'The vehicle was sold' }) },
  'order.rejected': { status: 'REJECTED', data: () => ({ reason: null }) },
  'document.uploaded': {
    status: 'OPEN',
    data: (links) => document(links, 'AUTHORIZATION', 'authorization.pdf'),
  },
  'quote.offered': {
    status: 'QUOTE_SENT',
    data: (links) => ({
      quoteNumber: 'QT-100001',
      version: 1,
      validUntil: '2026-10-08T21:59:59.000Z',
      ...document(links, 'QUOTE', 'Quote-QT-100001.pdf'),
    }),
  },
  'invoice.created': {
    status: 'INVOICED',
    data: (links) => ({
      invoiceNumber: 'INV-2026-00001',
      ...document(links, 'INVOICE', 'Invoice-INV-2026-00001.pdf'),
    }),
  },
  'invoice.cancelled': {
    status: 'INVOICED',
    data: () => ({
      invoiceNumber: 'INV-2026-00001',
      cancellationNumber: 'INV-2026-00002',
      reason: 'Wrong address',
    }),
  },
};

const LEGACY_SAMPLES: Record<Exclude<LegacyEventName, 'webhook.test'>, Sample> = {
  'order.status_changed': { status: 'IN_TRANSIT', data: () => ({ from: 'PICKUP', to: 'IN_TRANSIT' }) },
  'order.updated': {
    status: 'IN_TRANSIT',
    data: () => ({
      changedFields: ['requestedDelivery'],
      pickupDate: PICKUP,
      expectedDeliveryDate: DELAYED,
    }),
  },
  'order.delivered': {
    status: 'DELIVERED',
    data: () => ({ actualDelivery: DELIVERY, hasDamage: false, ...legacyReadings }),
  },
  'order.completed': { status: 'COMPLETED' },
  'order.cancelled': { status: 'CANCELLED', data: () => ({ reason: 'The vehicle was sold' }) },
  'protocol.pickup.submitted': {
    status: 'IN_TRANSIT',
    data: () => ({ actualPickup: PICKUP, ...legacyReadings }),
  },
  'protocol.delivery.submitted': {
    status: 'DELIVERED',
    data: () => ({ actualDelivery: DELIVERY, hasDamage: false, ...legacyReadings }),
  },
};

/** The exact bytes of a sample message. Test messages have no sample, because a customer can send one. */
export function sampleMessage(
  format: WebhookFormat,
  type: string,
  accountId: string,
  links: Links,
): string | null {
  const samples: Record<string, Sample> = format === 'legacy' ? LEGACY_SAMPLES : SAMPLES;
  const sample = samples[type];
  if (!sample) return null;
  const { status, data } = sample;
  const order = { ...ORDER, accountId, status, kind: status === 'QUOTE_SENT' ? 'REQUEST' : 'ORDER' } as const;
  const announcement = { format, type, data: data?.(links) ?? {} } as Announcement;
  const [event] = writeEvents(order, [announcement], new Date(DELIVERY), links);
  return event!.body;
}
