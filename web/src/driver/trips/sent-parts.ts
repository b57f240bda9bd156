// The parts of a protocol with their send state: the protocol, its signatures, its photos.

import { type Entry, isOfProtocol, type StoredDraft } from '../local-store/records.ts';
import { isUnsentWork } from '../outbox/queue.ts';
import type { PhotoSubject } from '../protocol/draft.ts';
import { damageNumber, inPhotoOrder } from '../protocol/photo-order.ts';

export interface SentPhoto {
  id: string;
  subject: PhotoSubject;
  /** For a photo of a damage: the number of the damage. */
  number: number;
  state: Entry['state'];
}

export interface SentParts {
  protocol: Entry | null;
  /** Of the protocol itself: it is sent when it was handed in, too. */
  state: Entry['state'];
  /** The names of the signatories; an empty name is the driver. */
  signatures: readonly string[];
  photos: SentPhoto[];
  sent: number;
  all: number;
  isComplete: boolean;
  hasRefused: boolean;
  /** The protocol was signed after the trip had been given to another driver. */
  signedTooLate: boolean;
}

export function sentParts(draft: StoredDraft, entries: readonly Entry[]): SentParts {
  const own = entries.filter(
    ({ tripId, act }) => tripId === draft.tripId && isOfProtocol(act) && act.kind === draft.kind,
  );
  const protocol = own.find(({ act }) => act.type === 'protocol') ?? null;
  const signatures = protocol?.act.type === 'protocol' ? protocol.act.signatures : [];
  const photos = inPhotoOrder(draft.photos).map((photo): SentPhoto => {
    const entry = own.find(({ act }) => act.type === 'photo' && act.photoId === photo.id);
    const { id, subject } = photo;
    // A full phone removes the entry of a photo that was sent.
    const state = entry?.state ?? (draft.handedInAt === null ? 'waiting' : 'sent');
    return { id, subject, number: damageNumber(draft, photo), state };
  });
  const submit = own.find(({ act }) => act.type === 'submit');
  const isWritten = protocol?.state === 'sent';
  const state = isWritten && submit ? submit.state : (protocol?.state ?? 'waiting');
  const sentPhotos = photos.filter(({ state }) => state === 'sent').length;
  return {
    protocol,
    state,
    signatures,
    photos,
    sent: (state === 'sent' ? 1 : 0) + (isWritten ? signatures.length : 0) + sentPhotos,
    all: 1 + signatures.length + photos.length,
    // `handedInAt` is checked too, because just before the hand-in nothing is queued yet.
    isComplete: draft.handedInAt !== null && own.every(({ state }) => state === 'sent'),
    hasRefused: own.some(({ state }) => state === 'refused'),
    signedTooLate: protocol?.refusal?.reason === 'NO_LONGER_YOUR_TRIP',
  };
}

/** Counts what is unsent in the same parts as a protocol: the protocol, its signatures, its photos. */
export function countUnsent(entries: readonly Entry[]): number {
  const open = entries.filter(isUnsentWork);
  const keyOf = ({ tripId, act }: Entry) => (isOfProtocol(act) ? `${tripId}/${act.kind}` : null);
  const written = new Set(open.filter(({ act }) => act.type === 'protocol').map(keyOf));
  return open.reduce((sum, entry) => {
    if (entry.act.type === 'protocol') return sum + 1 + entry.act.signatures.length;
    if (entry.act.type === 'submit') return sum + (written.has(keyOf(entry)) ? 0 : 1);
    return entry.act.type === 'remove-photo' ? sum : sum + 1;
  }, 0);
}
