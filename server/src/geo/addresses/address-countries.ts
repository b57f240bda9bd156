// How addresses write countries: their names, country signs and postal code formats.

export type PostalForm = 'four' | 'five' | 'six' | 'polish' | 'spaced' | 'dutch' | 'portuguese' | 'british';

interface Country {
  forms: PostalForm[];
  /** Names in German, English, the local and neighbouring languages, and the three-letter code. */
  names: string;
  /** The vehicle registration sign, if it differs from the ISO code. */
  sign?: string;
}

const COUNTRIES: Record<string, Country> = {
  DE: {
    forms: ['five'],
    sign: 'D',
    names:
      'Deutschland|Bundesrepublik Deutschland|Germany|Allemagne|Germania|Niemcy|Německo|Duitsland|BRD|DEU|GER',
  },
  AT: { forms: ['four'], sign: 'A', names: 'Österreich|Austria|Autriche|Rakousko|Oostenrijk|AUT' },
  CH: {
    forms: ['four'],
    names: 'Schweiz|Suisse|Svizzera|Svizra|Switzerland|Szwajcaria|Švýcarsko|Zwitserland|CHE',
  },
  LI: { forms: ['four'], sign: 'FL', names: 'Liechtenstein|Fürstentum Liechtenstein' },
  PL: { forms: ['polish', 'five'], names: 'Polen|Polska|Poland|Pologne|Polonia|Polsko|POL' },
  CZ: {
    forms: ['spaced', 'five'],
    names:
      'Tschechien|Tschechische Republik|Czech Republic|Czechia|Česko|Česká republika|Czechy|Tchéquie|CZE',
  },
  SK: {
    forms: ['spaced', 'five'],
    names: 'Slowakei|Slowakische Republik|Slovakia|Slovensko|Slovenská republika|SVK',
  },
  FR: { forms: ['five'], sign: 'F', names: 'Frankreich|France|Francia|Francja|Francie|Frankrijk|FRA' },
  IT: { forms: ['five'], sign: 'I', names: 'Italien|Italia|Italy|Italie|Włochy|Itálie|Italië|ITA' },
  NL: {
    forms: ['dutch', 'four'],
    names:
      'Niederlande|Die Niederlande|Nederland|Netherlands|The Netherlands|Holland|Pays-Bas|Paesi Bassi|Holandia|NLD',
  },
  BE: { forms: ['four'], sign: 'B', names: 'Belgien|België|Belgique|Belgium|Belgio|Belgia|BEL' },
  LU: { forms: ['four'], sign: 'L', names: 'Luxemburg|Luxembourg|Lëtzebuerg|Großherzogtum Luxemburg|LUX' },
  DK: { forms: ['four'], names: 'Dänemark|Danmark|Denmark|Danemark|Dania|DNK' },
  SE: { forms: ['spaced', 'five'], sign: 'S', names: 'Schweden|Sverige|Sweden|Suède|Szwecja|SWE' },
  NO: { forms: ['four'], sign: 'N', names: 'Norwegen|Norge|Norway|NOR' },
  FI: { forms: ['five'], sign: 'FIN', names: 'Finnland|Suomi|Finland' },
  ES: { forms: ['five'], sign: 'E', names: 'Spanien|España|Spain|Espagne|Spagna|ESP' },
  PT: { forms: ['portuguese', 'four'], sign: 'P', names: 'Portugal|PRT' },
  GB: {
    forms: ['british'],
    sign: 'UK',
    names: 'Großbritannien|Vereinigtes Königreich|United Kingdom|Great Britain|England|Scotland|Wales|GBR',
  },
  HU: { forms: ['four'], sign: 'H', names: 'Ungarn|Magyarország|Hungary|HUN' },
  SI: { forms: ['four'], sign: 'SLO', names: 'Slowenien|Slovenija|Slovenia|SVN' },
  HR: { forms: ['five'], names: 'Kroatien|Hrvatska|Croatia|HRV' },
  RO: { forms: ['six'], names: 'Rumänien|România|Romania|ROU' },
  BG: { forms: ['four'], names: 'Bulgarien|Bulgaria|BGR' },
  RS: { forms: ['five'], sign: 'SRB', names: 'Serbien|Srbija|Serbia' },
  GR: { forms: ['spaced', 'five'], names: 'Griechenland|Greece|Hellas|GRC' },
  TR: { forms: ['five'], names: 'Türkei|Türkiye|Turkey|TUR' },
  LT: { forms: ['five'], names: 'Litauen|Lietuva|Lithuania|LTU' },
  LV: { forms: ['four'], names: 'Lettland|Latvija|Latvia|LVA' },
  EE: { forms: ['five'], sign: 'EST', names: 'Estland|Eesti|Estonia' },
  IE: { forms: [], names: 'Irland|Ireland|Éire|IRL' },
  US: { forms: ['five'], sign: 'USA', names: 'Vereinigte Staaten|United States' },
};

/** Gives "Oesterreich", "ÖSTERREICH" and "Osterreich" the same key. */
function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1');
}

const CODE_BY_NAME = new Map<string, string>();
const CODE_BY_SIGN = new Map<string, string>();
for (const [code, { names, sign }] of Object.entries(COUNTRIES)) {
  for (const name of names.split('|')) CODE_BY_NAME.set(nameKey(name), code);
  CODE_BY_SIGN.set(code, code);
  if (sign !== undefined) CODE_BY_SIGN.set(sign, code);
}

/** All signs and ISO codes, longest first so that "CZ" is not read as "C". */
export const COUNTRY_SIGNS = [...CODE_BY_SIGN.keys()].sort((one, other) => other.length - one.length);

export function countryOfName(name: string): string | null {
  return name.length > 40 ? null : (CODE_BY_NAME.get(nameKey(name)) ?? null);
}

export function countryOfSign(sign: string): string | null {
  return CODE_BY_SIGN.get(sign.toUpperCase()) ?? null;
}

export function hasPostalForm(country: string, form: PostalForm): boolean {
  return COUNTRIES[country]?.forms.includes(form) ?? false;
}
