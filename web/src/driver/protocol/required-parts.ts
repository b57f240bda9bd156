// What the operator or the customer asks of a protocol besides readings and signatures.
import type { PhotoAngle } from '../../../../shared/vehicle/photo-angles.ts';
import type { Trip } from './car-shapes.ts';
import { unanswered } from './checklist.ts';
import type { EarlierProtocol, ProtocolDraft } from './draft.ts';
import { photoOf } from './photo-files.ts';

export type RuledTrip = Pick<Trip, 'vehicle'> & Partial<Pick<Trip, 'protocolRules'>>;

/** A trip that the phone received before there were rules has none. */
export function rulesOf({ protocolRules }: RuledTrip): Trip['protocolRules'] {
  return protocolRules ?? { photos: [], checklist: false, contactSignature: true };
}

export function missingAngles(trip: RuledTrip, draft: ProtocolDraft): PhotoAngle[] {
  return rulesOf(trip).photos.filter((angle) => !photoOf(draft, angle));
}

export function missingAnswers(
  trip: RuledTrip,
  { checklist }: ProtocolDraft,
  earlier: EarlierProtocol | null,
): string[] {
  return rulesOf(trip).checklist ? unanswered(trip, checklist, earlier) : [];
}

export function isExplained(reason: string | undefined): boolean {
  return (reason ?? '').trim() !== '';
}
