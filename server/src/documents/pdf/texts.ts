// The wording of every document, German and English side by side.
import type { Language } from '../../platform/language.ts';
import { PAPER_WORDING } from './paper-wording.ts';

/** The choices of drivers; any other text from a driver is shown unchanged. */
const KNOWN_CODES = {
  KEYS: ['Fahrzeugschlüssel', 'Vehicle keys'],
  REGISTRATION_PAPERS: ['Fahrzeugschein', 'Registration papers'],
  SERVICE_BOOK: ['Serviceheft', 'Service book'],
  WARNING_TRIANGLE: ['Warndreieck', 'Warning triangle'],
  FIRST_AID_KIT: ['Verbandkasten', 'First-aid kit'],
  SAFETY_VEST: ['Warnweste', 'Safety vest'],
  SPARE_WHEEL: ['Reserverad oder Pannenset', 'Spare wheel or repair kit'],
  TYRES: ['Reifen in Ordnung', 'Tyres in order'],
  CHARGING_CABLE: ['Ladekabel', 'Charging cable'],
  LICENSE_PLATES: ['Kennzeichen vorn und hinten', 'Front and rear plates'],
  FLOOR_MATS: ['Fußmatten', 'Floor mats'],
  CLEAN_OUTSIDE: ['Außen sauber', 'Clean outside'],
  CLEAN_INSIDE: ['Innen sauber', 'Clean inside'],

  SCRATCH: ['Kratzer', 'Scratch'],
  DENT: ['Delle', 'Dent'],
  STONE_CHIP: ['Steinschlag', 'Stone chip'],
  CRACK: ['Riss', 'Crack'],
  BROKEN: ['Bruch', 'Broken'],
  MISSING: ['fehlt', 'Missing'],
  DIRT: ['Verschmutzung', 'Soiling'],
  OTHER: ['Sonstiges', 'Other'],
} as const;

