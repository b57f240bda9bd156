// Infers the country of an address that neither names it nor has a country sign.
import { hasPostalForm, type PostalForm } from './address-countries.ts';
import { countriesOfTown } from './known-towns.ts';

type Language = 'fr' | 'it' | 'nl' | 'pl' | 'cs' | 'sk' | 'da' | 'no' | 'sv' | 'hu' | 'sl' | 'es';

/** Street words and letters that reveal a language. The first match wins, so ambiguous letters come last. */
const LANGUAGE_SIGNS: [Language, RegExp][] = [
  // "Boulevard der Künste" and "Avenue 5" are German.
  [
    'fr',
    /(?:^|[ ,])(?:rue|avenue|boulevard|bd|place|chemin|impasse|quai|route|square) (?!der |am |an |\d)\p{L}/iu,
  ],
  [
    'fr',
    /(?:^|[ ,])(?:allées?|grand-rue|cedex|rond-point)(?=[ ,]|$)|(?:^| )(?:saint|sainte)-|\d (?:bis|ter) /iu,
  ],
  ['it', /(?:^|[ ,])(?:via|viale|piazza|piazzale|corso|largo|strada|vicolo|località|contrada) \p{L}/iu],
  ['es', /(?:^|[ ,])(?:calle|avenida|avda|plaza|paseo|carrer)\.? \p{L}|ñ/iu],
  ['pl', /(?:^|[ ,])(?:ul|os|al)\. ?\p{L}|[łąęńśźż]/iu],
  ['sk', /námestie|[ľĺŕ]/iu],
  ['cs', /(?:^|[ ,])(?:nám|tř|č\. ?p)\.? |náměstí|[ěřůťď]/iu],
  ['hu', / (?:utca|út|tér)(?=[ ,]|$)|[őű]/iu],
  ['sv', /(?:gatan|vägen)(?=[ ,]|$)/iu],
  ['no', /(?:gata|veien)(?=[ ,]|$)/iu],
  ['da', /(?:vej|gade|stræde|torv)(?=[ ,]|$)|[øå]/iu],
  ['nl', /(?:straat|laan|plein|gracht|kade|steenweg|dijk)(?=[ ,]|$)/iu],
  ['sl', /(?:^|[ ,])(?:ulica|cesta)(?=[ ,]|$)/iu],
  ['cs', /[čšž]/iu],
  ['fr', /[éèêëàçœ]/iu],
];

const HOME_COUNTRY: Record<Language, string> = {
  fr: 'FR',
  it: 'IT',
  nl: 'NL',
  pl: 'PL',
  cs: 'CZ',
  sk: 'SK',
  da: 'DK',
  no: 'NO',
  sv: 'SE',
  hu: 'HU',
  sl: 'SI',
  es: 'ES',
};

function languageOf(text: string): Language | null {
  return LANGUAGE_SIGNS.find(([, sign]) => sign.test(text))?.[0] ?? null;
}

/**
 * Austria, Switzerland, Belgium, Luxembourg and Denmark all use four digits, over the same range. If no known
 * town decides, the language does: French is Belgian from 4000 on, since Switzerland's French-speaking codes
 * end at 2999. In German, only the Swiss write "Strasse" and never "ß". Everything else counts as Austrian.
 */
function countryOfFourDigits(code: string, text: string, language: Language | null): string {
  if (language === 'fr') return code >= '4000' ? 'BE' : 'CH';
  if (language === 'it') return 'CH';
  // Dutch codes have letters, so four bare digits in Dutch are more likely Flemish.
  if (language === 'nl') return 'BE';
  if (language !== null && hasPostalForm(HOME_COUNTRY[language], 'four')) return HOME_COUNTRY[language];
  if (text.includes('ß')) return 'AT';
  return /strasse/i.test(text) ? 'CH' : 'AT';
}

/** Czech codes begin with 1 to 7, Slovak codes with 0, 8 or 9. */
function czechOrSlovak(code: string): string {
  return /^[089]/.test(code) ? 'SK' : 'CZ';
}

/** Five digits are German unless the words are in another language. */
function countryOfFiveDigits(code: string, language: Language | null): string {
  if (language === 'cs' || language === 'sk') return czechOrSlovak(code);
  return language !== null && hasPostalForm(HOME_COUNTRY[language], 'five') ? HOME_COUNTRY[language] : 'DE';
}

function countryOfForm(form: PostalForm, code: string, text: string): string {
  const language = languageOf(text);
  switch (form) {
    case 'polish':
      return 'PL';
    case 'dutch':
      return 'NL';
    case 'portuguese':
      return 'PT';
    case 'british':
      return 'GB';
    case 'spaced':
      return language === 'sv' ? 'SE' : czechOrSlovak(code);
    case 'four':
      return countryOfFourDigits(code, text, language);
    default:
      return countryOfFiveDigits(code, language);
  }
}

/** Decides by the town, then by the form of the postal code and the language, and falls back to Germany. */
export function inferCountry(
  text: string,
  city: string,
  postal: { code: string; form: PostalForm } | null,
): string {
  if (postal === null) {
    const language = languageOf(text);
    return countriesOfTown(city, '')[0] ?? (language === null ? 'DE' : HOME_COUNTRY[language]);
  }
  const byTown = countriesOfTown(city, postal.code).find((country) => hasPostalForm(country, postal.form));
  // Italian towns are followed by their province: "Fidenza (PR)".
  if (byTown === undefined && postal.form === 'five' && /\([A-Z]{2}\)$/.test(city)) return 'IT';
  return byTown ?? countryOfForm(postal.form, postal.code, text);
}
