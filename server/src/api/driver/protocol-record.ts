// The parts of a protocol that the phone sends, and the record that it receives.
import { z } from 'zod';
import type { FilledProtocol } from '../../dispatch/trips/fill-protocol.ts';
import {
  EMPTY_PROTOCOL,
  missingParts,
  PROTOCOL_KINDS,
  type ProtocolData,
} from '../../dispatch/trips/protocol.ts';
import { printableText } from '../../documents/printable-text.ts';
import { anyTime, timestamp, withoutUndefined } from '../../platform/schemas.ts';
import { drawingPng } from '../shared/documents/drawing.ts';

export const MAX_DAMAGES = 100;

const deviceTime = anyTime.nullable();
const share = z.number().min(0).max(1);

const signature = z.strictObject({
  png: drawingPng,
  signedAt: deviceTime.default(null),
});

const checklistItem = z.strictObject({
  item: printableText(100).describe('KEYS, REGISTRATION_PAPERS, WARNING_TRIANGLE, … or a text of your own'),
  ok: z.boolean(),
  count: z.int().min(0).max(1000).nullable().default(null),
  note: printableText(500).nullable().default(null),
});

const damage = z.strictObject({
  position: z
    .strictObject({ view: z.enum(['LEFT', 'RIGHT', 'TOP', 'FRONT', 'REAR']), x: share, y: share })
    .nullable()
    .default(null)
    .describe('On the drawing, from the left and top edge of the view'),
  type: printableText(50)
    .nullable()
    .default(null)
    .describe('SCRATCH, DENT, STONE_CHIP, … or a text of your own'),
  description: printableText(500),
  isNew: z.boolean().default(false).describe('At delivery: the damage was not there at pickup'),
});

export const protocolBody = z
  .strictObject({
    odometerKm: z.number().min(0).max(10_000_000).nullable(),
    fuelLevelPercent: z
      .number()
      .min(0)
      .max(100)
      .nullable()
      .describe('Fuel, or charge of an electric vehicle'),
    checklist: z.array(checklistItem).max(60),
    damages: z.array(damage).max(MAX_DAMAGES),
    remarks: printableText(2000).nullable(),
    contactName: printableText(200)
      .nullable()
      .describe('The person who signs besides the driver; by default the contact of the order'),
    contactAbsence: printableText(500).nullable().describe('Why the contact does not sign'),
    photosAbsence: printableText(500).nullable().describe('Why required photos are missing'),
    checklistAbsence: printableText(500).nullable().describe('Why items of the checklist have no answer'),
    driverSignature: signature.nullable(),
    contactSignature: signature.nullable(),
    performedAt: deviceTime.describe(
      'Time of the device as sent; on submission it is corrected by clockOffsetSeconds, and a future time becomes now',
    ),
  })
  .partial();

/** As stored: times stay text, so that a repetition can be compared. */
export function toProtocolData(body: z.output<typeof protocolBody>): Partial<ProtocolData> {
  return JSON.parse(JSON.stringify(withoutUndefined(body)));
}

const shownSignature = z.object({ png: z.string(), signedAt: timestamp.nullable() }).nullable();

export const protocolRecord = z
  .object({
    tripId: z.uuid(),
    kind: z.enum(PROTOCOL_KINDS),
    submittedAt: timestamp.nullable(),
    odometerKm: z.number().nullable(),
    fuelLevelPercent: z.number().nullable(),
    checklist: z.array(z.looseObject({ item: z.string(), ok: z.boolean() })),
    damages: z.array(z.looseObject({ description: z.string(), isNew: z.boolean() })),
    remarks: z.string().nullable(),
    contactName: z.string().nullable(),
    contactAbsence: z.string().nullable(),
    photosAbsence: z.string().nullable(),
    checklistAbsence: z.string().nullable(),
    driverSignature: shownSignature,
    contactSignature: shownSignature,
    performedAt: timestamp.nullable(),
    photos: z.array(
      z.object({
        id: z.uuid(),
        contentType: z.string(),
        size: z.int(),
        caption: z.string().nullable(),
        damageNumber: z.int().nullable(),
        takenAt: timestamp.nullable(),
      }),
    ),
    missing: z.array(z.string()).describe('Fields that are required before it can be submitted'),
    ofFormerDriver: z
      .boolean()
      .describe(
        'True when the trip was given to another driver: for 24 hours, only what was signed before that is accepted',
      ),
  })
  .meta({ id: 'Protocol' });

export function toProtocolRecord(filled: FilledProtocol) {
  const { order, kind, submittedAt, photos, ofFormerDriver, rules } = filled;
  // A protocol that was filled in before a field existed.
  const data = { ...EMPTY_PROTOCOL, ...filled.data };
  const missing = submittedAt ? [] : missingParts(order, kind, data, photos, rules).map(({ field }) => field);
  return { tripId: order.id, kind, submittedAt, ...data, photos, missing, ofFormerDriver };
}
