// Owns the words by which a piece of an address shows what it is: a street, a company, or an addition to a street.

const listOf = (words: string) => new Set(words.split(/\s+/));

/** The ends of German, Dutch and Danish street names that hardly any town shares. */
const streetEnd =
  /(?:str|straße|strasse|gasse|allee|platz|weg|damm|ufer|chaussee|pfad|promenade|straat|laan|plein|gracht|kade|vej|gade|gatan|vägen)$/;
/** Ends that towns share too, believed only where a house number follows. */
const weakStreetEnd =
  /(?:ring|steig|stieg|markt|graben|wall|park|hof|berg|tor|kai|zeile|brücke|wiesen?|feld|kamp|garten|winkel|dijk|singel|linden)$/;

/** Words that begin a street's name: French, Italian, Polish, Czech, Spanish and others. */
const streetBeginning = listOf(
  `rue avenue av ave boulevard bd blvd bld place chemin impasse allée allées quai route square passage cours faubourg
   zi za zac zone
   via viale v.le piazza p.zza piazzale corso c.so largo strada vicolo località loc contrada
   ul ulica al aleja aleje pl plac os osiedle rondo rynek nám náměstí námestie tř třída ulice nábřeží na
   calle avenida avda plaza paseo carrer rua postfach postbus bp boîte pf`,
);
/** German street names of several words begin so; in lower case the word joins the parts of a town's name. */
const streetPreposition = listOf(
  'Am An Auf Im In Zum Zur Zu Unter Hinter Vor Beim Vom AM AN AUF IM ZUM ZUR UNTER',
);
/** Standing alone they take the word in front along: "Lange Straße", "Berliner Allee". */
const streetNoun = listOf(
  'straße strasse str platz weg allee ring gasse damm ufer chaussee promenade markt náměstí street road lane út utca tér',
);

const legalForm = listOf(
  `gmbh mbh ag kg ohg ug gbr se kgaa eg e.k e.v e.g e.u oeg keg
   sa sarl sàrl sas sasu s.a s.a.s s.a.r.l snc spa s.p.a srl s.r.l sagl
   s.r.o sro a.s z.o.o o.o zoo sp.j s.c bv b.v nv n.v vof aps a/s ltd limited inc llc plc kft bvba`,
);
const companyWord = listOf(
  `firma fa company garage garagen carrosserie karosserie spedition werkstatt hotel gasthof restaurant tankstelle
   niederlassung center centrum logistik logistics transport transporte concessionaria concessionario
   concession concessionnaire salon serwis servis flughafen airport aéroport aeroporto lotnisko
   bmw mercedes mercedes-benz audi vw volkswagen porsche opel ford toyota renault peugeot citroën citroen skoda škoda
   hyundai kia volvo tesla seat fiat nissan mazda sixt europcar hertz avis dekra tüv adac`,
);
const recipient = listOf('c/o z z.hd zhd attn att familie herr frau herrn');

const floor =
  /^(?:\d{1,2}\. ?(?:og|ug|stock|etage|obergeschoss|obergeschoß|untergeschoss|patro)|\d{1,2}(?:er|e|ème) étage|(?:og|ug|eg|dg|erdgeschoss|erdgeschoß|hinterhaus|vorderhaus|hinterhof|seitenflügel)(?= |$)|ot |ortsteil )/iu;
/** "Tor 3", "Halle B": the word alone, or grown together with more letters, is something else. */
const unit =
  /^(?:top|stiege|tür|tor|halle|haus|gebäude|geb|block|rampe|parkdeck|parkplatz|stellplatz|ebene|etage|büro|raum|wohnung|whg|apt|apartment|terminal|bau|werk|eingang|hof|nr|bât|bâtiment|appt|étage|piano|interno|int|scala|km|lok|m|unit|gate|dock)\.?(?: \p{L}| ?\p{L}?\d{1,4}\p{L}?)(?= |$)/iu;

/** As compared: lower case and without the dot of an abbreviation. */
const bare = (word: string) => word.toLowerCase().replace(/[.,]+$/, '');

const houseNumber = /^\d{1,4}(?:(?!\d)[\p{L}\d/+–-]{0,16})$/u;
const houseLetter = /^(?:\p{L}|bis|ter|quater|hs|[IVX]{1,4})$/u;
/** "8e", "3ème" and "1er" number a district of a French town, not a house. */
const district = /^\d{1,2}(?:er|e|ème|eme|ième)$/i;

export const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');

export const hasDigit = (text: string) => /\d/.test(text);
export const hasLetter = (text: string) => /\p{L}/u.test(text);

export function isHouseNumber(word: string): boolean {
  return houseNumber.test(word) && !district.test(word);
}

/** "5", "12 bis" or "12-14": a piece that is only a house number and belongs to the street beside it. */
export function isOnlyHouseNumber(text: string): boolean {
  const [first = '', second, ...others] = wordsOf(text.replace(/^(?:nr|no|n°)\.? /i, ''));
  return isHouseNumber(first) && (second === undefined || houseLetter.test(second)) && others.length === 0;
}

