// The words of open items, payments and reminders in German.
import { pluralIn } from '../../../../../shared/text/plural.ts';
import type { ReceivablesWords } from './en.ts';

const plural = pluralIn('de');
const invoices = (count: number) => plural(count, { one: 'Rechnung', other: 'Rechnungen' });

export const de: ReceivablesWords = {
  parts: 'Teile der Buchhaltung',
  part: {
    invoicing: 'Abrechnung',
    runs: 'Rechnungsläufe',
    openItems: 'Offene Posten',
    payments: 'Zahlungen',
    reminders: 'Mahnungen',
  },

  openItems: 'Offene Posten',
  openSentence: (count) => (count === 0 ? 'Alles ist bezahlt.' : `${invoices(count)} nicht ausgeglichen.`),
  ages: {
    NOT_DUE: 'Nicht fällig',
    DAYS_30: '1–30 Tage',
    DAYS_60: '31–60 Tage',
    DAYS_90: '61–90 Tage',
    OLDER: 'Über 90 Tage',
  },
  age: 'Überfällig',
  overdue: (days) =>
    days <= 0 ? 'Nicht fällig' : `${plural(days, { one: 'Tag', other: 'Tage' })} überfällig`,
  invoice: 'Rechnung',
  customer: 'Kunde',
  dueOn: 'Fällig am',
  gross: 'Gesamt',
  open: 'Offen',
  level: 'Mahnung',
  levelOf: (level) => (level === 0 ? 'Keine' : `Stufe ${level}`),
  blocked: 'Gesperrt',
  actions: 'Aktionen',
  writeOff: 'Ausbuchen',
  writeOffTitle: (number) => `Rest von ${number} ausbuchen?`,
  writeOffText: (amount) =>
    `${amount} sind offen. Bis zur Grenze in den Einstellungen kann eine kleine Differenz ausgebucht werden.`,
  block: 'Mahnsperre',
  unblock: 'Mahnsperre aufheben',
  blockTitle: (number) => `${number} nicht mahnen?`,
  blockText: 'Die Rechnung bleibt offen. Mahnungen lassen sie aus, bis Sie die Sperre aufheben.',
  reason: 'Grund',
  keep: 'Zurück',
  done: 'Gespeichert',
  nothingOpen: 'Nichts ist offen',
  nothingOpenSentence: 'Hier stehen Rechnungen, bis sie bezahlt sind.',
  nothingInView: 'Keine Rechnung in diesem Alter',
  exportCsv: 'CSV',
  exportDatev: 'DATEV',
  exportAuditor: 'Prüferliste',

  payments: 'Zahlungen',
  paymentsSentence: (open) =>
    open === 0
      ? 'Alle Zahlungen sind zugeordnet.'
      : `${plural(open, { one: 'Zahlung', other: 'Zahlungen' })} zuzuordnen.`,
  views: { OPEN: 'Zuzuordnen', ALLOCATED: 'Zugeordnet', SET_ASIDE: 'Zurückgestellt' },
  view: 'Zustand',
  upload: 'Kontoauszug hochladen',
  uploadFile: 'Kontoauszug als CAMT.053 oder MT940',
  uploaded: (added, entries) => `${added} von ${plural(entries, { one: 'Buchung', other: 'Buchungen' })} neu`,
  takeCertain: 'Alle sicheren übernehmen',
  taken: (count) => `${plural(count, { one: 'Zahlung', other: 'Zahlungen' })} zugeordnet`,
  certain: 'Sicher',
  unclear: {
    OUTGOING: 'Abgang',
    LESS_THAN_OPEN: 'Weniger als offen',
    MORE_THAN_OPEN: 'Mehr als offen',
    SEVERAL_ACCOUNTS: 'Mehrere Kunden',
    AMOUNT_ONLY: 'Nur der Betrag passt',
    NOTHING_FOUND: 'Keine Nummer gefunden',
  },
  because: {
    NUMBER: 'Nummer',
    AMOUNT: 'Betrag',
    DISCOUNT: 'Betrag mit Skonto',
    PAYER: 'hat schon gezahlt',
    NAME: 'Name',
  },
  unknownPayer: 'Unbekannter Zahler',
  byHand: 'Von Hand erfasst',
  rest: (amount) => `${amount} nicht zugeordnet`,
  candidates: 'Mögliche Rechnungen',
  noCandidates:
    'Keine offene Rechnung passt. Stellen Sie die Zahlung zurück, oder ordnen Sie sie zu, wenn es die Rechnung gibt.',
  openOf: (amount) => `${amount} offen`,
  discountOf: (amount) => `${amount} Skonto`,
  take: 'Zuordnen',
  takeOne: (number) => `${number} zuordnen`,
  takeProposal: 'Wie vorgeschlagen zuordnen',
  setAside: 'Zurückstellen',
  setAsideTitle: 'Zahlung zurückstellen?',
  setAsideText: 'Davon wird nichts mehr zugeordnet. Sie können sie jederzeit wieder aufnehmen.',
  takeUp: 'Wieder aufnehmen',
  undo: 'Aufheben',
  undone: 'Die Zuordnung ist aufgehoben',
  kinds: { PAYMENT: 'bezahlt', DISCOUNT: 'Skonto', WRITE_OFF: 'ausgebucht' },
  outgoing: 'Abgang',
  noPayments: 'Hier ist nichts',
  noPaymentsSentence:
    'Laden Sie einen Kontoauszug hoch: Seine Zahlungen werden den offenen Rechnungen zugeordnet.',

  reminders: 'Mahnungen',
  remindersSentence: (count) =>
    count === 0
      ? 'Heute ist keine Mahnung fällig.'
      : `Heute ${plural(count, { one: 'Mahnung', other: 'Mahnungen' })} fällig.`,
  send: (count) => `${plural(count, { one: 'Mahnung', other: 'Mahnungen' })} senden`,
  sendTitle: (count) => `${plural(count, { one: 'Mahnung', other: 'Mahnungen' })} senden?`,
  sendText: 'Jeder Kunde erhält eine Mail mit dem Schreiben. Was inzwischen bezahlt ist, wird ausgelassen.',
  sentNow: (count) => `${plural(count, { one: 'Mahnung', other: 'Mahnungen' })} gesendet`,
  noRecipient: (names) => `Ohne Vertragspartner: ${names}`,
  fee: 'Gebühr',
  total: 'Summe',
  payUntil: 'Zahlbar bis',
  invoices,
  numbers: 'Rechnungen',
  due: 'Heute fällig',
  sent: 'Gesendet',
  sentOn: 'Gesendet am',
  recipient: 'An',
  letter: 'Schreiben',
  openLetter: (name) => `Schreiben an ${name} öffnen`,
  blockedList: (count) => `${invoices(count)} mit Mahnsperre`,
  nothingDue: 'Keine Mahnung ist fällig',
  nothingDueSentence: 'Hier stehen Rechnungen, die lange genug für die nächste Stufe überfällig sind.',
  nothingSent: 'Noch keine Mahnungen',
  nothingSentSentence: 'Hier stehen gesendete Schreiben.',
};
