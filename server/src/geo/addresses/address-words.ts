// The words that show what a piece of an address is: a street, a company, or an addition to a street.

const wordSet = (words: string) => new Set(words.split(/\s+/));

/** Endings of German, Dutch and Danish street names that hardly any town shares. */
const STREET_ENDING =
  /(?:str|straße|strasse|gasse|allee|platz|weg|damm|ufer|chaussee|pfad|promenade|straat|laan|plein|gracht|kade|vej|gade|gatan|vägen)$/;
/** Endings that towns share, so they count only if a house number follows. */
const WEAK_STREET_ENDING =
  /(?:ring|steig|stieg|markt|graben|wall|park|hof|berg|tor|kai|zeile|brücke|wiesen?|feld|kamp|garten|winkel|dijk|singel|linden)$/;

/** Words that begin a street name in French, Italian, Polish, Czech, Spanish and other languages. */
const STREET_BEGINNINGS = wordSet(
  `rue avenue av ave boulevard bd blvd bld place chemin impasse allée allées quai route square passage cours faubourg
   zi za zac zone
   via viale v.le piazza p.zza piazzale corso c.so largo strada vicolo località loc contrada
   ul ulica al aleja aleje pl plac os osiedle rondo rynek nám náměstí námestie tř třída ulice nábřeží na
   calle avenida avda plaza paseo carrer rua postfach postbus bp boîte pf`,
);
/** They begin German street names of several words. In lower case they join the parts of a town's name. */
const STREET_PREPOSITIONS = wordSet(
  'Am An Auf Im In Zum Zur Zu Unter Hinter Vor Beim Vom AM AN AUF IM ZUM ZUR UNTER',
);
/** As separate words they belong with the word before them: "Lange Straße", "Berliner Allee". */
const STREET_NOUNS = wordSet(
  'straße strasse str platz weg allee ring gasse damm ufer chaussee promenade markt náměstí street road lane út utca tér',
);

const LEGAL_FORMS = wordSet(
  `gmbh mbh ag kg ohg ug gbr se kgaa eg e.k e.v e.g e.u oeg keg
   sa sarl sàrl sas sasu s.a s.a.s s.a.r.l snc spa s.p.a srl s.r.l sagl
   s.r.o sro a.s z.o.o o.o zoo sp.j s.c bv b.v nv n.v vof aps a/s ltd limited inc llc plc kft bvba`,
);
const COMPANY_WORDS = wordSet(
  `firma fa company garage garagen carrosserie karosserie spedition werkstatt hotel gasthof restaurant tankstelle
   niederlassung center centrum logistik logistics transport transporte concessionaria concessionario
   concession concessionnaire salon serwis servis flughafen airport aéroport aeroporto lotnisko
   bmw mercedes mercedes-benz audi vw volkswagen porsche opel ford toyota renault peugeot citroën citroen skoda škoda
   hyundai kia volvo tesla seat fiat nissan mazda sixt europcar hertz avis dekra tüv adac`,
);
const RECIPIENTS = wordSet('c/o z z.hd zhd attn att familie herr frau herrn');

const FLOOR =
  /^(?:\d{1,2}\. ?(?:og|ug|stock|etage|obergeschoss|obergeschoß|untergeschoss|patro)|\d{1,2}(?:er|e|ème) étage|(?:og|ug|eg|dg|erdgeschoss|erdgeschoß|hinterhaus|vorderhaus|hinterhof|seitenflügel)(?= |$)|ot |ortsteil )/iu;
/** "Tor 3", "Halle B". The word alone, or as part of a longer word, means something else. */
const UNIT =
  /^(?:top|stiege|tür|tor|halle|haus|gebäude|geb|block|rampe|parkdeck|parkplatz|stellplatz|ebene|etage|büro|raum|wohnung|whg|apt|apartment|terminal|bau|werk|eingang|hof|nr|bât|bâtiment|appt|étage|piano|interno|int|scala|km|lok|m|unit|gate|dock)\.?(?: \p{L}| ?\p{L}?\d{1,4}\p{L}?)(?= |$)/iu;

/** For comparison: lower case, without the dot of an abbreviation. */
const bare = (word: string) => word.toLowerCase().replace(/[.,]+$/, '');

const HOUSE_NUMBER = /^\d{1,4}(?:(?!\d)[\p{L}\d/+–-]{0,16})$/u;
const HOUSE_LETTER = /^(?:\p{L}|bis|ter|quater|hs|[IVX]{1,4})$/u;
/** "8e", "3ème" and "1er" are districts of a French town, not house numbers. */
const DISTRICT = /^\d{1,2}(?:er|e|ème|eme|ième)$/i;

export const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');

export const hasDigit = (text: string) => /\d/.test(text);
export const hasLetter = (text: string) => /\p{L}/u.test(text);

export function isHouseNumber(word: string): boolean {
  return HOUSE_NUMBER.test(word) && !DISTRICT.test(word);
}

/** "5", "12 bis" or "12-14": only a house number, which belongs to the street next to it. */
export function isOnlyHouseNumber(text: string): boolean {
  const [first = '', second, ...others] = wordsOf(text.replace(/^(?:nr|no|n°)\.? /i, ''));
  return isHouseNumber(first) && (second === undefined || HOUSE_LETTER.test(second)) && others.length === 0;
}

