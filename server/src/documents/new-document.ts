// A document before it is stored: its bytes, their checksum, and the event that announces it.
import { createHash } from 'node:crypto';
import type { DocumentKind } from '../model/orders/document-kinds.ts';
import type { EventName } from '../model/orders/event-catalog.ts';
import type { Order } from '../model/orders/order.ts';
import { uuidv7 } from '../platform/ids.ts';
import type { Objects } from '../platform/objects/objects.ts';
import type { Document, StoredKind } from './document.ts';

export interface NewDocument<Kind extends StoredKind = DocumentKind> {
  document: Document<Kind>;
  bytes: Buffer;
  /** The object that has the bytes already; null if the database is to hold them. */
  objectKey: string | null;
  /** The event that contains it. */
  announcedBy: EventName;
  /** The id of the document that stores the same bytes. */
  bytesOf?: string;
}

/** The same file as a document of another order; its bytes are stored once. */
export function shareDocument(made: NewDocument, order: Pick<Order, 'id'>): NewDocument {
  const { document } = made;
  const id = uuidv7(document.createdAt);
  return { ...made, document: { ...document, id, orderId: order.id }, bytesOf: document.id, objectKey: null };
}

/** Writes the bytes to the store, if there is one. Slow: never call it inside a transaction. */
export async function putBytes<Kind extends StoredKind>(
  objects: Objects,
  made: NewDocument<Kind>,
): Promise<NewDocument<Kind>> {
  return { ...made, objectKey: await objects.put(made.document.accountId, made.bytes) };
}

export function newDocument<Kind extends StoredKind>(
  order: Pick<Order, 'id' | 'accountId' | 'environment'>,
  given: { kind: Kind; fileName: string; contentType: string; bytes: Buffer; announcedBy: EventName },
  now: Date,
): NewDocument<Kind> {
  const { kind, fileName, contentType, bytes, announcedBy } = given;
  return {
    announcedBy,
    bytes,
    objectKey: null,
    document: {
      id: uuidv7(now),
      accountId: order.accountId,
      environment: order.environment,
      orderId: order.id,
      kind,
      fileName,
      contentType,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      createdAt: now,
    },
  };
}
