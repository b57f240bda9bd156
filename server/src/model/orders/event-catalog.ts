// The event catalog: what each event means and which data it adds to the common part.
import { z } from 'zod';
import { API_VERSION } from '../../platform/api-version.ts';

const time = z.iso.datetime();
const driver = z
  .object({
    firstName: z.string().describe('First name of the driver'),
    initial: z.string().describe('First letter of the last name'),
  })
  .nullable();
const document = z
  .object({
    id: z.uuid().describe('The id of the document'),
    kind: z.string().describe('Kind of document, as in the list of documents'),
    fileName: z.string().describe('File name for saving'),
    contentType: z.string().describe('Media type of the file, such as application/pdf'),
    size: z.int().describe('Size of the file in bytes'),
    sha256: z.string().describe('SHA-256 of the file in hexadecimal; compare it after the download'),
    downloadUrl: z
      .string()
      .describe('Where to download the file, with a credential that has `documents:read`'),
  })
  .optional()
  .describe('The document that came with this change; absent if none did');
const odometerKm = z
  .number()
  .nullable()
  .describe('Odometer in kilometres, from the protocol; null if not noted');
const fuelLevelPercent = z
  .number()
  .nullable()
  .describe('Level of the tank or battery in percent, from the protocol; null if not noted');

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
    data: { driver: driver.describe('The driver; null unless the agreement shows drivers') },
  },
  'pickup.started': { description: 'The driver is on the way to the pickup', data: {} },
  'pickup.arrived': { description: 'The driver is at the pickup', data: {} },
  'vehicle.picked_up': {
    description: 'The vehicle was picked up; the protocol is available',
    data: {
      actualPickup: time.describe('When the vehicle was picked up'),
      odometerKm,
      fuelLevelPercent,
      document,
    },
  },
  'transport.started': { description: 'The vehicle is on its way', data: {} },
  'transport.delayed': {
    description: 'A delay was reported',
    data: {
      reason: z.string().nullable().describe('Reason for the delay; null if none was given'),
      requestedDelivery: time.nullable().describe('The delivery date after the delay; null if there is none'),
    },
  },
  'order.rescheduled': {
    description: 'A requested date changed, or the operator changed the order; read it for the other fields',
    data: {
      requestedPickup: time.nullable().describe('The new requested pickup; null if there is none'),
      previousRequestedPickup: time
        .nullable()
        .describe('The previous requested pickup; null if there was none'),
      requestedDelivery: time.nullable().describe('The new requested delivery; null if there is none'),
      previousRequestedDelivery: time
        .nullable()
        .describe('The previous requested delivery; null if there was none'),
    },
  },
  'delivery.arrived': { description: 'The driver is at the destination', data: {} },
  'vehicle.delivered': {
    description: 'The vehicle was handed over; the protocol is available',
    data: {
      actualDelivery: time.describe('When the vehicle was handed over'),
      hasDamage: z.boolean().describe('Whether damage was noted at the handover'),
      odometerKm,
      fuelLevelPercent,
      document,
    },
  },
  'damage.reported': {
    description: 'Damage was noted at the handover or afterwards',
    data: {
      afterDelivery: z.boolean().describe('True if it was reported after the handover, false if noted at it'),
      description: z.string().nullable().describe('Description of the damage; null if there is none'),
      document,
    },
  },
  'order.completed': { description: 'The order is finished', data: { document } },
  'order.cancelled': {
    description: 'The order was cancelled',
    data: { reason: z.string().nullable().describe('Reason for the cancellation; null if none was given') },
  },
  'order.rejected': {
    description: 'The request was withdrawn, declined or rejected',
    data: { reason: z.string().nullable().describe('Reason for the rejection; null if none was given') },
  },
  'document.uploaded': { description: 'A document was uploaded', data: { document } },
  'quote.offered': {
    description: 'A quote is on offer',
    data: {
      quoteNumber: z.string().describe('Number of the quote'),
      version: z.int().describe('Version of the quote, which an acceptance can name'),
      validUntil: time.describe('Until when it can be accepted'),
      document,
    },
  },
  'invoice.created': {
    description: 'An invoice, a cancellation invoice or a credit note was issued',
    data: {
      invoiceNumber: z.string().describe('Number of the invoice'),
      cancelsInvoiceNumber: z
        .string()
        .optional()
        .describe('Number of the invoice that this one cancels; absent otherwise'),
      creditsInvoiceNumber: z
        .string()
        .optional()
        .describe('Number of the invoice that this credit note reduces; absent otherwise'),
      document,
    },
  },
  'invoice.cancelled': {
    description: 'An invoice was cancelled by another one',
    data: {
      invoiceNumber: z.string().describe('The invoice that is no longer valid'),
      cancellationNumber: z.string().describe('The invoice that cancels it'),
      reason: z.string().describe('Why it was cancelled'),
    },
  },
  'webhook.test': {
    description: 'A test message',
    data: { message: z.string().describe('A sentence stating that this is a test') },
  },
} as const satisfies Record<string, EventEntry>;

export type EventName = keyof typeof EVENTS;
export const EVENT_NAMES = Object.keys(EVENTS) as [EventName, ...EventName[]];
/** When each event is sent. */
export const EVENT_TEXTS = Object.fromEntries(
  EVENT_NAMES.map((name) => [name, EVENTS[name].description]),
) as Record<EventName, string>;

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

export const WEBHOOK_FORMATS = [API_VERSION, 'legacy'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

/** The events that an endpoint of this format can get. */
export function eventNamesOf(format: WebhookFormat): readonly string[] {
  return format === API_VERSION ? EVENT_NAMES : LEGACY_EVENT_NAMES;
}
