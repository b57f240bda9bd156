import { z } from 'zod';
import { findDocument, listDocuments } from '../../../documents/store.ts';
import { DOCUMENT_KINDS } from '../../../model/orders/document-kinds.ts';
import { uploadDocument } from '../../../orders/act/upload-document.ts';
import { getAnyOrder } from '../../../orders/records/find-order.ts';
import type { Db } from '../../../platform/db.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { pathId } from '../../../platform/schemas.ts';
import {
  documentRecord,
  FILE_RESPONSES,
  rangeHeaders,
  toDocumentRecord,
  UPLOAD,
  UPLOAD_LIMITS,
} from '../../shared/documents/document-record.ts';
import { sendDocument } from '../../shared/documents/send-document.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Documents';
const readAccess = { who: 'all' } as const;
const changeAccess = { who: 'staff' } as const;

export const documentRoutes = [
  operationsRoute({
    method: 'POST',
    path: '/orders/{id}/documents',
    operationId: 'uploadDocument',
    tag,
    summary: 'Upload a document for an order',
    description: `${UPLOAD_LIMITS} The type is read from the content, not from the file name. Sends document.uploaded.`,
    access: changeAccess,
    params: pathId,
    ...UPLOAD,
    query: z.strictObject({ kind: z.enum(DOCUMENT_KINDS), fileName: plainText(200).optional() }),
    handler: async ({ services, caller, params, query, rawBody }) => {
      const find = (db: Db) => getAnyOrder(db, params.id);
      const given = { kind: query.kind, fileName: query.fileName, bytes: rawBody as Buffer };
      const document = await uploadDocument(services.core, caller, find, given);
      return { status: 201, body: toDocumentRecord(document, services.core.links) };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/orders/{id}/documents',
    operationId: 'listOrderDocuments',
    tag,
    summary: 'List the documents of an order',
    access: readAccess,
    params: pathId,
    notFound: 'ORDER_NOT_FOUND',
    responses: { 200: { description: 'The documents', schema: z.object({ data: z.array(documentRecord) }) } },
    errors: ['ORDER_NOT_FOUND'],
    handler: async ({ services, params }) => {
      const order = await getAnyOrder(services.core.sql, params.id);
      const documents = await listDocuments(services.core.sql, order.id);
      return {
        status: 200,
        body: { data: documents.map((each) => toDocumentRecord(each, services.core.links)) },
      };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/orders/{id}/documents/{documentId}',
    operationId: 'downloadOrderDocument',
    tag,
    summary: 'Download a document of an order',
    access: readAccess,
    params: z.object({ id: z.string(), documentId: z.uuid() }),
    notFound: 'DOCUMENT_NOT_FOUND',
    headers: rangeHeaders,
    responses: FILE_RESPONSES,
    errors: ['ORDER_NOT_FOUND', 'DOCUMENT_NOT_FOUND', 'STORAGE_UNAVAILABLE'],
    handler: async ({ services, params, headers }) => {
      const order = await getAnyOrder(services.core.sql, params.id);
      const document = await findDocument(services.core.sql, order.id, params.documentId);
      return sendDocument(services.core, document, {
        ifNoneMatch: headers['if-none-match'],
        range: headers.range,
      });
    },
  }),
];
