// Documents that a driver uploads on the road. A file that the phone sends again is stored once.
import { z } from 'zod';
import { actorOf } from '../../dispatch/drivers/driver.ts';
import { getTrip } from '../../dispatch/trips/trip.ts';
import { uploadDocument } from '../../orders/act/upload-document.ts';
import type { Db } from '../../platform/db.ts';
import { plainText } from '../../platform/plain-text.ts';
import { uuidPath } from '../../platform/schemas.ts';
import { toDocumentRecord, UPLOAD, UPLOAD_LIMITS } from '../shared/documents/document-record.ts';
import { driverRoute } from './admit.ts';

/** The documents that a driver can receive on the road; the service or dispatch provides the others. */
const KINDS = ['AUTHORIZATION', 'VEHICLE_DOCUMENT', 'DAMAGE_REPORT'] as const;

export const driverDocumentRoutes = [
  driverRoute({
    method: 'POST',
    path: '/trips/{id}/documents',
    operationId: 'uploadTripDocument',
    tag: 'Trips',
    summary: 'Upload a document of a trip',
    description: `${UPLOAD_LIMITS} Sending the same file again returns the same document.`,
    access: { session: true },
    params: uuidPath,
    ...UPLOAD,
    query: z.strictObject({ kind: z.enum(KINDS), fileName: plainText(200).optional() }),
    handler: async ({ services, caller, params, query, rawBody }) => {
      const find = (db: Db) => getTrip(services.core, db, caller, params.id);
      const given = { kind: query.kind, fileName: query.fileName, bytes: rawBody as Buffer, onlyOnce: true };
      const document = await uploadDocument(services.core, actorOf(caller), find, given);
      return { status: 201, body: toDocumentRecord(document, services.core.links) };
    },
  }),
];
