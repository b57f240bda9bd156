// Reports to the operator that the stored bytes of a document or a photo were altered.
import { raiseAlert } from '../operator/alerts.ts';
import type { BaseContext } from '../platform/base-context.ts';
import { callErrors } from '../platform/call-errors.ts';

interface AlteredFile {
  id: string;
  orderId: string | null;
}

type ReportContext = Pick<BaseContext, 'sql' | 'clock' | 'log'>;

export async function reportAltered(
  context: ReportContext,
  { id: documentId, orderId }: AlteredFile,
): Promise<void> {
  const message = 'A stored document does not match its checksum.';
  await raiseAlert(context, context.sql, 'DOCUMENT_ALTERED', message, { documentId, orderId });
}

/** Also refuses the call that needs the bytes. */
export async function refuseAltered(context: ReportContext, file: AlteredFile): Promise<never> {
  await reportAltered(context, file);
  throw callErrors.INTERNAL_ERROR({
    message: 'The document is damaged. The operator has been informed.',
  });
}
