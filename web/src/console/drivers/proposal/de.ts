// The words of the ways and reasons of a proposal in German.
import { pluralIn } from '../../../../../shared/text/plural.ts';
import type { ChainWords } from './en.ts';

const plural = pluralIn('de');

export const de: ChainWords = {
  modes: {
    NONE: 'schon dort',
    WALK: 'zu Fuß',
    TRANSIT: 'Bahn und Bus',
    SHUTTLE: 'Shuttle',
    OVERNIGHT: 'übernachtet',
  },
  toPickup: (city) => `Nach ${city}`,
  home: (city) => `Nach Hause, ${city}`,
  unknownPlace: 'einem unbekannten Ort',
  unknownKm: 'unbekannt weit',
  sharedWith: (names) => `mit ${names}`,
  byTimetable: 'nach Fahrplan',
  nearNext: (city, km) => `am nächsten Tag beginnt in ${city} ein Auftrag, ${km} entfernt`,
  ways: (count) => plural(count, { one: 'Weg', other: 'Wege' }),
  waysAndReasons: 'Wege und Gründe',
  changed: 'Sie haben diese Kette geändert. Ihre Wege stehen nach der nächsten Berechnung fest.',
  setByHand: 'Von Hand zugewiesen, bleibt.',
  reasons: {
    ONLY_DRIVER: (name) => `Niemand außer ${name} kann ihn übernehmen.`,
    SHARED_CAR: (name) => `${name} fährt mit anderen in einem Wagen hin.`,
    CONTINUES: (name, km, after) => `Beginnt ${km} vom Ende von ${after}, wo ${name} dann ist.`,
    LEADS_HOME: (name, km) => `Bringt ${name} nach Hause, bis auf ${km}.`,
    STARTS_NEAR: (name, km) => `Beginnt ${km} von dort, wo ${name} ist.`,
    LEAST_COST: (name) => `Mit ${name} kostet der Tag insgesamt am wenigsten.`,
  },
  reasonsThere: {
    CONTINUES: (name, after) => `Beginnt, wo ${after} endet und ${name} dann ist.`,
    LEADS_HOME: (name) => `Bringt ${name} nach Hause.`,
    STARTS_NEAR: (name) => `Beginnt dort, wo ${name} ist.`,
  },
  nextBest: (name, cost, km) => `Nächstbeste Wahl: ${name}, ${cost} mehr${km ? ` und ${km} mehr leer` : ''}.`,
  nextAsGood: (name) => `${name} wäre gleich teuer.`,
  cost: 'Kosten der Wege',
  compared: {
    title: 'Verglichen',
    show: 'Mit dem jetzigen Stand vergleichen',
    asItStands: 'Wie es steht',
    nearestFirst: 'Nächster Fahrer zuerst',
    proposal: 'Vorschlag',
    placed: 'Verteilt',
    onTime: 'Pünktlich',
    km: 'Leer',
    cost: 'Kosten',
    perOrder: 'Mehrkosten je Auftrag',
  },
  oneMore: {
    title: 'Ein Fahrer mehr',
    serves: (city, count) =>
      `In ${city} würde ein weiterer Fahrer ${plural(count, { one: 'Auftrag', other: 'Aufträge' })} mehr übernehmen`,
    saves: (city) => `In ${city} würde ein weiterer Fahrer den Tag günstiger machen`,
    nothing: 'Ein weiterer Fahrer brächte an diesem Tag nichts.',
    changes: (km, cost) => `: ${km} leer, ${cost} für Wege.`,
    more: (value) => `${value} mehr`,
    less: (value) => `${value} weniger`,
    somewhere: 'einem unbekannten Ort',
  },
  timetable: (answered, asked) =>
    `Der Fahrplan-Server hat ${answered} von ${plural(asked, { one: 'Fahrt', other: 'Fahrten' })} beantwortet; der Rest ist geschätzt.`,
  estimated: 'Fahrten sind nach den Sätzen der Planung geschätzt.',
  rates: 'Sätze der Planung',
};
