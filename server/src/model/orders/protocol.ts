// The record of a vehicle's pickup or handover: readings, checklist, damages, photos, signatures.
import type { PhotoAngle } from '../../../../shared/vehicle/photo-angles.ts';

export type VehicleView = 'LEFT' | 'RIGHT' | 'TOP' | 'FRONT' | 'REAR';

export interface Damage {
  /**
   * The place on the drawing, measured from the view's left and top edge, 0 to 1. On LEFT and TOP the
   * vehicle's front is at the left edge, on RIGHT at the right.
   */
  position: { view: VehicleView; x: number; y: number } | null;
  /** Known types are translated into the reader's language; others are shown unchanged. */
  type: string | null;
  description: string;
  /** True if the damage did not exist at pickup. */
  isNew: boolean;
}

export interface ChecklistItem {
  /** Known items are translated into the reader's language; others are shown unchanged. */
  item: string;
  ok: boolean;
  count: number | null;
  note: string | null;
}

/** A drawn path uses the units of the drawing area. */
export type SignatureMark =
  | { method: 'TYPED'; text: string }
  | { method: 'DRAWN'; image: Uint8Array }
  | { method: 'DRAWN'; path: string; width: number; height: number };

export interface Signature {
  name: string;
  signedAt: Date;
  mark: SignatureMark;
}

/** How a quote was accepted. Acceptance by API is binding without a signature. */
export type Acceptance = Signature | { name: string; signedAt: Date; mark: { method: 'API' } };

export interface ProtocolPhoto {
  image: Uint8Array;
  caption: string | null;
  /** The damage that it shows, one of the protocol's damages. */
  damage: Damage | null;
  takenAt: Date | null;
}

/** The driver's input; empty when dispatch reports the step instead. */
export interface ProtocolContent {
  checklist: ChecklistItem[];
  damages: Damage[];
  remarks: string | null;
  photos: ProtocolPhoto[];
  driver: Signature | null;
  contact: Signature | null;
  /** Why the contact did not sign. */
  contactAbsence: string | null;
  /** Why items of the checklist have no answer. */
  checklistAbsence: string | null;
  /** Required photos that were not taken, and why. */
  missingPhotos: PhotoAngle[];
  photosAbsence: string | null;
}

export const EMPTY_PROTOCOL_CONTENT: ProtocolContent = {
  checklist: [],
  damages: [],
  remarks: null,
  photos: [],
  driver: null,
  contact: null,
  contactAbsence: null,
  checklistAbsence: null,
  missingPhotos: [],
  photosAbsence: null,
};
