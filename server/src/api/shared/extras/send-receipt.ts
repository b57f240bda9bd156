import { extraErrors } from '../../../dispatch/extras/errors.ts';
import type { Extra } from '../../../dispatch/extras/extra.ts';
import { findReceipt } from '../../../dispatch/extras/receipt-store.ts';
import { refuseAltered } from '../../../documents/report-altered.ts';
import { sendOnce } from '../../../http/download.ts';
import type { Answer } from '../../../http/route.ts';
import type { BaseContext } from '../../../platform/base-context.ts';
import { readVerified } from '../../../platform/objects/read-verified.ts';

export async function sendReceipt(context: BaseContext, { id, orderId, kind }: Extra): Promise<Answer> {
  const receipt = await findReceipt(context.sql, id);
  if (!receipt) throw extraErrors.EXTRA_NOT_FOUND({ message: 'It has no receipt.' });
  const { contentType, sha256, objectKey } = receipt;
  const bytes = objectKey === null ? receipt.bytes : await readVerified(context.objects, objectKey, sha256);
  if (bytes === null) return refuseAltered(context, { id, orderId });
  const extension = contentType === 'image/png' ? 'png' : 'jpg';
  return sendOnce({
    fileName: `${kind.toLowerCase().replaceAll('_', '-')}.${extension}`,
    contentType,
    bytes,
  });
}
