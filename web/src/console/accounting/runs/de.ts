// The words of invoice runs in German.
import { pluralFormIn, pluralIn } from '../../../../../shared/text/plural.ts';
import type { RunWords } from './en.ts';

const plural = pluralIn('de');
const form = pluralFormIn('de');
const orders = (count: number) => plural(count, { one: 'Auftrag', other: 'Aufträge' });
const invoices = (count: number) => plural(count, { one: 'Rechnung', other: 'Rechnungen' });
const customers = (count: number) => plural(count, { one: 'Kunde', other: 'Kunden' });

const SHOWN_NAMES = 3;

function listNames(names: readonly string[]): string {
  const rest = names.length - SHOWN_NAMES;
  const shown = names.slice(0, SHOWN_NAMES).join(', ');
  return rest > 0 ? `${shown} und ${rest} weitere` : shown;
}

export const de: RunWords = {
  title: 'Rechnungslauf',
  sentence: (count, ordersDue) =>
    count === 0 ? 'Nichts ist fällig.' : `Fällig: ${invoices(count)} über ${orders(ordersDue)}.`,
  until: 'Bis Tag der Anlieferung',
  preview: 'Was fällig ist',
  customer: 'Kunde',
  invoicing: 'Abrechnung',
  invoicings: { PER_ORDER: 'je Auftrag', WEEKLY: 'wöchentlich', MONTHLY: 'monatlich' },
  orders: 'Aufträge',
  invoices: 'Rechnungen',
  net: 'Netto',
  gross: 'Brutto',
  findings: 'Befunde',
  fine: 'In Ordnung',
  finding: {
    NO_CONTRACTING_PARTY: () => 'Vertragspartner fehlt',
    OPERATOR_INCOMPLETE: () => 'Eigene Angaben unvollständig',
    CUSTOMER_INCOMPLETE: () => 'Angaben zum Kunden unvollständig',
    NO_PRICE: (count) => `${orders(count)} ohne Preis`,
    EXTRAS_UNCHECKED: (count) => `${orders(count)} mit ungeprüften Zusatzleistungen`,
    OTHER_CURRENCY: (count) => `${orders(count)} in anderer Währung, eigene Rechnung`,
    PERIOD_OPEN: (count) => `${orders(count)} später, Zeitraum noch nicht beendet`,
  },
  field: {
    address: 'Anschrift',
    vatId: 'USt-IdNr.',
    phone: 'Telefon',
    sender: 'Absender der E-Mails',
    bank: 'Bankverbindung',
    'contractingParty.leitwegId': 'Leitweg-ID',
    'contractingParty.address': 'Postanschrift',
  },
  openCustomer: 'Kunde öffnen',
  openSettings: 'Einstellungen öffnen',
  nothing: 'Nichts ist fällig',
  nothingSentence: 'Wählen Sie einen späteren Tag, oder schließen Sie zuerst Aufträge ab.',
  start: (count) => `${invoices(count)} ausstellen`,
  startTitle: (count) => `${invoices(count)} ausstellen?`,
  startText: ({ count, ordersDue, net, gross, first, last, names }) =>
    `${invoices(count)} über ${orders(ordersDue)} an ${plural(names.length, { one: 'Kunden', other: 'Kunden' })}: ${listNames(names)}. ${net} netto, ${gross} brutto. ${first === last ? `Nummer ${first}` : `Nummern ${first} bis ${last}`}; vorläufig, bis sie ausgestellt sind.`,
  startFinal:
    'Eine Rechnung lässt sich nur durch eine andere stornieren. Sie können die Seite verlassen; der Lauf geht weiter.',
  blockedCount: (count) =>
    `${plural(count, { one: 'Kunde kann', other: 'Kunden können' })} noch nicht abgerechnet werden.`,
  runs: 'Läufe',
  nounRuns: (count) => form(count, { one: 'Lauf', other: 'Läufe' }),
  run: (day) => `Rechnungslauf bis ${day}`,
  startedBy: (name) => name ?? 'Betreiber-Token',
  startedAt: 'Gestartet',
  by: 'Von',
  state: 'Stand',
  states: { RUNNING: 'Läuft', STOPPED: 'Angehalten', DONE: 'Beendet' },
  accountStates: { WAITING: 'Wartet', DONE: 'Erledigt', BLOCKED: 'Nicht abgerechnet' },
  progress: (done, total) => `${done} von ${orders(total)}`,
  active: 'Ein Rechnungslauf ist noch nicht beendet',
  open: 'Lauf öffnen',
  stop: 'Lauf anhalten',
  stopTitle: 'Rechnungslauf anhalten?',
  stopText: 'Was ausgestellt ist, bleibt. Ein weiterer Lauf stellt den Rest aus.',
  result: 'Ergebnis je Kunde',
  numbers: 'Nummern',
  numbersOf: (first, last) => (first === last ? first : `${first} bis ${last}`),
  none: '–',
  problem: {
    NO_CONTRACTING_PARTY: 'Vertragspartner fehlt',
    ORDER_NOT_CHANGEABLE: 'Angaben unvollständig',
  },
  otherProblem: 'Ließ sich nicht abrechnen',
  done: (count) => `${invoices(count)} ausgestellt.`,
  doneBlocked: (count, blocked) => `${invoices(count)} ausgestellt, ${customers(blocked)} nicht abgerechnet.`,
  back: 'Rechnungsläufe',
};
