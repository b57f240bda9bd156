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
      const photo = await readPhoto(act.photoId);
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
    case 'extra': {
      const path = `/trips/${tripId}/extras/${act.extraId}`;
      return { method: 'PUT', path, json: { extra: act.extra, ...report } };
    }
    case 'receipt': {
      const photo = await readPhoto(act.photoId);
      const path = `/trips/${tripId}/extras/${act.extraId}/receipt`;
      return photo ? { method: 'PUT', path, file: photo.picture } : null;
    }
    case 'remove-extra':
      return { method: 'DELETE', path: `/trips/${tripId}/extras/${act.extraId}` };
    case 'trip-in-vain': {
      const { extraId, reason } = act;
      return { method: 'POST', path: `/trips/${tripId}/trip-in-vain`, json: { extraId, reason, ...report } };
    }
    case 'absence':
      return { method: 'PUT', path: `/absences/${act.absenceId}`, json: act.absence };
    case 'withdraw-absence':
      return { method: 'POST', path: `/absences/${act.absenceId}/withdraw` };
    case 'absences-seen':
      return { method: 'POST', path: '/absences/seen' };
    case 'message': {
      const { messageId, text, answersId, quickAnswer = null } = act;
      const path = `/trips/${tripId}/messages/${messageId}`;
      return { method: 'PUT', path, json: { text: text || null, quickAnswer, answersId, ...report } };
    }
    case 'problem': {
      const { messageId, problem: kind, reason, text, arrivesAt } = act;
      const path = `/trips/${tripId}/problems/${messageId}`;
      return { method: 'PUT', path, json: { kind, reason, text: text || null, arrivesAt, ...report } };
    }
    case 'document': {
      const photo = await readPhoto(act.photoId);
      const query = new URLSearchParams({ kind: 'DAMAGE_REPORT', fileName: act.fileName });
      const path = `/trips/${tripId}/documents?${query}`;
      return photo ? { method: 'POST', path, file: photo.picture } : null;
    }
    case 'read':
      return { method: 'POST', path: `/trips/${tripId}/read`, json: { notices: act.notices, ...report } };
    case 'self':
      return { method: 'PATCH', path: '/me', json: act.changes };
  }
}

function readPhoto(photoId: string): Promise<StoredPhoto | undefined> {
  return inDatabase('readonly', ['photos'], (transaction) => transaction.get<StoredPhoto>('photos', photoId));
}
