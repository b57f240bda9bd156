import { protocolRulesTexts } from '../../../../shared/texts/generated/console/protocol-rules.ts';
import { drivingTexts } from '../../../../shared/texts/generated/names/driving.ts';
import type { Language } from '../../messages/language.ts';
import type { ProtocolRules } from './rules-fields.tsx';

/** In one line; null is the default of the operator. */
export function describeRules(language: Language, rules: ProtocolRules | null): string {
  const { described } = protocolRulesTexts[language];
  if (rules === null) return described.byDefault;
  const angles = rules.photos.map((angle) => drivingTexts[language].photoAngles[angle]).join(', ');
  const parts = [
    angles && described.photos({ angles }),
    rules.checklist && described.checklist,
    rules.contactSignature && described.contactSignature,
  ].filter(Boolean);
  return parts.join('; ') || described.nothing;
}
