// Texts that are put together from several catalogues, in every language.
import { LANGUAGES, type Language } from '../texts/generated/languages.ts';
import { loadedCount } from './late-texts.ts';

export function eachLanguage<Texts>(combine: (language: Language) => Texts): Record<Language, Texts> {
  return eachOf(LANGUAGES, combine);
}

/** In the languages of other readers than the office, such as `DRIVER_LANGUAGES`. */
export function eachOf<Code extends string, Texts>(
  languages: readonly Code[],
  combine: (language: Code) => Texts,
): Record<Code, Texts> {
  const combined = {} as Record<Code, Texts>;
  for (const language of languages) {
    let made: { texts: Texts; count: number } | undefined;
    const get = () => {
      const count = loadedCount();
      if (made?.count !== count) made = { texts: combine(language), count };
      return made.texts;
    };
    Object.defineProperty(combined, language, { enumerable: true, get });
  }
  return combined;
}
