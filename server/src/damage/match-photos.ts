// Photos of pickup and handover side by side: by damaged part, then by the angle they were taken from. Pure.
import type { NamedPart } from '../../../shared/vehicle/car-parts.ts';
import { ANGLE_CAPTIONS, angleOf } from '../../../shared/vehicle/photo-angles.ts';
import type { PhotoInfo } from '../dispatch/trips/protocol.ts';
import type { Damage } from '../model/orders/protocol.ts';
import type { CaseDamage, PhotoSource } from './damage-case.ts';
import { partOf } from './new-damages.ts';

interface ShownPhoto {
  id: string;
  caption: string | null;
  takenAt: Date | null;
}

export interface ReportedPhoto {
  id: string;
  source: PhotoSource;
  damageNumber: number | null;
  createdAt: Date;
}

/** The photos of one protocol with the damages that they show. */
export interface ProtocolPhotos {
  damages: readonly Damage[];
  photos: readonly PhotoInfo[];
}

export interface PhotoPair {
  /** The number of the damage in the case, from 1; null for photos of the whole vehicle. */
  damageNumber: number | null;
  /** Of photos of the whole vehicle: what both show. */
  caption: string | null;
  pickup: ShownPhoto[];
  delivery: ShownPhoto[];
  /** From customers and dispatch after the handover. */
  reported: ReportedPhoto[];
}

const NONE: ProtocolPhotos = { damages: [], photos: [] };

function isSamePart(one: CaseDamage, other: NamedPart | null): boolean {
  return other !== null && one.part === other.part && one.side === other.side;
}

const toShown = ({ id, caption, takenAt }: PhotoInfo): ShownPhoto => ({ id, caption, takenAt });

/** The photos of the angle that shows a part: an undamaged part has no photo of its own. */
function ofAngle({ part, side }: CaseDamage, { photos }: ProtocolPhotos): PhotoInfo[] {
  const angle = part === null ? null : angleOf({ part, side });
  return angle === null ? [] : photos.filter(({ caption }) => caption === ANGLE_CAPTIONS[angle]);
}

function firstWith<T>(...lists: readonly T[][]): T[] {
  return lists.find(({ length }) => length > 0) ?? [];
}

/**
 * Every photo appears: with the first damage of the case that it shows, otherwise with its angle. A damage without a photo
 * in a protocol shows the angle of its part there, too.
 */
export function matchPhotos(
  vehicleType: string,
  damages: readonly CaseDamage[],
  {
    pickup,
    delivery,
    reported,
  }: {
    pickup: ProtocolPhotos | null;
    delivery: ProtocolPhotos | null;
    reported: readonly ReportedPhoto[];
  },
): PhotoPair[] {
  /** The index of the damage in the case that a photo of a protocol shows; -1 if it shows none. */
  const shownIn = ({ damages: noted }: ProtocolPhotos, { damageNumber }: PhotoInfo): number => {
    const damage = damageNumber === null ? undefined : noted[damageNumber - 1];
    if (!damage) return -1;
    const part = partOf(vehicleType, damage);
    const exact = damages.findIndex(
      (one) => one.description === damage.description && (one.part === null || isSamePart(one, part)),
    );
    return exact >= 0 ? exact : damages.findIndex((one) => isSamePart(one, part));
  };
  const photosOf = (protocol: ProtocolPhotos, index: number) =>
    protocol.photos.filter((photo) => shownIn(protocol, photo) === index);
  const [before, after] = [pickup ?? NONE, delivery ?? NONE];
  const isListed = (number: number | null) => number !== null && number >= 1 && number <= damages.length;
  const ofDamages = damages.map((damage, index): PhotoPair => {
    const damageNumber = index + 1;
    return {
      damageNumber,
      caption: null,
      pickup: firstWith(photosOf(before, index), ofAngle(damage, before)).map(toShown),
      delivery: firstWith(photosOf(after, index), ofAngle(damage, after)).map(toShown),
      reported: reported.filter((photo) => photo.damageNumber === damageNumber),
    };
  });
  const [restBefore, restAfter] = [photosOf(before, -1), photosOf(after, -1)];
  const captions = [...new Set([...restAfter, ...restBefore].map(({ caption }) => caption))];
  const byAngle = captions.map(
    (caption): PhotoPair => ({
      damageNumber: null,
      caption,
      pickup: restBefore.filter((photo) => photo.caption === caption).map(toShown),
      delivery: restAfter.filter((photo) => photo.caption === caption).map(toShown),
      reported: [],
    }),
  );
  const loose = reported.filter(({ damageNumber }) => !isListed(damageNumber));
  const others: PhotoPair = { damageNumber: null, caption: null, pickup: [], delivery: [], reported: loose };
  return [...ofDamages, ...(loose.length > 0 ? [others] : []), ...byAngle];
}
