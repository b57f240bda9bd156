// A protocol as it grows on the phone, and where it is stored. The screens know nothing of storage or network.

export type ProtocolKind = 'pickup' | 'delivery';

export const PHOTO_ANGLES = ['FRONT', 'RIGHT', 'REAR', 'LEFT', 'INTERIOR', 'TRUNK', 'DASHBOARD'] as const;
export type PhotoAngle = (typeof PHOTO_ANGLES)[number];

export const CAR_VIEWS = ['LEFT', 'RIGHT', 'TOP', 'FRONT', 'REAR'] as const;
export type CarView = (typeof CAR_VIEWS)[number];

/** What a photo is of: an angle of the car, a damage, or why a signature is missing. */
export type PhotoSubject =
  | { of: 'angle'; angle: PhotoAngle }
  | { of: 'damage'; damageId: string }
  | { of: 'absence' };

export interface DraftPhoto {
  id: string;
  subject: PhotoSubject;
  takenAt: string;
  bytes: number;
}

export interface DraftDamage {
  id: string;
  position: { view: CarView; x: number; y: number } | null;
  type: string | null;
  description: string;
  /** At delivery: was not there at pickup. */
  isNew: boolean;
}

export interface DraftChecklistItem {
  item: string;
  ok: boolean;
  count: number | null;
}

/** A drawn signature with the time of the phone when it was drawn; the PNG is base64, as the interface takes it. */
export interface DraftSignature {
  png: string;
  signedAt: string;
}

export const ABSENCE_REASONS = ['NOT_THERE', 'REFUSES', 'CANNOT', 'OTHER'] as const;
export type AbsenceReason = (typeof ABSENCE_REASONS)[number];

export interface ProtocolDraft {
  tripId: string;
  kind: ProtocolKind;
  /** Where the driver was last, so that a reload opens there. */
  page: number;
  odometerKm: number | null;
  /** That an odometer below the one at pickup is right. */
  odometerConfirmed: boolean;
  fuelLevelPercent: number | null;
  checklist: DraftChecklistItem[];
  damages: DraftDamage[];
  photos: DraftPhoto[];
  skippedAngles: PhotoAngle[];
  remarks: string;
  contactName: string;
  /** Why the contact does not sign, in the words that the protocol will show. */
  contactAbsence: string | null;
  /** What those words are made of; there as soon as it is said that the contact does not sign. */
  absence?: { reason: AbsenceReason | null; words: string } | null;
  driverSignature: DraftSignature | null;
  contactSignature: DraftSignature | null;
}

/** What the pickup protocol said, shown while the delivery protocol is filled in. */
export interface EarlierProtocol {
  odometerKm: number | null;
  fuelLevelPercent: number | null;
  checklist: DraftChecklistItem[];
  damages: DraftDamage[];
  /** Those that are still on this phone. */
  photos?: DraftPhoto[];
}

/** Everything is on the phone before a call of these is answered; a full phone rejects with `StorageFull`. */
export interface ProtocolStore {
  save(draft: ProtocolDraft): Promise<void>;
  addPhoto(draft: ProtocolDraft, photo: DraftPhoto, picture: Blob): Promise<ProtocolDraft>;
  removePhoto(draft: ProtocolDraft, photoId: string): Promise<ProtocolDraft>;
  readPhoto(photoId: string): Promise<Blob | undefined>;
  /** Closes the draft and queues it for sending; `performedAt` is this moment by the phone's clock. */
  handIn(draft: ProtocolDraft): Promise<void>;
}

export class StorageFull extends Error {}
