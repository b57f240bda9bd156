// The data on the phone: the session, the trips as last received, and actions that are not sent yet.

import type { PaidKind } from '../../../../shared/extras/kinds.ts';
import type { ProblemKind, ProblemReason } from '../../../../shared/trips/problems.ts';
import type { QuickAnswer } from '../../../../shared/trips/quick-answers.ts';
import type { components } from '../../api/paths/driver.ts';
import type { EarlierProtocol, FieldProblem, ProtocolDraft, ProtocolKind } from '../protocol/draft.ts';

type Schemas = components['schemas'];
export type Trip = Schemas['Trip'] & {
  /** The note of dispatch to the driver. */
  dispatchNote?: string | null;
};
export type TripExtra = Schemas['TripExtra'];
export type TripMessage = Schemas['TripMessage'];
type DriverSelf = Schemas['DriverSelf'];
type Dispatch = Schemas['DriverMe']['dispatch'];
export type TakenTrip = Schemas['TakenTrip'];
export type MyAbsence = Schemas['MyAbsence'];
export type MyHours = Schemas['MyAvailability'];

/** What the driver asks for; the body of the service's call. */
export type AbsenceInput = Pick<MyAbsence, 'kind' | 'firstDay' | 'lastDay' | 'remark'>;

/** Hours and absences as last received. */
export interface StoredAvailability {
  hours: MyHours;
  absences: MyAbsence[];
  /** Decisions that the driver has not seen. */
  unseen: number;
  readAt: string;
}

/** What the driver enters; the body of the service's call. */
export type ExtraInput =
  | {
      category: 'EXTRA';
      kind: Schemas['AgreedExtra']['kind'];
      name: string | null;
      quantity: number;
      waitedMinutes: number | null;
      note: string | null;
    }
  | {
      category: 'EXPENSE';
      kind: PaidKind;
      gross: number;
      vatRate: number;
      paidOn: string;
      /** Litres or kilowatt hours. */
      quantity: number | null;
      note: string | null;
    };

export interface Session {
  token: string;
  driver: DriverSelf;
  dispatch: Dispatch | null;
  /** The session expired: all data stays, and a new link continues with it. */
  ended: boolean;
  /** Dispatch signed this phone out: it sends what it still can, then locks or deletes its data. */
  signedOut?: boolean;
  /** With which unsent work is locked. */
  storageKey: string;
}

