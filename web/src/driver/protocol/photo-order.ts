// The order of the photos of a protocol, and the numbers of the damages that they show.
import { PHOTO_ANGLES } from '../../../../shared/vehicle/photo-angles.ts';
import type { DraftPhoto, ProtocolDraft } from './draft.ts';

/** Starts at 1, as on the drawing; 0 for a photo of another subject. */
export function damageNumber({ damages }: Pick<ProtocolDraft, 'damages'>, { subject }: DraftPhoto): number {
  return subject.of === 'damage' ? damages.findIndex(({ id }) => id === subject.damageId) + 1 : 0;
}

/** Angles first, in the order of the walk around the car, then damages. */
export function inPhotoOrder(photos: readonly DraftPhoto[]): DraftPhoto[] {
  const place = ({ subject }: DraftPhoto) =>
    subject.of === 'angle' ? PHOTO_ANGLES.indexOf(subject.angle) : PHOTO_ANGLES.length;
  return photos.toSorted((one, other) => place(one) - place(other));
}
