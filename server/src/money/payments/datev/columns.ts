// The 125 columns of a DATEV booking batch, version 13. Names, order and formats are DATEV's:
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
