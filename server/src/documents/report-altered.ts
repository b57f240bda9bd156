// Reports to the operator that the stored bytes of a document were altered.
import { raiseAlert } from '../operator/alerts.ts';
import type { BaseContext } from '../platform/base-context.ts';

export async function reportAltered(
  context: BaseContext,
  { id: documentId, orderId }: { id: string; orderId: string | null },
): Promise<void> {
  const message = 'A stored document does not match its checksum.';
  await raiseAlert(context, context.sql, 'DOCUMENT_ALTERED', message, { documentId, orderId });
}
