// How an extra is named on invoices and in the portal, in every language. Pure.
import { isOwnCost, type PaidKind, unitOfExpense } from '../../../../shared/extras/kinds.ts';
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { inSentence } from '../../../../shared/text/in-sentence.ts';
import { extraLinesTexts } from '../../../../shared/texts/generated/documents/extra-lines.ts';
import { drivingTexts } from '../../../../shared/texts/generated/names/driving.ts';
import type { Language } from '../../platform/language.ts';
import type { Extra } from './extra.ts';

export type Description = Record<Language, string>;

export function describeExtra(extra: Extra): Description {
  return eachLanguage((language) =>
    extra.category === 'EXTRA' ? describeService(extra, language) : describeExpense(extra, language),
  );
}

function describeService(
  { kind, name, waitedMinutes }: Extract<Extra, { category: 'EXTRA' }>,
  language: Language,
): string {
  if (name !== null) return name;
  const kindName = drivingTexts[language].extras[kind];
  if (kind !== 'WAITING') return kindName;
  return extraLinesTexts[language].waiting({ name: kindName, minutes: waitedMinutes });
}

/** Marked as an expense where the name alone could be a service. */
function nameExpense(kind: PaidKind, language: Language): string {
  const name = drivingTexts[language].expenses[kind];
  if (kind === 'OTHER' || isOwnCost(kind)) return name;
  return extraLinesTexts[language].expense({ name: inSentence(language, name) });
}

function describeExpense(
  { kind, quantity }: Extract<Extra, { category: 'EXPENSE' }>,
  language: Language,
): string {
  const name = nameExpense(kind, language);
  const unit = unitOfExpense(kind);
  if (quantity === null || unit === null) return name;
  return extraLinesTexts[language].measured({ name, quantity, unit });
}
