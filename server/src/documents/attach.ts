// Reads a whole stored document, to attach it to a mail or to send it at once.
import { createHash } from 'node:crypto';
import type { Attachment } from '../messages/mail/transport.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { readVerified } from '../platform/objects/read-verified.ts';
import type { Document } from './document.ts';
import { reportAltered } from './report-altered.ts';
import { readDocument } from './store.ts';

/** Null if it is gone or its bytes were altered; an alteration is reported to the operator. */
export async function attachDocument(context: BaseContext, id: string): Promise<Attachment | null> {
  const file = await loadDocument(context, id);
  if (file === null || 'bytes' in file) return file;
  await reportAltered(context, file.altered);
  return null;
}

/** Null if it is gone. */
export async function loadDocument(
  { sql, objects }: Pick<BaseContext, 'sql' | 'objects'>,
  id: string,
): Promise<Attachment | { altered: Document } | null> {
  const stored = await readDocument(sql, id);
  if (stored === null) return null;
  const { document, objectKey } = stored;
  const { fileName, contentType, sha256 } = document;
  const bytes =
    objectKey === null ? ifMatching(stored.bytes, sha256) : await readVerified(objects, objectKey, sha256);
  return bytes ? { fileName, contentType, bytes } : { altered: document };
}

function ifMatching(bytes: Buffer, sha256: string): Buffer | null {
  return createHash('sha256').update(bytes).digest('hex') === sha256 ? bytes : null;
}
