// Photos of a draft: compresses, stores, shows and removes them.

import { useEffect, useState } from 'react';
import type { PhotoAngle } from '../../../../shared/vehicle/photo-angles.ts';
import { compressPhoto, UnreadablePhoto } from './compress-photo.ts';
import type { DraftPhoto, PhotoSubject, ProtocolDraft, ProtocolStore } from './draft.ts';
import type { DraftSaver, Outcome } from './draft-saver.ts';

export const MAX_PHOTOS = 40;

export type PhotoOutcome = Outcome | 'unreadable';

/** A new photo of an angle replaces the old one, which is removed only after the new one is stored. */
export async function savePhoto(
  saver: DraftSaver,
  subject: PhotoSubject,
  source: Blob | ImageBitmap,
  takenAt: string,
): Promise<PhotoOutcome> {
  const picture = await compressPhoto(source).catch((error) => {
    if (error instanceof UnreadablePhoto) return null;
    throw error;
  });
  if (!picture) return 'unreadable';
  const old = subject.of === 'angle' ? photoOf(saver.read().draft, subject.angle) : undefined;
  const photo = { id: crypto.randomUUID(), subject, takenAt, bytes: picture.size };
  const outcome = await saver.addPhoto(photo, picture);
  if (outcome !== 'done') return outcome;
  if (old) await saver.removePhoto(old.id);
  if (subject.of === 'angle') {
    saver.change((draft) => withoutSkipped(draft, subject.angle));
  }
  return 'done';
}

function withoutSkipped(draft: ProtocolDraft, angle: PhotoAngle): ProtocolDraft {
  if (!draft.skippedAngles.includes(angle)) return draft;
  return { ...draft, skippedAngles: draft.skippedAngles.filter((skipped) => skipped !== angle) };
}

export function photoOf(draft: ProtocolDraft, angle: PhotoAngle): DraftPhoto | undefined {
  return draft.photos.findLast(({ subject }) => subject.of === 'angle' && subject.angle === angle);
}

export function photosOfDamage(draft: ProtocolDraft, damageId: string): DraftPhoto[] {
  return draft.photos.filter(({ subject }) => subject.of === 'damage' && subject.damageId === damageId);
}

export function photosOfAbsence(draft: ProtocolDraft): DraftPhoto[] {
  return draft.photos.filter(({ subject }) => subject.of === 'absence');
}

/** An object URL of the picture; revoked when the component no longer shows it. */
export function usePhotoUrl(store: ProtocolStore, id: string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let left = false;
    if (id !== undefined) {
      store.readPhoto(id).then(
        (picture) => {
          if (left || !picture) return;
          made = URL.createObjectURL(picture);
          setUrl(made);
        },
        () => undefined,
      );
    }
    return () => {
      left = true;
      setUrl(undefined);
      if (made) URL.revokeObjectURL(made);
    };
  }, [store, id]);
  return url;
}