/** The blocks in the centre of Mannheim have coordinates instead of street names: "C2, 5". */
export function isMannheimSquare(text: string): boolean {
  return /^[A-U] ?\d{1,2}$/.test(text);
}

/** The index after the last house number and its letter and floor; 0 if there is no house number. */
export function afterHouseNumber(words: string[]): number {
  let end = words.findLastIndex(isHouseNumber) + 1;
  if (end === 0) return 0;
  while (end < words.length && isPartOfHouseNumber(words[end]!)) end += 1;
  return end;
}

function isPartOfHouseNumber(word: string): boolean {
  return HOUSE_LETTER.test(word) || /^(?:\d{1,2}\.|-|og|ug|eg|stock|etage)$/i.test(word);
}

/** "al Rubicone" and "na Hané" are parts of town names; "al. Jana Pawła" and "Na Příkopě" are streets. */
function isStreetBeginning(word: string): boolean {
  return STREET_BEGINNINGS.has(bare(word)) && !/^(?:al|na|os|pl)$/.test(word);
}

/** Words like "rue" or "Na" begin a street only at the start or after a house number, and if more follows. */
export function beginsStreet(words: string[]): boolean {
  let position = 0;
  while (position < words.length && (isHouseNumber(words[position]!) || isLetterAfterNumber(words, position)))
    position += 1;
  const word = words[position] ?? '';
  if (position === words.length - 1) return /^(?:postfach|postbus|rynek)$/i.test(word);
  return isStreetBeginning(word) || (position === 0 && STREET_PREPOSITIONS.has(word));
}

const isLetterAfterNumber = (words: string[], position: number) =>
  position === 1 && HOUSE_LETTER.test(words[position]!);

export function hasStreetWord(words: string[]): boolean {
  return (
    beginsStreet(words) ||
    words.some((word) => STREET_ENDING.test(bare(word)) || STREET_NOUNS.has(bare(word)))
  );
}

/** The index where a street begins, after other words if need be; -1 if no word indicates a street. */
export function streetStart(words: string[]): number {
  const first = words.findIndex(
    (word, position) =>
      position < words.length - 1 && (STREET_PREPOSITIONS.has(word) || isStreetBeginning(word)),
  );
  if (first !== -1) return withLeadingNumber(words, first);
  const number = words.findLastIndex(isHouseNumber);
  for (let position = number === -1 ? words.length - 1 : number - 1; position >= 0; position -= 1) {
    const key = bare(words[position]!);
    if (STREET_NOUNS.has(key))
      return continuesName(words[position + 1]) ? position : Math.max(0, position - 1);
    if (STREET_ENDING.test(key) || (position === number - 1 && WEAK_STREET_ENDING.test(key))) return position;
  }
  return -1;
}

/** "Straße des 17. Juni", "Platz der Republik": the name starts with the word and continues after it. */
function continuesName(word: string | undefined): boolean {
  return word !== undefined && /^(?:der|des|dem|am|an|zum|zur|von)$/.test(word);
}

/** French house numbers come first: "12 bis rue de Rivoli". */
function withLeadingNumber(words: string[], street: number): number {
  const letter = street > 1 && HOUSE_LETTER.test(words[street - 1]!) ? 1 : 0;
  const number = words[street - 1 - letter];
  return number !== undefined && isHouseNumber(number) ? street - 1 - letter : street;
}

/** The index after the last legal form, counting "GmbH & Co. KG" as one; 0 if there is none. */
export function afterLegalForm(words: string[]): number {
  const last = words.findLastIndex((word, at) => at > 0 && isLegalForm(word, words[at - 1]!));
  // "UG (haftungsbeschränkt)"
  return last !== -1 && /^\(\p{L}+\)$/u.test(words[last + 1] ?? '') ? last + 2 : last + 1;
}

function isLegalForm(word: string, previous: string): boolean {
  const key = bare(word);
  if (!LEGAL_FORMS.has(key)) return false;
  // After a house number these are floors: "Hauptstr. 5 EG".
  if (key === 'eg' || key === 'ug') return word !== 'EG' && !/^\d/.test(previous);
  // "Spa", "Sas" and "as" are towns or ordinary words; "SpA", "SAS" and "A.S." are legal forms.
  return word.length > 3 || !/^\p{L}\p{Ll}*$/u.test(word);
}

export function looksLikeCompany(text: string): boolean {
  const words = wordsOf(text);
  const key = bare(words[0] ?? '');
  if (afterLegalForm(words) > 0 || RECIPIENTS.has(key)) return true;
  return words.length > 1 && (COMPANY_WORDS.has(key) || /^(?:auto|kfz)/.test(key)) && !hasStreetWord([key]);
}

export function isAddition(text: string): boolean {
  return FLOOR.test(text) || UNIT.test(text);
}

/** How much a piece looks like a street; 0 or less means that it does not. */
export function streetScore(text: string): number {
  if (isMannheimSquare(text)) return 2;
  const words = wordsOf(text);
  if (isOnlyHouseNumber(text)) return 1;
  const numberAtEnd = words.length > 1 && afterHouseNumber(words) === words.length;
  const numberAtStart = words.length > 1 && isHouseNumber(words[0]!);
  let score = hasStreetWord(words) ? 2 : 0;
  if (numberAtEnd || numberAtStart) score += 2;
  else if (hasDigit(text)) score += 1;
  if (looksLikeCompany(text)) score -= 3;
  return score;
}
