// The words of the orders' board, table and map in German.
import { pluralFormIn } from '../../../../../shared/text/plural.ts';
import { inDative } from '../../../../../shared/time/format-duration.ts';
import type { listEn } from './list-en.ts';

const form = pluralFormIn('de');

const number = new Intl.NumberFormat('de');

export const listDe: typeof listEn = {
  title: 'Aufträge',
  newOrder: 'Neuer Auftrag',
  summary: (open, late, silent) =>
    `${number.format(open)}${open > 1000 ? '+' : ''} offen, ${late === 0 ? 'keiner' : number.format(late)} verspätet, ${
      silent === 0 ? 'alle mit Position' : `${number.format(silent)} ohne Position`
    }`,
  views: 'Ansicht',
  board: 'Board',
  table: 'Tabelle',
  map: 'Karte',
  mapLabel: 'Karte der Aufträge',
  mapList: 'Aufträge auf der Karte',
  mapped: (shown, all) =>
    shown === all
      ? `${number.format(all)} ${form(all, { one: 'Auftrag', other: 'Aufträge' })} abzuholen oder anzuliefern`
      : `Die ersten ${number.format(shown)} von ${all > 1000 ? 'über 1.000' : number.format(all)}: unterwegs, dann was als Nächstes ansteht. Engere Filter zeigen andere.`,
  mapNothing: {
    title: 'Nichts abzuholen oder anzuliefern',
    text: 'Aufträge stehen hier, bis sie übergeben sind. Nehmen Sie einen Filter weg oder sehen Sie alle an.',
  },
  notOnMap: 'Adresse nicht gefunden',
  filters: 'Filter',
  pickup: 'Abholung',
  pickupChoices: {
    any: 'Jeder Tag',
    today: 'Abholung heute',
    soon: 'Abholung heute oder morgen',
    week: 'Abholung binnen 7 Tagen',
  },
  customer: 'Kunde',
  driver: 'Fahrer',
  all: 'Alle',
  lateOnly: 'Nur verspätete',
  search: 'Nummer, Kennzeichen, FIN, Ort',
  searchLabel: 'Aufträge suchen',
  columns: {
    choose: 'Wählen',
    status: 'Status',
    order: 'Auftrag',
    customer: 'Kunde',
    route: 'Strecke',
    plate: 'Kennzeichen',
    pickup: 'Abholung',
    delivery: 'Anlieferung',
    driver: 'Fahrer',
    due: 'Fällig',
  },
  noun: (count, sorting) =>
    `${form(count, { one: 'Auftrag', other: 'Aufträge' })}, ${{ created: 'neueste', pickup: 'nächste Abholung' }[sorting]} zuerst`,
  status: 'Status',
  statusGroups: {
    open: 'Offen',
    release: 'Freizugeben',
    assign: 'Ohne Fahrer',
    road: 'Unterwegs',
    delivered: 'Übergeben',
    ended: 'Beendet',
  },
  noDriver: 'Kein Fahrer',
  more: (count) => `${number.format(count)} weitere`,
  count: (count) => (count > 1000 ? '1.000+' : number.format(count)),
  unfold: 'Spalte aufklappen',
  fold: 'Spalte zuklappen',
  empty: 'Hier ist nichts',
  actionsOf: (name) => `Aktionen für ${name}`,
  openOrder: 'Öffnen',
  lateBy: (span, clock) => `${span} verspätet, ${clock}`,
  pickupOverdue: (span) => `Abholung ${span} überfällig`,
  noAnswer: (span) => `Keine Antwort seit ${inDative(span)}`,
  noPosition: (span) => `Keine Position, ${span}`,
  notReleased: 'Wartet auf Freigabe',
  damage: 'Schaden zu prüfen',
  complaint: 'Reklamation',
  dragHint: (to, from) => `Auf ${to} ablegen. Andere Spalten sind von ${from} aus nicht möglich.`,
  dragNowhere: (from) => `Von ${from} aus ist für Sie keine Spalte möglich.`,
  dropHere: (command) => `Ablegen: ${command}`,
  dropAssign: 'Ablegen, um einen Fahrer zuzuweisen',
  chosen: (count) =>
    form(count, { one: '1 Auftrag gewählt', other: `${number.format(count)} Aufträge gewählt` }),
  choose: (name) => `${name} wählen`,
  assign: 'Zuweisen',
  release: 'Freigeben',
  clearChoice: 'Auswahl aufheben',
  assignMany: (count) =>
    form(count, { one: '1 Auftrag zuweisen', other: `${number.format(count)} Aufträge zuweisen` }),
  releaseMany: (count) =>
    form(count, { one: '1 Auftrag freigeben', other: `${number.format(count)} Aufträge freigeben` }),
  noConflicts: 'Keine Konflikte',
  conflicts: (count) =>
    form(count, {
      one: '1 Auftrag hat Konflikte',
      other: `${number.format(count)} Aufträge haben Konflikte`,
    }),
  assignWithout: (count) =>
    form(count, {
      one: 'Den 1 ohne Konflikte zuweisen',
      other: `Die ${number.format(count)} ohne Konflikte zuweisen`,
    }),
  assignAnyway: (count) =>
    form(count, { one: 'Trotzdem zuweisen', other: `Trotzdem alle ${number.format(count)} zuweisen` }),
  manyHint: 'Jeder Auftrag für sich: Was bei einem nicht geht, ändert nichts an den anderen.',
  results: (done, all) => `${number.format(done)} von ${number.format(all)} erledigt`,
  resultDone: 'Erledigt',
  resultRefused: 'Abgelehnt',
  cannot: (count) =>
    form(count, {
      one: '1 davon kann gerade nicht mitmachen',
      other: `${number.format(count)} davon können gerade nicht mitmachen`,
    }),
  close: 'Schließen',
  nothing: {
    title: 'Nichts passt zu diesen Filtern',
    text: 'Nehmen Sie einen weg, oder sehen Sie alle Aufträge an.',
    clear: 'Alle Aufträge zeigen',
  },
  none: {
    title: 'Noch keine Aufträge',
    text: 'Aufträge kommen per API, Portal oder Import. Sobald der erste da ist, steht er hier.',
  },
};
