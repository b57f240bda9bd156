// The words of imports in German.
import { pluralFormIn, pluralIn } from '../../../../shared/text/plural.ts';
import type { ImportWords } from './en.ts';

const plural = pluralIn('de');
const form = pluralFormIn('de');
const number = new Intl.NumberFormat('de');

const rows = (count: number) => plural(count, { one: 'Zeile', other: 'Zeilen' });
const orders = (count: number) => plural(count, { one: 'Auftrag', other: 'Aufträge' });
const requests = (count: number) => plural(count, { one: 'Anfrage', other: 'Anfragen' });

function ordersAndRequests(orderCount: number, requestCount: number): string {
  if (requestCount === 0) return orders(orderCount);
  return orderCount === 0 ? requests(requestCount) : `${orders(orderCount)} und ${requests(requestCount)}`;
}

const places = {
  company: 'Firma',
  street: 'Straße',
  postalCode: 'PLZ',
  city: 'Ort',
  country: 'Land',
  name: 'Kontakt',
  phone: 'Telefon',
};

export const de: ImportWords = {
  title: 'Import',
  pasted: 'Eingefügter Text',
  drop: {
    title: 'Aufträge aus einer Tabelle',
    sentence:
      'Ziehen Sie eine CSV-Datei hierher, oder fügen Sie Zeilen aus einer Tabelle ein. Jeden Preis und jeden Fehler sehen Sie, bevor etwas angelegt wird.',
    choose: 'Datei wählen',
    paste: 'Zeilen einfügen',
    pasteLabel: 'Zeilen, mit den Namen der Spalten zuerst',
    check: 'Zeilen prüfen',
    sample: 'Muster herunterladen',
    limits: 'Bis 10.000 Zeilen und 8 MiB, getrennt durch Semikolon, Komma, Tabulator oder Strich.',
    now: 'Loslassen, um die Datei zu prüfen',
    reading: 'Die Datei wird gelesen',
  },
  how: {
    file: 'Tabelle bringen',
    fileDetail: 'So, wie Ihr System sie ausgibt. Deutsche und englische Spaltennamen werden erkannt.',
    check: 'Prüfung ansehen',
    checkDetail: 'Der Preis jeder Zeile nach Ihrer Vereinbarung, und jede Zelle, die zu korrigieren ist.',
    create: 'Anlegen',
    createDetail: 'Im Hintergrund. Dieselbe Datei noch einmal legt nichts doppelt an.',
  },
  faults: {
    EMPTY: 'Die Datei ist leer.',
    NO_ROWS: 'Die Datei hat Spaltennamen und keine Zeilen.',
    NOT_TEXT: 'Das ist keine CSV-Datei. Wählen Sie in der Tabelle „Speichern unter“ und CSV.',
    NO_COLUMNS: 'Keine Spalten gefunden. Trennen Sie durch Semikolon, Komma, Tabulator oder Strich.',
    TOO_MANY_ROWS: 'Die Datei hat mehr als 10.000 Zeilen. Teilen Sie sie.',
    TOO_MANY_COLUMNS: 'Die Datei hat mehr als 100 Spalten. Lassen Sie weg, was kein Auftrag braucht.',
    CELL_TOO_LONG: 'Eine Zelle ist länger als jedes Feld eines Auftrags. Fehlt ein Anführungszeichen?',
    UNEVEN_ROWS: 'Manche Zeilen haben mehr oder weniger Zellen als der Kopf.',
    OPEN_QUOTE: 'Ein Anführungszeichen wird geöffnet und nie geschlossen.',
  },
  faultRows: (list) => `Sehen Sie sich Zeile ${list} an.`,
  limitReached:
    'Ihr Konto hat in 24 Stunden 100 Dateien oder 100.000 Zeilen importiert. Importieren Sie den Rest später.',
  tooLarge: 'Die Datei ist größer als 8 MiB. Teilen Sie sie.',
  earlier: 'Frühere Importe',
  file: 'Datei',
  rowsHeader: 'Zeilen',
  by: 'Von',
  when: 'Wann',
  state: 'Stand',
  created: 'Angelegt',
  states: {
    CHECKING: 'Wird geprüft',
    READY: 'Bereit',
    RUNNING: 'Wird angelegt',
    PAUSED: 'Angehalten',
    DONE: 'Fertig',
    CANCELLED: 'Abgebrochen',
  },
  imports: (count) => plural(count, { one: 'Import', other: 'Importe' }),
  steps: {
    label: 'Schritte des Imports',
    file: 'Datei',
    columns: 'Spalten',
    check: 'Prüfung',
    create: 'Anlegen',
    matched: (matched, all) => `${matched} von ${all} zugeordnet`,
    toCorrect: (count) => `${rows(count)} zu korrigieren`,
    ready: (count) => `${number.format(count)} bereit`,
    progress: (done, all) => `${number.format(done)} von ${number.format(all)}`,
    plan: (orderCount, requestCount) => ordersAndRequests(orderCount, requestCount),
  },
  head: {
    checking: (count) => `${rows(count)} ${form(count, { one: 'wird', other: 'werden' })} geprüft`,
    allReady: (count) =>
      form(count, { one: 'Die Zeile ist bereit', other: `Alle ${rows(count)} sind bereit` }),
    ready: (ready, all, wrong) =>
      `${number.format(ready)} von ${rows(all)} ${form(ready, { one: 'ist', other: 'sind' })} bereit${
        wrong === 0
          ? ''
          : `, ${number.format(wrong)} ${form(wrong, { one: 'ist', other: 'sind' })} zu korrigieren`
      }`,
    nothingNew: 'Nichts Neues in dieser Datei',
    running: (done, all) => `${number.format(done)} von ${number.format(all)} angelegt`,
    paused: (done, all) => `Angehalten, ${number.format(done)} von ${number.format(all)} angelegt`,
    done: (orderCount, requestCount) => `${ordersAndRequests(orderCount, requestCount)} angelegt`,
    cancelled: (count) =>
      count === 0
        ? 'Abgebrochen, nichts wurde angelegt'
        : `Abgebrochen nach ${form(count, { one: '1 Auftrag', other: `${number.format(count)} Aufträgen` })}`,
    dryRun: 'Probelauf: Noch ist nichts angelegt',
    leave: 'Sie können die Seite verlassen, es geht weiter.',
    file: (count, delimiter, encoding) => `${rows(count)}, ${delimiter}, ${encoding}`,
    agreement: (version) => `nach Vereinbarung Version ${version}`,
    checked: 'Geprüft',
    correctionsLeft: (count) =>
      `${rows(count)} ${form(count, { one: 'ist', other: 'sind' })} noch zu korrigieren.`,
  },
  toGo: (seconds) =>
    seconds < 90
      ? `noch etwa ${plural(Math.max(1, seconds), { one: 'Sekunde', other: 'Sekunden' })}`
      : `noch etwa ${plural(Math.round(seconds / 60), { one: 'Minute', other: 'Minuten' })}`,
  delimiters: { ';': 'Semikolon', ',': 'Komma', '\t': 'Tabulator', '|': 'Strich' },
  otherFile: 'Andere Datei',
  stop: 'Lauf anhalten',
  discard: 'Rest verwerfen',
  discardTitle: 'Den Rest verwerfen?',
  discardKeep: 'Rest behalten',
  discardSentence: (count) =>
    `${rows(count)} ${form(count, { one: 'wird', other: 'werden' })} aus diesem Import nicht angelegt. Was es schon gibt, bleibt.`,
  halted: {
    NO_CONTRACTING_PARTY:
      'Für Ihr Konto ist kein Vertragspartner hinterlegt. Der Betreiber muss ihn zuerst eintragen.',
    SANDBOX_LIMIT: 'Die Sandbox nimmt 500 Aufträge am Tag an. Machen Sie morgen weiter.',
    ACCOUNT_SUSPENDED: 'Das Konto ist gesperrt.',
  },
  outdated:
    'Die Vereinbarung hat sich seit der Prüfung geändert, deshalb werden die Preise neu bestimmt. Sehen Sie sich die Summe an, bevor Sie weitermachen.',
  prices: {
    checking: 'Die Vereinbarung hat sich geändert. Die Preise der übrigen Zeilen werden neu bestimmt.',
    same: 'Die Vereinbarung hat sich geändert, aber kein Preis der übrigen Zeilen. Sie können weitermachen.',
    changed: (count) => `Die Vereinbarung hat sich geändert, und mit ihr der Preis von ${rows(count)}`,
    sums: (before, now) =>
      `Vorher ${before} netto, jetzt ${now}. Diese Zeilen stehen in der Tabelle oben, mit beiden Preisen. Weiter angelegt wird erst, wenn Sie bestätigen.`,
    before: (price) => `vorher ${price}`,
    beforeByQuote: 'vorher per Angebot',
  },
  columns: {
    title: 'Spalten',
    sentence: 'Ihrer Datei, und was aus ihnen wird. Gemerkt für die nächste Datei dieser Art.',
    remembered: 'Ihrer Datei, zugeordnet wie beim letzten Mal.',
    guessed: 'geraten',
    notImported: 'Nicht importiert',
    allRows: 'Alle Zeilen',
    set: 'Ein Feld für alle Zeilen setzen',
    field: 'Feld',
    value: 'Wert',
    add: 'Für alle Zeilen setzen',
    remove: (name) => `${name} nicht mehr für alle Zeilen setzen`,
    becomes: (column) => `${column} wird zu`,
    folded: (matched, all) => `${matched} von ${all} zugeordnet`,
    left: (names) => `, ${names} nicht importiert`,
    show: 'Spalten zeigen',
    hide: 'Spalten verbergen',
  },
  fields: {
    externalOrderId: 'Ihre Nummer',
    customerReference: 'Referenz',
    transportType: 'Transportart',
    'pickup.company': `Abholung ${places.company}`,
    'pickup.street': `Abholung ${places.street}`,
    'pickup.postalCode': `Abholung ${places.postalCode}`,
    'pickup.city': `Abholung ${places.city}`,
    'pickup.country': `Abholung ${places.country}`,
    'pickup.contact.name': `Abholung ${places.name}`,
    'pickup.contact.phone': `Abholung ${places.phone}`,
    'delivery.company': `Anlieferung ${places.company}`,
    'delivery.street': `Anlieferung ${places.street}`,
    'delivery.postalCode': `Anlieferung ${places.postalCode}`,
    'delivery.city': `Anlieferung ${places.city}`,
    'delivery.country': `Anlieferung ${places.country}`,
    'delivery.contact.name': `Anlieferung ${places.name}`,
    'delivery.contact.phone': `Anlieferung ${places.phone}`,
    requestedPickup: 'Wunschtermin Abholung',
    requestedDelivery: 'Wunschtermin Anlieferung',
    'vehicle.vin': 'FIN',
    'vehicle.manufacturer': 'Marke',
    'vehicle.model': 'Modell',
    'vehicle.modelYear': 'Modelljahr',
    'vehicle.type': 'Fahrzeugart',
    'vehicle.fuelType': 'Kraftstoff',
    'vehicle.registration.licensePlate': 'Kennzeichen',
    'vehicle.registration.status': 'Zulassungsstatus',
    'vehicle.operationalStatus.driveable': 'Fahrbereit',
    'vehicle.operationalStatus.roadworthy': 'Verkehrssicher',
    'services.registration': 'Zulassungsservice',
    'services.shortTermPlate': 'Kurzzeitkennzeichen',
    instructions: 'Hinweise',
    endCustomerEmail: 'E-Mail Endkunde',
  },
  table: {
    label: 'Zeilen',
    row: 'Zeile',
    result: 'Ergebnis',
    number: 'Ihre Nummer',
    pickup: 'Abholung',
    delivery: 'Anlieferung',
    vehicle: 'Fahrzeug',
    vin: 'FIN',
    requestedPickup: 'Abholtermin',
    net: 'Preis netto',
    byQuote: 'Per Angebot',
    noun: 'Zeilen, Fehler zuerst',
    noneTitle: 'Keine solchen Zeilen',
    none: 'Keine Zeile hat dieses Ergebnis.',
    correct: (field, row) => `${field} korrigieren, Zeile ${row}`,
    use: (text) => `${text} nehmen`,
    asRow: (row) => `Wie Zeile ${row}`,
  },
  results: {
    UNCHECKED: 'Wird geprüft',
    TO_CORRECT: 'Zu korrigieren',
    READY: 'Bereit',
    REQUEST: 'Anfrage',
    EXISTS: 'Schon vorhanden',
    DUPLICATE: 'Doppelt in der Datei',
    CREATED: 'Angelegt',
    REQUESTED: 'Angebot ausstehend',
    FAILED: 'Fehlgeschlagen',
    WAITING: 'Wartet',
  },
  views: {
    label: 'Zeigen',
    all: 'Alle',
    toCorrect: 'Zu korrigieren',
    ready: 'Bereit',
    request: 'Anfrage',
    exists: 'Schon vorhanden',
    created: 'Angelegt',
    waiting: 'Wartet',
  },
  quoteReasons: {
    TRANSPORT_TYPE: 'bei dieser Transportart',
    VEHICLE_TYPE: 'bei dieser Fahrzeugart',
    ADDRESS_UNCLEAR: 'PLZ und Ort passen nicht zusammen',
    DISTANCE_UNKNOWN: 'Entfernung unbekannt',
    DISTANCE_ABOVE_LIMIT: 'über der vereinbarten Entfernung',
    NO_TARIFF: 'kein Preis vereinbart',
    SCENARIO: 'nach dem Szenario',
  },
  distance: (km, limit) => (limit === null ? km : `${km}, Grenze ${limit}`),
  download: (count) => `${rows(count)} herunterladen`,
  apply: (count) => `${plural(count, { one: 'Vorschlag', other: 'Vorschläge' })} übernehmen`,
  applied: (count) => `${plural(count, { one: 'Zelle', other: 'Zellen' })} korrigiert`,
  create: (orderCount, requestCount) => `${ordersAndRequests(orderCount, requestCount)} anlegen`,
  createMore: (count) => `${number.format(count)} weitere anlegen`,
  sum: (orderCount, requestCount) =>
    `netto für ${orders(orderCount)}${requestCount === 0 ? '' : `, ${number.format(requestCount)} ${form(requestCount, { one: 'bekommt', other: 'bekommen' })} zuerst ein Angebot`}`,
  onlyRequests: 'Alle bekommen zuerst ein Angebot.',
  nothingToCreate: 'Nichts anzulegen.',
  never: 'Dieselbe Datei noch einmal legt nichts doppelt an.',
  onlyOrderers: 'Admins und Mitglieder legen hier Aufträge an.',
  run: {
    progress: (done, all) => `${number.format(done)} von ${rows(all)} angelegt`,
    orders: 'Aufträge',
    requests: 'Anfragen, per Angebot',
    failed: 'fehlgeschlagen',
    left: 'noch offen',
    net: (of) => `netto bisher, von ${of}`,
    netDone: 'netto',
    csv: 'Ergebnis als CSV',
    csvComing: 'Kommt, wenn alle angelegt sind',
    csvReady: 'Jede Zeile mit Auftragsnummer und Preis',
    download: 'Ergebnis herunterladen',
  },
};
