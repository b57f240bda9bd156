// Guesses the fields of a table's columns by common German and English column names.
import { type FieldName, wordKey } from './fields.ts';
import type { ImportColumn } from './import.ts';
import { isDate, isMonthFirst } from './read-time.ts';
import { hasValues, isReadableValue } from './read-value.ts';

interface Guess {
  field: FieldName;
  /** True if the name is only similar to a known name. */
  guessed: boolean;
}

/** Names with one meaning; after the arrow, names that may have this meaning. */
const NAMES: Partial<Record<FieldName, string>> = {
  externalOrderId:
    'externalOrderId|Ihre Nummer|Auftragsnummer|Auftragsnr|Auftrags-ID|Auftrag|Bestellnummer|Bestellnr|Order number|Order no|Order id|Your number|Own number|PO number|Vorgangsnummer|Vorgang > Nummer|Nr|ID|Number|Aktenzeichen',
  customerReference:
    'customerReference|Referenz|Kundenreferenz|Reference|Ref|Your reference > Projekt|Project|Abteilung|Vertragsnummer|Leasingvertrag',
  customerCostCentre: 'customerCostCentre|Kostenstelle|Kostenst|KST|Cost centre|Cost center',
  transportType:
    'transportType|Transportart|Transport type|Transport|Transportweg|Transport mode > Versandart',
  'vehicle.vin':
    'vin|FIN|Fahrgestellnummer|Fahrgestellnr|Fahrzeugidentifikationsnummer|Fahrzeug-Ident-Nr|Ident-Nr|Chassis|Chassis number|vehicleVin',
  'vehicle.manufacturer': 'manufacturer|Hersteller|Marke|Fabrikat|Make|Brand|vehicleMake',
  'vehicle.model': 'model|Modell|vehicleModel|Handelsbezeichnung > Fahrzeug|Vehicle|Car|Auto|Bezeichnung',
  'vehicle.modelYear': 'modelYear|Modelljahr|Baujahr|Year|Model year|vehicleYear > Jahr|Erstzulassung|EZ',
  'vehicle.type':
    'vehicleType|Fahrzeugtyp|Fahrzeugart|Fahrzeugklasse|Vehicle type|Aufbau > Art|Typ|Type|Klasse|Class',
  'vehicle.fuelType': 'fuelType|Kraftstoff|Kraftstoffart|Antrieb|Antriebsart|Fuel|Fuel type',
  'vehicle.registration.licensePlate':
    'licensePlate|Kennzeichen|Kennz|Amtliches Kennzeichen|KFZ-Kennzeichen|Plate|License plate|Licence plate|Number plate|Registration number',
  'vehicle.registration.status':
    'registrationStatus|Zulassungsstatus|Registration status > Zugelassen|Registered|Angemeldet',
  'vehicle.operationalStatus.driveable':
    'driveable|Fahrbereit|Fahrbereit und verkehrssicher|Driveable and roadworthy|Drivable > Fahrfähig|Fährt',
  'vehicle.operationalStatus.roadworthy': 'roadworthy|Verkehrssicher > TÜV|HU',
  'services.registration': 'Zulassung|Zulassungsservice|Registration service|Registration',
  'services.shortTermPlate': 'Kurzzeitkennzeichen|Short-term plate|Short term plate',
  instructions:
    'instructions|Hinweis|Hinweise|Hinweis für Disposition und Fahrer|Note for dispatch and driver|Bemerkung|Bemerkungen|Notiz|Notizen|Anweisung|Kommentar|Notes|Note|Remarks|Comment|Comments > Info|Text|Sonstiges',
  endCustomerEmail:
    'endCustomerEmail|E-Mail Endkunde|E-Mail des Endkunden|Email of the end customer|End customer’s email|Endkunde E-Mail|End customer email|Kunden-E-Mail > E-Mail|Mail|Email',
  requestedPickup:
    'requestedPickup|Wunschtermin Abholung|Gewünschte Abholung|Termin|Abholtermin|Abholdatum|Abholung am|Abholzeit|Wunschtermin|Pickup date|Pickup time|Collection date|pickupDate|Ladetermin > Datum|Date|Abholung|Bereit ab|Uhrzeit',
  requestedDelivery:
    'requestedDelivery|Wunschtermin Anlieferung|Gewünschte Anlieferung|Liefertermin|Lieferdatum|Zieltermin|Zustelldatum|Zustelltermin|Ankunft|Delivery date|Delivery time|expectedDeliveryDate|Due date|Entladetermin > Lieferung|Fällig|Deadline',
  'pickup.contact.name': 'Kontakt an der Abholung|Contact at pickup',
  'pickup.contact.phone': 'Telefon an der Abholung|Phone at pickup',
  'delivery.contact.name': 'Kontakt bei der Anlieferung|Contact at delivery',
  'delivery.contact.phone': 'Telefon bei der Anlieferung|Phone at delivery',
};

const SIDES = {
  pickup:
    'abh|abhol|abholung|abholort|abholadresse|von|start|pickup|from|origin|collection|sender|absender|lade|beladung|beladeort|standort|quelle|ab',
  delivery:
    'ziel|zielort|zieladresse|nach|liefer|lieferung|lieferort|lieferadresse|zustell|zustellung|delivery|to|dest|destination|dropoff|empfaenger|empfaengerin|entlade|entladung|entladeort|anlieferung|an',
} as const;