const WORDING = {
  ...KNOWN_CODES,
  test: ['TESTDOKUMENT – keine Leistung', 'TEST DOCUMENT – no service'],
  page: ['Seite {page} von {pages}', 'Page {page} of {pages}'],
  vatId: ['USt-IdNr.', 'VAT ID'],
  customerVatId: ['Ihre USt-IdNr.', 'Your VAT ID'],
  iban: ['IBAN', 'IBAN'],
  bic: ['BIC', 'BIC'],

  QUOTE: ['Angebot', 'Quote'],
  SIGNED_QUOTE: ['Angenommenes Angebot', 'Accepted quote'],
  PICKUP_PROTOCOL: ['Abholprotokoll', 'Pickup protocol'],
  DELIVERY_PROTOCOL: ['Übergabeprotokoll', 'Delivery protocol'],
  DAMAGE_REPORT: ['Schadenbericht', 'Damage report'],
  INVOICE: ['Rechnung', 'Invoice'],
  REMINDER: ['Mahnung', 'Reminder'],
  DAMAGE_LETTER: ['Schadenfall', 'Damage case'],
  caseNumber: ['Schadenfall', 'Damage case'],
  yourNumber: ['Ihr Zeichen', 'Your reference'],
  reminderLevel1: ['Zahlungserinnerung', 'Payment reminder'],
  reminderLevel2: ['2. Mahnung', 'Second reminder'],
  reminderLevel3: ['Letzte Mahnung', 'Last reminder'],
  reminderGreeting: ['Guten Tag,', 'Hello,'],
  reminderDate: ['Datum', 'Date'],
  reminderPayUntil: ['Zahlbar bis', 'Pay by'],
  reminderOf: ['Stufe', 'Level'],
  reminderOpen: ['Offen', 'Open'],
  reminderFee: ['Mahngebühr', 'Reminder fee'],
  reminderTotal: ['Zu zahlen', 'To pay'],
  reminderPay: [
    'Bitte überweisen Sie {amount} bis {date} und nennen Sie die Rechnungsnummern.',
    'Please transfer {amount} by {date} and name the invoice numbers.',
  ],
  CANCELLATION: ['Stornorechnung', 'Cancellation invoice'],
  CREDIT_NOTE: ['Rechnungskorrektur', 'Credit note'],

  ...PAPER_WORDING,

  transfer: ['Fahrzeugüberführung {from} → {to}', 'Vehicle transfer {from} → {to}'],
  customer: ['Auftraggeber', 'Customer'],
  order: ['Auftrag', 'Order'],
  request: ['Anfrage', 'Request'],
  externalOrder: ['Ihre Nummer', 'Your number'],
  reference: ['Ihre Referenz', 'Your reference'],
  vehicle: ['Fahrzeug', 'Vehicle'],
  vin: ['FIN', 'VIN'],
  plate: ['Kennzeichen', 'Licence plate'],
  transport: ['Transportart', 'Transport'],
  DRIVEN: ['auf eigener Achse', 'driven'],
  TRAILER: ['auf Anhänger', 'on a trailer'],
  TRUCK: ['auf Transporter', 'on a car carrier'],
  CAR: ['Pkw', 'Car'],
  COMBI: ['Kombi', 'Estate car'],
  SUV: ['SUV', 'SUV'],
  VAN: ['Transporter', 'Van'],
  TRUCK_7_5: ['Lkw bis 7,5 t', 'Truck up to 7.5 t'],
  TRUCK_12: ['Lkw bis 12 t', 'Truck up to 12 t'],
  TRUCK_40: ['Lkw bis 40 t', 'Truck up to 40 t'],
  pickup: ['Abholung', 'Pickup'],
  delivery: ['Anlieferung', 'Delivery'],
  requested: ['Wunschtermin', 'Requested'],
  done: ['Erfolgt', 'Done'],
  contact: ['Ansprechpartner', 'Contact'],

  quoteNumber: ['Angebotsnummer', 'Quote number'],
  version: ['Version', 'Version'],
  date: ['Datum', 'Date'],
  validUntil: ['Gültig bis', 'Valid until'],
  greeting: ['Sehr geehrte Damen und Herren,', 'Dear Sir or Madam,'],
  quoteIntro: [
    'vielen Dank für Ihre Anfrage. Gern bieten wir Ihnen die folgende Überführung an:',
    'Thank you for your request. We are pleased to offer you the following transfer:',
  ],
  quoteClosing: [
    'An dieses Angebot halten wir uns bis zum {date} gebunden. Sie nehmen es über den Link in unserer E-Mail an oder, soweit vereinbart, über Ihre Schnittstelle.',
    'We are bound by this quote until {date}. You accept it by the link in our e-mail or, where agreed, through your interface.',
  ],
  regards: ['Mit freundlichen Grüßen', 'Kind regards'],
  signedIntro: [
    'Sie haben dieses Angebot am {time} verbindlich angenommen.',
    'You accepted this quote with binding effect on {time}.',
  ],

  item: ['Leistung', 'Description'],
  position: ['Pos.', 'No.'],
  quantity: ['Menge', 'Quantity'],
  unitPrice: ['Einzelpreis', 'Unit price'],
  amount: ['Betrag', 'Amount'],
  BASE: ['Fahrzeugüberführung', 'Vehicle transfer'],
  DISTANCE: ['Berechnete Kilometer', 'Kilometres charged'],
  MINIMUM: ['Aufschlag zum Mindestpreis', 'Supplement to the minimum price'],
  REGISTRATION: ['Fahrzeugzulassung', 'Vehicle registration'],
  SHORT_TERM_PLATE: ['Kurzzeitkennzeichen', 'Short-term plate'],
  net: ['Nettobetrag', 'Net amount'],
  vat: ['Umsatzsteuer {rate}', 'VAT {rate}'],
  gross: ['Gesamtbetrag', 'Total'],
  vatOf: ['Umsatzsteuer {rate} auf {net}', 'VAT {rate} on {net}'],
  noteAE: [
    'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge, Art. 196 MwStSystRL).',
    'Reverse charge: the recipient of the service is liable for VAT (Art. 196 of Directive 2006/112/EC).',
  ],
  noteE: ['Steuerfreie Leistung.', 'Exempt from VAT.'],
  noteG: [
    'Leistung an ein Unternehmen außerhalb der EU, in Deutschland nicht steuerpflichtig.',
    'Service to a business outside the EU, not subject to German VAT.',
  ],
  noteK: ['Steuerfreie innergemeinschaftliche Lieferung.', 'Exempt intra-Community supply.'],
  noteO: ['Nicht steuerbar.', 'Outside the scope of VAT.'],

  invoiceNumber: ['Rechnungsnummer', 'Invoice number'],
  invoiceDate: ['Rechnungsdatum', 'Invoice date'],
  serviceDate: ['Leistungsdatum', 'Date of service'],
  servicePeriod: ['Leistungszeitraum', 'Period of service'],
  orderCount: ['Aufträge', 'Orders'],
  transfers: ['{count} Fahrzeugüberführungen', '{count} vehicle transfers'],
  collectiveIntro: [
    'Für die folgenden Überführungen berechnen wir Ihnen:',
    'We charge you for the following transfers:',
  ],
  dueDate: ['Fällig am', 'Due on'],
  invoiceIntro: [
    'Für die folgende Überführung berechnen wir Ihnen:',
    'We charge you for the following transfer:',
  ],
  cancelledInvoice: ['Storniert', 'Cancels'],
  cancellationIntro: [
    'Hiermit stornieren wir unsere Rechnung {number} vom {date} in voller Höhe. Grund: {reason}',
    'We hereby cancel our invoice {number} of {date} in full. Reason: {reason}',
  ],
  settlement: ['Ausgleich', 'Settlement'],
  settle: [
    'Bitte zahlen Sie die Rechnung {number} nicht mehr. Was Sie darauf schon gezahlt haben, schreiben wir Ihnen gut.',
    'Please do not pay invoice {number} any more. What you have already paid on it will be credited to you.',
  ],
  correctedInvoice: ['Korrigiert', 'Corrects'],
  creditIntro: [
    'Hiermit korrigieren wir unsere Rechnung {number} vom {date} um die folgenden Beträge. Grund: {reason}',
    'We hereby correct our invoice {number} of {date} by the following amounts. Reason: {reason}',
  ],
  credit: [
    'Der Betrag mindert die Rechnung {number}. Was Sie darauf zu viel gezahlt haben, schreiben wir Ihnen gut.',
    'The amount reduces invoice {number}. What you have paid too much on it will be credited to you.',
  ],
  payment: ['Zahlung', 'Payment'],
  discount: [
    'Bei Zahlung bis zum {date} ziehen Sie {percent} Skonto ab und überweisen {amount}.',
    'If you pay by {date}, deduct {percent} early-payment discount and transfer {amount}.',
  ],
  pay: [
    'Bitte überweisen Sie {amount} bis zum {date} unter Angabe der Rechnungsnummer {number}.',
    'Please transfer {amount} by {date}, quoting the invoice number {number}.',
  ],
  bank: ['Bank', 'Bank'],
  accountHolder: ['Kontoinhaber', 'Account holder'],
  smallPrint: [
    'Alle Beträge in {currency}. Der Zeitpunkt der Leistung ist das angegebene Leistungsdatum.',
    'All amounts in {currency}. The time of supply is the date of service stated above.',
  ],
  collectiveSmallPrint: [
    'Alle Beträge in {currency}. Der Zeitpunkt der Leistung ist der Tag, der bei jedem Auftrag steht.',
    'All amounts in {currency}. The time of supply is the day stated for each order.',
  ],

  acceptance: ['Verbindliche Annahme', 'Binding acceptance'],
  acceptedBy: ['Angenommen durch', 'Accepted by'],
  acceptedAt: ['Zeitpunkt', 'Time'],
  method: ['Art der Annahme', 'Method'],
  TYPED: ['Name als Unterschrift eingegeben', 'Name typed as signature'],
  DRAWN: ['Eigenhändig am Bildschirm unterschrieben', 'Signed by hand on screen'],
  API: [
    'Über die vereinbarte Schnittstelle, ohne Unterschrift bindend',
    'Through the agreed interface, binding without signature',
  ],

  condition: ['Zustand', 'Condition'],
  performedPickup: ['Übernommen', 'Picked up'],
  performedDelivery: ['Übergeben', 'Handed over'],
  odometer: ['Kilometerstand', 'Odometer'],
  notRecorded: ['nicht erfasst', 'not recorded'],
  FUEL: ['Tankfüllung', 'Fuel level'],
  CHARGE: ['Ladezustand', 'Charge level'],
  checklist: ['Checkliste', 'Checklist'],
  yes: ['ja', 'yes'],
  no: ['nein', 'no'],

  damages: ['Schäden', 'Damage'],
  noDamages: ['Keine Schäden festgestellt.', 'No damage found.'],
  damageNumber: ['Nr.', 'No.'],
  damageAt: ['Lage', 'Position'],
  damageType: ['Art', 'Kind'],
  damageDescription: ['Beschreibung', 'Description'],
  damageState: ['Stand', 'State'],
  isNew: ['neu', 'new'],
  known: ['bekannt', 'known'],
  legend: ['bekannt bei Abholung', 'known at pickup'],
  legendNew: ['neu', 'new'],
  LEFT: ['Linke Seite', 'Left side'],
  RIGHT: ['Rechte Seite', 'Right side'],
  TOP: ['Oben', 'Top'],
  FRONT: ['Vorn', 'Front'],
  REAR: ['Hinten', 'Rear'],
  remarks: ['Bemerkungen', 'Remarks'],
  photos: ['Fotos', 'Photos'],
  photo: ['Foto {number}', 'Photo {number}'],
  signatures: ['Unterschriften', 'Signatures'],
  driver: ['Fahrer', 'Driver'],
  handingOver: ['Übergebende Person', 'Handed over by'],
  receiving: ['Empfangende Person', 'Received by'],
  notSigned: ['nicht unterschrieben', 'not signed'],
  protocolSmallPrint: [
    'Beide Seiten bestätigen mit ihrer Unterschrift den oben festgehaltenen Zustand des Fahrzeugs.',
    'With their signatures both sides confirm the condition of the vehicle as recorded above.',
  ],

  reportedAt: ['Gemeldet am', 'Reported on'],
  reportedBy: ['Gemeldet von', 'Reported by'],
  found: ['Festgestellt', 'Found'],
  foundPICKUP: ['bei der Abholung', 'at pickup'],
  foundTRANSPORT: ['während der Überführung', 'during the transfer'],
  foundDELIVERY: ['bei der Übergabe', 'at delivery'],
  foundAFTER_DELIVERY: ['nach der Übergabe', 'after delivery'],
  damage: ['Schaden {number}', 'Damage {number}'],
} as const satisfies Record<string, readonly [de: string, en: string]>;

export type TextKey = keyof typeof WORDING;

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

export function textsIn(language: Language): Translate {
  const column = language === 'de' ? 0 : 1;
  return (key, values = {}) =>
    WORDING[key][column].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** For codes that users can extend: known codes get a text, others are shown unchanged. */
export function translateIfKnown(translate: Translate, code: string): string {
  return Object.hasOwn(KNOWN_CODES, code) ? translate(code as TextKey) : code;
}
