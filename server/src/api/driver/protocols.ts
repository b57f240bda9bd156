// Protocols of pickup and delivery: filled in step by step, with photos, then submitted.
import { z } from 'zod';
import { proposeWaiting } from '../../dispatch/extras/propose-waiting.ts';
import {
  addPhoto,
  fillProtocol,
  readProtocol,
  readProtocolOf,
  removePhoto,
} from '../../dispatch/trips/fill-protocol.ts';
import type { ProtocolKind } from '../../dispatch/trips/protocol.ts';
import { submitProtocol } from '../../dispatch/trips/submit-protocol.ts';
import { printableText } from '../../documents/printable-text.ts';
import { UPLOAD_LIMIT_BYTES } from '../../documents/sniff.ts';
import { anyTime } from '../../platform/schemas.ts';
import { driverRoute } from './admit.ts';
import { deviceReport, queriedClockOffset } from './device-report.ts';
import {
  MAX_DAMAGES,
  protocolBody,
  protocolRecord,
  toProtocolData,
  toProtocolRecord,
} from './protocol-record.ts';
import { toTripRecord, tripRecord } from './trip-record.ts';

const tag = 'Protocols';
const access = { session: true } as const;
/** A phone that dispatch signed out may still hand in what was signed before. */
const handInAccess = { session: true, whenSignedOut: 'hand-in' } as const;
const notFound = 'ORDER_NOT_FOUND' as const;
const protocolPath = z.object({ id: z.uuid(), kind: z.enum(['pickup', 'delivery']) });
const photoPath = protocolPath.extend({ photoId: z.uuid() });
const PROTOCOL_RESPONSE = { description: 'The protocol as it is now', schema: protocolRecord };
const CHANGE_ERRORS = ['INVALID_REQUEST', 'ORDER_NOT_FOUND', 'ORDER_NOT_CHANGEABLE'] as const;
/** Room for two drawn signatures in one call. */
const MAX_PROTOCOL_BYTES = 1024 * 1024;

const kindOf = ({ kind }: z.output<typeof protocolPath>) => kind.toUpperCase() as ProtocolKind;