const PARTS: Record<string, string> = {
  street:
    'strasse|str|street|houseno|housenumber|adresse|address|anschrift|strassehausnummer|strassenr|strassehausnr|addressline|hausnummer|hausnr|strasseundhausnummer|streetandnumber',
  postalCode: 'plz|postleitzahl|zip|zipcode|postcode|postalcode|pc',
  city: 'ort|stadt|city|town|gemeinde|place|',
  country: 'land|country|laenderkennzeichen|lkz|countrycode|laendercode',
  company: 'firma|company|name|unternehmen|haendler|dealer|autohaus|betrieb|firmenname',
  'contact.name': 'ansprechpartner|kontakt|kontaktperson|contact|contactname|kontaktname|person|ap',
  'contact.phone':
    'telefon|tel|telefonnummer|telefonnr|phone|contactphone|kontakttelefon|mobil|handy|mobile|rufnummer|ansprechpartnertelefon',
};

const sure = new Map<string, FieldName>();
const unsure = new Map<string, FieldName>();

for (const [field, names] of Object.entries(NAMES) as [FieldName, string][]) {
  const [certain = '', possible = ''] = names.split(' > ');
  for (const name of certain.split('|')) sure.set(wordKey(name), field);
  for (const name of possible.split('|')) if (name) unsure.set(wordKey(name), field);
}

for (const [side, sideWords] of Object.entries(SIDES)) {
  for (const sideWord of sideWords.split('|')) {
    for (const [part, partWords] of Object.entries(PARTS)) {
      for (const partWord of partWords.split('|')) {
        const field = `${side}.${part}` as FieldName;
        for (const name of [sideWord + partWord, partWord + sideWord]) {
          if (!sure.has(name) && !unsure.has(name)) sure.set(name, field);
        }
      }
    }
    for (const word of ['datum', 'termin', 'zeit', 'date', 'time', 'uhrzeit']) {
      const field = side === 'pickup' ? 'requestedPickup' : 'requestedDelivery';
      for (const name of [sideWord + word, word + sideWord]) if (!sure.has(name)) sure.set(name, field);
    }
  }
}

const MIN_FUZZY_LENGTH = 5;
const VIN_LIKE = /^[A-Z0-9]{17}$/i;
const RECOGNISED_SHARE = 0.8;
/** A single letter is no evidence for a value. */
const MIN_VALUE_LENGTH = 2;

/** A house number next to the street, a time next to the day: both columns are joined to one field. */
const ADDS_TO_OTHERS = /hausn|houseno|housenumber|uhrzeit|clock/;

/** Each field is used once: by the column with the surest match, or the first of equal ones. */
export function guessColumns(header: readonly string[], rows: readonly string[][]): ImportColumn[] {
  const guesses = header.map((name, index) => guessColumn(name, index, rows));
  const taken = new Set<FieldName>();
  const chosen = new Array<Guess | null>(header.length).fill(null);
  for (const wantGuessed of [false, true]) {
    for (const [index, guess] of guesses.entries()) {
      if (guess === null || guess.guessed !== wantGuessed) continue;
      if (taken.has(guess.field) && !ADDS_TO_OTHERS.test(wordKey(header[index]!))) continue;
      taken.add(guess.field);
      chosen[index] = guess;
    }
  }
  return header.map((name, index) => ({
    name,
    field: chosen[index]?.field ?? null,
    guessed: chosen[index]?.guessed ?? false,
    monthFirst: isMonthFirst(cellsOf(index, rows)),
    holdsDates: isMostly(filledCells(index, rows), isDate),
    otherDates: false,
  }));
}

/** An uncertain name of a column with few values ("Art") is decided by its values. */
function guessColumn(name: string, index: number, rows: readonly string[][]): Guess | null {
  const byName = guessByName(name);
  if (byName !== null && !(byName.guessed && hasValues(byName.field))) return byName;
  return guessByValues(index, rows) ?? byName;
}

function guessByName(name: string): Guess | null {
  const key = wordKey(name);
  const exact = sure.get(key);
  if (exact) return { field: exact, guessed: false };
  const field = unsure.get(key) ?? nearest(key);
  return field ? { field, guessed: true } : null;
}

/** Accepts one missing, wrong or additional letter. */
function nearest(key: string): FieldName | null {
  if (key.length < MIN_FUZZY_LENGTH || key.length > 60) return null;
  for (const [name, field] of sure)
    if (name.length >= MIN_FUZZY_LENGTH && differByOne(key, name)) return field;
  return null;
}

function differByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const shorter = Math.min(one.length, other.length);
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return Math.max(one.length, other.length) - start - end <= 1;
}

/** Fields whose values are distinctive; "ja" and "nein" fit too many columns. */
const RECOGNISABLE = ['transportType', 'vehicle.type', 'vehicle.fuelType'] as const;

function guessByValues(index: number, rows: readonly string[][]): Guess | null {
  const filled = filledCells(index, rows);
  if (isMostly(filled, (cell) => VIN_LIKE.test(cell))) return { field: 'vehicle.vin', guessed: true };
  const field = RECOGNISABLE.find((field) =>
    isMostly(filled, (cell) => cell.length >= MIN_VALUE_LENGTH && isReadableValue(field, cell)),
  );
  return field ? { field, guessed: true } : null;
}

function isMostly(cells: readonly string[], test: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(test).length / cells.length >= RECOGNISED_SHARE;
}

/** Enough rows to recognise the values. */
const SAMPLE_ROWS = 500;

function* cellsOf(index: number, rows: readonly string[][]): Iterable<string> {
  for (const row of rows.slice(0, SAMPLE_ROWS)) yield row[index]?.trim() ?? '';
}

function filledCells(index: number, rows: readonly string[][]): string[] {
  return [...cellsOf(index, rows)].filter((cell) => cell !== '');
}
