// A document before it is stored: its bytes, their checksum, and the event that announces it.
import { createHash } from 'node:crypto';
import type { EventName } from '../orders/model/event-catalog.ts';
import type { Order } from '../orders/model/order.ts';
import { uuidv7 } from '../platform/ids.ts';
import type { Document, DocumentKind } from './document.ts';

export interface NewDocument {
  document: Document;
  bytes: Buffer;
  announcedIn: EventName;
}

export function newDocument(
  order: Pick<Order, 'id' | 'accountId' | 'environment'>,
  fields: {
    kind: DocumentKind;
    fileName: string;
    contentType: string;
    bytes: Buffer;
    announcedIn: EventName;
  },
  now: Date,
): NewDocument {
  const { kind, fileName, contentType, bytes, announcedIn } = fields;
  return {
    announcedIn,
    bytes,
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