/** Unsent work of a driver who is not signed in, encrypted with the driver's key. */
export interface LockedWork {
  driverId: string;
  /** Of the ended session: with it the service says whether dispatch has given up the work. */
  token: string;
  nonce: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** Changes by dispatch since the last refresh; kept until the driver has seen them. */
export type TripChanges = 'PICKUP_PLACE' | 'DELIVERY_PLACE' | 'DATES' | 'STEP';

export interface StoredTrip {
  id: string;
  trip: Trip;
  /** Another driver has the trip now. */
  gone: boolean;
  /** Since when this phone knows that; a day later the trip is removed if nothing is unsent. */
  goneAt?: string;
  /** Who took it and who drives it now, if the service named them. */
  taken?: TakenTrip;
  /** When the driver saw that the trip has ended. */
  endSeenAt?: string;
  news: TripChanges[];
}

export interface StoredDraft extends ProtocolDraft {
  /** By the phone's clock; null while the draft is edited. */
  handedInAt: string | null;
  /** How often the protocol was handed in: once, unless the service rejected a field. */
  round: number;
  /** Its position in the outbox, so that a corrected protocol is sent before later steps. */
  order: number | null;
  /** The errors that the service reported; the driver must correct them and hand the protocol in again. */
  problems: FieldProblem[];
  /** The tab that edits the draft; others must not overwrite it. */
  writer?: string | null;
  /** Photos that the service may have from an earlier round. */
  uploadedPhotoIds?: string[];
}

export interface StoredPhoto {
  id: string;
  tripId: string;
  kind: ProtocolKind | 'receipt';
  picture: Blob;
}

const STEPS = ['accept', 'start', 'arrive-pickup', 'arrive-delivery', 'finish'] as const;
export type Step = (typeof STEPS)[number];

export type DriverAction =
  | { type: 'step'; step: Step }
  | { type: 'decline'; reason: string | null }
  | { type: 'protocol'; kind: ProtocolKind; data: Record<string, unknown>; signatures: string[] }
  | {
      type: 'photo';
      kind: ProtocolKind;
      photoId: string;
      caption: string | null;
      /** The number of the damage that it shows, in the protocol's list. */
      damageNumber: number | null;
      takenAt: string;
    }
  | { type: 'remove-photo'; kind: ProtocolKind; photoId: string }
  | { type: 'submit'; kind: ProtocolKind; confirm: boolean }
  | { type: 'extra'; extraId: string; extra: ExtraInput }
  | { type: 'receipt'; extraId: string; photoId: string }
  | { type: 'remove-extra'; extraId: string }
  | { type: 'trip-in-vain'; extraId: string; reason: string }
  | { type: 'absence'; absenceId: string; absence: AbsenceInput }
  | { type: 'withdraw-absence'; absenceId: string }
  | { type: 'absences-seen' }
  | {
      type: 'message';
      messageId: string;
      text: string;
      answersId: string | null;
      quickAnswer?: QuickAnswer | null;
    }
  | {
      type: 'problem';
      messageId: string;
      problem: ProblemKind;
      reason: ProblemReason;
      text: string;
      arrivesAt: string | null;
    }
  /** A photo of a protocol that was not accepted, for the documents of the order. */
  | { type: 'document'; photoId: string; fileName: string }
  /** What the driver has seen. */
  | { type: 'read'; notices: readonly string[] }
  | { type: 'self'; changes: Partial<Pick<DriverSelf, 'locationConsent' | 'language'>> };

export interface Refusal {
  code: string;
  /** The status of the trip, if the service reports it. */
  status: string | null;
  /** A more exact reason, if the service reports it. */
  reason: string | null;
  /** Whose protocol was first, and when it was handed in. */
  by?: string | null;
  submittedAt?: string | null;
}

/** Whether the action is part of a protocol. */
export function isOfProtocol(act: DriverAction): act is Extract<DriverAction, { kind: ProtocolKind }> {
  return 'kind' in act;
}

/** Whether the action belongs to an extra or expense. */
export function isOfExtra(act: DriverAction): act is Extract<DriverAction, { extraId: string }> {
  return 'extraId' in act;
}

/** Whether the action belongs to a request for days off. */
export function isOfAbsence(act: DriverAction): act is Extract<DriverAction, { absenceId: string }> {
  return 'absenceId' in act;
}

export interface Entry {
  seq: number;
  /** Identical for repeated taps on the same action. */
  id: string;
  tripId: string | null;
  act: DriverAction;
  order: number;
  /** The time of the action by the phone's clock. */
  at: string;
  /** How far the clock was ahead then; if unknown, it is measured before the entry is sent. */
  clockOffsetSeconds?: number | undefined;
  /** The action can be undone until then. */
  notBeforeMs: number;
  state: 'waiting' | 'sending' | 'sent' | 'refused';
  doneAt: string | null;
  refusal: Refusal | null;
}

export interface StoredPosition {
  tripId: string;
  lat: number;
  lng: number;
  recordedAt: string;
  accuracyMeters: number | null;
  headingDegrees: number | null;
  speedKmh: number | null;
}

export interface StoredForm {
  values: Record<string, unknown>;
  picture: Blob | null;
  savedAt: string;
}

/** Single values, stored by name. */
export interface State {
  session: Session;
  /** The token of a sign-in link that was opened without network. */
  link: string;
  /** Identifies this phone, so that it can repeat a sign-in whose answer was lost. */
  deviceId: string;
  locked: LockedWork[];
  /** By how many seconds the phone's clock is ahead of the service's. */
  clockOffsetSeconds: number;
  /** The time of the last refresh of trips. */
  askedAt: string;
  /** Whether the driver has completed the welcome screen. */
  welcomed: boolean;
  /** Dispatch signed the driver out: the data was deleted, or unsent work was locked. */
  wiped: 'SIGNED_OUT' | 'LOCKED';
  /** A sign-out on this phone that the service does not know of yet. */
  signOut: { token: string; hasFailed: boolean };
  lastPosition: StoredPosition;
  /** Forms that are not saved yet, by their key: entered values, and the photo. */
  forms: Record<string, StoredForm>;
  availability: StoredAvailability;
  /** Whether the driver wants push messages on this phone; absent until the driver was asked. */
  push: 'on' | 'off';
  earlier: Record<string, EarlierProtocol>;
}
