// The 125 columns of a DATEV booking batch, version 13, and those of debtors. Names, order and formats are DATEV's:
// https://developer.datev.de/datev/platform/de/dtvf/formate/buchungsstapel

const numbered = (count: number, ...names: string[]) =>
  Array.from({ length: count }, (_, index) => names.map((name) => `${name} ${index + 1}`)).flat();

const split = (names: string) => names.split(';');

export const COLUMNS: readonly string[] = [
  ...split(
    'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz',
  ),
  ...split('Konto;Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto'),
  ...split('Buchungstext;Postensperre;Diverse Adressnummer;Geschäftspartnerbank;Sachverhalt;Zinssperre'),
  'Beleglink',
  ...numbered(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  ...split('KOST1 - Kostenstelle;KOST2 - Kostenstelle;Kost-Menge;EU-Land u. UStID (Bestimmung)'),
  ...split('EU-Steuersatz (Bestimmung);Abw. Versteuerungsart;Sachverhalt L+L;Funktionsergänzung L+L'),
  ...split('BU 49 Hauptfunktionstyp;BU 49 Hauptfunktionsnummer;BU 49 Funktionsergänzung'),
  ...numbered(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt'),
  ...split('Stück;Gewicht;Zahlweise;Forderungsart;Veranlagungsjahr;Zugeordnete Fälligkeit;Skontotyp'),
  ...split('Auftragsnummer;Buchungstyp;USt-Schlüssel (Anzahlungen);EU-Land (Anzahlungen)'),
  ...split('Sachverhalt L+L (Anzahlungen);EU-Steuersatz (Anzahlungen);Erlöskonto (Anzahlungen)'),
  ...split('Herkunft-Kz;Buchungs GUID;KOST-Datum;SEPA-Mandatsreferenz;Skontosperre;Gesellschaftername'),
  ...split('Beteiligtennummer;Identifikationsnummer;Zeichnernummer;Postensperre bis'),
  ...split('Bezeichnung SoBil-Sachverhalt;Kennzeichen SoBil-Buchung;Festschreibung;Leistungsdatum'),
  ...split('Datum Zuord. Steuerperiode;Fälligkeit;Generalumkehr (GU);Steuersatz;Land;Abrechnungsreferenz'),
  ...split('BVV-Position;EU-Land u. UStID (Ursprung);EU-Steuersatz (Ursprung);Abw. Skontokonto'),
];

const bankColumns = (number: number) =>
  split(
    'Bankleitzahl N;Bankbezeichnung N;Bank-Kontonummer N;Länderkennzeichen N;IBAN-Nr. N;Leerfeld;SWIFT-Code N;Abw. Kontoinhaber N;Kennz. Hauptbankverb. N;Bankverb N Gültig von;Bankverb N Gültig bis',
  ).map((name) => name.replace(/\bN\b/, String(number)));

/** The 254 columns of debtors and creditors, version 5. */
export const DEBTOR_COLUMNS: readonly string[] = [
  ...split('Konto;Name (Adressattyp Unternehmen);Unternehmensgegenstand;Name (Adressattyp natürl. Person)'),
  ...split(
    'Vorname (Adressattyp natürl. Person);Name (Adressattyp keine Angabe);Adressattyp;Kurzbezeichnung',
  ),
  ...split('EU-Land;EU-UStID;Anrede;Titel/Akad. Grad;Adelstitel;Namensvorsatz;Adressart;Straße;Postfach'),
  ...split('Postleitzahl;Ort;Land;Versandzusatz;Adresszusatz;Abweichende Anrede;Abw. Zustellbezeichnung 1'),
  ...split('Abw. Zustellbezeichnung 2;Kennz. Korrespondenzadresse;Adresse Gültig von;Adresse Gültig bis'),
  ...split('Telefon;Bemerkung (Telefon);Telefon GL;Bemerkung (Telefon GL);E-Mail;Bemerkung (E-Mail)'),
  ...split('Internet;Bemerkung (Internet);Fax;Bemerkung (Fax);Sonstige;Bemerkung (Sonstige)'),
  ...[1, 2, 3, 4, 5].flatMap(bankColumns),
  ...split('Leerfeld;Briefanrede;Grußformel;Kunden-/Lief.-Nr.;Steuernummer;Sprache;Ansprechpartner'),
  ...split('Vertreter;Sachbearbeiter;Diverse-Konto;Ausgabeziel;Währungssteuerung;Kreditlimit (Debitor)'),
  ...split('Zahlungsbedingung;Fälligkeit in Tagen (Debitor);Skonto in Prozent (Debitor)'),
  ...split('Kreditoren-Ziel 1 Tg.;Kreditoren-Skonto 1 %;Kreditoren-Ziel 2 Tg.;Kreditoren-Skonto 2 %'),
  ...split('Kreditoren-Ziel 3 Brutto Tg.;Kreditoren-Ziel 4 Tg.;Kreditoren-Skonto 4 %;Kreditoren-Ziel 5 Tg.'),
  ...split('Kreditoren-Skonto 5 %;Mahnung;Kontoauszug;Mahntext 1;Mahntext 2;Mahntext 3;Kontoauszugstext'),
  ...split('Mahnlimit Betrag;Mahnlimit %;Zinsberechnung;Mahnzinssatz 1;Mahnzinssatz 2;Mahnzinssatz 3'),
  ...split('Lastschrift;Leerfeld;Mandantenbank;Zahlungsträger'),
  ...numbered(15, 'Indiv. Feld'),
  ...split('Abweichende Anrede;Adressart;Straße;Postfach;Postleitzahl;Ort;Land;Versandzusatz;Adresszusatz')
    .concat(
      split('Abw. Zustellbezeichnung 1;Abw. Zustellbezeichnung 2;Adresse Gültig von;Adresse Gültig bis'),
    )
    .map((name) => `${name} (Rechnungsadresse)`),
  ...[6, 7, 8, 9, 10].flatMap(bankColumns),
  ...split('Nummer Fremdsystem;Insolvent'),
  ...numbered(10, 'SEPA-Mandatsreferenz'),
  ...split(
    'Verknüpftes OPOS-Konto;Mahnsperre bis;Lastschriftsperre bis;Zahlungssperre bis;Gebührenberechnung',
  ),
  ...split(
    'Mahngebühr 1;Mahngebühr 2;Mahngebühr 3;Pauschalenberechnung;Verzugspauschale 1;Verzugspauschale 2',
  ),
  ...split('Verzugspauschale 3;Alternativer Suchname;Status'),
  ...split('Anschrift manuell geändert (Korrespondenzadresse);Anschrift individuell (Korrespondenzadresse)'),
  ...split('Anschrift manuell geändert (Rechnungsadresse);Anschrift individuell (Rechnungsadresse)'),
  ...split('Fristberechnung bei Debitor;Mahnfrist 1;Mahnfrist 2;Mahnfrist 3;Letzte Frist'),
];

/** Texts are in quotation marks even if they are empty. */
const TEXT_COLUMNS = new Set(
  [
    [
      'Soll/Haben-Kennzeichen',
      'WKZ Umsatz',
      'WKZ Basis-Umsatz',
      'BU-Schlüssel',
      'Belegfeld 1',
      'Belegfeld 2',
    ],
    ['Buchungstext', 'Diverse Adressnummer', 'Beleglink', 'KOST1 - Kostenstelle', 'KOST2 - Kostenstelle'],
    [
      'EU-Land u. UStID (Bestimmung)',
      'Abw. Versteuerungsart',
      'Forderungsart',
      'Auftragsnummer',
      'Buchungstyp',
    ],
    ['EU-Land (Anzahlungen)', 'Herkunft-Kz', 'Buchungs GUID', 'SEPA-Mandatsreferenz', 'Gesellschaftername'],
    [
      'Identifikationsnummer',
      'Zeichnernummer',
      'Bezeichnung SoBil-Sachverhalt',
      'Generalumkehr (GU)',
      'Land',
    ],
    ['Abrechnungsreferenz', 'EU-Land u. UStID (Ursprung)'],
    numbered(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
    numbered(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt'),
  ].flat(),
);

export function isTextColumn(name: string): boolean {
  return TEXT_COLUMNS.has(name);
}
