// The parts of a protocol with their send state: the protocol, its signatures, its photos.

import { type Entry, isOfProtocol, type StoredDraft } from '../local-store/records.ts';
import { damageNumber, inPhotoOrder } from '../local-store/store-protocols.ts';
import type { PhotoSubject } from '../protocol/draft.ts';

export interface SentPhoto {
  id: string;
  subject: PhotoSubject;
  /** For a photo of a damage: the number of the damage. */
  number: number;
  state: Entry['state'];
}

export interface SentParts {
  protocol: Entry | null;
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
  const written = 1 + signatures.length;
  const sentPhotos = photos.filter(({ state }) => state === 'sent').length;
  return {
    protocol,
    signatures,
    photos,
    sent: (protocol?.state === 'sent' ? written : 0) + sentPhotos,
    all: written + photos.length,
    // `handedInAt` is checked too, because just before the hand-in nothing is queued yet.
    isComplete: draft.handedInAt !== null && own.every(({ state }) => state === 'sent'),
    hasRefused: own.some(({ state }) => state === 'refused'),
    signedTooLate: protocol?.refusal?.reason === 'NO_LONGER_YOUR_TRIP',
  };
}
