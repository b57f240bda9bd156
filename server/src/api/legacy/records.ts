// How the legacy interface shows orders, requests and sandbox processes.
import { z } from 'zod';
import type { Order } from '../../orders/model/order.ts';
import { timestamp } from '../../platform/schemas.ts';
import { describeProcess, type Process } from '../../sandbox/process.ts';

const common = {
  art: z.enum(['ORDER', 'REQUEST']),
  orderId: z.uuid(),
  orderNumber: z.string().nullable(),
  requestNumber: z.string().nullable(),
  status: z.string().describe('Interner Status'),
  externalOrderId: z.string().nullable(),
};

export const createdRecord = z
  .object({
    ...common,
    wiederholung: z.boolean().describe('Ob dies die erste Antwort noch einmal ist'),
    verworfeneFelder: z.array(z.string()),
    hinweis: z.string().nullable(),
  })
  .meta({ id: 'OlderCreated' });

export const statusRecord = z
  .object({
    ...common,
    trackingNumber: z.string(),
    pickupDate: timestamp.nullable(),
    expectedDeliveryDate: timestamp.nullable(),
    actualPickup: timestamp.nullable(),
    actualDelivery: timestamp.nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'OlderStatus' });

export const processRecord = z
  .object({
    ...common,
    szenario: z.string(),
    modus: z.enum(['automatic', 'manual']),
    schritt: z.int(),
    schritte: z.int(),
    abgeschlossen: z.boolean(),
    letzterSchritt: z.string().nullable(),
    naechsterSchritt: z.string().nullable(),
    verlauf: z.array(z.object({ schritt: z.int(), name: z.string(), zeitpunkt: timestamp })),
  })
  .meta({ id: 'OlderProcess' });

function commonPart(order: Order) {
  return {
    art: order.kind,
    orderId: order.id,
    orderNumber: order.orderNumber,
    requestNumber: order.requestNumber,
    status: order.status,
    externalOrderId: order.externalOrderId,
  };
}

const REASONS: Record<string, string> = {
  TRANSPORT_TYPE: 'für diese Transportart ist ein Angebot vereinbart',
  VEHICLE_TYPE: 'für diese Fahrzeugart ist ein Angebot vereinbart',
  ADDRESS_UNCLEAR: 'Postleitzahl und Ort passen nicht zueinander',
  DISTANCE_ABOVE_LIMIT: 'die Strecke liegt über der vereinbarten Grenze',
  DISTANCE_UNKNOWN: 'die Strecke konnte nicht bestimmt werden',
  NO_TARIFF: 'für diesen Fall ist kein Preis vereinbart',
  SCENARIO: 'das gewählte Testszenario sieht ein Angebot vor',
};

function hintFor(order: Order, discarded: readonly string[]): string | null {
  const sentences: string[] = [];
  if (order.kind === 'REQUEST') {
    const reason = REASONS[order.quoteReason ?? ''] ?? 'dafür ist ein Angebot nötig';
    sentences.push(`Der Auftrag wird als Anfrage geführt, denn ${reason}; das Angebot kommt per E-Mail.`);
  }
  if (discarded.length > 0) {
    sentences.push(`Nicht übernommen wurden Preis- und Steuerungsfelder: ${discarded.join(', ')}.`);
  }
  return sentences.length === 0 ? null : sentences.join(' ');
}

export function toCreatedRecord(order: Order, discarded: readonly string[]) {
  return {
    ...commonPart(order),
    wiederholung: false,
    verworfeneFelder: [...discarded],
    hinweis: hintFor(order, discarded),
  };
}

export function toStatusRecord(order: Order) {
  return {
    ...commonPart(order),
    trackingNumber: order.trackingNumber,
    pickupDate: order.requestedPickup,
    expectedDeliveryDate: order.requestedDelivery,
    actualPickup: order.actualPickup,
    actualDelivery: order.actualDelivery,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
  };
}

export function toProcessRecord(order: Order, process: Process) {
  const described = describeProcess(process);
  return {
    ...commonPart(order),
    szenario: described.name,
    modus: described.mode,
    schritt: described.step,
    schritte: described.steps,
    abgeschlossen: described.finished,
    letzterSchritt: described.last,
    naechsterSchritt: described.next,
    verlauf: process.history.map(({ step, name, at }) => ({ schritt: step, name, zeitpunkt: at })),
  };
}
