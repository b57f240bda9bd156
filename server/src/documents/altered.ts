// Tells the operator that the stored bytes of a document are not the ones that were stored.
import { raiseAlert } from '../operator/alerts.ts';
import type { Ground } from '../platform/ground.ts';
import type { Document } from './document.ts';

export async function reportAltered(
  ground: Ground,
  { id: documentId, orderId }: Pick<Document, 'id' | 'orderId'>,
): Promise<void> {
  const message = 'A stored document does not match its checksum.';
  await raiseAlert(ground, ground.sql, 'DOCUMENT_ALTERED', message, { documentId, orderId });
}
