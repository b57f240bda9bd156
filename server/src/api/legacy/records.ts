// How the legacy interface shows orders, requests and sandbox processes.
import { z } from 'zod';
import type { Order } from '../../model/orders/order.ts';
import { describedEnum } from '../../platform/described-enum.ts';
import { timestamp } from '../../platform/schemas.ts';
import { describeProcess, type Process } from '../../sandbox/process.ts';
import { MODE_TEXTS } from '../../sandbox/scenario-texts.ts';
import { MODES } from '../../sandbox/scenarios.ts';

const common = {
  art: describedEnum(['ORDER', 'REQUEST'], {
    ORDER: 'An order',
    REQUEST: 'A request that needs a quote',
  }).describe('Whether this is an order or a request'),
  orderId: z.uuid().describe('The id of the order or request'),
  orderNumber: z.string().nullable().describe('Number of the order; null while it is a request'),
  requestNumber: z.string().nullable().describe('Number of the request; null if it never was one'),
  status: z.string().describe('The internal status, for example OPEN'),
  externalOrderId: z.string().nullable().describe('Your own number; null if you sent none'),
};

export const createdRecord = z
  .object({
    ...common,
    wiederholung: z.boolean().describe('Whether this repeats the first answer'),
    verworfeneFelder: z.array(z.string()).describe('Names of the price and control fields that were dropped'),
    hinweis: z
      .string()
      .nullable()
      .describe(
        'A German sentence about the reason of a request and about dropped fields; null without both',
      ),
  })
  .meta({ id: 'OlderCreated' });

export const statusRecord = z
  .object({
    ...common,
    trackingNumber: z.string().describe('Number of the public tracking page'),
    pickupDate: timestamp
      .nullable()
      .describe('When the vehicle should be picked up, in UTC; null if none was requested'),
    expectedDeliveryDate: timestamp
      .nullable()
      .describe('When the vehicle should be delivered, in UTC; null if none was requested'),
    actualPickup: timestamp.nullable().describe('When the vehicle was picked up; null until then'),
    actualDelivery: timestamp.nullable().describe('When the vehicle was handed over; null until then'),
    createdAt: timestamp.describe('When the order or request was created'),
    updatedAt: timestamp.describe('Time of the last change'),
  })
  .meta({ id: 'OlderStatus' });

export const processRecord = z
  .object({
    ...common,
    szenario: z.string().describe('Name of the scenario, for example STANDARD'),
    modus: describedEnum(MODES, MODE_TEXTS).describe('How the next step is started'),
    schritt: z.int().describe('Number of the last step that ran; 1 is the creation'),
    schritte: z.int().describe('Number of steps of the scenario'),
    abgeschlossen: z.boolean().describe('Whether all steps have run'),
    letzterSchritt: z.string().nullable().describe('Name of the last step that ran'),
    naechsterSchritt: z.string().nullable().describe('Name of the next step; null at the end'),
    verlauf: z
      .array(
        z.object({
          schritt: z.int().describe('Number of the step'),
          name: z.string().describe('Name of the step'),
          zeitpunkt: timestamp.describe('When the step ran'),
        }),
      )
      .describe('The steps so far, oldest first'),
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
