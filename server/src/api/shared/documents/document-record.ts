import { z } from 'zod';
import type { Document } from '../../../documents/document.ts';
import { UPLOAD_LIMIT_BYTES } from '../../../documents/sniff.ts';
import type { Links } from '../../../model/orders/links.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { documentKind } from '../orders/order-values.ts';

export const documentRecord = z
  .object({
    id: z.uuid().describe('The id of the document'),
    kind: documentKind.describe('Kind of document'),
    fileName: z.string().describe('File name for saving'),
    contentType: z.string().describe('Media type of the file, such as application/pdf'),
    size: z.int().describe('Size of the file in bytes'),
    sha256: z.string().describe('SHA-256 of the file in hexadecimal; compare it after the download'),
    createdAt: timestamp.describe('When the document was stored'),
    downloadUrl: z.string().describe('Where to download the file, with the same credential'),
  })
  .meta({ id: 'Document' });

export function toDocumentRecord(document: Document, links: Links) {
  const { id, kind, fileName, contentType, size, sha256, createdAt } = document;
  return {
    id,
    kind,
    fileName,
    contentType,
    size,
    sha256,
    createdAt,
    downloadUrl: links.document(document),
  };
}

/** Of a call whose body is the file itself. */
export const UPLOAD_LIMITS =
  'The body is the file itself: PDF, JPEG or PNG, at most 20 MiB; at most 100 documents and 200 MiB per order, and 20,000 files and 40 GiB per account and day (UTC).';

export const UPLOAD = {
  notFound: 'ORDER_NOT_FOUND',
  bodyFormat: 'file',
  bodyLimitBytes: UPLOAD_LIMIT_BYTES,
  responses: { 201: { description: 'The document', schema: documentRecord } },
  errors: [
    'INVALID_REQUEST',
    'ORDER_NOT_FOUND',
    'UPLOAD_LIMIT',
    'ACCOUNT_UPLOAD_LIMIT',
    'PAYLOAD_TOO_LARGE',
    'SERVICE_BUSY',
    'STORAGE_UNAVAILABLE',
  ],
} as const;

export const rangeHeaders = z.object({
  'if-none-match': z.string().optional().meta({
    description: 'The ETag of an earlier response; the answer is 304 if the file is still the same',
    headerName: 'If-None-Match',
  }),
  range: z
    .string()
    .optional()
    .meta({ description: 'One byte range, to resume an interrupted download', headerName: 'Range' }),
});

export const FILE_RESPONSES = {
  200: { description: 'The file', contentType: '*/*', headers: { ETag: 'The SHA-256 of the file' } },
  206: { description: 'The requested part of the file', contentType: '*/*' },
  304: { description: 'The file has not changed' },
};
