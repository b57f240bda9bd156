/** The name of a country in the language of the page, by its ISO code. */
export function countryName(language: string, country: string): string {
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(country) ?? country;
}
