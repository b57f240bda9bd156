// Accepts a file for an order: detects its type, then stores and announces it in one transaction.
import { countUpload } from '../../documents/count-upload.ts';
import type { Document } from '../../documents/document.ts';
import { documentErrors } from '../../documents/errors.ts';
import { safeFileName } from '../../documents/file-name.ts';
import { newDocument } from '../../documents/new-document.ts';
import { sniffFile } from '../../documents/sniff.ts';
import { findSameDocument, listDocuments } from '../../documents/store.ts';
import type { DocumentKind } from '../../model/orders/document-kinds.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Actor } from '../../operator/audit.ts';
import type { Db } from '../../platform/db.ts';
import { putFor } from '../../platform/objects/objects.ts';
import type { Core } from '../records/core.ts';
import { applyCommand } from './apply-command.ts';
import { runOnOrder } from './run-on-order.ts';

const MAX_DOCUMENTS = 100;
const MAX_BYTES = 200 * 1024 * 1024;

export interface Upload {
  kind: DocumentKind;
  fileName: string | undefined;
  bytes: Buffer;
  /** Returns the existing document for the same file: a phone that lost its network sends it again. */
  onlyOnce?: boolean;
}

export async function uploadDocument(
  core: Core,
  actor: Actor,
  find: (db: Db) => Promise<Order>,
  { kind, bytes, onlyOnce = false, ...named }: Upload,
): Promise<Document> {
  const { contentType, extension } = sniffFile(bytes);
  const fileName =
    safeFileName(named.fileName ?? '', extension) ??
    `${kind.toLowerCase().replaceAll('_', '-')}.${extension}`;
  const objectKey = await putFor(core.objects, () => find(core.sql), bytes);
  return runOnOrder(core, {
    find,
    async act(tx, order) {
      const file = { kind, bytes, fileName, contentType, announcedBy: 'document.uploaded' } as const;
      const made = { ...newDocument(order, file, core.clock.now()), objectKey };
      const known = onlyOnce ? await findSameDocument(tx, made.document) : null;
      if (known) return known;
      refuseIfFull(await listDocuments(tx, order.id), made.document);
      const command = { name: 'upload_document' } as const;
      await applyCommand(core, tx, order, { actor, command, documents: [made] });
      await countUpload(tx, order.accountId, made.document.size, core.clock.now());
      return made.document;
    },
  });
}

function refuseIfFull(documents: readonly Document[], added: Document): void {
  const bytes = documents.reduce((sum, { size }) => sum + size, added.size);
  if (documents.length < MAX_DOCUMENTS && bytes <= MAX_BYTES) return;
  throw documentErrors.UPLOAD_LIMIT({ details: { documents: MAX_DOCUMENTS, bytes: MAX_BYTES } });
}
