// The call of the driver API that sends an entry of the outbox.
import { inDatabase } from '../local-store/database.ts';
import type { Entry, StoredPhoto } from '../local-store/records.ts';
import type { Call } from './call-api.ts';

/** Null if the photo is no longer on the phone. */
export async function toCall(
  { tripId, act, at }: Entry,
  clockOffsetSeconds: number | undefined,
): Promise<Call | null> {
  const report = { performedAt: at, clockOffsetSeconds };
  const clock = (before: string) =>
    clockOffsetSeconds ? `${before}clockOffsetSeconds=${clockOffsetSeconds}` : '';
  switch (act.type) {
    case 'step':
      return { method: 'POST', path: `/trips/${tripId}/${act.step}`, json: report };
    case 'decline':
      return { method: 'POST', path: `/trips/${tripId}/decline`, json: { reason: act.reason, ...report } };
    case 'protocol':
      return { method: 'PUT', path: `/trips/${tripId}/protocols/${act.kind}${clock('?')}`, json: act.data };
    case 'photo': {
      const photo = await inDatabase('readonly', ['photos'], (transaction) =>
        transaction.get<StoredPhoto>('photos', act.photoId),
      );
      if (!photo) return null;
      const query = new URLSearchParams({
        ...(act.caption !== null && { caption: act.caption }),
        ...(act.damageNumber !== null && { damageNumber: String(act.damageNumber) }),
        takenAt: act.takenAt,
      });
      const path = `/trips/${tripId}/protocols/${act.kind}/photos/${act.photoId}?${query}${clock('&')}`;
      return { method: 'PUT', path, file: photo.picture };
    }
    case 'remove-photo':
      return { method: 'DELETE', path: `/trips/${tripId}/protocols/${act.kind}/photos/${act.photoId}` };
    case 'submit':
      return {
        method: 'POST',
        path: `/trips/${tripId}/protocols/${act.kind}/submit`,
        json: { confirm: act.confirm, clockOffsetSeconds },
      };
    case 'self':
      return { method: 'PATCH', path: '/me', json: act.changes };
  }
}
