// The damages of a draft: known from the pickup or marked now, and their names.

import { findText } from '../../../../shared/text/find-text.ts';
import { inSentence } from '../../../../shared/text/in-sentence.ts';
import type { DriverLanguage } from '../../../../shared/texts/generated/languages.ts';
import { partAt } from '../../../../shared/vehicle/car-parts.ts';
import { namePart } from '../../../../shared/vehicle/part-names.ts';
import type { Place, VehicleType } from './car-shapes.ts';
import type { DraftDamage, EarlierProtocol, ProtocolDraft } from './draft.ts';
import type { ProtocolTexts } from './texts.ts';

export const MAX_DAMAGES = 100;

interface FormatContext {
  texts: ProtocolTexts;
  language: DriverLanguage;
}

/**
 * At delivery the damages of the pickup come first, so that they keep their numbers. Repeated calls add
 * nothing.
 */
export function withEarlier(draft: ProtocolDraft, earlier: EarlierProtocol | null): ProtocolDraft {
  if (draft.kind === 'pickup' || !earlier) return draft;
  const unknown = earlier.damages.filter(
    (damage) => !draft.damages.some((other) => other.id === damage.id || isSameDamage(other, damage)),
  );
  if (unknown.length === 0) return draft;
  const known = unknown.map((damage) => ({ ...damage, isNew: false }));
  return { ...draft, damages: [...known, ...draft.damages] };
}

function isSameDamage(one: DraftDamage, other: DraftDamage): boolean {
  const contentOf = ({ type, description, position }: DraftDamage) =>
    JSON.stringify([type, description, position && [position.view, position.x, position.y]]);
  return !one.isNew && contentOf(one) === contentOf(other);
}

export function isKnown(draft: ProtocolDraft, damage: DraftDamage): boolean {
  return draft.kind === 'delivery' && !damage.isNew;
}

export function newDamage(draft: ProtocolDraft, position: Place | null): DraftDamage {
  return {
    id: crypto.randomUUID(),
    position,
    type: null,
    description: '',
    isNew: draft.kind === 'delivery',
  };
}

/** "Front door, left"; without a position, a text that says so. */
export function nameOf(
  { texts, language }: FormatContext,
  { position }: DraftDamage,
  type: VehicleType,
): string {
  return position ? namePart(language, partAt(type, position)) : texts.damages.nowhere;
}

/** "Front door, left, scratch". */
export function titleOf(context: FormatContext, damage: DraftDamage, type: VehicleType): string {
  const { texts, language } = context;
  const place = nameOf(context, damage, type);
  return damage.type === null
    ? place
    : texts.damages.ofKind({ place, kind: inSentence(language, typeName(damage.type, texts)) });
}

export function typeName(type: string, { damages: texts }: ProtocolTexts): string {
  return findText(texts.types, type) ?? type;
}

/**
 * A damage without a description is described by its position or kind, because the protocol requires a text.
 */
export function describeAll(context: FormatContext, draft: ProtocolDraft, type: VehicleType): ProtocolDraft {
  const damages = draft.damages.map((damage) => {
    const typed = damage.description.trim();
    if (typed) return { ...damage, description: typed };
    const place = damage.position || damage.type === null ? nameOf(context, damage, type) : null;
    return { ...damage, description: place ?? typeName(damage.type!, context.texts) };
  });
  return { ...draft, damages };
}
