// The name of a language, in itself or in another one: "Deutsch", "Polski", in English "Polish".
export function languageName(language: string, shownIn = language): string {
  const name = new Intl.DisplayNames(shownIn, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(shownIn) + name.slice(1);
}
