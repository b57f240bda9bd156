import { loadPhoto } from '../../../damage/add-photo.ts';
import type { DamageCase, PhotoSource } from '../../../damage/damage-case.ts';
import { sendOnce } from '../../../http/download.ts';
import type { Answer } from '../../../http/route.ts';
import type { Core } from '../../../orders/records/core.ts';

/** `own` restricts it to photos of one source. */
export async function sendPhoto(
  core: Core,
  found: DamageCase,
  photoId: string,
  own: PhotoSource | null,
): Promise<Answer> {
  const { bytes, contentType } = await loadPhoto(core, found, photoId.toLowerCase(), own);
  const extension = contentType === 'image/png' ? 'png' : 'jpg';
  return sendOnce({ fileName: `${found.number}.${extension}`, contentType, bytes });
}
