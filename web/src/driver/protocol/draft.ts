// The draft of a protocol and the interface of its storage. The screens do not depend on storage or network.
import type { PhotoAngle } from '../../../../shared/vehicle/photo-angles.ts';

export type ProtocolKind = 'pickup' | 'delivery';

export const CAR_VIEWS = ['LEFT', 'RIGHT', 'TOP', 'FRONT', 'REAR'] as const;
export type CarView = (typeof CAR_VIEWS)[number];

/** The subject of a photo: an angle of the car, a damage, or the absence of a signature. */
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
  /** At delivery: the damage was not there at the pickup. */
  isNew: boolean;
}

export interface DraftChecklistItem {
  item: string;
  ok: boolean;
  count: number | null;
}

/** A signature with the phone's time when it was drawn; the PNG is base64, as the API requires. */
export interface DraftSignature {
  png: string;
  signedAt: string;
}

export const ABSENCE_REASONS = ['NOT_THERE', 'REFUSES', 'CANNOT', 'OTHER'] as const;
export type AbsenceReason = (typeof ABSENCE_REASONS)[number];

export interface ProtocolDraft {
  tripId: string;
  kind: ProtocolKind;
  /** The page that the driver saw last, so that a reload opens it. */
  page: number;
  odometerKm: number | null;
  /** The driver confirmed an odometer reading below that of the pickup. */
  odometerConfirmed: boolean;
  fuelLevelPercent: number | null;
  checklist: DraftChecklistItem[];
  damages: DraftDamage[];
  photos: DraftPhoto[];
  skippedAngles: PhotoAngle[];
  remarks: string;
  contactName: string;
  /** Why the contact does not sign, as text for the protocol. */
  contactAbsence: string | null;
  /** Why required photos are missing. */
  photosAbsence?: string;
  /** Why items of the checklist have no answer. */
  checklistAbsence?: string;
  /** The parts of that text; set as soon as the driver states that the contact does not sign. */
  absence?: { reason: AbsenceReason | null; words: string } | null;
  driverSignature: DraftSignature | null;
  contactSignature: DraftSignature | null;
  /** Facts were changed after signing, so the signatures were removed. */
  signaturesOutdated?: boolean;
  problems?: FieldProblem[];
}

/** A field that the service did not accept. */
export interface FieldProblem {
  field: string;
  code: string;
  /** The value that was not accepted, as JSON. */
  value: string | null;
}

/** The values of the pickup protocol, shown during the delivery protocol. */
export interface EarlierProtocol {
  odometerKm: number | null;
  fuelLevelPercent: number | null;
  checklist: DraftChecklistItem[];
  damages: DraftDamage[];
  /** The photos that are still on this phone. */
  photos?: DraftPhoto[];
}

/**
 * Each promise resolves after the data is stored on the phone; a full phone rejects it with `StorageFull`.
 */
export interface ProtocolStore {
  save(draft: ProtocolDraft): Promise<void>;
  addPhoto(draft: ProtocolDraft, photo: DraftPhoto, picture: Blob): Promise<ProtocolDraft>;
  removePhoto(draft: ProtocolDraft, photoId: string): Promise<ProtocolDraft>;
  readPhoto(photoId: string): Promise<Blob | undefined>;
  /** Closes the draft and queues it for sending; `performedAt` is the current time of the phone's clock. */
  handIn(draft: ProtocolDraft): Promise<void>;
}

export class StorageFull extends Error {}

/** Another tab writes this protocol, or it was handed in there. */
export class OpenElsewhere extends Error {}
