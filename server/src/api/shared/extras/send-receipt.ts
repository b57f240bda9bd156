// Sends the photo of a receipt.
import { extraErrors } from '../../../extras/errors.ts';
import type { Extra } from '../../../extras/extra.ts';
import { readReceipt } from '../../../extras/receipt-store.ts';
import { sendOnce } from '../../../http/download.ts';
import type { Answer } from '../../../http/route.ts';
import type { Db } from '../../../platform/db.ts';

export async function sendReceipt(db: Db, { id, kind }: Extra): Promise<Answer> {
  const receipt = await readReceipt(db, id);
  if (!receipt) throw extraErrors.EXTRA_NOT_FOUND({ message: 'It has no receipt.' });
  const { contentType, bytes } = receipt;
  const extension = contentType === 'image/png' ? 'png' : 'jpg';
  return sendOnce({
    fileName: `${kind.toLowerCase().replaceAll('_', '-')}.${extension}`,
    contentType,
    bytes,
  });
}