export const protocolRoutes = [
  driverRoute({
    method: 'GET',
    path: '/trips/{id}/protocols/{kind}',
    operationId: 'getProtocol',
    tag,
    summary: 'Get a protocol of a trip',
    description: 'An empty protocol when it was not started.',
    access,
    params: protocolPath,
    notFound,
    responses: { 200: PROTOCOL_RESPONSE },
    errors: ['ORDER_NOT_FOUND'],
    handler: async ({ services, caller, params }) => {
      const filled = await readProtocol(services.core, caller, params.id, kindOf(params));
      return { status: 200, body: toProtocolRecord(filled) };
    },
  }),
  driverRoute({
    method: 'PUT',
    path: '/trips/{id}/protocols/{kind}',
    operationId: 'fillProtocol',
    tag,
    summary: 'Fill in parts of a protocol',
    description:
      'Fields that are not sent stay unchanged; null clears a field. After the protocol was submitted, only a repetition of the same content is accepted. A driver who was replaced can send what was signed before that, with signedAt, within 24 hours.',
    access: handInAccess,
    params: protocolPath,
    notFound,
    query: z.strictObject({ clockOffsetSeconds: queriedClockOffset }),
    body: protocolBody,
    bodyLimitBytes: MAX_PROTOCOL_BYTES,
    bodyExample: { odometerKm: 48211, fuelLevelPercent: 75, performedAt: '2026-10-05T10:12:00+02:00' },
    responses: { 200: PROTOCOL_RESPONSE },
    errors: [...CHANGE_ERRORS, 'SERVICE_BUSY'],
    handler: async ({ services, caller, params, query, body }) => {
      const changes = toProtocolData(body);
      const { clockOffsetSeconds } = query;
      const filled = await fillProtocol(
        services.core,
        caller,
        params.id,
        kindOf(params),
        changes,
        clockOffsetSeconds,
      );
      return { status: 200, body: toProtocolRecord(filled) };
    },
  }),
  driverRoute({
    method: 'PUT',
    path: '/trips/{id}/protocols/{kind}/photos/{photoId}',
    operationId: 'putPhoto',
    tag,
    summary: 'Add a photo to a protocol',
    description:
      'The body is the file itself: JPEG, or PNG of up to 3 million pixels, at most 20 MiB; at most 40 photos and 60 MiB per protocol, and 20,000 files and 40 GiB per account and day (UTC). The phone chooses the id, so sending the same photo again changes nothing.',
    access: handInAccess,
    params: photoPath,
    notFound,
    query: z.strictObject({
      caption: printableText(200).optional(),
      damageNumber: z.coerce
        .number()
        .int()
        .min(1)
        .max(MAX_DAMAGES)
        .optional()
        .describe('The damage that it shows: its place in the protocol’s list, from 1'),
      takenAt: anyTime.optional(),
      clockOffsetSeconds: queriedClockOffset,
    }),
    bodyFormat: 'file',
    bodyLimitBytes: UPLOAD_LIMIT_BYTES,
    responses: { 200: PROTOCOL_RESPONSE },
    errors: [
      ...CHANGE_ERRORS,
      'ACCOUNT_UPLOAD_LIMIT',
      'PAYLOAD_TOO_LARGE',
      'SERVICE_BUSY',
      'STORAGE_UNAVAILABLE',
    ],
    handler: async ({ services, caller, params, query, rawBody }) => {
      const { caption = null, damageNumber = null, takenAt = null, clockOffsetSeconds } = query;
      const bytes = rawBody as Buffer;
      const photo = { id: params.photoId.toLowerCase(), bytes, caption, damageNumber, takenAt };
      const kind = kindOf(params);
      const filled = await addPhoto(services.core, caller, params.id, kind, photo, clockOffsetSeconds);
      return { status: 200, body: toProtocolRecord(filled) };
    },
  }),
  driverRoute({
    method: 'DELETE',
    path: '/trips/{id}/protocols/{kind}/photos/{photoId}',
    operationId: 'removePhoto',
    tag,
    summary: 'Remove a photo from a protocol',
    access: handInAccess,
    params: photoPath,
    notFound,
    responses: { 204: { description: 'The photo is removed' } },
    errors: CHANGE_ERRORS,
    handler: async ({ services, caller, params }) => {
      await removePhoto(services.core, caller, params.id, kindOf(params), params.photoId.toLowerCase());
      return { status: 204 };
    },
  }),
  driverRoute({
    method: 'POST',
    path: '/trips/{id}/protocols/{kind}/submit',
    operationId: 'submitProtocol',
    tag,
    summary: 'Hand in a protocol',
    description:
      'Moves the trip to its next status, creates the PDF and sends the events in one step. Needs odometer and fuel or charge level (unless the vehicle does not drive), the signature of the driver, and the signature of the contact or contactAbsence; and by `protocolRules` of the trip also photos or photosAbsence, and the checklist or checklistAbsence. The call can be repeated.',
    access: handInAccess,
    params: protocolPath,
    notFound,
    body: z.strictObject({
      confirm: z.boolean().optional().describe('Confirms an odometer reading below that at pickup'),
      clockOffsetSeconds: deviceReport.clockOffsetSeconds,
    }),
    responses: {
      200: {
        description:
          'The trip and the protocol as they are now; the trip is null when it belongs to another driver now',
        schema: z
          .object({ trip: tripRecord.nullable(), protocol: protocolRecord })
          .meta({ id: 'SubmittedProtocol' }),
      },
    },
    errors: [...CHANGE_ERRORS, 'SERVICE_BUSY', 'STORAGE_UNAVAILABLE'],
    handler: async ({ services, caller, params, body }) => {
      const { core } = services;
      const order = await submitProtocol(core, caller, params.id, kindOf(params), body, (tx, changed) =>
        proposeWaiting(core, tx, changed),
      );
      const filled = await readProtocolOf(services.core, caller, order, kindOf(params));
      const trip = filled.ofFormerDriver ? null : await toTripRecord(services.core, caller, order);
      return { status: 200, body: { trip, protocol: toProtocolRecord(filled) } };
    },
  }),
];
