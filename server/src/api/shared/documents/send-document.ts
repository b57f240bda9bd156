// Sends a stored document if its checksum still matches; otherwise alerts the operator.

import type { Document, StoredKind } from '../../../documents/document.ts';
import { documentErrors } from '../../../documents/errors.ts';
import type { NewDocument } from '../../../documents/new-document.ts';
import { openDocument } from '../../../documents/read-document.ts';
import { refuseAltered } from '../../../documents/report-altered.ts';
import { type Conditions, sendFile, sendOnce } from '../../../http/download.ts';
import type { Answer } from '../../../http/route.ts';
import type { BaseContext } from '../../../platform/base-context.ts';

export async function sendDocument(
  context: BaseContext,
  document: Document<StoredKind> | null,
  conditions: Conditions,
): Promise<Answer> {
  if (!document) throw documentErrors.DOCUMENT_NOT_FOUND();
  const read = await openDocument(context, document);
  if (read === null) return refuseAltered(context, document);
  const { fileName, contentType, size, sha256 } = document;
  return sendFile({ fileName, contentType, size, etag: `"${sha256}"`, read }, conditions);
}

/** Sends a document that was rendered for this call and is not stored. */
export function sendUnstored({ document, bytes }: NewDocument): Answer {
  return sendOnce({ fileName: document.fileName, contentType: document.contentType, bytes });
}
