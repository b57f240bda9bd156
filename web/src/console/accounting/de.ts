// The words of accounting in German.
import { pluralFormIn, pluralIn } from '../../../../shared/text/plural.ts';
import type { AccountingWords } from './en.ts';

const plural = pluralIn('de');
const form = pluralFormIn('de');

export const de: AccountingWords = {
  invoices: 'Rechnungen',
  mailGoes: (email) =>
    email === null
      ? 'Es geht keine Mail hinaus: Der Kunde wünscht keine.'
      : `Eine Mail damit geht an ${email}.`,
  creditedBy: (numbers) => `Korrigiert durch ${numbers.join(', ')}`,
  mail: 'Mail',
  files: 'Dateien',
  completeRow: 'Abschließen',
  completeOne: (number) => `Abschließen: ${number}`,
  delivered: 'Übergeben, abzuschließen',
  completed: 'Abgeschlossen, abzurechnen',
  lists: { invoiced: 'Alle', corrected: 'Korrekturen' },
  net: 'Netto',
  number: 'Auftrag',
  at: 'Übergeben',
  customer: 'Kunde',
  route: 'Strecke',
  papers: 'Befund',
  damage: 'Schaden ansehen',
  noParty: 'Vertragspartner fehlt',
  noPrice: 'Kein Preis',
  fine: 'Ohne Befund',
  choose: (number) => `${number} auswählen`,
  chooseOne: 'Auswählen',
  chooseAll: (count) => `Alle ${count} ohne Befund auswählen`,
  clear: 'Auswahl aufheben',
  complete: (count, sum) => `${count} abschließen, ${sum}`,
  chooseFirst: 'Erst Aufträge auswählen',
  running: (done, total) => `${done} von ${total}`,
  completing: 'Abschließen',
  invoiceRun: 'Rechnungslauf',
  stop: 'Nach diesem anhalten',
  runDone: (done, failed) =>
    failed === 0
      ? `${plural(done, { one: 'Auftrag', other: 'Aufträge' })} erledigt.`
      : `${done} erledigt, ${failed} nicht.`,
  close: 'Schließen',
  onlyAccounting: 'Buchhaltung und Admins stellen Rechnungen.',
  nounOrders: (count) => form(count, { one: 'Auftrag', other: 'Aufträge' }),
  nounInvoices: (count) => form(count, { one: 'Rechnung', other: 'Rechnungen' }),
  noneDelivered: 'Nichts wartet auf den Abschluss',
  noneCompleted: 'Nichts wartet auf eine Rechnung',
  noneSentence: 'Sobald ein Fahrzeug übergeben ist, erscheint sein Auftrag hier.',
  noInvoices: 'Keine Rechnung in diesem Monat',
  noInvoicesSentence:
    'Aufträge abschließen und einen Lauf starten; die Rechnungen erscheinen hier mit ihrem PDF.',
  invoiceNumber: 'Rechnung',
  date: 'Datum',
  vat: 'USt.',
  total: 'Brutto',
  month: 'Monat',
  onlyExtras: 'Nur Zusatzleistungen',
  wasCancelled: 'Rechnung wurde storniert',
  corrections: 'Stornos und Korrekturen',
  correction: 'Berichtigung',
  about: 'Berichtigt',
  noCorrections: 'In diesem Monat wurde nichts berichtigt',
  noCorrectionsSentence: 'Storniert wird in der Liste der Rechnungen; die Stornorechnung erscheint hier.',
  cancels: (number) => `Storniert ${number}`,
  cancelledBy: (number) => `Storniert durch ${number}`,
  replacedBy: (number) => `Neu abgerechnet als ${number}`,
  toReinvoice: 'Neu abzurechnen',
  cancel: 'Stornieren…',
  cancelOne: (number) => `${number} stornieren`,
  cancelTitle: (number) => `Rechnung ${number} stornieren?`,
  cancelConfirm: (number) => `Rechnung ${number} stornieren`,
  cancelKeep: 'Rechnung behalten',
  cancelText: (amount, customer, order) =>
    `Eine Stornorechnung mit der nächsten Nummer nimmt ${amount} gegenüber ${customer} zurück. Sie wird ein Dokument von ${order}, und die Endpunkte des Kunden erfahren davon. Das lässt sich nicht rückgängig machen; danach kann der Auftrag neu abgerechnet werden.`,
  reason: 'Grund',
  reasonHint: 'Steht auf der Stornorechnung.',
  cancelled: (number) => `${number} ist storniert`,
  ordersOf: (count) => plural(count, { one: 'Auftrag', other: 'Aufträge' }),
  credits: (number) => `Korrigiert ${number}`,
  reinvoice: 'Neu abrechnen',
  reinvoiceOne: (order) => `Neu abrechnen ${order}`,
  reinvoiceTitle: (order) => `${order} neu abrechnen?`,
  reinvoiceText: (amount, customer) =>
    `Eine neue Rechnung mit der nächsten Nummer geht an ${customer}, zum jetzigen Preis des Auftrags. Die stornierte lautete auf ${amount}.`,
  reinvoiced: (order) => `${order} ist neu abgerechnet`,
  totals: (count, corrections) =>
    corrections === 0
      ? plural(count, { one: 'Rechnung', other: 'Rechnungen' })
      : `${plural(count, { one: 'Rechnung', other: 'Rechnungen' })}, davon ${plural(corrections, { one: 'Korrektur', other: 'Korrekturen' })}`,
};
