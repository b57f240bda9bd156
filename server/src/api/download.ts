// Sends a stored document: verified first, then streamed, with range and ETag.

import { Readable } from 'node:stream';
import type { Document } from '../documents/document.ts';
import { documentErrors } from '../documents/errors.ts';
import type { NewDocument } from '../documents/new-document.ts';
import { computeChecksum, readBytes } from '../documents/store.ts';
import { httpErrors } from '../http/errors.ts';

import type { Answer } from '../http/route.ts';
import { raiseAlert } from '../operator/alerts.ts';
import type { Services } from '../services.ts';

interface Conditions {
  ifNoneMatch: string | undefined;
  range: string | undefined;
  /** Where the file behind an address can be replaced: a part is only wanted of the one seen before. */
  ifRange?: string | string[] | undefined;
}

/** A file that changed since it was stored is never sent; the operator is told. */
export async function sendDocument(
  services: Services,
  document: Document | null,
  conditions: Conditions,
): Promise<Answer> {
  if (!document) throw documentErrors.DOCUMENT_NOT_FOUND();
  if ((await computeChecksum(services.core.sql, document.id)) !== document.sha256) {
    await raiseAlert(services.core, 'DOCUMENT_ALTERED', 'A stored document does not match its checksum.', {
      documentId: document.id,
      orderId: document.orderId,
    });
    throw httpErrors.INTERNAL_ERROR({
      message: 'The document is damaged. The operator has been told.',
    });
  }
  const etag = `"${document.sha256}"`;
  const headers = {
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache',
    'Content-Disposition': disposition(document.fileName),
    'X-Content-Type-Options': 'nosniff',
  };
  if (conditions.ifNoneMatch?.split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()))) {
    return { status: 304, headers };
  }
  const { range, ifRange = etag } = conditions;
  const part = ifRange === etag ? readRange(range, document.size) : null;
  const { start, end } = part ?? { start: 0, end: document.size - 1 };
  return {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      'Content-Type': document.contentType,
      'Content-Length': String(end - start + 1),
      ...(part && { 'Content-Range': `bytes ${start}-${end}/${document.size}` }),
    },
    body: Readable.from(readBytes(services.core.sql, document.id, start, end), { objectMode: false }),
  };
}

/** A file that is made for this call and not kept. */
export function sendUnstored({ document, bytes }: NewDocument): Answer {
  return {
    status: 200,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Disposition': disposition(document.fileName),
      'Content-Type': document.contentType,
      'X-Content-Type-Options': 'nosniff',
    },
    body: Readable.from([bytes], { objectMode: false }),
  };
}

/** One range; several, or one that cannot be met, are answered with the whole file, as RFC 9110 allows. */
export function readRange(header: string | undefined, size: number): { start: number; end: number } | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end && start < size ? { start, end } : null;
}

/** RFC 6266: a plain name for old clients, the true one encoded. */
function disposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
