// The words of carriers and of offers to them in German.
import { pluralFormIn, pluralIn } from '../../../../shared/text/plural.ts';
import type { CarrierWords } from './en.ts';

const plural = pluralIn('de');
const form = pluralFormIn('de');

export const de: CarrierWords = {
  title: 'Frachtführer',
  open: 'Frachtführer',
  summary: (count) => plural(count, { one: 'Frachtführer', other: 'Frachtführer' }),
  columns: {
    name: 'Frachtführer',
    people: 'Können antworten',
    offers: 'Offene Angebote',
    running: 'Laufende Aufträge',
    status: 'Status',
  },
  active: 'Aktiv',
  suspended: 'Gesperrt',
  empty: 'Noch keine Frachtführer',
  emptyText:
    'Legen Sie ein Konto der Art Frachtführer an und laden Sie dessen Leute ein. Dann können Sie ihm Aufträge anbieten.',
  onOrder: {
    title: 'Frachtführer',
    offer: 'Frachtführern anbieten',
    none: 'Keinem Frachtführer angeboten.',
    until: (when) => `Antwort bis ${when}`,
    net: (amount) => `${amount} netto`,
    driver: (name) => `Fahrer: ${name}`,
    noDriver: 'Noch kein Fahrer genannt',
    acceptFor: 'Telefonisch angenommen',
    declineFor: 'Telefonisch abgelehnt',
    withdraw: 'Zurückziehen',
    actions: (carrier) => `Aktionen für ${carrier}`,
  },
  states: {
    OFFERED: 'Angeboten',
    ACCEPTED: 'Angenommen',
    DECLINED: 'Abgelehnt',
    EXPIRED: 'Abgelaufen',
    WITHDRAWN: 'Zurückgezogen',
  },
  endReasons: {
    TAKEN: 'ein anderer Frachtführer war schneller',
    ORDER: 'der Auftrag wurde anders vergeben',
    DISPATCH: 'durch die Disposition',
  },
  dialog: {
    title: 'Frachtführern anbieten',
    text: 'Der Auftrag kommt in den Pool. Die Leute jedes Frachtführers bekommen eine Mail, und wer zuerst annimmt, hat den Auftrag.',
    carriers: 'Frachtführer',
    noCarriers: 'Es gibt keine Frachtführer, die antworten könnten.',
    noPeople: 'niemand kann antworten',
    net: 'Preis netto',
    netHint: 'Was der Frachtführer bekommt. Der Betrag wird zu Kosten des Auftrags.',
    vatRate: 'Umsatzsteuersatz in Prozent',
    deadline: 'Antwort bis',
    submit: (count) =>
      form(count, { one: '1 Frachtführer anbieten', other: `${count} Frachtführern anbieten` }),
    done: 'Angeboten',
  },
  answered: 'Notiert',
  withdrawTitle: (carrier) => `Angebot an ${carrier} zurückziehen?`,
  withdrawOpen: 'Der Frachtführer bekommt eine Mail und kann nicht mehr annehmen.',
  withdrawAccepted:
    'Der Auftrag verliert seinen Fahrer und kommt zurück in den Pool, seine Kosten entfallen. Der Frachtführer bekommt eine Mail.',
  withdrawConfirm: 'Angebot zurückziehen',
  keep: 'Angebot behalten',
  withdrawn: 'Zurückgezogen',
  reason: 'Grund',
};
