// The words of assigning a driver in German.
import { pluralIn } from '../../../../shared/text/plural.ts';
import type { AssignWords } from './en.ts';

const plural = pluralIn('de');

export const de: AssignWords = {
  title: 'Fahrer zuweisen',
  canReach: (free, all, city, clock) =>
    `${free} von ${all} erreichen ${city} bis ${clock}. Umrandet: diese Fahrt.`,
  canReachAnyTime: (free, all) => `${free} von ${all} sind frei.`,
  find: 'Fahrer suchen',
  driver: 'Fahrer',
  toPickup: 'Zur Abholung',
  conflicts: 'Konflikte',
  none: 'Kein Konflikt',
  unknown: 'unbekannt',
  free: 'Frei',
  freeTo: (clock) => `frei bis ${clock}`,
  freeFrom: (clock) => `ab ${clock}`,
  freeNow: 'jetzt frei',
  inactive: 'Nicht im Dienst',
  busy: (order, clock) => `Auf ${order} bis ${clock}`,
  latePickup: (span) => `${span} zu spät an der Abholung`,
  lateDelivery: (span) => `Liefert ${span} zu spät`,
  nextTrip: (ends, needed) => `Fertig ${ends}, gebraucht um ${needed}`,
  longDay: (span, limit, ends) => `${span} über ${limit}, fertig ${ends}`,
  absent: {
    DAY_OFF: (day) => `Hat frei bis ${day}`,
    HOLIDAY: (day) => `Im Urlaub bis ${day}`,
    SICKNESS: (day) => `Krank bis ${day}`,
    unknown: (day) => `Abwesend bis ${day}`,
  },
  outsideHours: (from, to) => `Arbeitet nur von ${from} bis ${to}`,
  noWork: 'Arbeitet an diesem Tag nicht',
  licenceMissing: (licence) => `Hat keinen Führerschein der Klasse ${licence}`,
  mayNotDrive: {
    TRAILER: 'Fährt nicht mit Anhänger',
    TRUCK: 'Fährt keine Lkw',
    ELECTRIC: 'Fährt keine Elektrofahrzeuge',
  },
  shortRest: (span, min) => `Nur ${span} Ruhezeit, braucht ${min}`,
  against: (name, why) => `${name}: ${why}. Sie können die Fahrt trotzdem zuweisen.`,
  closed: (place, opens) =>
    opens === null ? `${place} ist geschlossen` : `${place} ist geschlossen, öffnet ${opens}`,
  noPosition: 'Position unbekannt',
  assign: (name) => `${name} zuweisen`,
  replaceBy: (name) => `An ${name} geben`,
  others: (count) => plural(count, { one: 'weiterer Fahrer', other: 'weitere Fahrer' }),
  nobody: 'Es gibt noch keinen Fahrer. Legen Sie unter „Fahrer“ einen an.',
  nobodyFits: 'Kein Fahrer heißt so.',
  offer: 'Fahrern anbieten',
  offered: (order) => `${order} ist den Fahrern angeboten`,
  sends: (customer, name) =>
    `Sendet order.scheduled und driver.assigned an ${customer} und die Fahrt auf das Telefon von ${name}.`,
  pending: (order, name) => `${order} geht an ${name}`,
  undo: 'Rückgängig',
  undone: (order) => `${order} bleibt ohne Fahrer, niemand hat davon erfahren`,
  notReassigned: (order) => `${order} bleibt bei seinem Fahrer, niemand hat davon erfahren`,
  done: (order, name) => `${order} ist ${name} zugewiesen`,
  failed: (order, why) => `${order} wurde nicht zugewiesen: ${why}`,
  faster: 'jemand hat den Auftrag inzwischen geändert',
  checks: {
    allowed: 'Arbeitet zu dieser Zeit und darf es fahren',
    reach: (km, clock) => `${km} zur Abholung, dort um ${clock}`,
    reachUnknown: 'Niemand weiß, wie weit die Abholung ist',
    next: (clock) => `Keine andere Fahrt bis ${clock}`,
    noNext: 'Danach keine andere Fahrt',
    inHand: (clock, span) => `Liefert ${clock}, ${span} Luft`,
    delivers: (clock) => `Liefert ${clock}`,
  },
};
