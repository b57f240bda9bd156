// Reads the photos of a protocol with their bytes, wherever these are.
import { refuseAltered } from '../../documents/report-altered.ts';
import type { BaseContext } from '../../platform/base-context.ts';
import { readVerified } from '../../platform/objects/read-verified.ts';
import type { Photo, Protocol } from './protocol.ts';
import { listStoredPhotos } from './protocol-store.ts';

/** A protocol with an altered photo cannot be submitted; the operator is informed. */
export async function loadPhotos(
  context: BaseContext,
  { id: protocolId, orderId }: Pick<Protocol, 'id' | 'orderId'>,
): Promise<Photo[]> {
  const photos: Photo[] = [];
  for (const { sha256, objectKey, ...stored } of await listStoredPhotos(context.sql, protocolId)) {
    const bytes = stored.bytes ?? (await readVerified(context.objects, objectKey!, sha256));
    photos.push({ ...stored, bytes: bytes ?? (await refuseAltered(context, { id: stored.id, orderId })) });
  }
  return photos;
}
