// The words of the form that dispatch fills in for a customer, in German.
import { pluralFormIn } from '../../../../../shared/text/plural.ts';
import { de as form } from '../../../orders/new/de.ts';
import type { en } from './en.ts';

const pluralForm = pluralFormIn('de');

export const de: typeof en = {
  ...form,
  transportHint: 'netto, nach der Vereinbarung des Kunden',
  notPossible: {
    ...form.notPossible,
    TRANSPORT_TYPE_NOT_ALLOWED: 'Nicht Teil der Vereinbarung des Kunden',
    NO_CONTRACTING_PARTY: 'Der Kunde hat noch keinen Vertragspartner',
  },
  yourNumber: 'Nummer des Kunden',
  note: 'Hinweis für den Fahrer',
  price: {
    ...form.price,
    waiting: 'Der Preis erscheint, sobald der Kunde und beide Orte bekannt sind.',
    why: {
      TRANSPORT_TYPE: (transport) => `Die Vereinbarung sieht für ${transport} ein Angebot vor.`,
      VEHICLE_TYPE: () => 'Die Vereinbarung verlangt ein Angebot für diese Fahrzeugart.',
      ADDRESS_UNCLEAR: () => 'Postleitzahl und Ort einer Adresse passen nicht zusammen.',
      DISTANCE_UNKNOWN: () => 'Die Strecke ließ sich nicht messen.',
      DISTANCE_ABOVE_LIMIT: () => 'Die Vereinbarung verlangt ein Angebot für diese Strecke.',
      ASKED: () => 'Sie fragen ein Angebot an, auch wenn die Vereinbarung einen Preis hat.',
      NO_TARIFF: () => 'Die Vereinbarung hat für diesen Fall keinen Preis.',
    },
    decide: 'Der Kunde erhält ein Angebot und entscheidet darüber.',
    now: 'Eine Anfrage steht unter Anfragen',
    afterwards: 'Sie bieten an: quote.offered und eine Mail an den Kunden',
    stepDecide: 'Entscheidung',
    decideHow: 'Durch den Kunden: Portal, API oder Link',
  },
  goes: (receivers) =>
    receivers === 0
      ? 'Der Kunde sieht den Auftrag im Portal.'
      : `Der Kunde sieht den Auftrag im Portal; order.created geht an ${pluralForm(receivers, { one: 'einen Endpunkt', other: `${receivers} Endpunkte` })}.`,
  orderFor_: (amount) => `Auftrag für ${amount} brutto anlegen`,
  orderPlain: 'Auftrag anlegen',
  noCost: 'Geht zu den Anfragen und wartet dort auf ein Angebot.',
  created: (number) => `${number} ist angelegt`,
  notAllowed: 'Aufträge nehmen Disposition und Admins auf.',
  customer: 'Kunde',
  customerHint: 'Dessen Vereinbarung den Preis bestimmt und dessen Auftrag es wird.',
  findCustomer: 'Name eingeben',
  chooseCustomer: 'Wählen Sie zuerst den Kunden.',
  requests: 'Anfragen',
  several: {
    title: 'Weitere Fahrzeuge auf derselben Strecke',
    hint: 'Für jedes ein Auftrag. Hersteller, Modell und alles andere sind wie oben.',
    add: 'Fahrzeug hinzufügen',
    remove: (position) => `Fahrzeug ${position} entfernen`,
    submit: (count) => `${count} Aufträge anlegen`,
    created: (count) => `${count} Aufträge sind angelegt`,
  },
};
