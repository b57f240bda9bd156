// Owns which country an address lies in when neither its name nor a car sign says so.
import { hasPostalForm, type PostalForm } from './address-countries.ts';
import { countriesOfTown } from './known-towns.ts';

type Language = 'fr' | 'it' | 'nl' | 'pl' | 'cs' | 'sk' | 'da' | 'no' | 'sv' | 'hu' | 'sl' | 'es';

/** Words of streets and letters that tell a language; the first that fits counts, so letters shared by two come last. */
const signsOfLanguage: [Language, RegExp][] = [
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

const home: Record<Language, string> = {
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
  return signsOfLanguage.find(([, sign]) => sign.test(text))?.[0] ?? null;
}

/**
 * Austria, Switzerland, Belgium, Luxembourg and Denmark write four digits, over the same range. Where no town tells
 * them apart, the language does: French is Belgian from 4000 on, since Switzerland's French codes end at 2999. In
 * German, Switzerland alone writes "Strasse" and never "ß". What is left counts as Austrian.
 */
function countryOfFourDigits(code: string, text: string, language: Language | null): string {
  if (language === 'fr') return code >= '4000' ? 'BE' : 'CH';
  if (language === 'it') return 'CH';
  // Dutch codes carry letters, so four bare digits in that language are rather Flemish.
  if (language === 'nl') return 'BE';
  if (language !== null && hasPostalForm(home[language], 'four')) return home[language];
  if (text.includes('ß')) return 'AT';
  return /strasse/i.test(text) ? 'CH' : 'AT';
}

/** Czech codes begin with 1 to 7, Slovak ones with 0, 8 or 9. */
function czechOrSlovak(code: string): string {
  return /^[089]/.test(code) ? 'SK' : 'CZ';
}

/** Five digits are German unless the words are another language's. */
function countryOfFiveDigits(code: string, language: Language | null): string {
  if (language === 'cs' || language === 'sk') return czechOrSlovak(code);
  return language !== null && hasPostalForm(home[language], 'five') ? home[language] : 'DE';
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

/** The town first, then the form of the postal code together with the language of the text, then Germany. */
export function inferCountry(
  text: string,
  city: string,
  postal: { code: string; form: PostalForm } | null,
): string {
  if (postal === null) {
    const language = languageOf(text);
    return countriesOfTown(city, '')[0] ?? (language === null ? 'DE' : home[language]);
  }
  const byTown = countriesOfTown(city, postal.code).find((country) => hasPostalForm(country, postal.form));
  // Italian towns carry their province behind them, "Fidenza (PR)".
  if (byTown === undefined && postal.form === 'five' && /\([A-Z]{2}\)$/.test(city)) return 'IT';
  return byTown ?? countryOfForm(postal.form, postal.code, text);
}
