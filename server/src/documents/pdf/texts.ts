// Finds the texts of a document in its language, and inserts values.
import { eachLanguage } from '../../../../shared/text/each-language.ts';
import { fillText, type ValuesOf } from '../../../../shared/text/fill-text.ts';
import { documentTexts } from '../../../../shared/texts/generated/documents/document.ts';
import { paperTexts } from '../../../../shared/texts/generated/documents/paper.ts';
import { drivingTexts } from '../../../../shared/texts/generated/names/driving.ts';
import { transportFormsTexts } from '../../../../shared/texts/generated/names/transport-forms.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import type { Language } from '../../platform/language.ts';

/** What drivers choose in a protocol. */
const protocolCodes = (language: Language) => ({
  ...drivingTexts[language].checklist,
  ...drivingTexts[language].damageTypes,
});

const TEXTS = eachLanguage((language) => ({
  ...protocolCodes(language),
  ...namesTexts[language].vehicleTypes,
  ...transportFormsTexts[language],
  ...namesTexts[language].kinds,
  ...namesTexts[language].invoiceKinds,
  ...namesTexts[language].priceLines,
  ...documentTexts[language],
  ...paperTexts[language],
}));

type Texts = (typeof TEXTS)['en'];
export type TextKey = keyof Texts;

export type Translate = <Key extends TextKey>(key: Key, ...values: ValuesOf<Texts[Key]>) => string;

export function textsIn(language: Language): Translate {
  const texts = TEXTS[language];
  return (key, ...values) => fillText(texts[key] as string, values[0]);
}

/** For the choices of drivers, who may also write texts of their own: known codes get a text, others are shown unchanged. */
export function translateIfKnown(translate: Translate, code: string): string {
  return Object.hasOwn(protocolCodes('en'), code) ? translate(code as TextKey) : code;
}
