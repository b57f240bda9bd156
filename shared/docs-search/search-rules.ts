// What the search must know about a language.
export interface LanguageRules {
  /** Cuts endings, so that all forms of a word are the same. */
  stem(word: string): string;
  /** Words of the same meaning; a search for one of them also finds the others. */
  sameMeaning: readonly (readonly string[])[];
  /** Words that do not count in a search, separated by spaces. */
  fillers: string;
}
