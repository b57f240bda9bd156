// Where a photo stands: the walk around the vehicle first, then the damages by their numbers.
import { PHOTO_ANGLES } from '../../../../shared/vehicle/photo-angles.ts';
import type { DraftPhoto } from '../protocol/draft.ts';
import type { StoredDraft } from './records.ts';

/** Starts at 1, as on the drawing; 0 for a photo of another subject. */
export function damageNumber({ damages }: Pick<StoredDraft, 'damages'>, { subject }: DraftPhoto): number {
  return subject.of === 'damage' ? damages.findIndex(({ id }) => id === subject.damageId) + 1 : 0;
}

/** Angles first, in the order of the walk around the car, then damages. */
export function inPhotoOrder(photos: readonly DraftPhoto[]): DraftPhoto[] {
  const place = ({ subject }: DraftPhoto) =>
    subject.of === 'angle' ? PHOTO_ANGLES.indexOf(subject.angle) : PHOTO_ANGLES.length;
  return photos.toSorted((one, other) => place(one) - place(other));
}
