// Documents of an order: the list, limited to what the credential may see, and the files.

import { z } from 'zod';
import { isVisible } from '../../documents/document.ts';
import { documentErrors } from '../../documents/errors.ts';
import { findDocument, listDocuments } from '../../documents/store.ts';
import { isUuid } from '../../platform/ids.ts';
import {
  documentRecord,
  FILE_RESPONSES,
  rangeHeaders,
  toDocumentRecord,
} from '../shared/documents/document-record.ts';
import { sendDocument } from '../shared/documents/send-document.ts';
import { readCallersOrder } from '../shared/orders/callers-order.ts';
import { orderPath } from '../shared/orders/order-path.ts';
import { v1Route } from './admit.ts';

const access = { scope: 'documents:read' } as const;

const list = v1Route({
  method: 'GET',
  path: '/extern/orders/{id}/documents',
  operationId: 'listDocuments',
  tag: 'Documents',
  summary: 'List the documents of an order',
  description:
    'Invoices also need invoices:read, quotes also quotes:read; documents that the credential may not see are left out.',
  access,
  params: orderPath,
  notFound: 'ORDER_NOT_FOUND',
  responses: {
    200: {
      description: 'The documents, oldest first',
      schema: z.object({
        data: z.array(documentRecord).describe('The documents that the credential may see, oldest first'),
      }),
      example: {
        data: [
          {
            id: '0199a0c2-7c4e-7000-8000-000000000040',
            kind: 'PICKUP_PROTOCOL',
            fileName: 'Pickup-protocol-VT-100001.pdf',
            contentType: 'application/pdf',
            size: 84213,
            sha256: '0123456789abcdef'.repeat(4),
            createdAt: '2026-10-05T08:12:00.000Z',
            downloadUrl:
              'https://handover.example/api/v1/extern/orders/0199a0c2-7c4e-7000-8000-000000000010/documents/0199a0c2-7c4e-7000-8000-000000000040',
          },
        ],
      },
    },
  },
  errors: ['ORDER_NOT_FOUND'],
  handler: async ({ services, caller, params, trace }) => {
    const order = await readCallersOrder(services, caller, trace, params.id);
    const documents = await listDocuments(services.core.sql, order.id);
    const visible = documents.filter(({ kind }) => isVisible(kind, caller.scopes));
    return {
      status: 200,
      body: { data: visible.map((each) => toDocumentRecord(each, services.core.links)) },
    };
  },
});

const download = v1Route({
  method: 'GET',
  path: '/extern/orders/{id}/documents/{documentId}',
  operationId: 'downloadDocument',
  tag: 'Documents',
  summary: 'Download a document',
  description: 'The file itself, only if it is unchanged since it was stored.',
  access,
  params: orderPath.extend({
    documentId: z.string().describe('The id of the document, from the list of documents'),
  }),
  notFound: 'DOCUMENT_NOT_FOUND',
  headers: rangeHeaders,
  responses: FILE_RESPONSES,
  errors: ['ORDER_NOT_FOUND', 'DOCUMENT_NOT_FOUND', 'STORAGE_UNAVAILABLE'],
  handler: async ({ services, caller, params, headers, trace }) => {
    const order = await readCallersOrder(services, caller, trace, params.id);
    const { documentId } = params;
    const document = isUuid(documentId) ? await findDocument(services.core.sql, order.id, documentId) : null;
    if (!document || !isVisible(document.kind, caller.scopes)) throw documentErrors.DOCUMENT_NOT_FOUND();
    return sendDocument(services.core, document, {
      ifNoneMatch: headers['if-none-match'],
      range: headers.range,
    });
  },
});

export const documentRoutes = [list, download];
