// Sends a stored document if its checksum still matches; otherwise alerts the operator.
import { reportAltered } from '../../../documents/altered.ts';
import type { Document } from '../../../documents/document.ts';
import { documentErrors } from '../../../documents/errors.ts';
import type { NewDocument } from '../../../documents/new-document.ts';
import { computeChecksum, readBytes } from '../../../documents/store.ts';
import { type Conditions, sendFile, sendOnce } from '../../../http/download.ts';
import type { Answer } from '../../../http/route.ts';
import { callErrors } from '../../../platform/call-errors.ts';
import type { Ground } from '../../../platform/ground.ts';

export async function sendDocument(
  ground: Ground,
  document: Document | null,
  conditions: Conditions,
): Promise<Answer> {
  if (!document) throw documentErrors.DOCUMENT_NOT_FOUND();
  if ((await computeChecksum(ground.sql, document.id)) !== document.sha256) {
    await reportAltered(ground, document);
    throw callErrors.INTERNAL_ERROR({
      message: 'The document is damaged. The operator has been told.',
    });
  }
  const { fileName, contentType, size, sha256 } = document;
  const read = (first: number, last: number) => readBytes(ground.sql, document.id, first, last);
  return sendFile({ fileName, contentType, size, etag: `"${sha256}"`, read }, conditions);
}

/** Sends a document that was rendered for this call and is not stored. */
export function sendUnstored({ document, bytes }: NewDocument): Answer {
  return sendOnce({ fileName: document.fileName, contentType: document.contentType, bytes });
}
