// The event catalog: what each event means and which data it adds to the common part.
import { z } from 'zod';
import { API_VERSION } from '../../platform/api-version.ts';

const time = z.iso.datetime();
const driver = z.object({ firstName: z.string(), initial: z.string() }).nullable();
const document = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    fileName: z.string(),
    contentType: z.string(),
    size: z.int(),
    sha256: z.string(),
    downloadUrl: z.string(),
  })
  .optional();

interface EventEntry {
  description: string;
  data: z.ZodRawShape;
}

export const EVENTS = {
  'order.created': {
    description: 'An order or request was created, or a quote was accepted',
    data: { document },
  },
  'order.accepted': { description: 'The order was accepted and released', data: {} },
  'order.scheduled': { description: 'The trip was scheduled', data: {} },
  'driver.assigned': {
    description: 'A driver was assigned',
    data: { driver: driver.describe('Null unless the agreement shows drivers') },
  },
  'pickup.started': { description: 'The driver is on the way to the pickup', data: {} },
  'pickup.arrived': { description: 'The driver is at the pickup', data: {} },
  'vehicle.picked_up': {
    description: 'The vehicle was picked up; the protocol is available',
    data: {
      actualPickup: time,
      odometerKm: z.number().nullable(),
      fuelLevelPercent: z.number().nullable(),
      document,
    },
  },
  'transport.started': { description: 'The vehicle is on its way', data: {} },
  'transport.delayed': {
    description: 'A delay was reported',
    data: { reason: z.string().nullable(), requestedDelivery: time.nullable() },
  },
  'order.rescheduled': {
    description: 'A requested date changed',
    data: {
      requestedPickup: time.nullable(),
      previousRequestedPickup: time.nullable(),
      requestedDelivery: time.nullable(),
      previousRequestedDelivery: time.nullable(),
    },
  },
  'delivery.arrived': { description: 'The driver is at the destination', data: {} },
  'vehicle.delivered': {
    description: 'The vehicle was handed over; the protocol is available',
    data: {
      actualDelivery: time,
      hasDamage: z.boolean(),
      odometerKm: z.number().nullable(),
      fuelLevelPercent: z.number().nullable(),
      document,
    },
  },
  'damage.reported': {
    description: 'Damage was noted at the handover or afterwards',
    data: { afterDelivery: z.boolean(), description: z.string().nullable(), document },
  },
  'order.completed': { description: 'The order is finished', data: { document } },
  'order.cancelled': { description: 'The order was cancelled', data: { reason: z.string().nullable() } },
  'order.rejected': {
    description: 'The request was withdrawn, declined or rejected',
    data: { reason: z.string().nullable() },
  },
  'document.uploaded': { description: 'A document was uploaded', data: { document } },
  'quote.offered': {
    description: 'A quote is on offer',
    data: { quoteNumber: z.string(), version: z.int(), validUntil: time, document },
  },
  'invoice.created': {
    description: 'An invoice, a cancellation invoice or a credit note was issued',
    data: {
      invoiceNumber: z.string(),
      cancelsInvoiceNumber: z.string().optional().describe('Only if this invoice cancels another'),
      creditsInvoiceNumber: z
        .string()
        .optional()
        .describe('Only if this is a credit note for another invoice'),
      document,
    },
  },
  'invoice.cancelled': {
    description: 'An invoice was cancelled by another one',
    data: {
      invoiceNumber: z.string().describe('The invoice that is no longer valid'),
      cancellationNumber: z.string().describe('The invoice that cancels it'),
      reason: z.string(),
    },
  },
  'webhook.test': { description: 'A test message', data: { message: z.string() } },
} as const satisfies Record<string, EventEntry>;

export type EventName = keyof typeof EVENTS;
export const EVENT_NAMES = Object.keys(EVENTS) as [EventName, ...EventName[]];

export const LEGACY_EVENT_NAMES = [
  'order.status_changed',
  'order.updated',
  'order.delivered',
  'order.completed',
  'order.cancelled',
  'protocol.pickup.submitted',
  'protocol.delivery.submitted',
  'webhook.test',
] as const;
export type LegacyEventName = (typeof LEGACY_EVENT_NAMES)[number];

export type WebhookFormat = typeof API_VERSION | 'legacy';

/** The events that an endpoint of this format can get. */
export function eventNamesOf(format: WebhookFormat): readonly string[] {
  return format === API_VERSION ? EVENT_NAMES : LEGACY_EVENT_NAMES;
}
