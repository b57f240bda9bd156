// Reads a stored document to attach it to its mail.
import { createHash } from 'node:crypto';
import type { Attachment } from '../messages/mail/transport.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { reportAltered } from './report-altered.ts';
import { readDocument } from './store.ts';

/** Null if it is gone or its bytes were altered; an alteration is reported to the operator. */
export async function attachDocument(context: BaseContext, id: string): Promise<Attachment | null> {
  const stored = await readDocument(context.sql, id);
  if (stored === null) return null;
  const { document, bytes } = stored;
  if (createHash('sha256').update(bytes).digest('hex') !== document.sha256) {
    await reportAltered(context, document);
    return null;
  }
  const { fileName, contentType } = document;
  return { fileName, contentType, bytes };
}
