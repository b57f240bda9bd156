// What the phone keeps: who is signed in, trips as the service last told them, and what is still to be told to it.
import type { components } from '../../api/paths/driver.ts';
import type { EarlierProtocol, ProtocolDraft, ProtocolKind } from '../protocol/draft.ts';

type Schemas = components['schemas'];
export type Trip = Schemas['Trip'] & {
  /** What dispatch wrote for the driver. */
  dispatchNote?: string | null;
};
export type DriverSelf = Schemas['DriverSelf'];
export type Dispatch = Schemas['DriverMe']['dispatch'];

export interface Session {
  token: string;
  driver: DriverSelf;
  dispatch: Dispatch | null;
  /** It ended by itself: everything stays, and a new link goes on with it. */
  ended: boolean;
}

/** What the office changed while the phone did not look; stays until the driver has seen it. */
export type TripChanges = 'PICKUP_PLACE' | 'DELIVERY_PLACE' | 'DATES' | 'STEP';

export interface StoredTrip {
  id: string;
  trip: Trip;
  /** Somebody else has it now. */
  gone: boolean;
  news: TripChanges[];
}

export interface StoredDraft extends ProtocolDraft {
  /** By the phone's clock; null while it is filled in. */
  handedInAt: string | null;
  /** How often it was handed in: once, unless the service found something wrong in it. */
  round: number;
  /** Its place among the steps, so that a mended protocol goes before what was done after it. */
  order: number | null;
  /** What the service found wrong; it must be mended and handed in again. */
  problems: { field: string; message: string }[];
}

export interface StoredPhoto {
  id: string;
  tripId: string;
  kind: ProtocolKind;
  picture: Blob;
}

export const STEPS = ['accept', 'start', 'arrive-pickup', 'arrive-delivery', 'finish'] as const;
export type Step = (typeof STEPS)[number];

export type DriverAction =
  | { type: 'step'; step: Step }
  | { type: 'decline'; reason: string | null }
  | { type: 'protocol'; kind: ProtocolKind; data: Record<string, unknown>; signatures: string[] }
  | { type: 'photo'; kind: ProtocolKind; photoId: string; caption: string; takenAt: string }
  | { type: 'submit'; kind: ProtocolKind; confirm: boolean }
  | { type: 'self'; changes: Partial<Pick<DriverSelf, 'locationConsent' | 'language'>> };

export interface Refusal {
  code: string;
  /** Of the trip, where the service says it. */
  status: string | null;
  /** More exactly, where the service says it. */
  reason: string | null;
}

/** Part of a protocol, unlike a step. */
export function isOfProtocol(act: DriverAction): act is Extract<DriverAction, { kind: ProtocolKind }> {
  return 'kind' in act;
}

export interface Entry {
  seq: number;
  /** The same for every tap that means the same. */
  id: string;
  tripId: string | null;
  act: DriverAction;
  order: number;
  /** The moment of the act by the phone's clock. */
  at: string;
  /** Until then it can be taken back. */
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

/** Single values, by the name that they are stored under. */
export interface State {
  session: Session;
  /** A link that was opened without network. */
  link: string;
  /** How far the phone's clock is ahead of the service's. */
  clockOffsetSeconds: number;
  /** When the service was last asked for trips. */
  askedAt: string;
  /** Whether the first opening was seen to its end. */
  welcomed: boolean;
  /** Why nothing is here any more. */
  wiped: 'SIGNED_OUT';
  lastPosition: StoredPosition;
  earlier: Record<string, EarlierProtocol>;
}