/** Mannheim names the squares of its centre instead of streets: "C2, 5". */
export function isMannheimSquare(text: string): boolean {
  return /^[A-U] ?\d{1,2}$/.test(text);
}

/** Where the words behind the last house number begin, its letter and floor skipped; 0 where there is none. */
export function afterHouseNumber(words: string[]): number {
  let end = words.findLastIndex(isHouseNumber) + 1;
  if (end === 0) return 0;
  while (end < words.length && isPartOfHouseNumber(words[end]!)) end += 1;
  return end;
}

function isPartOfHouseNumber(word: string): boolean {
  return houseLetter.test(word) || /^(?:\d{1,2}\.|-|og|ug|eg|stock|etage)$/i.test(word);
}

/** "al Rubicone" and "na Hané" join the parts of a town's name, "al. Jana Pawła" and "Na Příkopě" are streets. */
function isStreetBeginning(word: string): boolean {
  return streetBeginning.has(bare(word)) && !/^(?:al|na|os|pl)$/.test(word);
}

/** A word such as "rue" or "Na" begins a street only in front, behind a French house number, and with more to come. */
export function beginsStreet(words: string[]): boolean {
  let position = 0;
  while (position < words.length && (isHouseNumber(words[position]!) || isLetterBehind(words, position)))
    position += 1;
  const word = words[position] ?? '';
  if (position === words.length - 1) return /^(?:postfach|postbus|rynek)$/i.test(word);
  return isStreetBeginning(word) || (position === 0 && streetPreposition.has(word));
}

const isLetterBehind = (words: string[], position: number) =>
  position === 1 && houseLetter.test(words[position]!);

export function hasStreetWord(words: string[]): boolean {
  return (
    beginsStreet(words) || words.some((word) => streetEnd.test(bare(word)) || streetNoun.has(bare(word)))
  );
}

/** Where a street begins in words that may name something else first; -1 where no word shows it. */
export function streetStart(words: string[]): number {
  const first = words.findIndex(
    (word, position) =>
      position < words.length - 1 && (streetPreposition.has(word) || isStreetBeginning(word)),
  );
  if (first !== -1) return withNumberInFront(words, first);
  const number = words.findLastIndex(isHouseNumber);
  for (let position = number === -1 ? words.length - 1 : number - 1; position >= 0; position -= 1) {
    const key = bare(words[position]!);
    if (streetNoun.has(key)) return isJoined(words[position + 1]) ? position : Math.max(0, position - 1);
    if (streetEnd.test(key) || (position === number - 1 && weakStreetEnd.test(key))) return position;
  }
  return -1;
}

/** "Straße des 17. Juni", "Platz der Republik": what follows belongs to the name, what stands in front does not. */
function isJoined(word: string | undefined): boolean {
  return word !== undefined && /^(?:der|des|dem|am|an|zum|zur|von)$/.test(word);
}

/** French house numbers stand in front: "12 bis rue de Rivoli". */
function withNumberInFront(words: string[], street: number): number {
  const letter = street > 1 && houseLetter.test(words[street - 1]!) ? 1 : 0;
  const number = words[street - 1 - letter];
  return number !== undefined && isHouseNumber(number) ? street - 1 - letter : street;
}

/** Where the words behind a legal form begin, "GmbH & Co. KG" taken as one; 0 where there is none. */
export function afterLegalForm(words: string[]): number {
  const last = words.findLastIndex((word, at) => at > 0 && isLegalForm(word, words[at - 1]!));
  // "UG (haftungsbeschränkt)"
  return last !== -1 && /^\(\p{L}+\)$/u.test(words[last + 1] ?? '') ? last + 2 : last + 1;
}

function isLegalForm(word: string, previous: string): boolean {
  const key = bare(word);
  if (!legalForm.has(key)) return false;
  // Behind a house number these are floors: "Hauptstr. 5 EG".
  if (key === 'eg' || key === 'ug') return word !== 'EG' && !/^\d/.test(previous);
  // "Spa", "Sas" and "as" are towns and words, "SpA", "SAS" and "A.S." are not.
  return word.length > 3 || !/^\p{L}\p{Ll}*$/u.test(word);
}

export function looksLikeCompany(text: string): boolean {
  const words = wordsOf(text);
  const key = bare(words[0] ?? '');
  if (afterLegalForm(words) > 0 || recipient.has(key)) return true;
  return words.length > 1 && (companyWord.has(key) || /^(?:auto|kfz)/.test(key)) && !hasStreetWord([key]);
}

export function isAddition(text: string): boolean {
  return floor.test(text) || unit.test(text);
}

/** How much a piece looks like a street, 0 and below where it does not. */
export function streetScore(text: string): number {
  if (isMannheimSquare(text)) return 2;
  const words = wordsOf(text);
  if (isOnlyHouseNumber(text)) return 1;
  const numberAtEnd = words.length > 1 && afterHouseNumber(words) === words.length;
  const numberInFront = words.length > 1 && isHouseNumber(words[0]!);
  let score = hasStreetWord(words) ? 2 : 0;
  if (numberAtEnd || numberInFront) score += 2;
  else if (hasDigit(text)) score += 1;
  if (looksLikeCompany(text)) score -= 3;
  return score;
}
