// The form of a name within a sentence: English begins it with a small letter, German keeps the capital of its nouns.
import type { AnyLanguage } from '../texts/generated/languages.ts';

const KEEPS_CAPITALS: ReadonlySet<AnyLanguage> = new Set<AnyLanguage>(['de']);

/** "car transporter" for "Car transporter"; abbreviations such as "SUV" stay as they are. */
export function inSentence(language: AnyLanguage, name: string): string {
  if (KEEPS_CAPITALS.has(language) || !/^[A-Z][a-z]/.test(name)) return name;
  return name.charAt(0).toLowerCase() + name.slice(1);
}
