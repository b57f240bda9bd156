// Takes a file for an order: sniffed, stored and announced in one transaction.

import type { Document, DocumentKind } from '../documents/document.ts';
import { newDocument } from '../documents/new-document.ts';
import { sniffFile } from '../documents/sniff.ts';
import { findSameDocument } from '../documents/store.ts';
import type { Actor } from '../operator/audit.ts';
import { type ChangeDeps, lockAndRead, refuseByStatus, runCommand } from './change-order.ts';

export async function uploadDocument(
  deps: ChangeDeps,
  actor: Actor,
  orderId: string,
  given: { kind: DocumentKind; fileName: string | undefined; bytes: Buffer; onlyOnce?: boolean },
): Promise<Document> {
  const { contentType, extension } = sniffFile(given.bytes);
  const fileName = given.fileName ?? `${given.kind.toLowerCase().replaceAll('_', '-')}.${extension}`;
  const document = await deps.sql.begin(async (tx) => {
    const order = await lockAndRead(tx, orderId);
    const content = { kind: given.kind, bytes: given.bytes, fileName, contentType };
    const made = newDocument(order, { ...content, announcedIn: 'document.uploaded' }, deps.clock.now());
    // A phone that lost its network sends again what already arrived.
    const known = given.onlyOnce ? await findSameDocument(tx, made.document) : null;
    if (known) return known;
    const command = { name: 'upload_document' } as const;
    await runCommand(deps, tx, { actor, order, command, refuse: refuseByStatus, documents: [made] });
    return made.document;
  });
  deps.wakeDeliveries();
  return document;
}
